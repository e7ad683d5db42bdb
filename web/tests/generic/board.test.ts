import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { Position } from "../../src/api/shapes";
import Board from "../../src/games/generic/Board.svelte";
import Holdings from "../../src/games/generic/Holdings.svelte";
import { Table } from "../../src/table/table.svelte";
import { heading } from "../heading";

const view = {
	...heading({ title: "gems", scores: [3, 4] }),
	on_turn: 0,
	bag_size: 12,
	night: true,
	market: [
		{ gem: "ruby", price: 3 },
		{ gem: "dark_opal", price: 5 },
	],
	mines: [{ mine: "old", miners: [{ seat: 1, depth: 2 }], ores: { ruby: 2 } }],
	passed: [true, false],
	players: [{ seat: 0, gems: { ruby: 1 }, money: 7 }],
};

const seat = (number: number) => ({ seat: number, kind: "person", name: ["Ada", "Ben"][number], yours: number === 0 });

function table(): Table {
	const found = new Table("t");
	found.position = { table: { title: "gems", seats: [seat(0), seat(1)] } } as unknown as Position;
	found.names = { "gem:ruby": { id: "Ruby of the East", args: {} }, "mine:old": { id: "Old mine", args: {} } };
	return found;
}

test("any view becomes panels with names, never data", () => {
	const { container } = render(Board, { table: table(), view });
	const text = container.textContent ?? "";
	expect(text).toContain("Ruby of the East");
	expect(text).toContain("Old mine");
	expect(text).toContain("dark opal");
	expect(text).not.toMatch(/[{}[\]_]|\w:\w/);
	expect(container.querySelectorAll("section").length).toBeGreaterThan(2);
	expect(container.querySelectorAll("tbody tr")).toHaveLength(2);
	expect(container.querySelector('[data-element="mine:old"]')?.textContent).toContain("Old mine");
});

test("what a player holds is named too", () => {
	const { container } = render(Holdings, { table: table(), view, seat: 0 });
	expect(container.textContent).toMatch(/money\s*7/);
	expect(container.textContent).toMatch(/Ruby of the East\s*1/);
	expect(render(Holdings, { table: table(), view, seat: 1 }).container.textContent?.trim()).toBe("");
});

test("yes or no of every seat stands beside who it is said of", () => {
	const { container } = render(Board, { table: table(), view });
	const chips = [...container.querySelectorAll('section[aria-label="passed"] .chip')];
	expect(chips.map((chip) => chip.textContent?.trim().split(/\s+/))).toEqual([
		["Ada", "plain-yes"],
		["Ben", "plain-no"],
	]);
});
