import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Choice, Hints, Position } from "../../src/api/shapes";
import { Table } from "../../src/table/table.svelte";
import { heading } from "../heading";

const choice = (id: number): Choice => ({
	id,
	kind: "play",
	notation: `play ${id}`,
	elements: [`card:${id}`],
	message: { id: "choose", args: {} },
	amount: null,
});

const position = (version: number, asked_since: number, more: Partial<Position> = {}): Position =>
	({
		type: "position",
		table: { title: "sealed", status: "playing", seats: [], waiting: [0] },
		version,
		seat: 0,
		decisions: version,
		view: heading({ seat: 0 }),
		prompt: { seat: 0, kind: "play", message: { id: "ask", args: {} } },
		choices: [choice(1), choice(2)],
		journal: [],
		can_hint: true,
		asked_since,
		tired: [],
		answer: null,
		...more,
	}) as unknown as Position;

const given = (asked_since: number): Hints => ({
	decisions: 7,
	asked_since,
	hints: [
		{ choice: 2, chance: 61, feats: [], gains: [{ what: { id: "coins", args: {} }, count: 3 }] },
		{ choice: 1, chance: 40, feats: [], gains: [] },
		{ choice: 9, chance: 1, feats: [], gains: [] },
	],
});

let table: Table;
let answer: Hints;
let asked: [string, unknown][];

beforeEach(() => {
	asked = [];
	vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
		if (path.endsWith("/hints")) asked.push([path, JSON.parse(String(init?.body))]);
		return Response.json(path.endsWith("/hints") ? answer : {});
	});
	table = new Table("abc");
	table.hear(position(4, 4));
	answer = given(4);
});

afterEach(() => vi.unstubAllGlobals());

test("hints are numbered in the order of the server, and only those that can be chosen are shown", async () => {
	await table.hinting.ask();
	expect(asked).toEqual([["/api/v1/tables/abc/hints", { seat: 0 }]]);
	expect(table.hinting.list.map(({ number, choice, chance }) => [number, choice.id, chance])).toEqual([
		[1, 2, 61],
		[2, 1, 40],
	]);
});

test("hints stay while the question is the same, also when others decide at the same time, and go with it", async () => {
	await table.hinting.ask();
	table.hear(position(5, 4));
	expect(table.hinting.list).toHaveLength(2);
	table.hear(position(6, 6));
	expect(table.hinting.list).toEqual([]);
});

test("hints that come after the decision are not shown", async () => {
	const asking = table.hinting.ask();
	table.hear(position(5, 5));
	await asking;
	expect(table.hinting.list).toEqual([]);
});

test("where there are no hints nobody asks for any", async () => {
	table.hear(position(5, 4, { can_hint: false }));
	await table.hinting.ask();
	expect([table.hinting.allowed, asked]).toEqual([false, []]);
});
