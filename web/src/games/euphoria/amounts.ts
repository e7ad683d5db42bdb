import type { Euphoria_AmountView } from "../../api/shapes";

export type Amount = Euphoria_AmountView;

/** A word or a sign in a row of them, and where it begins. */
export interface Bit {
	text?: string;
	sign?: string;
	x: number;
}
export interface Line {
	bits: readonly Bit[];
	width: number;
}

const SIGN = 12.5;
/** The width of a digit. */
const DIGIT = 6.7;

/** Sets words and signs one after the other: a text is as wide as it is, a sign as wide as all signs. */
function set(parts: readonly (string | { sign: string })[]): Line {
	let x = 0;
	const bits = parts.map((part): Bit => {
		const from = x;
		if (typeof part === "string") {
			x += part.length * DIGIT + 1;
			return { text: part, x: from };
		}
		x += SIGN + 4;
		return { sign: part.sign, x: from };
	});
	return { bits, width: parts.length && typeof parts.at(-1) !== "string" ? x - 4 : x };
}

/** The ways to pay as a lintel shows them: `3 cards / pair`. A way of single things of several kinds needs no numbers. */
export function priceLine(ways: readonly (readonly Amount[])[]): Line {
	return set(
		ways.flatMap((way, n) => {
			const plain = way.length > 1 && way.every(({ count }) => count === 1);
			const things = way.flatMap(({ item, count }) => [
				...(plain || item === "pair" ? [] : [`${count}`]),
				{ sign: item },
			]);
			return n ? ["/", ...things] : things;
		}),
	);
}

/** Gains with their signs before them: `+1 energy −1 knowledge`. */
export function gainLine(gains: readonly Amount[], recruits: number): Line {
	return set([
		...gains.flatMap(({ item, count }) => [signed(count), { sign: item }]),
		...Array.from({ length: recruits }, () => ({ sign: "recruit" })),
	]);
}

/** What is drawn in a doorway: the things themselves, of which one may be chosen; what every door like it gives goes without saying. */
export function doorGains(ways: readonly (readonly Amount[])[]): { things: Amount[]; choice: boolean } {
	const things = ways.flatMap((way) => way.filter(({ item }) => item !== "allegiance" && item !== "worker"));
	return { things, choice: ways.length > 1 };
}

/** A number with its sign, as on tracks. */
export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);
