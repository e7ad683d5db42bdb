import { expect, test } from "vitest";
import { Ceremonies } from "../../src/games/essen/ceremony/ceremonies.svelte";
import type { Table } from "../../src/table/table.svelte";

const at = (decisions: number, rankings: object[], kinds: string[], isNow = true) => ({
	isNow,
	shown: { decisions, view: { rankings, scores: [decisions] } },
	journal: [{ decision: decisions, events: kinds.map((kind) => ({ kind })) }],
});
const MORNING = [{ series: "morning" }];

test("midday and evening are told when they happen, with the cards that were counted", () => {
	const table = at(5, MORNING, ["midday"]);
	const ceremonies = new Ceremonies(table as unknown as Table);
	ceremonies.follow();
	expect(ceremonies.due).toBeNull(); // it had happened before
	Object.assign(table, at(6, [], ["ended", "midday"]));
	ceremonies.follow();
	expect(ceremonies.due).toEqual({ time: "midday", rankings: MORNING, scores: [6] });
	ceremonies.close();
	Object.assign(table, at(7, [], ["closed"], false));
	ceremonies.follow();
	expect(ceremonies.due).toBeNull(); // while one looks at the past
	Object.assign(table, { isNow: true });
	ceremonies.follow();
	expect(ceremonies.due?.time).toBe("evening");
});
