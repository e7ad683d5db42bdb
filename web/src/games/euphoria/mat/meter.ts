import type { Message } from "../../../api/shapes";
import type { City, Player } from "../city";

/** A part of the meter of desertion: a worker's number or one's knowledge, from where to where. */
export interface Part {
	kind: "worker" | "knowledge";
	count: number;
	from: number;
}

/** The least width of a part, so that its number fits. */
const LEAST = 12;

/** Where each part begins and how wide it is drawn: small ones have room for their number, taken from the large ones. */
export function drawn(parts: readonly Part[], unit: number): { x: number; width: number }[] {
	const wide = parts.map(({ count }) => (count ? Math.max(count * unit, LEAST) : 0));
	const more = wide.reduce((sum, width, n) => sum + width - parts[n]!.count * unit, 0);
	const spare = wide.reduce((sum, width) => sum + Math.max(0, width - LEAST), 0);
	const keep = spare ? Math.max(0, 1 - more / spare) : 1;
	let x = 0;
	return wide.map((own) => {
		const width = own > LEAST ? LEAST + (own - LEAST) * keep : own;
		x += width;
		return { x: x - width, width };
	});
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

/** What the meter says: the risk of taking workers back, or if there are none out, how far it is to the limit; nothing after the end. */
export function meterText(view: City, player: Player, picked: readonly string[]): Message | null {
	if (view.ranks) return null;
	const count = thoughtOf(player, picked);
	if (!count) return { id: "mat-sum", args: { count: sumOf(player), limit: view.tracks.limit } };
	return { id: "mat-risk", args: { count, risk: riskOf(player, count) } };
}
