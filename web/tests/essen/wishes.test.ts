import { expect, test } from "vitest";
import type { Fair, Visitor } from "../../src/games/essen/fair";
import { near, progressOf, sorted, stateOf } from "../../src/games/essen/wishes";

const game = (booth: number, place: string, owner: number | null, cell: number[]) => ({ booth, place, owner, cell });
const view = {
	tariff: { wishes: [0, 5, 5, 10] },
	games: [
		game(1, "warehouse", null, [0, 0]),
		game(2, "bag", 1, [1, 0]),
		game(3, "booth", null, [4, 4]),
		game(4, "boot", 0, [1, 1]),
	],
} as unknown as Fair;
const player = (wishes: number | null, held: number[] | null) =>
	({ seat: 0, wishes, held, shown: [4] }) as unknown as Visitor;

test("what has become of a wish", () => {
	expect(view.games.map((each) => stateOf(each, 0))).toEqual(["warehouse", "taken", "booth", "bought"]);
	expect(sorted(view, [1, 2, 3, 4], 0)).toEqual([3, 1, 4, 2]);
});

test("what the next wish is worth", () => {
	expect(progressOf(view, player(1, [1, 2]))).toEqual({
		fulfilled: 1,
		total: 3,
		points: 5,
		next: { count: 2, points: 10 },
	});
	expect(progressOf(view, player(3, []))?.next).toBeNull();
	expect(progressOf(view, player(null, null))).toBeNull();
});

test("stalls near each other", () => {
	expect(near(view, 1, [1, 2, 3, 4])).toEqual([2, 4]);
});
