import { beforeEach, expect, test, vi } from "vitest";
import type { Choice, Plan, Position } from "../../src/api/shapes";
import { Plans } from "../../src/games/generic/plans.svelte";
import { Table } from "../../src/table/table.svelte";

const choice = (id: number): Choice => ({
	id,
	kind: "go",
	notation: `go ${id}`,
	elements: [`space:${id}`],
	message: { id: "go", args: {} },
	amount: null,
});
const way: Plan = {
	kind: "go",
	notation: "go 9",
	element: "space:9",
	choices: [3, 5, 9],
	price: 3,
	message: { id: "plan", args: {} },
	listed: true,
};

let table: Table;
let plans: Plans;
const chosen: number[] = [];

/** The table after so many decisions, with these choices for us. */
function arrive(decisions: number, ...ids: number[]): void {
	const prompt = { seat: 0, kind: "act", message: { id: "ask", args: {} } };
	table.position = { version: decisions, decisions, prompt, choices: ids.map(choice) } as unknown as Position;
	table.deciding = false;
	plans.follow();
}

beforeEach(() => {
	vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ plans: [way] }))));
	chosen.length = 0;
	table = new Table("t");
	table.choose = (each) => {
		chosen.push(each.id);
		table.deciding = true;
	};
	plans = new Plans(table);
	arrive(10, 3, 4);
});

test("a plan is carried out step by step, each after the position before", () => {
	plans.start(way);
	plans.follow();
	expect(chosen).toEqual([3]);
	arrive(11, 5, 6);
	expect(chosen).toEqual([3, 5]);
	arrive(12, 9);
	expect(chosen).toEqual([3, 5, 9]);
	expect(plans.current).toBeNull();
	arrive(13, 3, 5, 9);
	expect(chosen).toEqual([3, 5, 9]);
});

test("it ends when the next step is no choice, when others acted, or when ours was refused", () => {
	plans.start(way);
	arrive(11, 6);
	expect([chosen, plans.current]).toEqual([[3], null]);

	arrive(20, 3);
	plans.start(way);
	arrive(22, 5);
	expect([chosen, plans.current]).toEqual([[3, 3], null]);

	arrive(30, 3);
	plans.start(way);
	arrive(30, 3, 5);
	expect([chosen, plans.current]).toEqual([[3, 3, 3], null]);
});

test("what can be reached is learnt anew for every question", async () => {
	await vi.waitFor(() => expect(plans.list).toEqual([way]));
	expect(plans.to("space:9")).toEqual(way);
	expect(plans.to("space:5")).toBeNull();
	plans.look(way);
	expect(table.choosing.looked?.elements).toEqual(["space:9"]);
	plans.look(null);
	table.position = { ...table.position!, version: 11, prompt: null };
	plans.follow();
	expect(plans.list).toEqual([]);
});
