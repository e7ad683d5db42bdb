import { expect, test, vi } from "vitest";
import type { Block, Position } from "../../src/api/shapes";
import { CHUNK, chunkOf, continued, Past, rounds } from "../../src/table/around/past";

const block = (decision: number, ...kinds: string[]): Block => ({
	decision,
	seat: 0,
	events: kinds.map((kind) => ({ kind, seat: 0, elements: [], message: { id: kind, args: {} }, lists: "" })),
});

function server() {
	const bring = vi.fn(async (from: number, to: number, seat: number | null) =>
		Array.from({ length: to - from + 1 }, (_, at) => ({ decisions: from + at, seat }) as Position),
	);
	return { bring, past: new Past(bring) };
}

test("neighbours come together, and nothing is asked for twice", async () => {
	const { bring, past } = server();
	const found = await Promise.all([3, 5, 31, 3].map((moment) => past.at(moment, 54, 0)));
	expect(found.map((each) => each.decisions)).toEqual([3, 5, 31, 3]);
	expect(bring.mock.calls).toEqual([[0, 31, 0]]);
	await past.at(54, 54, 0);
	await past.at(40, 54, 0);
	expect(bring.mock.calls.slice(1)).toEqual([[32, 54, 0]]);
});

test("every pair of eyes has its own past", async () => {
	const { bring, past } = server();
	await past.at(1, 2, 0);
	expect((await past.at(1, 2, null)).seat).toBeNull();
	expect(bring).toHaveBeenCalledTimes(2);
});

test("a game that goes on brings only what is new", async () => {
	const { bring, past } = server();
	await past.at(4, 10, 0);
	await past.at(12, 12, 0);
	expect(bring.mock.calls).toEqual([
		[0, 10, 0],
		[11, 12, 0],
	]);
});

test("what was taken back is forgotten, also when it is still on its way", async () => {
	const { bring, past } = server();
	await past.at(4, 10, 0);
	past.forget(8);
	await past.at(7, 8, 0);
	expect(bring).toHaveBeenCalledTimes(1);
	const late = past.at(9, 9, 0);
	past.forget(8);
	await late;
	await past.at(9, 9, 0);
	expect(bring).toHaveBeenCalledTimes(3);
});

test("what failed is asked for again", async () => {
	const { bring, past } = server();
	bring.mockRejectedValueOnce(new Error("gone"));
	await expect(past.at(4, 10, 0)).rejects.toThrow("gone");
	expect((await past.at(4, 10, 0)).decisions).toBe(4);
});

test("chunks end with the game", () => {
	expect(chunkOf(0, 0)).toEqual([0, 0]);
	expect(chunkOf(CHUNK, 500)).toEqual([CHUNK, 2 * CHUNK - 1]);
	expect(chunkOf(33, 40)).toEqual([32, 40]);
});

test("a journal is cut before its news, and to the decisions that still stand", () => {
	const journal = [block(0), block(1), block(2), block(3)];
	const numbers = (blocks: Block[]) => blocks.map((each) => each.decision);
	expect(numbers(continued(journal, [block(4)], 4))).toEqual([0, 1, 2, 3, 4]);
	expect(numbers(continued(journal, [], 2))).toEqual([0, 1, 2]);
	const other = block(2, "other");
	expect(continued(journal, [other], 2).at(-1)).toBe(other);
	expect(numbers(continued(journal, [block(0)], 0))).toEqual([0]);
});

test("rounds are where the journal says so, but not the set-up", () => {
	expect(rounds([block(0, "round"), block(1, "placed"), block(2, "scored", "round")])).toEqual([2]);
});
