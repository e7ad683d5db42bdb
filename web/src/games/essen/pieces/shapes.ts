/** The signs of the four kinds of games, each on a square of 24, filled by the even-odd rule. */
export const SYMBOLS: Readonly<Record<string, string>> = {
	meeple:
		"M12 2.5a3.6 3.6 0 0 1 3.3 5.2c2.9.9 6.2 2.4 6.2 4.3c0 1.3-1.8 1.9-4.4 1.8c.9 2.3 2.5 4.7 2.9 7.2h-6.2L12 17.4L10.2 21H4c.4-2.5 2-4.9 2.9-7.2c-2.6.1-4.4-.5-4.4-1.8c0-1.9 3.3-3.4 6.2-4.3A3.6 3.6 0 0 1 12 2.5z",
	dice: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 6.3a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 1 0 0-3.4zM16 6.3a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 1 0 0-3.4zM12 10.3a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 1 0 0-3.4zM8 14.3a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 1 0 0-3.4zM16 14.3a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 1 0 0-3.4z",
	cards:
		"M3 7.5l8-3.3a1.2 1.2 0 0 1 1.5.6l1 2.2H10a2.5 2.5 0 0 0-2.5 2.5v8.7L2.4 9.1A1.2 1.2 0 0 1 3 7.5zM10 8.5h10a1.3 1.3 0 0 1 1.3 1.3v10.4a1.3 1.3 0 0 1-1.3 1.3H10a1.3 1.3 0 0 1-1.3-1.3V9.8A1.3 1.3 0 0 1 10 8.5z",
	hourglass:
		"M5 2.5h14v2.8h-1.4c0 3.3-2 5-3.9 6.7c1.9 1.7 3.9 3.4 3.9 6.7H19v2.8H5v-2.8h1.4c0-3.3 2-5 3.9-6.7C8.4 10.3 6.4 8.6 6.4 5.3H5z",
};
/** A heart on a square of 24. */
export const HEART = "M12 21C5.5 16.2 2.2 12.6 2.2 8.5A5 5 0 0 1 12 6.2A5 5 0 0 1 21.8 8.5C21.8 12.6 18.5 16.2 12 21z";
/** The print of a shoe around its middle, its toes to the top. */
export const SOLE =
	"M0-4.2c1.5 0 2.3 1.2 2.3 2.7c0 1.5-.6 2.3-.8 3.6h-2.8c-.3-1.3-1.1-2.1-1.1-3.7C-2.4-3.2-1.5-4.2 0-4.2zM-1.2 2.9h2.7c.1 1.4-.2 2.7-1.3 2.7c-1.2 0-1.5-1.2-1.4-2.7z";

/** The rim of a rosette: a circle with so many points. */
export function rosette(radius: number, points = 12, depth = 1.9): string {
	const at = (n: number): string => {
		const angle = (Math.PI * n) / points;
		const reach = n % 2 === 0 ? radius : radius - depth;
		return `${round(reach * Math.cos(angle))} ${round(reach * Math.sin(angle))}`;
	};
	return `M${Array.from({ length: 2 * points }, (_, n) => at(n)).join("L")}z`;
}

export const round = (number: number): number => Math.round(100 * number) / 100;

/** Chance that is the same on every page: numbers from 0 to 1, drawn one after another. */
export function scatter(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** About how wide a bold text is, in parts of its height. */
export function widthOf(text: string): number {
	const wide = (letter: string): number => {
		if (/[ ijl.,:;'’|!]/.test(letter)) return 0.27;
		if (/[frtI1−-]/.test(letter)) return 0.38;
		if (/[mwMWÉ€]/.test(letter)) return 0.8;
		return /[A-Z]/.test(letter) ? 0.64 : 0.53;
	};
	return Array.from(text, wide).reduce((sum, each) => sum + each, 0);
}
