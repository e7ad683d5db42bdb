import type { Event } from "../../api/shapes";
import type { Flight, Look } from "../title";
import { type FairView, supplyOf, supportersAt } from "./fair";

/** Never more pieces than this for one event; the rest is a number. */
const MOST = 3;

/** Where a card of a kind lies in an area; see Cards.svelte. */
export function cardPlace(area: string, card: string): string {
	return `card:${area}:${card}`;
}

/** What travels when something happens. The wheel turns by itself. */
export function flights(event: Event, view: FairView): Flight[] {
	const { kind, seat, elements, message } = event;
	const args = message.args ?? {};
	const area = named(args.area);
	const count = Number(args.count ?? 1);
	const home = `seat:${seat}`;
	const supporter: Look = { kind: "supporter", seat: seat ?? 0 };
	const card = String(args.card ?? "") === "card:ticket" ? "ticket" : String(args.card ?? "");
	const own = seat ?? 0;

	switch (kind) {
		case "dealt":
			return [{ from: "deck", to: cardPlace(area, card), look: { kind: "card", name: card } }];
		case "collected":
			return [{ from: cardPlace(area, card), to: home, look: { kind: "card", name: card } }];
		case "placed":
			return [{ from: supplyOf(own), to: supportersAt(own, area), look: supporter }];
		case "took-back":
			return [{ from: supportersAt(own, area), to: supplyOf(own), look: supporter }];
		case "played":
			return [
				{ from: home, to: "discard", look: { kind: "card", name: String(args.figure) } },
				{ from: supplyOf(own), to: supportersAt(own, area), look: supporter },
			];
		case "moved": {
			const owner = view.players.findIndex((player) => `seat:${player.colour}` === args.owner);
			return [
				{ from: home, to: "discard", look: { kind: "card", name: String(args.figure) } },
				{ from: elements[1]!, to: elements[2]!, look: { kind: "supporter", seat: owner } },
			];
		}
		case "discarded":
			return [{ from: home, to: "discard", look: { kind: "card", name: String(args.figure) } }];
		case "reshuffled":
			return times(MOST, { from: "discard", to: "deck", look: { kind: "back" } });
		case "most-tickets":
			return [{ from: "wheel", to: home, look: { kind: "coin", name: `${count}` } }];
		case "redeemed":
			return [
				...times(Math.min(count, MOST), { from: home, to: "discard", look: { kind: "card", name: "ticket" } }),
				{ from: "wheel", to: home, look: { kind: "coin", name: `${count}` } },
			];
		case "medal":
			return [{ from: supportersAt(own, area), to: home, look: { kind: "medal", name: `${count}` } }];
		case "approved":
			return times(Math.min(count, MOST), { from: `area:${area}`, to: home, look: { kind: "approval", name: area } });
		case "recalled":
			return times(Math.min(count, MOST), {
				from: supportersAt(own, area),
				to: supplyOf(own),
				look: supporter,
				quick: true,
			});
		default:
			return [];
	}
}

function named(element: string | number | undefined): string {
	return String(element ?? "").replace(/^area:/, "");
}

function times(count: number, flight: Flight): Flight[] {
	return Array.from({ length: count }, () => flight);
}
