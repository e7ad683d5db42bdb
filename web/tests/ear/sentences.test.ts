import { expect, test } from "vitest";
import type { Block } from "../../src/api/shapes";
import { gained, happened, ruleOf, sentence, shortened } from "../../src/ear/sentences";
import { Catalogue } from "../../src/words/catalogue";

const words = new Catalogue("en", ["placed = { $who } goes to { $area }\nrefilled = new here: { $card }.\n"]);
const block = (decision: number, ...messages: [string, Record<string, string>][]): Block => ({
	decision,
	seat: 0,
	events: messages.map(([id, args]) => ({ kind: "x", seat: null, elements: [], message: { id, args }, lists: "" })),
});

test("a text becomes a sentence that ends", () => {
	expect(["blue leads", "Éclair!", " “Go?” ", "", "écoute"].map(sentence)).toEqual([
		"Blue leads.",
		"Éclair!",
		"“Go?”",
		"",
		"Écoute.",
	]);
});

test("what decisions brought about is a sentence each", () => {
	const blocks = [block(1, ["placed", { who: "Blue", area: "Arts" }], ["refilled", { card: "Tesla" }]), block(2)];
	expect(happened(blocks, words)).toEqual(["Blue goes to Arts.", "New here: Tesla."]);
});

test("what is too much is its first part, and how much is left", () => {
	const rest = (count: number): string => `${count} more`;
	expect(shortened(["a", "b", "c", "d"], 2, rest)).toEqual(["a", "b", "2 more"]);
	expect(shortened(["a", "b"], 2, rest)).toEqual(["a", "b"]);
});

test("points that changed have their owner", () => {
	expect(gained([3, 5, 0], [3, 9, -1])).toEqual([
		{ seat: 1, count: 4 },
		{ seat: 2, count: -1 },
	]);
	expect(gained([], [3, 9])).toEqual([]);
});

test("a rule is found by its number, and read without its marks", () => {
	const book =
		"# Rules\n\n## WF-1 The fair\n\nFive areas, see [WF-3](#WF-3).\n\n## WF-13 Tickets\n\nA ticket *moves*\nthe wheel.\n*Source: page 4.*\n";
	expect(ruleOf(book, "13")).toEqual(["WF-13 Tickets.", "A ticket moves the wheel."]);
	expect(ruleOf(book, "WF-1")).toEqual(["WF-1 The fair.", "Five areas, see WF-3."]);
	expect([ruleOf(book, "7"), ruleOf(book, "x")]).toEqual([[], []]);
});
