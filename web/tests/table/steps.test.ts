import { expect, test } from "vitest";
import type { Choice } from "../../src/api/shapes";
import { stepsOf } from "../../src/table/steps";

const choice = (notation: string, ...elements: string[]): Choice => ({ notation, elements }) as unknown as Choice;
const all = (each: Choice): readonly string[] => each.elements;
const SUPPORTERS = ["orange:agriculture", "orange:electricity", "blue:agriculture"];
const AREAS = ["fine-arts", "manufacturing", "transportation"];
const palmer = SUPPORTERS.flatMap((who) =>
	AREAS.map((area) => choice(`palmer ${who}>${area}`, "figure:palmer", `supporters:${who}`, `area:${area}`)),
);
const discard = choice("discard palmer", "figure:palmer", "discard");

test("one card with many ways is whom, and then where to", () => {
	const steps = stepsOf([...palmer, discard], all)!;
	expect([...steps].map(([element, choices]) => [element, choices.length])).toEqual([
		["supporters:orange:agriculture", 3],
		["supporters:orange:electricity", 3],
		["supporters:blue:agriculture", 3],
		["discard", 1],
	]);
});

test("beside another card, the card itself is the first step", () => {
	const steps = stepsOf([...palmer, choice("burnham", "figure:burnham")], all)!;
	expect([...steps.keys()]).toEqual(["figure:palmer", "figure:burnham"]);
});

test("places of which each is a choice are no steps", () => {
	const places = AREAS.map((area) => choice(`place ${area}`, `area:${area}`));
	expect(stepsOf(places, all)).toBeNull();
	expect(stepsOf([], all)).toBeNull();
});
