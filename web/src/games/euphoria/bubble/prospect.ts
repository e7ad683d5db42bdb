import type { Message } from "../../../api/shapes";
import type { Amount } from "../amounts";
import type { City } from "../city";

/** What sending a worker somewhere would cost and bring, as far as the view tells. */
export interface Prospect {
	name: Message;
	prices: readonly (readonly Amount[])[];
	gains: readonly (readonly Amount[])[];
	/** What each of my workers would bring, where that depends on which of them goes and none is picked. */
	each: readonly { number: number; gains: readonly Amount[]; recruits: readonly string[] }[];
	/** Recruits that answer it. */
	recruits: readonly string[];
	/** Whether what they bring is not among the gains, so that their cards must tell. */
	told: boolean;
	/** Whose worker is bumped, and its number. */
	bumps: { seat: number; number: number } | null;
	/** What else is to be said. */
	more: readonly Message[];
}

/** What a place would mean for a worker with this number; nothing for what is no place. */
export function prospectOf(view: City, element: string, die: number | null): Prospect | null {
	if (!element.startsWith("space:")) return null;
	const place = element.slice("space:".length);
	const area = view.areas.find((each) => each.area === place);
	if (area) {
		const only = area.next.length === 1 ? area.next[0] : undefined;
		const next = area.next.find(({ number }) => number === die) ?? (die === null ? only : undefined);
		return {
			...nothing(`space-${place}`),
			each: die === null && !only ? area.next : [],
			gains: next ? [next.gains] : [],
			recruits: next?.recruits ?? [],
			more: next ? [{ id: "bubble-total", args: { count: area.total + next.number } }] : [],
		};
	}
	const [, kind, name] = /^(site|edge)-(.+)$/.exec(place) ?? [];
	const site = view.sites.find((each) => each.site === name);
	if (site) return building(view, site, kind === "edge");
	const space = view.spaces.find((each) => each.space === place);
	if (!space) return null;
	const market = view.sites.find((each) => place === `market-${each.site}`)?.market;
	return {
		...nothing(market ? `market-${market}` : `space-${place}`),
		prices: space.prices,
		gains: space.gains,
		bumps: space.worker,
		recruits: space.recruits,
		told: true,
	};
}

/** One of the places of a construction site: the first of them costs another resource. */
function building(view: City, site: City["sites"][number], edge: boolean): Prospect {
	const builders = site.plots.filter(({ worker }) => worker).length + 1;
	const good = (edge ? site.plots[0] : site.plots.at(-1))?.good;
	const { needed } = view;
	return {
		...nothing(`site-${site.site}`),
		prices: good ? [[{ item: good, count: 1 }]] : [],
		gains: builders >= needed ? [[{ item: "star", count: 1 }]] : [],
		recruits: site.recruits,
		told: true,
		more: [
			builders >= needed
				? { id: "bubble-built", args: {} }
				: { id: "bubble-build", args: { count: builders, total: needed } },
		],
	};
}

const nothing = (id: string): Prospect => ({
	name: { id, args: {} },
	prices: [],
	gains: [],
	each: [],
	recruits: [],
	told: false,
	bumps: null,
	more: [],
});
