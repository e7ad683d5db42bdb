import { expect, test } from "vitest";
import { flights } from "../../src/games/worldsfair/flights";
import { event, fair } from "./views";

const told = (...args: Parameters<typeof event>): string[] =>
	flights(event(...args), fair()).map(({ from, to, look }) => `${look.kind} ${from} > ${to}`);

test("cards come from the deck and go to who collects them", () => {
	expect(told("dealt", null, { area: "area:fine-arts", card: "card:ticket" })).toEqual([
		"card deck > card:fine-arts:ticket",
	]);
	expect(told("collected", 1, { area: "area:fine-arts", card: "exhibit:electricity" })).toEqual([
		"card card:fine-arts:exhibit:electricity > seat:1",
	]);
});

test("supporters leave the supply and come back to it", () => {
	expect(told("placed", 2, { area: "area:fine-arts" })).toEqual([
		"supporter supply:green > supporters:green:fine-arts",
	]);
	expect(told("took-back", 0, { area: "area:agriculture" })).toEqual([
		"supporter supporters:orange:agriculture > supply:orange",
	]);
	expect(told("recalled", 0, { area: "area:transportation", count: 2 })).toHaveLength(2);
});

test("a figure goes to the discard pile and a supporter to its area", () => {
	expect(told("played", 0, { figure: "figure:davis", area: "area:agriculture" })).toEqual([
		"card seat:0 > discard",
		"supporter supply:orange > supporters:orange:agriculture",
	]);
	const elements = ["figure:palmer", "supporters:blue:agriculture", "supporters:blue:fine-arts"];
	const [, moved] = flights(event("moved", 0, { figure: "figure:palmer", owner: "seat:blue" }, elements), fair());
	expect(moved).toEqual({ from: elements[1], to: elements[2], look: { kind: "supporter", seat: 1 } });
});

test("a scoring brings coins, medals and approvals to their owners", () => {
	expect(told("most-tickets", 1, { count: 2 })).toEqual(["coin wheel > seat:1"]);
	expect(told("redeemed", 1, { count: 5 })).toEqual([...Array(3).fill("card seat:1 > discard"), "coin wheel > seat:1"]);
	expect(told("medal", 0, { area: "area:fine-arts", count: 4 })).toEqual([
		"medal supporters:orange:fine-arts > seat:0",
	]);
	expect(told("approved", 0, { area: "area:fine-arts", count: 2 })).toEqual(
		Array(2).fill("approval area:fine-arts > seat:0"),
	);
});

test("what only is said does not travel", () => {
	for (const kind of ["scoring", "round", "car", "end", "standing-first", "tie-shared", "something-new"])
		expect(told(kind, 0, { count: 1 })).toEqual([]);
});
