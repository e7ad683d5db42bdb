/** The width of a character as a part of its size, where nothing can be measured. */
const WIDE = 0.56;
let pen: CanvasRenderingContext2D | null | undefined;
/** How often the board's type has come: what was measured before is measured anew. */
let arrived = $state(0);

function type(size: number): string {
	const family = getComputedStyle(document.documentElement).getPropertyValue("--text") || "sans-serif";
	return `600 ${size}px ${family}`;
}

/** How wide a bold text of the board is. */
export function widthOf(text: string, size: number): number {
	if (pen === undefined) {
		pen = document.createElement("canvas").getContext?.("2d") ?? null;
		void document.fonts?.load(type(size)).then(() => arrived++);
	}
	if (!pen) return text.length * size * WIDE;
	void arrived;
	pen.font = type(size);
	return pen.measureText(text).width;
}

/** The length a text must be pressed into, if it does not fit by itself. */
export function pressed(text: string, size: number, most: number): number | undefined {
	return widthOf(text, size) > most ? most : undefined;
}

/** A name on two lines as even as can be, broken at spaces and hyphens; on one if it cannot be broken. */
export function twoLines(name: string): string[] {
	const parts = name.split(/(?<=[ -])/);
	let best: string[] = [name];
	for (let n = 1; n < parts.length; n++) {
		const lines = [parts.slice(0, n).join("").trim(), parts.slice(n).join("").trim()];
		if (longest(lines) < longest(best)) best = lines;
	}
	return best;
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
