import type { Box } from "../geometry";

export interface Size {
	w: number;
	h: number;
}

const GAP = 8;
const EDGE = 4;

/** How much of one box another covers. */
export function covered(one: Box, other: Box): number {
	const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
	const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
	return w > 0 && h > 0 ? w * h : 0;
}

/**
 * Where to put something of this size beside a box, inside the whole: it may cover nothing of what must be seen, and as
 * little as possible of what one would like to see.
 */
export function beside(box: Box, size: Size, whole: Size, must: readonly Box[], would: readonly Box[]): Box {
	const middle = { x: box.x + box.w / 2 - size.w / 2, y: box.y + box.h / 2 - size.h / 2 };
	const right = box.x + box.w + GAP;
	const left = box.x - GAP - size.w;
	const above = box.y - GAP - size.h;
	const below = box.y + box.h + GAP;
	const rows = [middle.y, box.y, box.y + box.h - size.h];
	const columns = [middle.x, box.x, box.x + box.w - size.w];
	const places = [
		...rows.flatMap((y) => [
			{ x: right, y },
			{ x: left, y },
		]),
		...columns.flatMap((x) => [
			{ x, y: above },
			{ x, y: below },
		]),
	].map(({ x, y }) => ({ x: within(x, whole.w - size.w), y: within(y, whole.h - size.h), ...size }));
	const cost = (place: Box): number =>
		1000 * sum(covered(place, box), ...must.map((each) => covered(place, each))) +
		sum(...would.map((each) => covered(place, each)));
	return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

const within = (at: number, most: number): number => Math.max(EDGE, Math.min(at, most - EDGE));
const sum = (...numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);
