import { expect, test } from "vitest";
import { beside, covered } from "../../src/games/essen/choosing/placing";
import { forWalker, walked } from "../../src/games/essen/choosing/trail";
import type { Fair } from "../../src/games/essen/fair";
import { type Box, corners, feet, layoutOf } from "../../src/games/essen/geometry";
import { seenThrough, shiftTo } from "../../src/games/essen/phone/camera.svelte";
import { beyond } from "../../src/games/essen/phone/whereabouts";

/** A hall of three by two and one of one by two, with a yard of two columns between them. */
const cells = [0, 1, 2, 5].flatMap((x) => [1, 2].map((y) => [x, y]));
const fair = {
	games: cells.map((cell, at) => ({ booth: at + 1, cell, zone: cell[0] === 5 ? "blue" : "green" })),
	spaces: { parking: [], west: [[1, 0]], east: [[5, 0]], courtyard: [[3, 1], [4, 1]] }, // biome-ignore format: a map
	players: [{}, {}],
} as unknown as Fair;
const layout = layoutOf(fair);
/** Three stalls behind one another. */
const deep = layoutOf({
	...fair,
	games: [1, 2, 3].map((y) => ({ booth: y, cell: [0, y], zone: "green" })),
} as unknown as Fair);

test("a way keeps to the aisles: between two stalls, never out of the building", () => {
	const [front, back] = [feet(layout, "1"), feet(layout, "2")];
	const way = corners(layout, ["1", "2"]);
	expect(way).toEqual([front, { x: front.x + 38, y: front.y }, { x: front.x + 38, y: back.y }, back]);
	const straight = walked(layout, "1", ["3", "5"], [1, 1], 5);
	expect(straight.near.line.match(/[LQ]/g)).toEqual(["L"]);
	expect(straight.near.soles.every(({ y, turn }) => Math.abs(y - front.y) < 4 && turn === 90)).toBe(true);
	expect(walked(layout, "1", ["2"], [1], 5).near.line.match(/Q/g)).toHaveLength(2);
});

test("footprints leave room for the numbers", () => {
	const stop = feet(layout, "3");
	const { near } = walked(layout, "1", ["3", "5"], [1, 1], 5);
	expect(near.soles.length).toBeGreaterThan(4);
	expect(Math.min(...near.soles.map(({ x }) => Math.abs(x - stop.x)))).toBeGreaterThan(9);
});

test("whoever only passes a stall stays in the lane beside it", () => {
	const lane = feet(layout, "2").x + 38;
	const { stops, near } = walked(deep, "1", ["2", "3"], [1, 1], 5);
	expect(stops.map(({ x }) => x)).toEqual([lane, lane - 38]);
	expect(near.line.match(/Q/g)).toHaveLength(2);
});

test("a way ends where the actions do, and goes on pale", () => {
	const { stops, near, beyond: rest } = walked(layout, "1", ["3", "5"], [1, 2], 2);
	expect(stops.map(({ cost, beyond }) => [cost, beyond])).toEqual([[1, false], [2, true]]); // biome-ignore format: two steps
	expect([near.line.endsWith(`L${feet(layout, "3").x} ${feet(layout, "3").y}`), rest.soles.length > 0]).toEqual([
		true,
		true,
	]);
	const far = walked(layout, "1", ["3"], [2], 1);
	expect([far.near.soles.length, far.beyond.soles.length > 0]).toEqual([0, true]);
});

test("the parking lot is where the own car stands", () => {
	const [first, second] = [0, 1].map((seat) => feet(forWalker(layout, seat), "parking").x);
	expect(second! - first!).toBeCloseTo(layout.cars[1]!.x - layout.cars[0]!.x);
});

test("a bubble lies beside its stall, inside the board, and over nothing that must be seen", () => {
	const whole = { w: 900, h: 600 };
	const size = { w: 200, h: 100 };
	const corner: Box = { x: 820, y: 520, w: 70, h: 70 };
	const left = beside(corner, size, whole, [], []);
	expect([covered(left, corner), left.x + left.w <= 812, left.y + left.h <= 596]).toEqual([0, true, true]);
	const me: Box = { x: 740, y: 540, w: 32, h: 34 };
	const above = beside(corner, size, whole, [me], []);
	expect([covered(above, corner), covered(above, me), above.x >= 0 && above.y >= 0]).toEqual([0, 0, true]);
});

test("a window on the plan shows what it was turned to", () => {
	const [size, plan] = [{ w: 390, h: 380 }, { width: 950, height: 640 }]; // biome-ignore format: two sizes
	for (const scale of [0.7, 1, 1.6]) {
		const seen = seenThrough(size, plan, shiftTo({ x: 300, y: 200 }, size, plan, scale), scale);
		expect(seen.x + seen.w / 2).toBeCloseTo(300);
		expect(seen.y + seen.h / 2).toBeCloseTo(200);
		expect(seen.w).toBeCloseTo(390 / scale);
	}
});

test("its edges name what lies beyond", () => {
	const { x, y, w, h } = layout.booths.get(1)!;
	const edges = beyond(layout, { x, y: y - h, w: 3 * w, h: 2 * h });
	expect(edges.map(({ side, name }) => [side, name])).toContainEqual(["down", "space:parking"]);
	expect(edges.some(({ name }) => name === "hall:green")).toBe(false);
});
