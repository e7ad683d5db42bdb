import { expect, test } from "vitest";
import essen from "../../src/games/essen";
import { type Fair, way, wish } from "../../src/games/essen/fair";

const games = Array.from({ length: 60 }, (_, at) => ({
	booth: at + 1,
	symbol: "dice",
}));
const fair = {
	seat: 0,
	on_turn: 0,
	asked: "act",
	round: 3,
	rounds: 7,
	games,
	common: [7],
	reach: { "5": 2, "6": 9, west: 0 },
	players: [
		{ held: [8], actions: 3, sheet: { buying: 4, wishes: 5 } },
		{ held: null, actions: 1, sheet: { buying: 1, wishes: 0 } },
	],
} as unknown as Fair;
test("wishes and ways at the fair", () => {
	expect([wish(fair, 8), wish(fair, 7), wish(fair, 1)]).toEqual(["own", "common", null]);
	expect([way(fair, "5"), way(fair, "6"), way(fair, "west")]).toEqual([2, null, null]);
	expect(way({ ...fair, on_turn: 1 }, "5")).toBeNull();
});

test("the fair's heading and sheet", () => {
	expect(essen.standing?.(fair as never)).toEqual({ id: "round", args: { count: 3, total: 7 } });
	expect(essen.sheet?.(fair as never).map(({ label, values }) => [label.id, ...values])).toEqual([
		["line-buying", 4, 1],
		["line-wishes", 5, 0],
	]);
});
