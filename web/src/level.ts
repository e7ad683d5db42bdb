import { kept } from "./kept";

/** How strong computer players can be, the weakest first. */
export const LEVELS = ["novice", "casual", "skilled", "expert", "master"] as const;
export type Level = (typeof LEVELS)[number];
const FIRST: Level = "casual";

const isLevel = (text: string | null | undefined): text is Level => LEVELS.includes(text as Level);
const key = (title: string): string => `ludothek.level.${title}`;

/** The level at which somebody plays a title; in this browser, a little higher after a win and lower after a loss. */
export const level = {
	of(title: string): Level {
		const [known] = (kept.get(key(title)) ?? "").split(" ");
		return isLevel(known) ? known : FIRST;
	},

	/** From now on, because somebody wishes it so. */
	set(title: string, wanted: Level): void {
		kept.set(key(title), wanted);
	},

	/** A game has ended against computer players: the level for the next, or null if it stays; each table counts once. */
	after(title: string, table: string, against: readonly (string | null)[], won: boolean): Level | null {
		const [met, ...others] = [...new Set(against)];
		const [, counted] = (kept.get(key(title)) ?? "").split(" ");
		if (!isLevel(met) || others.length || counted === table) return null;
		const next = LEVELS[LEVELS.indexOf(met) + (won ? 1 : -1)] ?? met;
		kept.set(key(title), `${next} ${table}`);
		return next === met ? null : next;
	},
};
