import type {
	Euphoria_FactionView,
	Euphoria_PlayerView,
	Euphoria_RegionView,
	Euphoria_SiteView,
	Euphoria_SpaceView,
	Euphoria_WorkerView,
	ViewEuphoria,
} from "../../api/shapes";
import type { Choosing } from "../../table/choosing.svelte";
import type { Table } from "../../table/table.svelte";

export type City = ViewEuphoria;
export type Player = Euphoria_PlayerView;
export type Region = Euphoria_RegionView;
export type Site = Euphoria_SiteView;
export type Space = Euphoria_SpaceView;
export type Faction = Euphoria_FactionView;
export type Worker = Euphoria_WorkerView;

export const tone = (faction: string): string => `var(--region-${faction})`;

/** Whether we lack the star that lifts the penalty of a market. */
export const suffers = (view: City, site: Site): boolean =>
	site.built && view.seat !== null && !site.stars.includes(view.seat);

/** The region of a faction. */
export const regionOf = (view: City, faction: string | null): Region | undefined =>
	view.regions.find((region) => region.faction === faction);

/** The markets whose penalties bind a seat. */
export const penaltiesOf = (view: City, seat: number): Site[] =>
	view.sites.filter(({ built, market, stars }) => built && market && !stars.includes(seat));

/** The faction of a recruit, which its card names. */
export function factionOf(table: Table, view: City, recruit: string): string {
	const name = table.words.attribute(`recruit-${recruit}`, "faction");
	return view.regions.find(({ faction }) => table.words.t(`faction-${faction}`) === name)?.faction ?? "";
}

/** What is printed on a recruit, in the printing of this table. */
export function textOf(table: Table, view: City, recruit: string): string {
	const read = (name: string) => table.words.attribute(`recruit-${recruit}`, name);
	return (view.printing === "first" ? read("effect-first") : null) ?? read("effect") ?? "";
}

/** Whose mat is shown: our own; to spectators that of the seat on turn, and after the end the winner's. */
export const shownSeat = ({ seat, on_turn, ranks }: City): number => seat ?? (ranks ? ranks.indexOf(1) : on_turn);

/** The seats with active recruits of a faction, and how many each has. */
export function membersOf(view: City, faction: string): { seat: number; count: number }[] {
	return view.players
		.map(({ seat, recruits }) => ({
			seat,
			count: recruits.filter((each) => each.faction === faction).length,
		}))
		.filter(({ count }) => count);
}

/** The worker of ours that is being thought of: picked, under the mouse, or the only one that can be placed. */
export function consideredDie(choosing: Choosing): number | null {
	const { picked, hovered, looked, open } = choosing;
	const thought = [...picked, ...(looked?.elements ?? []), hovered ?? ""].find(isDie);
	const only = [...open].filter(isDie);
	const die = thought ?? (only.length === 1 ? only[0] : undefined);
	return die ? Number(die.slice(4)) : null;
}

/** Whether a place takes the worker of ours with this number now. */
export function takes(choosing: Choosing, element: string, die: number): boolean {
	return choosing.fitting.some(({ elements }) => elements.includes(element) && elements.includes(`die:${die}`));
}

const isDie = (element: string): boolean => element.startsWith("die:");
