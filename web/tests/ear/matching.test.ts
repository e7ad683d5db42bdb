import { expect, test } from "vitest";
import { meant, named, plain } from "../../src/ear/matching";

const choices = [
	{ number: 1, text: "Go to stall 40 (Giochix.it): The Mystery of the Templars", notation: "go 40" },
	{ number: 2, text: "Go to stall 41 (Wonder Games): Lucky Lanterns", notation: "go 41" },
	{ number: 3, text: "Buy Room 25", notation: "buy 16" },
	{ number: 4, text: "End the turn", notation: "end" },
];
const numbers = (typed: string): number[] => meant(typed, choices).map(({ number }) => number);

test("a number is the choice with that number, never a stall", () => {
	expect([numbers("2"), numbers(" 4 "), numbers("40"), numbers("0")]).toEqual([[2], [4], [], []]);
});

test("the notation of the record is a choice, however it is written", () => {
	expect([numbers("go 41"), numbers("END"), numbers("buy  16")]).toEqual([[2], [4], [3]]);
});

test("words mean the choice that has them all, in any order and begun", () => {
	expect([numbers("lantern"), numbers("room buy"), numbers("end turn")]).toEqual([[2], [3], [4]]);
});

test("what fits several is several, and what fits none is none", () => {
	expect([numbers("stall"), numbers("go"), numbers("fly"), numbers("")]).toEqual([[1, 2], [1, 2], [], []]);
});

test("a whole word comes before the beginning of another", () => {
	const areas = ["Fine Arts", "Artisans", "Art"];
	const found = (typed: string): string[] => named(typed, areas, (each) => each);
	expect([found("art"), found("arts"), found("artis"), found("ar")]).toEqual([
		["Art"],
		["Fine Arts"],
		["Artisans"],
		["Fine Arts", "Artisans", "Art"],
	]);
});

test("accents and marks make no difference", () => {
	expect([plain("Électricité"), plain("Straße, „Łódź“")]).toEqual(["electricite", "strasse lodz"]);
});
