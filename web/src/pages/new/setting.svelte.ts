import type { Bank, Days, Place, TitleCard } from "../../api/shapes";
import { level } from "../../level";

export type Value = string | number | boolean;
export interface Option {
	name: string;
	values: Value[];
	preset: Value;
}
/** Who sits somewhere, as one word: `me`, `anyone`, `invitation`, `here`, or `mind:` and which. */
export type Who = "me" | "anyone" | "invitation" | "here" | `mind:${string}`;
/** How long one may think: nothing, `bank:600:5` (seconds and seconds per decision), `days:3`. */
export type Clock = "" | `bank:${number}:${number}` | `days:${number}`;

export const CLOCKS: Record<"live" | "days", readonly Clock[]> = {
	live: ["", "bank:300:5", "bank:600:5", "bank:1200:10", "bank:2700:15"],
	days: ["", "days:1", "days:3", "days:7"],
};
/** Seconds after which the others may let a computer player go on for who is away; the usual one is in the middle. */
export const PATIENCES: Record<"live" | "days", readonly number[]> = {
	live: [60, 180, 600, 1800],
	days: [24 * 3600, 3 * 24 * 3600, 7 * 24 * 3600],
};
const COMPANY = 3;

interface Wish {
	title: string;
	seats: Place[];
	options: Record<string, Value>;
	pace: "live" | "days";
	clock: Bank | Days | null;
	listed: boolean;
	shuffle: boolean;
	stand_in: string;
	patience: number | null;
	hints: boolean | null;
	rated: boolean;
}

/** A table while it is being set. */
export class Setting {
	card = $state.raw<TitleCard>()!;
	who = $state<Who[]>([]);
	/** Names of others at this screen, by place. */
	names = $state<string[]>([]);
	options = $state<Record<string, Value>>({});
	pace = $state<"live" | "days">("live");
	clock = $state<Clock>("");
	/** Who goes on for those who are away or resign. */
	standIn = $state("");
	/** Seconds that the others wait for who is away, at each pace. */
	patience = $state({ live: 180, days: 3 * 24 * 3600 });
	/** By lot: nobody knows yet who gets which colour. */
	lot = $state(true);
	#listed = $state<boolean | null>(null);
	#hints = $state<boolean | null>(null);
	#rated = $state(false);

	constructor(card: TitleCard, friends: boolean) {
		this.card = card;
		this.who = friends ? ["me", "invitation"] : ["me"];
		this.resize(friends ? card.min_seats : COMPANY);
		this.#preset();
	}

	/** Another title: the company stays, as far as it fits. */
	choose(card: TitleCard): void {
		this.card = card;
		this.who = this.who.map((each) => (each.startsWith("mind:") ? this.mind : each));
		this.resize(this.who.length);
		this.#preset();
	}

	resize(seats: number): void {
		const wanted = Math.max(this.card.min_seats, Math.min(this.card.max_seats, seats));
		const kept = this.who.slice(0, wanted);
		while (kept.length < wanted) kept.push(this.mind);
		this.who = kept;
	}

	/** Somebody sits down. I can sit only once: who was there before moves to my old seat. */
	sit(at: number, who: Who): void {
		const mine = this.who.indexOf("me");
		if (who === "me" && mine >= 0) this.who[mine] = this.who[at]!;
		this.who[at] = who;
	}

	get mind(): Who {
		const mine = level.of(this.card.title);
		return `mind:${this.card.minds.includes(mine) ? mine : this.card.minds.at(-1)}`;
	}

	/** What can be agreed on before the game, from the title's JSON Schema. */
	get agreed(): Option[] {
		const { properties = {} } = this.card.options as {
			properties?: Record<string, { enum?: Value[]; default: Value }>;
		};
		return Object.entries(properties).map(([name, each]) => ({
			name,
			values: each.enum ?? [each.default],
			preset: each.default,
		}));
	}

	/** Whether everyone may find it; those who leave a seat free want to be found. */
	get listed(): boolean {
		return this.#listed ?? this.who.includes("anyone");
	}

	set listed(wanted: boolean) {
		this.#listed = wanted;
	}

	/** Whether those who play may ask for hints; by themselves only against computer players. */
	get hints(): boolean {
		return this.#hints ?? this.who.filter((each) => !each.startsWith("mind:")).length < 2;
	}

	set hints(wanted: boolean) {
		this.#hints = wanted;
	}

	/** Whether all who play are people with a screen of their own. */
	get canBeRated(): boolean {
		return !this.who.some((each) => each === "here" || each.startsWith("mind:"));
	}

	/** Whether it counts for ratings, as long as that can be. */
	get rated(): boolean {
		return this.#rated && this.canBeRated;
	}

	set rated(wanted: boolean) {
		this.#rated = wanted;
	}

	/** Whether the game can begin at once. */
	get full(): boolean {
		return !this.who.some((each) => each === "anyone" || each === "invitation");
	}

	setPace(pace: "live" | "days"): void {
		this.pace = pace;
		this.clock = pace === "days" ? "days:3" : "";
	}

	/** What the server is asked for; whoever has no name yet is called by their seat. */
	wish(unnamed: (seat: number) => string): Wish {
		return {
			title: this.card.title,
			seats: this.who.map((who, at) => this.#place(who, this.names[at]?.trim() || unnamed(at + 1))),
			options: { ...this.options },
			pace: this.pace,
			clock: clockFrom(this.clock),
			listed: this.rated || this.listed,
			shuffle: this.lot,
			stand_in: this.standIn,
			patience: this.clock ? null : this.patience[this.pace],
			hints: this.rated ? false : this.#hints,
			rated: this.rated,
		};
	}

	#place(who: Who, name: string): Place {
		if (who === "me" || who === "anyone" || who === "invitation") return { who };
		return who === "here" ? { who, name } : { who: "mind", mind: who.slice("mind:".length) };
	}

	#preset(): void {
		if (!this.card.minds.includes(this.standIn)) this.standIn = this.mind.slice("mind:".length);
		this.options = Object.fromEntries(this.agreed.map(({ name, preset }) => [name, preset]));
	}
}

export function clockFrom(text: Clock): Bank | Days | null {
	const [kind, first = "0", second = "0"] = text.split(":");
	if (kind === "bank") return { kind, seconds: Number(first), increment: Number(second) };
	return kind === "days" ? { kind, days: Number(first) } : null;
}
