import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Position } from "../../src/api/shapes";
import { Announcer } from "../../src/ear/announcer.svelte";
import { Following } from "../../src/ear/following.svelte";
import type { Title } from "../../src/games/title";
import { Table } from "../../src/table/table.svelte";
import { words } from "../../src/words/words.svelte";

function asked(decisions: number, tired: number[]): Position {
	return {
		type: "position",
		table: {
			title: "sealed",
			status: "playing",
			waiting: [0],
			seats: [
				{ seat: 0, kind: "person", name: "Ada", mind: null, yours: true },
				{ seat: 1, kind: "mind", name: "master", mind: "master", yours: false },
			],
		},
		version: decisions,
		seat: 0,
		decisions,
		view: { title: "sealed", seat: 0, seats: 2, decisions, over: false, waiting: [0], scores: [0, 0], ranks: null },
		prompt: { seat: 0, kind: "bid", message: { id: "ask", args: {} } },
		choices: [],
		journal: [],
		tired,
	} as unknown as Position;
}

class Voice extends Announcer {
	said: (readonly string[])[] = [];
	override say(lines: readonly string[]): void {
		this.said.push(lines);
	}
}

beforeEach(async () => {
	vi.stubGlobal("fetch", async () => Response.json({ plans: [], lines: [] }));
	await words.speak("en", false);
});
afterEach(() => vi.unstubAllGlobals());

test("that a weaker computer player decided is said once, until the other thinks for itself again", async () => {
	const table = new Table("abc");
	table.title = {} as Title;
	const voice = new Voice();
	const following = new Following(table, voice);
	const told: number[] = [];
	for (const [number, tired] of [[], [1], [1], [], [1]].entries()) {
		table.hear(asked(number + 1, tired));
		following.follow();
		await vi.waitFor(() => expect(voice.said.length).toBe(number + 1));
		if (voice.said[number]?.some((line) => line.includes("could not think it over"))) told.push(number);
	}
	following.close();
	expect(told).toEqual([1, 4]);
});
