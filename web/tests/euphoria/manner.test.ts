import { afterEach, expect, test } from "vitest";
import { lookedAt, putAway, shownAt } from "../../src/games/euphoria/looking.svelte";
import { pointed, shows } from "../../src/games/euphoria/manner";
import type { Table } from "../../src/table/table.svelte";

const tableWith = (...open: string[]): Table =>
	({ ready: true, asked: null, choosing: { open: new Set(open), looked: null, hovered: null } }) as unknown as Table;

afterEach(putAway);

test("a click on a lit door sends the worker at once", () => {
	const table = tableWith("space:generator");
	expect(pointed("space:generator", table, "mouse")).toBe(false);
	expect(pointed("space:generator", table, "keyboard")).toBe(false);
	expect(shownAt(table)).toBeNull();
});

test("a finger sees first what a door would bring, and goes there with the second tap", () => {
	const table = tableWith("space:generator", "space:farm");
	expect(pointed("space:generator", table, "touch")).toBe(true);
	expect(lookedAt(table)).toBe("space:generator");
	expect(pointed("space:farm", table, "touch")).toBe(true);
	expect(shownAt(table)).toBe("space:farm");
	expect(pointed("space:farm", table, "touch")).toBe(false);
	expect(shownAt(table)).toBeNull();
});

test("a recruit who is no choice is read, and put away by the same way", () => {
	const table = tableWith();
	expect(pointed("recruit:maggie", table, "mouse")).toBe(true);
	expect(shownAt(table)).toBe("recruit:maggie");
	expect(pointed("recruit:maggie", table, "mouse")).toBe(true);
	expect(shownAt(table)).toBeNull();
	expect(pointed("recruit:maggie", tableWith("recruit:maggie"), "touch")).toBe(false);
});

test("goods are chosen without ado", () => {
	expect(pointed("item:gold", tableWith("item:gold"), "touch")).toBe(false);
	expect(shows("die:4", {} as never)).toBe(false);
	expect(shows("space:ark", {} as never)).toBe(true);
});

test("picking a worker lays nothing over the doors", () => {
	const table = tableWith("die:4");
	const picked: string[] = [];
	Object.assign(table.choosing, { pick: (element: string) => void picked.push(element) });
	expect(pointed("die:4", table, "mouse")).toBe(true);
	expect(picked).toEqual(["die:4"]);
});
