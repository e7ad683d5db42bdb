import type {
	Euphoria_PlayerView,
	Euphoria_RegionView,
	Euphoria_SiteView,
	Euphoria_WorkerView,
	ViewEuphoria,
} from "../../api/shapes";
import type { Table } from "../../table/table.svelte";

export type City = ViewEuphoria;
export type Player = Euphoria_PlayerView;
export type Region = Euphoria_RegionView;
export type Site = Euphoria_SiteView;
export type Worker = Euphoria_WorkerView;

/** The regions as they are drawn: the sky, which has no markets, above those on the ground. */
export function regionsOf(view: City): Region[] {
	const hasSites = ({ sites }: Region) => sites.length > 0;
	return [...view.regions.filter((region) => !hasSites(region)), ...view.regions.filter(hasSites)];
}

export const tone = (faction: string): string => `var(--region-${faction})`;

/** Whether we lack the star that lifts the penalty of a market. */
export const suffers = (view: City, site: Site): boolean =>
	site.built && view.seat !== null && !site.stars.includes(view.seat);

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
