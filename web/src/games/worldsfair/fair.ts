import type { Message, ViewWorldsfair, Worldsfair_PlayerView } from "../../api/shapes";
import { SEATS } from "../../table/table.svelte";
import type { SheetRow } from "../title";

export type FairView = ViewWorldsfair;
export type PlayerView = Worldsfair_PlayerView;

export type Face =
	| { kind: "exhibit"; area: string }
	| { kind: "ticket" }
	| { kind: "figure"; figure: string; home: string | null };

/** What a card shows: `exhibit:electricity`, `ticket` or `figure:davis`; some figures place in one area, their home. */
export function faceOf(card: string, view: FairView): Face {
	const [kind, name = ""] = card.split(":");
	if (kind === "exhibit") return { kind, area: name };
	if (kind !== "figure") return { kind: "ticket" };
	return { kind, figure: name, home: view.areas.find((area) => area.figure === name)?.area ?? null };
}

export function supportersAt(seat: number, area: string): string {
	return `supporters:${SEATS[seat]}:${area}`;
}

export function supplyOf(seat: number): string {
	return `supply:${SEATS[seat]}`;
}

/** Approved exhibits laid out as sets: each has at most one of a kind, and the first is the largest. */
export function setsOf(approved: Readonly<Record<string, number>>): string[][] {
	const most = Math.max(0, ...Object.values(approved));
	const areas = Object.keys(approved);
	return Array.from({ length: most }, (_, n) => areas.filter((area) => approved[area]! > n));
}

/** Whose panel shows a thing that is one element for all: mine, or the first seat's for a spectator. */
export function isShownAt(view: FairView, seat: number): boolean {
	return seat === (view.seat ?? 0);
}

/** Whether a figure in front of a seat stands for that figure: mine do, others' only if I have none of it. */
export function standsFor(view: FairView, seat: number, figure: string): boolean {
	const mine = view.players[view.seat ?? 0];
	if (mine?.figures.includes(figure)) return seat === mine.seat;
	return seat === view.players.find((player) => player.figures.includes(figure))?.seat;
}

export function standing(view: FairView): Message {
	return { id: "round", args: { count: view.round, total: view.rounds } };
}

export function sheet(view: FairView): SheetRow[] {
	const row = (id: "coins" | "medals" | "sets"): SheetRow => ({
		label: { id, args: {} },
		values: view.players.map((player) => player[id]),
	});
	return [row("coins"), row("medals"), row("sets")];
}

/** What something is, and what the figures among the cards of an area do. */
export function tells(element: string, view: FairView): Message[] {
	const [kind, name] = element.split(":");
	const cards = kind === "cards" ? (view.areas.find((each) => each.area === name)?.cards ?? []) : [];
	const figures = [...new Set(cards.filter((card) => card.startsWith("figure:")))];
	const does = figures.map((figure) => ({ id: "figure-does", args: { figure } }));
	return [{ id: `tell-${kind}`, args: {} }, ...does];
}

/** Whoever points at the cards of an area wants them, and so the area. */
export function meantBy(element: string): string | null {
	return element.startsWith("cards:") ? element.replace("cards:", "area:") : null;
}
