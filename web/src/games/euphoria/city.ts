import type { Euphoria_PlayerView, Euphoria_SiteView, Euphoria_WorkerView, ViewEuphoria } from "../../api/shapes";
import type { Table } from "../../table/table.svelte";
import type { BaseView } from "../title";

export type City = ViewEuphoria & BaseView;
export type Player = Euphoria_PlayerView;
export type Site = Euphoria_SiteView;
export type Worker = Euphoria_WorkerView;

/** What is printed in each region, the sky first. */
export const REGIONS = [
	{
		faction: "icarite",
		area: "cloud-mine",
		good: "bliss",
		spaces: ["wind-saloon", "nimbus-loft", "breeze-bar", "sky-lounge"],
	},
	{
		faction: "euphorian",
		area: "generator",
		good: "energy",
		spaces: ["tunnel-euphorian", "end-euphorian", "incinerator"],
	},
	{ faction: "subterran", area: "aquifer", good: "water", spaces: ["tunnel-subterran", "end-subterran", "free-press"] },
	{ faction: "wastelander", area: "farm", good: "food", spaces: ["tunnel-wastelander", "end-wastelander", "ark"] },
] as const;
export type Region = (typeof REGIONS)[number];
const LAND: Record<string, string> = { euphorian: "euphoria", subterran: "subterra", wastelander: "wastelands" };

export const GOODS = ["energy", "water", "food", "bliss", "gold", "stone", "clay"] as const;
export const ARTIFACTS = ["book", "balloons", "glasses", "game", "bear", "bat"] as const;
/** How long the printed tracks are, and which of their steps mean something. */
export const ALLEGIANCE = { steps: 11, marks: [2, 5, 8, 11] } as const;
export const TUNNEL = { steps: 9, marks: [6, 9] } as const;
export const STARS = 10;
export const TRACK = 6;

export const tone = (faction: string): string => `var(--region-${faction})`;

export const sitesOf = (view: City, faction: string): Site[] =>
	view.sites.filter((site) => LAND[faction] && site.site.startsWith(LAND[faction]!));

/** Whether we lack the star that lifts the penalty of a market. */
export const suffers = (view: City, site: Site): boolean =>
	site.built && view.seat !== null && !site.stars.includes(view.seat);

/** The faction of a recruit, which its card names. */
export function factionOf(table: Table, recruit: string): string {
	const name = table.words.attribute(`recruit-${recruit}`, "faction");
	return REGIONS.find(({ faction }) => table.words.t(`faction-${faction}`) === name)?.faction ?? "";
}

/** What is printed on a recruit, in the printing of this table. */
export function textOf(table: Table, view: City, recruit: string): string {
	const read = (name: string) => table.words.attribute(`recruit-${recruit}`, name);
	return (view.printing === "first" ? read("effect-first") : null) ?? read("effect") ?? "";
}
