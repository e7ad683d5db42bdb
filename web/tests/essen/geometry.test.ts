import { describe, expect, test } from "vitest";
import {
	type Box,
	CELL,
	corners,
	feet,
	type Layout,
	layoutOf,
	roomForName,
	standsOf,
	wayTo,
} from "../../src/games/essen/geometry";
import { fairOn, ODD, PRINTED } from "./maps";

const overlap = (one: Box, other: Box): boolean =>
	one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
const inside = ({ x, y, w, h }: Box, { width, height }: Layout): boolean =>
	x >= 0 && y >= 0 && x + w <= width && y + h <= height;
const booth = (layout: Layout, n: number): Box => layout.booths.get(n)!;

test("the printed map fills the board of a laptop", () => {
	const layout = layoutOf(fairOn(PRINTED, "parking", "parking"));
	expect([layout.width, layout.height]).toEqual([950, 600]);
	expect(layout.halls.map(({ zone }) => zone)).toEqual(["purple", "green", "blue", "yellow", "red"]);
	expect(layout.buildings.map(({ x, w }) => [x, w])).toEqual([
		[13, 304],
		[479, 456],
	]);
	expect(layout.halls.map(({ sign }) => sign.w / CELL.w)).toEqual([4, 4, 6, 3, 3]);
});

test("one walks through doors where a space touches a building", () => {
	const layout = layoutOf(fairOn(PRINTED, "parking"));
	const [left, right] = [317, 479];
	expect(layout.doors.filter(({ x }) => x < 400).every(({ x, w }) => x <= left && x + w > left)).toBe(true);
	expect(layout.doors.filter(({ x }) => x > 400).every(({ x, w }) => x < right && x + w >= right)).toBe(true);
	expect(layout.doors).toHaveLength(10);
});

describe.each([
	["the printed map", PRINTED],
	["an owner's map: no yard, a hall in an L", ODD],
	["a narrow map with one hall", ["ll r", "GGGG", "GGGG", "cGGG", " w e"]],
])("%s", (_, map) => {
	const layout = layoutOf(fairOn(map, "parking", "parking", "parking", "parking", "parking"));
	const booths = [...layout.booths.values()];

	test("has a place for every booth and every space", () => {
		expect(booths.every((box) => inside(box, layout))).toBe(true);
		expect(Object.values(layout.spaces).every((box) => inside(box, layout))).toBe(true);
		const { pallets, popularity, clock, rankings, cash, cars } = layout;
		for (const box of [pallets, popularity, clock, rankings, cash, ...cars]) expect(inside(box, layout)).toBe(true);
		for (const [at, one] of booths.entries())
			for (const other of booths.slice(at + 1)) expect(overlap(one, other)).toBe(false);
	});

	test("has floors that belong to one hall only, and boards that cover no booth", () => {
		for (const { zone, floor, sign } of layout.halls) {
			expect(booths.some((box) => overlap(box, sign))).toBe(false);
			const others = layout.halls.filter((hall) => hall.zone !== zone).flatMap((hall) => hall.floor);
			expect(floor.some((one) => others.some((other) => overlap(one, other)))).toBe(false);
		}
	});
});

test("a hall in an L has all of its booths, and a floor up to what is behind it", () => {
	const layout = layoutOf(fairOn(ODD, "parking"));
	const green = layout.halls.find(({ zone }) => zone === "green")!;
	expect(green.booths).toHaveLength(12);
	expect(green.sign.w).toBe(6 * CELL.w);
	const [first, below] = [green.floor[0]!, green.floor[6]!];
	expect(first.y).toBe(green.sign.y);
	expect(below.y).toBe(first.y + first.h);
});

test("the way along the aisles", () => {
	const view = { ...fairOn(PRINTED, "13"), via: { "17": "16", "16": "13" } };
	const layout = layoutOf(view);
	expect(wayTo(view, "17")).toEqual(["16", "17"]);
	const way = corners(layout, ["1", "2", "6"]);
	expect(way[0]).toEqual(feet(layout, "1"));
	expect(way.at(-1)).toEqual(feet(layout, "6"));
});

test("several players on one space stand side by side, at home everybody by the own car", () => {
	const view = fairOn(PRINTED, "2", "2", "2", "2", "2");
	const layout = layoutOf(view);
	const places = standsOf(view, layout);
	expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
	expect(places.at(-1)!.seat).toBe(view.seat);
	expect(places.every(({ x }) => Math.abs(x - feet(layout, "2").x) < CELL.w / 2)).toBe(true);
	const home = standsOf(fairOn(PRINTED, "parking", "parking"), layout);
	expect(
		home.map(({ x, seat }) => layout.cars[seat]!.x <= x && x <= layout.cars[seat]!.x + layout.cars[seat]!.w),
	).toEqual([true, true]);
});

test.each([1, 2, 5])("at an open stall %i players hide neither its price nor its number", (count) => {
	const view = fairOn(PRINTED, ...Array<string>(count).fill("1"));
	const layout = layoutOf(view);
	const { x, y } = booth(layout, 1);
	for (const place of standsOf(view, layout)) {
		const head = { x: place.x - 5 * place.scale, y: place.y - 26 * place.scale };
		expect(head.x > x + 64 || head.y > y + 56).toBe(true);
	}
});

test("the name of a stall ends where somebody stands", () => {
	expect(roomForName(fairOn(PRINTED, "2"), 1)).toBe(CELL.w);
	expect(roomForName(fairOn(PRINTED, "1"), 1)).toBe(60);
	expect(roomForName(fairOn(PRINTED, "1", "1"), 1)).toBeLessThan(60);
});
