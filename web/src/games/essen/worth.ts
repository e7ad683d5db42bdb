import type { Essen_RankingView } from "../../api/shapes";
import type { Fair, Visitor } from "./fair";

/** How many of their wishes somebody has bought, as far as one may know. */
export const bought = (visitor: Visitor): number => visitor.wishes ?? 0;

/** What so many wishes give together; more than the tariff lists count like its last. */
export const wishPoints = ({ tariff: { wishes } }: Fair, count: number): number =>
	wishes[Math.min(count, wishes.length - 1)] ?? 0;

/** How many wishes more make a list worth more, and how much; null if nothing does. */
export function nextWorth(view: Fair, count: number): { count: number; points: number } | null {
	const { wishes } = view.tariff;
	const now = wishPoints(view, count);
	const at = wishes.findIndex((points, wished) => wished > count && points > now);
	return at < 0 ? null : { count: at - count, points: wishes[at]! };
}

/** The games somebody still needs for a ranking card, by symbol. */
export function lacking(visitor: Visitor, { needs }: Essen_RankingView): Record<string, number> {
	const missing = Object.entries(needs).map(
		([symbol, count]) => [symbol, count - (visitor.symbols[symbol] ?? 0)] as const,
	);
	return Object.fromEntries(missing.filter(([, count]) => count > 0));
}

export const meeting = (visitor: Visitor, card: Essen_RankingView): boolean => card.met.includes(visitor.seat);
