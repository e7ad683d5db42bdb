import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { lookedAt, outcome, putAway, show } from "../../src/games/essen/choosing/looking.svelte";
import type { Fair } from "../../src/games/essen/fair";
import { plansOf } from "../../src/games/generic/plans.svelte";
import { Table } from "../../src/table/table.svelte";

const stall = (booth: number, place: string, price: number, points: number, event: string | null = null) => ({
	booth,
	place,
	price,
	points,
	event,
});
const me = { actions: 6, money: 30, bag: [7, 8], colour: "orange", pre_order: null as number | null };
/** I stand at stall 1; one goes over stall 2 and the crowded stall 3 to stall 4, or to the parking lot. */
const fair = {
	seat: 0,
	on_turn: 0,
	over: false,
	bag_size: 6,
	games: [stall(1, "booth", 30, 4), stall(2, "gone", 5, 0), stall(3, "pallet", 10, 3), stall(4, "booth", 25, 8)],
	spaces: { parking: [], courtyard: [[4, 1]] },
	reach: { "1": 0, "2": 1, "3": 3, "4": 4, parking: 2, courtyard: 7 },
	via: { "2": "1", "3": "2", "4": "3", parking: "2", courtyard: "4" },
	buyable: [1, 4],
	players: [me],
} as unknown as Fair;

let table: Table;
beforeEach(() => {
	vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ plans: [] }))));
	putAway();
	table = new Table("t");
});

test("the way to a stall, what every step costs, and what walking and buying would leave", () => {
	expect(outcome(fair, "tile:4")).toMatchObject({
		space: "4",
		way: ["2", "3", "4"],
		costs: [1, 2, 1],
		actions: 4,
		euros: 25,
		points: 8,
		actionsLeft: 1,
		moneyLeft: 5,
		buyable: true,
	});
	expect(outcome(fair, "booth:4")).toEqual(outcome(fair, "wish:4"));
	expect(outcome(fair, "tile:1")).toMatchObject({ way: [], actions: 0, actionsLeft: 5, moneyLeft: 0, buyable: true });
});

test("what cannot be bought takes nothing", () => {
	expect(outcome(fair, "tile:3")).toMatchObject({ euros: 0, points: 0, actionsLeft: 3, moneyLeft: 30, buyable: false });
	const poor = { ...fair, buyable: [1] };
	expect(outcome(poor, "tile:4")).toMatchObject({ buyable: false, euros: 25, actionsLeft: 2, moneyLeft: 30 });
});

test("where a game may take any space of the bag, the last action may lead to it", () => {
	const last = { ...fair, players: [{ ...me, actions: 4 }] } as unknown as Fair;
	expect(outcome(last, "tile:4")).toMatchObject({ buyable: true, actionsLeft: 0 });
});

test("places and what belongs to them have a way, too; others' cars and the deck have none", () => {
	expect(outcome(fair, "space:courtyard")).toEqual(outcome(fair, "eat"));
	expect(outcome(fair, "eat")).toMatchObject({ actions: 7, actionsLeft: -1, game: null });
	expect(outcome(fair, "boot:orange")?.space).toBe("parking");
	expect([outcome(fair, "boot:blue"), outcome(fair, "deck"), outcome(fair, "tile:99")]).toEqual([null, null, null]);
});

test("what is shown stays while the mouse moves on; the list of choices is stronger", () => {
	const seen: (string | null)[] = [];
	const stop = $effect.root(() => {
		$effect(() => {
			seen.push(lookedAt(table));
		});
	});
	flushSync();
	table.choosing.hovered = "tile:1";
	flushSync();
	show(table, "tile:4");
	flushSync();
	table.choosing.hovered = "booth:2";
	flushSync();
	plansOf(table).look({ element: "space:parking" } as never);
	flushSync();
	plansOf(table).look(null);
	putAway();
	flushSync();
	stop();
	expect(seen).toEqual([null, "tile:1", "tile:4", "tile:4", "space:parking", "booth:2"]);
	expect(lookedAt(new Table("other"))).toBeNull();
});
