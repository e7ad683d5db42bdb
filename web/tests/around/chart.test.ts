import { expect, test } from "vitest";
import { milestones, scale, spread, stairs } from "../../src/table/around/chart";

test("a scale ends at a round number and starts at nothing", () => {
	expect(scale(0, 87)).toEqual({ from: 0, to: 100, ticks: [0, 50, 100] });
	expect(scale(3, 7)).toEqual({ from: 0, to: 8, ticks: [0, 2, 4, 6, 8] });
	expect(scale(0, 0)).toEqual({ from: 0, to: 1, ticks: [0, 1] });
	expect(scale(-4, 10).from).toBeLessThanOrEqual(-4);
});

test("labels keep their distance, their order and inside", () => {
	expect(spread([10, 50], 14, 0, 100)).toEqual([10, 50]);
	expect(spread([10, 10, 12], 14, 0, 100)).toEqual([10, 24, 38]);
	expect(spread([99, 98], 14, 0, 100)).toEqual([100, 86]);
	expect(spread([-3], 14, 0, 100)).toEqual([0]);
});

test("points stay until they change", () => {
	const same = (value: number) => value;
	expect(stairs([0, 0, 2, 2], same, same)).toBe("M0 0H2V2H3");
});

test("the course of a game is told by its rounds, or by quarters", () => {
	expect(milestones([10, 20], 31)).toEqual([10, 20, 31]);
	expect(milestones([], 40)).toEqual([10, 20, 30, 40]);
	expect(milestones([], 1)).toEqual([1]);
});
