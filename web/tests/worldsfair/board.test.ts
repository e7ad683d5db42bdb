import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Board from "../../src/games/worldsfair/Board.svelte";
import Holdings from "../../src/games/worldsfair/Holdings.svelte";
import Token from "../../src/games/worldsfair/Token.svelte";
import { Table } from "../../src/table/table.svelte";
import { choice, fair } from "./views";

const COLOURS = ["orange", "blue", "green"];
const elements = (container: Element): string[] =>
	[...container.querySelectorAll<HTMLElement>("[data-element]")].map((each) => each.dataset.element!);

test("everything on the board can be pointed at, once, and nothing lies inside anything else", () => {
	const view = fair();
	const { container } = render(Board, { table: new Table("t"), view });
	const areas = view.areas.map(({ area }) => area);
	const expected = [
		"wheel",
		"deck",
		"discard",
		...areas.flatMap((area) => [`area:${area}`, `cards:${area}`]),
		...areas.flatMap((area) => COLOURS.map((colour) => `supporters:${colour}:${area}`)),
	];
	expect(elements(container).sort()).toEqual(expected.sort());
	expect(container.querySelectorAll("[data-element] [data-element]")).toHaveLength(0);
});

test("a row of cards shows its cards and the room for more", () => {
	const { container } = render(Board, { table: new Table("t"), view: fair() });
	const row = container.querySelector('[data-element="cards:fine-arts"]')!;
	expect([...row.querySelectorAll("[data-place]")].map((card) => card.getAttribute("data-place"))).toEqual([
		"card:fine-arts:ticket",
		"card:fine-arts:exhibit:electricity",
	]);
	expect(row.querySelectorAll(".slot")).toHaveLength(2);
});

test("the wheel shows how many tickets are still to come", () => {
	const { container } = render(Board, { table: new Table("t"), view: fair() });
	expect(container.querySelectorAll(".car")).toHaveLength(11);
	expect(container.querySelectorAll(".stations .ahead")).toHaveLength(7);
	expect(container.querySelector(".left")!.textContent).toBe("7");
});

test("what can be approved is asked at the area that is scored", () => {
	const table = new Table("t");
	table.choosing.offer([
		choice("approve", "proposals:agriculture", "approve:0"),
		choice("approve", "proposals:agriculture", "approve:1"),
	]);
	const { container } = render(Board, { table, view: { ...fair(), scoring: "agriculture" } });
	expect(elements(container).filter((each) => each.startsWith("approve:"))).toEqual(["approve:0", "approve:1"]);
});

test("the three panels together have every pile once", () => {
	const view = fair();
	const table = new Table("t");
	const all = [0, 1, 2].flatMap((seat) => elements(render(Holdings, { table, view, seat }).container));
	const expected = [
		...COLOURS.map((colour) => `supply:${colour}`),
		...["tickets", "coins", "medals", "approved", "figure:davis", "figure:palmer"],
		...view.areas.map(({ area }) => `proposals:${area}`),
	];
	expect(all.sort()).toEqual(expected.sort());
});

test.each(["card", "back", "supporter", "medal", "approval", "coin"])("a %s can travel", (kind) => {
	const { container } = render(Token, {
		look: { kind, seat: 1, name: kind === "card" ? "ticket" : "agriculture" },
		view: fair(),
	});
	expect(container.querySelector("svg")!.children.length).toBeGreaterThan(0);
});
