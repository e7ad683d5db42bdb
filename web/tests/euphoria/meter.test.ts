import { expect, test } from "vitest";
import type { City, Player } from "../../src/games/euphoria/city";
import { drawn, meterText, partsOf, riskOf, sumOf } from "../../src/games/euphoria/mat/meter";

const player = (ready: number[], knowledge: number, risks: number[]): Player =>
	({ seat: 0, ready, knowledge, risks }) as unknown as Player;
const view = { tracks: { limit: 16 } } as unknown as City;

test("the meter lays workers and knowledge one after the other", () => {
	expect(partsOf(player([3, 6], 5, []))).toEqual([
		{ kind: "worker", count: 6, from: 0 },
		{ kind: "worker", count: 3, from: 6 },
		{ kind: "knowledge", count: 5, from: 9 },
	]);
	expect(sumOf(player([3, 6], 5, []))).toBe(14);
});

test("the meter tells the risk of taking all back, or those that were pointed at", () => {
	const two = player([3], 5, [16.7, 58.3]);
	expect(meterText(view, two, [])).toEqual({ id: "mat-risk", args: { count: 2, risk: 58 } });
	expect(meterText(view, two, ["worker:generator:4"])).toEqual({ id: "mat-risk", args: { count: 1, risk: 17 } });
	expect(riskOf(two, 2)).toBe(58);
});

test("without workers on the board the meter tells how far it is to the limit", () => {
	expect(meterText(view, player([4, 4], 3, []), [])).toEqual({ id: "mat-sum", args: { count: 11, limit: 16 } });
});

test("after the end nobody is taken back", () => {
	const ended = { ...view, ranks: [1, 2] } as City;
	expect(meterText(ended, player([3], 5, [16.7]), [])).toBeNull();
});

test("a part of one is wide enough for its number, and the sum stays where it is", () => {
	const parts = partsOf(player([6, 1], 5, []));
	const places = drawn(parts, 8);
	expect(places[1]!.width).toBe(12);
	expect(places.at(-1)!.x + places.at(-1)!.width).toBeCloseTo(12 * 8);
});
