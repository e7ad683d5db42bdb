import { expect, test } from "vitest";
import { fields, headed, isBySeat, isEmpty, isFlat, label, named, tabular, who } from "../../src/games/generic/naming";
import { Table } from "../../src/table/table.svelte";
import { Catalogue } from "../../src/words/catalogue";

const words = new Catalogue("en", [
	"deck = Artifact deck\nmoney = { $euros } €\narea-farm = Farm\nspace-mine = Cloud Mine",
]);

function table(): Table {
	const found = new Table("t");
	Object.defineProperty(found, "words", { value: words });
	found.names = { "space:mine": { id: "space-mine", args: {} } };
	return found;
}

test("a field has the title's word, or its own name as anybody would write it", () => {
	expect(label(table(), "deck")).toBe("Artifact deck");
	expect(label(table(), "money")).toBe("money");
	expect(label(table(), "last_round")).toBe("last round");
});

test("a word of a view has a name, and an element if one can point at it", () => {
	expect(named(table(), "areas", "farm")).toEqual({ text: "Farm", element: null });
	expect(named(table(), "space", "mine")).toEqual({ text: "Cloud Mine", element: "space:mine" });
	expect(named(table(), "place", "mine")).toEqual({ text: "Cloud Mine", element: "space:mine" });
	expect(named(table(), "kind", "gem:dark_red")).toEqual({ text: "dark red", element: null });
});

test("what the frame shows and what is empty is no part of the board", () => {
	const view = { title: "x", seat: 0, scores: [0], deck: 3, pile: [], hands: { a: [], b: null }, cards: ["a"] };
	expect(fields(view)).toEqual([
		["deck", 3],
		["cards", ["a"]],
	]);
	expect([isEmpty(0), isEmpty(false), isEmpty([[], {}])]).toEqual([false, false, true]);
});

test("seats, heads and tables are found by their form", () => {
	expect([who("owner", 1, 2), who("owner", 2, 2), who("price", 1, 2)]).toEqual([1, null, null]);
	expect(headed({ n: 1, area: "farm", other: "x" })).toEqual(["area", "farm"]);
	expect(tabular([{ a: 1 }, { a: null }])).toBe(true);
	expect(tabular([{ a: 1 }, { a: [1] }])).toBe(false);
});

test("rows and what is said of every seat are found by their form, too", () => {
	expect([isFlat(["a", 1]), isFlat({ ruby: 2 }), isFlat([{ a: 1 }]), isFlat({ a: [1] })]).toEqual([
		true,
		true,
		false,
		false,
	]);
	expect([isBySeat([true, false], 2), isBySeat([true, false], 3), isBySeat([1, 0], 2)]).toEqual([true, false, false]);
});
