import type { Example } from "../../api/shapes";
import type { Chapter } from "./book";

/** Where the pictures stand: those of a rule below it, those of a chapter without rules below its heading. */
export function picturesOf(chapters: readonly Chapter[], examples: readonly Example[]): ReadonlyMap<string, Example[]> {
	const headings = chapters.filter((each) => each.depth === 2 && !each.number);
	const placeOf = ({ rule, chapter }: Example): string | undefined => rule ?? headings[chapter - 1]?.id;
	return new Map(chapters.map(({ id }) => [id, examples.filter((example) => placeOf(example) === id)]));
}

export interface Box {
	x: number;
	y: number;
	w: number;
	h: number;
}

/** The box around several. */
export function around(boxes: readonly Box[]): Box {
	const x = Math.min(...boxes.map((box) => box.x));
	const y = Math.min(...boxes.map((box) => box.y));
	return {
		x,
		y,
		w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
		h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
	};
}

/** A part of a drawing with a little air around it, but nothing from beyond the drawing. */
export function cut(part: Box, sheet: { w: number; h: number }, air = 10): Box {
	const x = Math.max(0, part.x - air);
	const y = Math.max(0, part.y - air);
	return { x, y, w: Math.min(sheet.w, part.x + part.w + air) - x, h: Math.min(sheet.h, part.y + part.h + air) - y };
}

/** How large a part is drawn: as wide as there is room, but never so high that the rule it explains is out of sight. */
export function scaleOf(part: Box, room: number, highest = 380, largest = 1.4): number {
	return Math.min(room / part.w, highest / part.h, largest);
}
