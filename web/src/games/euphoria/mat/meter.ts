import type { Message } from "../../../api/shapes";
import type { City, Player } from "../city";

/** A part of the meter of desertion: a worker's number or one's knowledge, from where to where. */
export interface Part {
	kind: "worker" | "knowledge";
	count: number;
	from: number;
}

/** What one's workers at hand and oneself know, one after the other. */
export function partsOf({ ready, knowledge }: Player): Part[] {
	let from = 0;
	const next = (kind: Part["kind"], count: number): Part => {
		from += count;
		return { kind, count, from: from - count };
	};
	return [
		...ready.toSorted((one, other) => other - one).map((number) => next("worker", number)),
		next("knowledge", knowledge),
	];
}

export const sumOf = ({ ready, knowledge }: Player): number => ready.reduce((sum, each) => sum + each, knowledge);

/** How many workers one thinks of taking back: those that were pointed at, or all. */
export function thoughtOf(player: Player, picked: readonly string[]): number {
	const pointed = picked.filter((element) => element.startsWith("worker:")).length;
	return pointed || player.risks.length;
}

/** The risk of taking so many back, in percent. */
export const riskOf = (player: Player, count: number): number => Math.round(player.risks[count - 1] ?? 0);

/** A chance that is worth a warning. */
export const isDanger = (risk: number): boolean => risk >= 25;

/** What the meter says: the risk of taking workers back, or if there are none out, how far it is to the limit. */
export function meterText(view: City, player: Player, picked: readonly string[]): Message {
	const count = thoughtOf(player, picked);
	if (!count) return { id: "mat-sum", args: { count: sumOf(player), limit: view.tracks.limit } };
	return { id: "mat-risk", args: { count, risk: riskOf(player, count) } };
}
