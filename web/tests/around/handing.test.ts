import { expect, test } from "vitest";
import { covers, type Screen } from "../../src/table/around/handing.svelte";

const two: Screen = { playing: true, mine: [0, 1], seat: 1, present: 0, open: false };

test("the table is covered until the next person says to be there", () => {
	expect(covers(two)).toBe(true);
	expect(covers({ ...two, present: 1 })).toBe(false);
});

test("at the beginning nobody is there", () => {
	expect(covers({ ...two, seat: 0, present: null })).toBe(true);
});

test("as long as it is not known whether there are secrets, there may be", () => {
	expect(covers({ ...two, open: null })).toBe(true);
});

test.each([
	["nobody has secrets", { open: true }],
	["only one person sits here", { mine: [1] }],
	["somebody only watches", { mine: [], seat: null }],
	["the game is over", { playing: false }],
])("nothing is covered when %s", (_, other) => expect(covers({ ...two, ...other })).toBe(false));
