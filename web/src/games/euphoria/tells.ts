import type { Message } from "../../api/shapes";
import { type City, shownSeat } from "./city";

/** More about an element than its name: what stands there, what is left, what its steps bring. */
export function tells(element: string, view: City): Message[] {
	const [kind = "", name = ""] = element.split(":");
	if (kind === "space") return ofSpace(name, view);
	if (kind === "faction") return ofFaction(name, view);
	if (kind === "market") return ofMarket(name, view);
	if (element === "hand") return ofHand(view);
	if (kind === "territory") {
		const territory = view.factions.find(({ faction }) => faction === name);
		return territory ? [told("table-places", { count: territory.places - sum(territory.stars) })] : [];
	}
	return kind === "deck" ? [told("table-discards", { count: sum(Object.values(view.discard)) })] : [];
}

/** How many cards the one has whose mat is shown. */
function ofHand(view: City): Message[] {
	const { cards, morale } = view.players[shownSeat(view)]!;
	return [told("mat-cards", { count: cards, limit: morale })];
}

/** What the tiers of a faction bring. */
function ofFaction(name: string, view: City): Message[] {
	const inTheAir = view.factions.find(({ faction }) => faction === name)?.miner === null;
	return view.tracks.allegiance.map((step, n) =>
		told(n === 1 && inTheAir ? "tier-2-icarite" : `tier-${n + 1}`, { step }),
	);
}

/** How far a tunnel is dug, how many build, what a market asks and forbids. */
function ofSpace(name: string, view: City): Message[] {
	const [, group, of] = /^(tunnel|end|market|site|edge)-(.+)$/.exec(name) ?? [];
	const site = view.sites.find((each) => each.site === of);
	if (group === "market") return site?.market ? [told("table-market", { market: `market:${site.market}` })] : [];
	if (site) {
		const count = site.plots.filter(({ worker }) => worker).length;
		return [told("table-site", { count, needed: view.needed })];
	}
	const miner = view.factions.find(({ faction }) => faction === of)?.miner;
	if (miner == null) return [];
	const [reveal = 0, end = 0] = view.tracks.tunnel;
	return [told("table-tunnel", { step: miner, reveal, end })];
}

/** How one gets the star that lifts the penalty of a market: by a visit, or from the space of its region that gives stars. */
function ofMarket(market: string, view: City): Message[] {
	const site = view.sites.find((each) => each.market === market);
	if (!site?.built || view.seat === null || site.stars.includes(view.seat)) return [];
	const spaces = view.regions.find(({ sites }) => sites.includes(site.site))?.spaces ?? [];
	const giving = view.spaces.find(
		({ space, gains }) => spaces.includes(space) && gains.some((way) => way.some(({ item }) => item === "star")),
	);
	return [giving ? told("mat-way-out", { space: `space:${giving.space}` }) : told("mat-way-out-visit", {})];
}

const told = (id: string, args: Message["args"]): Message => ({ id, args });
const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
