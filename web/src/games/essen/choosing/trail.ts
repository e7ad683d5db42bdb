import { corners, feet, type Layout, type Point } from "../geometry";
import { round } from "../pieces/shapes";

/** A way over the plan, to be drawn. */
export interface Trail {
	/** The line under the footprints, its corners rounded. */
	line: string;
	soles: readonly Sole[];
}

export interface Sole extends Point {
	/** Where the toes point, in degrees from the top. */
	turn: number;
}

const CURVE = 9;
/** From one print to the next, how far they stand off the middle, and how much room a number needs. */
const STRIDE = 13;
const GAIT = 3.1;
const ROOM = 14;
/** A meeple covers the beginning. */
const START = 22;
/** From the edge of a place for a car to where one stands. */
const BESIDE = 9;

/** A corner of a way; one that is entered there has its number. */
interface Corner extends Point {
	stop: boolean;
}

/** A way with what it costs to enter each space; `beyond` is what the actions are not enough for. */
export interface Walked {
	near: Trail;
	beyond: Trail;
	stops: readonly Stop[];
}

export interface Stop extends Point {
	cost: number;
	beyond: boolean;
}

/** The parking lot of somebody is where the own car stands. */
export function forWalker(layout: Layout, seat: number): Layout {
	const [lot, car] = [layout.spaces.parking, layout.cars[seat]];
	if (!lot || !car) return layout;
	return { ...layout, spaces: { ...layout.spaces, parking: { ...lot, x: car.x + BESIDE, w: 0 } } };
}

/** The way from a space over others, as far as so many actions go, and further. */
export function walked(
	layout: Layout,
	from: string,
	way: readonly string[],
	costs: readonly number[],
	actions: number,
): Walked {
	const points = route(layout, [from, ...way]);
	let spent = 0;
	const stops = points
		.filter((point) => point.stop)
		.map(({ x, y }, at) => {
			spent += costs[at] ?? 0;
			return { x, y, cost: costs[at] ?? 0, beyond: spent > actions };
		});
	const enough = stops.filter((stop) => !stop.beyond).length;
	const end = enough ? points.findIndex((point) => same(point, stops[enough - 1]!) && point.stop) : 0;
	return {
		near: trail(points.slice(0, end + 1), stops, START),
		beyond: trail(points.slice(end), stops, end ? STRIDE : START),
		stops,
	};
}

/** All corners. Whoever only passes a stall stays in the lane beside it. */
function route(layout: Layout, spaces: readonly string[]): Corner[] {
	const points: Corner[] = [{ ...feet(layout, spaces[0]!), stop: false }];
	for (const [at, space] of spaces.slice(1).entries()) {
		const corner = corners(layout, [spaces[at]!, space]).slice(1);
		points.push(...corner.map((point, n) => ({ ...point, stop: n === corner.length - 1 })));
	}
	for (let at = points.length - 2; at > 0; at--)
		if (points[at]!.stop && same(points[at - 1]!, points[at + 1]!))
			points.splice(at - 1, 3, { ...points[at - 1]!, stop: true });
	return points;
}

function trail(points: readonly Point[], stops: readonly Point[], start: number): Trail {
	const corners = thinned(points);
	return { line: rounded(corners), soles: soles(corners, stops, start) };
}

/** Without points that lie on one another or in the middle of a straight line. */
function thinned(points: readonly Point[]): Point[] {
	const found: Point[] = [];
	for (const point of points) {
		const [before, last] = [found.at(-2), found.at(-1)];
		if (last && same(last, point)) continue;
		if (before && last && isStraight(before, last, point)) found.pop();
		found.push(point);
	}
	return found;
}

const same = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < 1;

function isStraight(one: Point, middle: Point, other: Point): boolean {
	const cross = (middle.x - one.x) * (other.y - middle.y) - (middle.y - one.y) * (other.x - middle.x);
	const onward = (middle.x - one.x) * (other.x - middle.x) + (middle.y - one.y) * (other.y - middle.y);
	return Math.abs(cross) < 1 && onward > 0;
}

function rounded(points: readonly Point[]): string {
	const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
	return points
		.map((point, index) => {
			const [before, next] = [points[index - 1], points[index + 1]];
			if (!before) return `M${at(point)}`;
			if (!next) return `L${at(point)}`;
			return `L${at(towards(point, before, CURVE))}Q${at(point)} ${at(towards(point, next, CURVE))}`;
		})
		.join("");
}

/** A point so far from one towards another, but never further than the middle. */
function towards(from: Point, to: Point, distance: number): Point {
	const length = Math.hypot(to.x - from.x, to.y - from.y);
	const part = Math.min(distance, length / 2) / length;
	return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function soles(points: readonly Point[], stops: readonly Point[], start: number): Sole[] {
	const found: Sole[] = [];
	let next = start;
	let side = 1;
	for (const [index, to] of points.slice(1).entries()) {
		const from = points[index]!;
		const length = Math.hypot(to.x - from.x, to.y - from.y);
		const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
		for (; next < length; next += STRIDE) {
			const [x, y] = [from.x + dx * next, from.y + dy * next];
			if (stops.some((stop) => Math.hypot(stop.x - x, stop.y - y) < ROOM)) continue;
			const turn = (Math.atan2(dy, dx) * 180) / Math.PI + 90;
			found.push({ x: round(x - dy * GAIT * side), y: round(y + dx * GAIT * side), turn: round(turn) });
			side = -side;
		}
		next -= length;
	}
	return found;
}
