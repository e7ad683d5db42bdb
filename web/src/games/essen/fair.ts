import type { Essen_GameView, Essen_PlayerView, ViewEssen } from "../../api/shapes";

export type Fair = ViewEssen;
export type Game = Essen_GameView;
export type Visitor = Essen_PlayerView;

export const game = (view: Fair, booth: number): Game => view.games[booth - 1]!;

export const isCrowded = (view: Fair, space: string): boolean =>
	space === "courtyard" ? view.crowd.courtyard : /^(west|east)$/.test(space) && view.crowd.entrances;

export const standing = (view: Fair, space: string): number[] =>
	view.players.filter((player) => player.space === space).map((player) => player.seat);

/** Whose wish a game is: ours, everybody's, or nobody's we know of. */
export function wish(view: Fair, booth: number): "own" | "common" | null {
	if (view.seat !== null && view.players[view.seat]?.held?.includes(booth)) return "own";
	return view.common.includes(booth) ? "common" : null;
}

/** The actions to a space, if whoever walks has that many left. */
export function way(view: Fair, space: string): number | null {
	const walking = view.asked === "act" && (view.seat === null || view.seat === view.on_turn);
	const cost = view.reach[space] ?? 0;
	return walking && cost > 0 && cost <= (view.players[view.on_turn]?.actions ?? 0) ? cost : null;
}

export const tone = (zone: string): string => `var(--hall-${zone})`;
