import { expect, test } from "vitest";
import type { Choice } from "../../src/api/shapes";
import { fewChoices, isDrawn } from "../../src/games/euphoria/choices";
import { sidesOf } from "../../src/games/euphoria/trade/sides";
import { Choosing } from "../../src/table/choosing.svelte";

let next = 0;
const choice = (...elements: string[]): Choice => ({
	id: next++,
	kind: "turn",
	notation: elements.join(" "),
	elements,
	message: { id: elements.join(" "), args: {} },
	amount: null,
});
const say = ({ notation }: Choice): string => notation;

function offered(...choices: Choice[]): Choosing {
	const choosing = new Choosing();
	choosing.offer(choices);
	return choosing;
}

test("workers go from the mat to the doors: only what is drawn nowhere has a chip", () => {
	const retrieve = choice("retrieve");
	const places = [choice("die:4", "space:farm"), choice("die:4", "space:generator")];
	const offer = choice("trade", "seat:blue");
	expect(fewChoices(offered(...places, retrieve, offer), say)).toEqual([retrieve]);
	expect(fewChoices(offered(...places, offer), say)).toEqual([places[0]]);
	expect(isDrawn(retrieve)).toBe(false);
});

test("of many payments as many chips are shown as fit, and all that was put together first", () => {
	const payments = ["gold", "stone", "clay", "energy", "water", "food", "bliss"].map((good) =>
		choice(`item:${good}`, "item:book"),
	);
	const choosing = offered(...payments);
	const few = fewChoices(choosing, say);
	expect(few.length).toBeGreaterThan(0);
	expect(few.length).toBeLessThan(payments.length);
});

test("a trade has two sides, each seen by its own player", () => {
	const view = {
		seat: 0,
		asked: "want",
		offer: { give: ["gold"], want: [], seat: 0, other: 1 },
		players: [
			{ goods: { gold: 1 }, known: {} },
			{ goods: { water: 2 }, known: { book: 1 } },
		],
	} as never;
	const choosing = { choices: [choice("wish:water"), choice("wish:water", "wish:book")], picked: [] };
	expect(sidesOf(view, choosing)).toEqual({
		partner: 1,
		gives: ["gold"],
		gets: [],
		wishes: ["water", "book"],
		theirs: { water: 2, book: 1 },
	});
	expect(sidesOf({ ...(view as object), seat: 1, asked: "answer" } as never, choosing)).toMatchObject({
		partner: 0,
		gives: [],
		gets: ["gold"],
	});
});
