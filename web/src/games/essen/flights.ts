import type { Event } from "../../api/shapes";
import type { Flight } from "../title";
import { type Fair, game, signed } from "./fair";

/** Never more boxes than this for one event; the rest is a number. */
const MOST = 3;

/** Where a visitor was before each step, when several are told with one view. */
const walked = new WeakMap<Fair, Map<number, string>>();

/** How many games have gone on sale with one view: they leave their pallets in order. */
const released = new WeakMap<Fair, number>();

/**
 * What travels when something happens: visitors walk step by step, boxes go from pallets to stalls and on to bags and
 * boots, coins to whoever sells, points and cards to whoever gets them. Besides elements, these are places on the page:
 * `meeple:0`, `bag:0`, `purse:0`, `wishes:0` and `seat:0` of a seat, and `kept` for the wishes of the draft.
 */
export function flights({ kind, seat, elements, message }: Event, view: Fair): Flight[] {
	const args = message.args ?? {};
	const [element = "", second = ""] = elements;
	const own = seat ?? 0;
	const [home, bag, purse, wishes] = [`seat:${own}`, `bag:${own}`, `purse:${own}`, `wishes:${own}`];
	const count = Number(args.count ?? 0);
	const points = (amount: number, from: string): Flight => ({
		from,
		to: home,
		look: { kind: "points", name: signed(amount) },
	});
	switch (kind) {
		case "went":
			return [{ ...step(view, own, element), look: { kind: "visitor", seat: own } }];
		case "bought":
			return [
				{ from: purse, to: element, look: { kind: "coin", name: `${args.euros ?? ""}` }, quick: true },
				{ from: element, to: bag, look: { kind: "game", name: symbolAt(view, element) } },
			];
		case "points":
			return [points(Number(args.points ?? 0), element)];
		case "wish":
			return [{ from: element, to: wishes, look: card(element) }];
		case "unloaded":
			return Array.from({ length: Math.min(count, MOST) }, () => ({
				from: bag,
				to: element,
				look: { kind: "bag" },
				quick: true,
			}));
		case "ate":
			return [
				{ from: purse, to: element, look: { kind: "coin", name: `${args.other ?? ""}` }, quick: true },
				{ from: element, to: home, look: { kind: "snack" } },
			];
		case "withdrew":
			return [
				{ ...points(-Number(args.other ?? 0), home), to: element, quick: true },
				{ from: element, to: purse, look: { kind: "coin", name: `${count}` } },
			];
		case "picked-own":
			return [{ from: element, to: "kept", look: card(element) }];
		case "tested":
			return [{ from: "deck", to: wishes, look: { kind: "back" } }];
		case "kept-own":
			return [
				{ from: second, to: "deck", look: card(second), quick: true },
				{ from: element, to: wishes, look: card(element) },
			];
		case "kept":
			return [{ from: wishes, to: "deck", look: card(element) }];
		case "released":
			return [
				{
					from: `pallet:${next(view)}`,
					to: element,
					look: { kind: "game", name: symbolAt(view, element) },
					quick: true,
				},
			];
		case "pallet":
			return second
				? [{ from: "warehouse", to: second, look: { kind: "game", name: symbolAt(view, element) }, quick: true }]
				: [];
		case "removed":
			return [{ from: element, to: "warehouse", look: { kind: "game", name: symbolAt(view, element) } }];
		case "left":
			return [points(count, element)];
		case "ranking-morning":
		case "ranking-afternoon":
			return [points(Number(args.points ?? 0), element || "ranking:1")];
		case "wishes":
			return [points(Number(args.other ?? 0), wishes)];
		default:
			return [];
	}
}

/** One step of a visitor: from where the last one led to the next, which for the last of all is where it stands now. */
function step(view: Fair, seat: number, element: string): { from: string; to: string } {
	const before = walked.get(view) ?? new Map<number, string>();
	walked.set(view, before);
	const meeple = `meeple:${seat}`;
	const from = before.get(seat) ?? meeple;
	before.set(seat, element);
	return { from, to: element.split(":")[1] === view.players[seat]?.space ? meeple : element };
}

function next(view: Fair): number {
	const count = (released.get(view) ?? 0) + 1;
	released.set(view, count);
	return count;
}

const symbolAt = (view: Fair, element: string): string => game(view, Number(element.split(":")[1])).symbol;
const card = (element: string): Flight["look"] => ({ kind: "card", name: element.split(":")[1] ?? "" });
