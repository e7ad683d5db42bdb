import type { Event } from "../../api/shapes";
import { SEATS } from "../../table/table.svelte";
import type { Flight, Look } from "../title";
import type { City } from "./city";

/** Where workers are that nobody has: a place on the tank. */
export const STOCK = "stock";
/** Never more pieces than this for one event. */
const MOST = 3;

/** What travels when something happens: workers out and home, goods, cards and stars to where they belong. */
export function flights({ kind, seat, elements, message }: Event, view: City): Flight[] {
	const args = message.args ?? {};
	const own = seat !== null && seat === view.seat;
	const home = homeOf(view, seat);
	const [place] = elements;
	const number = String(args.number ?? "");
	const [deed] = kind.split("-");
	if (kind === "allegiance") {
		const faction = String(args.faction);
		return [{ from: hereabouts(view, faction), to: faction, look: { kind: "good", name: "allegiance" } }];
	}
	if (seat === null) return [];
	const worker: Look = { kind: "worker", seat, name: number };
	const star: Look = { kind: "star", seat };

	switch (deed) {
		case "placed":
			return place ? [{ from: own ? `die:${number}` : home, to: place, look: worker }] : [];
		case "retrieved":
			return place ? [{ from: place, to: home, look: worker }] : [];
		case "bumped": {
			const other = seatOf(args.other);
			return place && other >= 0
				? [{ from: place, to: homeOf(view, other), look: { kind: "worker", seat: other } }]
				: [];
		}
		case "worker":
			return [{ from: STOCK, to: home, look: worker }];
		case "deserted":
		case "sacrificed":
			return [{ from: home, to: STOCK, look: worker }];
		case "star":
			if (kind === "star-dilemma") return [{ from: home, to: "dilemma", look: star }];
			if (kind === "star-territory") return [{ from: home, to: `territory:${named(args.faction)}`, look: star }];
			return place ? [{ from: home, to: place, look: star }] : [];
		case "gained":
			return goods(args.items, { from: sourceOf(view, named(place)), to: own && place ? place : home });
		case "paid":
			return goods(args.items, { from: own && place ? place : home, to: view.space ? `space:${view.space}` : "deck" });
		case "lost":
			return goods(args.items, { from: home, to: "deck" });
		case "drew":
			return [{ from: "deck", to: own && args.item ? String(args.item) : home, look: { kind: "card" } }];
		case "discarded":
			return [{ from: home, to: "deck", look: { kind: "good", name: named(args.item) } }];
		default:
			return [];
	}
}

/** Where the workers of a seat come home to: our mat, or the panel of another. */
export function homeOf(view: City, seat: number | null): string {
	return seat !== null && seat === view.seat ? `workers:${seat}` : `seat:${seat}`;
}

/** So many of a good, as the journal says it: `2 item:gold`. */
function goods(items: unknown, way: Pick<Flight, "from" | "to">): Flight[] {
	const [count, item] = String(items).split(" ");
	const look: Look = { kind: "good", name: named(item) };
	return Array.from({ length: Math.min(Number(count), MOST) }, () => ({ ...way, look, quick: true }));
}

/** Where a good comes from: the area that yields it, or the place somebody has just gone to. */
function sourceOf(view: City, good: string): string {
	const area = view.regions.find((region) => region.good === good)?.area;
	return `space:${area ?? view.space ?? ""}`;
}

/** A place of a faction from which its cause could have been furthered. */
function hereabouts(view: City, faction: string): string {
	const region = view.regions.find((each) => `faction:${each.faction}` === faction);
	return `space:${view.space ?? region?.area ?? ""}`;
}

const named = (element: unknown): string => String(element ?? "").replace(/^\w+:/, "");

function seatOf(element: unknown): number {
	return (SEATS as readonly string[]).indexOf(named(element));
}
