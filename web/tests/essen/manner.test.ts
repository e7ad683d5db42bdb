import { beforeEach, expect, test, vi } from "vitest";
import type { Choice, Plan, Position } from "../../src/api/shapes";
import { putAway, shownAt } from "../../src/games/essen/choosing/looking.svelte";
import { pointed, shows } from "../../src/games/essen/choosing/manner";
import type { Fair } from "../../src/games/essen/fair";
import { plansOf } from "../../src/games/generic/plans.svelte";
import type { Pointing, Title } from "../../src/games/title";
import { Table } from "../../src/table/table.svelte";

const choice = (id: number, element: string): Choice => ({
	id,
	kind: element,
	notation: element,
	elements: [element],
	message: { id: element, args: {} },
	amount: null,
});
const plan = (kind: string, element: string, ...choices: number[]): Plan => ({
	kind,
	notation: `${kind} ${element}`,
	element,
	choices,
	price: choices.length,
	message: { id: "plan", args: {} },
	listed: true,
});
const [step, buy, end, removal] = [choice(2, "booth:2"), choice(70, "tile:1"), choice(71, "end"), choice(83, "tile:3")];
const plans = [
	plan("go", "booth:3", 2, 3),
	plan("buy", "tile:3", 2, 3, 70),
	plan("buy", "tile:1", 70),
	plan("go", "booth:2", 2),
];
const games = ["booth", "booth", "booth", "removed"].map((place, at) => ({
	booth: at + 1,
	place,
	price: 10,
	points: 3,
}));
/** I stand at stall 1; stall 2 is next to it, stalls 3 and 4 are further away. */
const fair = {
	seat: 0,
	on_turn: 0,
	asked: "act",
	over: false,
	bag_size: 6,
	games,
	spaces: { parking: [] },
	reach: { "1": 0, "2": 1, "3": 2, "4": 3, parking: 9 },
	via: { "2": "1", "3": "2", "4": "3", parking: "4" },
	buyable: [1, 2, 3],
	players: [{ actions: 5, money: 50, bag: [], colour: "orange", pre_order: null, space: "1" }],
} as unknown as Fair;

let table: Table;
let chosen: number[];
const by = (pointing: Pointing, element: string): void => table.point(element, new DOMRect(), pointing);

async function ask(view: Fair, ...choices: Choice[]): Promise<void> {
	const prompt = { seat: 0, kind: "act", message: { id: "ask", args: {} } };
	const position = { version: 1, decisions: 10, seat: 0, prompt, choices, view } as unknown as Position;
	table.position = position;
	table.shown = position;
	table.choosing.offer(choices);
	await vi.waitFor(() => expect(plansOf(table).isFresh).toBe(true));
}

beforeEach(async () => {
	vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ plans }))));
	putAway();
	chosen = [];
	table = new Table("t");
	table.title = { pointed, shows } as unknown as Title;
	table.choose = ({ id }) => chosen.push(id);
	table.explain = () => Promise.resolve();
	await ask(fair, step, buy, end);
});

test("one click walks to the next stall and buys at one's own, by mouse and by keyboard", () => {
	by("mouse", "booth:2");
	by("keyboard", "booth:2");
	by("mouse", "tile:1");
	expect([chosen, shownAt(table)]).toEqual([[2, 2, 70], null]);
});

test("what is far is shown first, and a click never goes there", () => {
	by("mouse", "tile:3");
	expect([chosen, shownAt(table)]).toEqual([[], "tile:3"]);
	by("mouse", "tile:3");
	by("keyboard", "booth:4");
	expect([chosen, shownAt(table)]).toEqual([[], "booth:4"]);
	by("mouse", "booth:2");
	expect([chosen, shownAt(table)]).toEqual([[2], null]);
});

test("the game of the next stall is shown, its empty counter walked to", () => {
	by("mouse", "tile:2");
	expect([chosen, shownAt(table)]).toEqual([[], "tile:2"]);
	games[1]!.place = "removed";
	by("mouse", "tile:2");
	games[1]!.place = "booth";
	expect([chosen, shownAt(table)]).toEqual([[2], null]);
});

test("a finger's first tap shows and its second on the same thing does it", () => {
	by("touch", "booth:2");
	expect([chosen, shownAt(table)]).toEqual([[], "booth:2"]);
	by("touch", "tile:1");
	expect([chosen, shownAt(table)]).toEqual([[], "tile:1"]);
	by("touch", "tile:1");
	expect([chosen, shownAt(table)]).toEqual([[70], null]);
});

test("a second tap far away goes there, and buys if it is the game", () => {
	const start = vi.spyOn(plansOf(table), "start").mockImplementation(() => {});
	by("touch", "booth:3");
	by("touch", "booth:3");
	by("touch", "tile:3");
	by("touch", "tile:3");
	expect(start.mock.calls.map(([{ notation }]) => notation)).toEqual(["go booth:3", "buy tile:3"]);
	by("touch", "tile:4");
	by("touch", "tile:4");
	expect([start.mock.calls.length, shownAt(table)]).toEqual([2, "tile:4"]);
});

test("ending the turn is asked about while two actions are left", async () => {
	by("mouse", "end");
	expect([chosen, shownAt(table)]).toEqual([[], "end"]);
	by("mouse", "end");
	expect(chosen).toEqual([71]);
	await ask({ ...fair, players: [{ ...fair.players[0]!, actions: 1 }] }, end);
	by("keyboard", "end");
	expect(chosen).toEqual([71, 71]);
});

test("a game is not taken out of the fair by one click", async () => {
	await ask({ ...fair, asked: "remove" }, removal);
	by("mouse", "tile:3");
	expect([chosen, shownAt(table)]).toEqual([[], "tile:3"]);
	by("mouse", "tile:3");
	expect(chosen).toEqual([83]);
});

test("what is not on the plan is explained as ever", () => {
	const explained = vi.spyOn(table, "explain");
	by("mouse", "ranking:1");
	expect([explained.mock.calls.length, shownAt(table)]).toEqual([1, null]);
	expect([shows("tile:3", fair), shows("ranking:1", fair)]).toEqual([true, false]);
});
