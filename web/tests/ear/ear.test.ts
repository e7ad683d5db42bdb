import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Choice, FromClient, Position } from "../../src/api/shapes";
import { Ear } from "../../src/ear/ear.svelte";
import { Following } from "../../src/ear/following.svelte";
import type { Title } from "../../src/games/title";
import { Talk } from "../../src/table/around/talk.svelte";
import type { Wishes } from "../../src/table/live";
import { Table } from "../../src/table/table.svelte";
import { words } from "../../src/words/words.svelte";
import { heading } from "../heading";

const AREAS = ["agriculture", "electricity", "fine-arts"];
const choices: Choice[] = AREAS.map((area, id) => ({
	id,
	kind: "place",
	notation: `place ${area}`,
	elements: [`area:${area}`],
	message: { id: `place-${area}`, args: {} },
	amount: null,
}));

function position(more: Partial<Position> = {}): Position {
	return {
		type: "position",
		table: { title: "sealed", status: "playing", seats: [], waiting: [0] } as unknown as Position["table"],
		version: 1,
		seat: 0,
		decisions: 1,
		seed_hash: "",
		seed: null,
		view: heading(),
		prompt: { seat: 0, kind: "place", message: { id: "ask", args: {} } },
		choices,
		journal: [],
		can_undo: false,
		can_hint: false,
		asked_since: null,
		clocks: null,
		rematch: null,
		tired: [],
		answer: null,
		...more,
	};
}

class Alone extends Table {
	sent: FromClient[] = [];
	override live: Wishes = {
		send: (message) => this.sent.push(message) > 0,
		wish: (wish) => void this.sent.push(wish),
		reopen: () => {},
		close: () => {},
	};
}

let table: Alone;
let ear: Ear;
const chosen = (): unknown[] => table.sent.map((wish) => ("choice" in wish ? wish.choice : wish.type));

beforeEach(async () => {
	vi.stubGlobal("fetch", async () => Response.json({ plans: [] }));
	await words.speak("en", false);
	table = new Alone("abc");
	table.hear(position());
	ear = new Ear(table, new Talk(table));
});
afterEach(() => vi.unstubAllGlobals());

test("a number, the notation and words of a choice decide", async () => {
	for (const line of ["2", "place fine-arts", "AGRI"]) {
		await ear.run(line);
		table.deciding = false;
	}
	expect(chosen()).toEqual([1, 2, 0]);
});

test("what fits several lists them, and decides nothing", async () => {
	await ear.run("place");
	expect(ear.answer).toEqual([
		"3 fit. Which one?",
		"1: place-agriculture.",
		"2: place-electricity.",
		"3: place-fine-arts.",
	]);
	expect(chosen()).toEqual([]);
});

test("what is not understood is said, and decides nothing", async () => {
	await ear.run("4");
	expect(ear.answer).toEqual(["Not understood: 4. Type ? for the choices, or help."]);
	expect(chosen()).toEqual([]);
});

test("a question mark lists the choices, with a word those that have it", async () => {
	await ear.run("?");
	expect(ear.answer[0]).toBe("3 choices.");
	await ear.run("? fine");
	expect(ear.answer).toEqual(["One choice.", "3: place-fine-arts."]);
});

test("the help names every command", async () => {
	await ear.run("help");
	expect(ear.answer.length).toBe(19);
	expect(ear.answer[1]).toBe("The situation in a few sentences: s or situation.");
});

test("nothing can be taken back while nothing was decided", async () => {
	await ear.run("u");
	expect(ear.answer).toEqual(["There is nothing to take back."]);
});

test("who is not asked hears who is waited for", async () => {
	table.hear(position({ version: 2, decisions: 2, prompt: null, choices: [] }));
	await ear.run("1");
	expect(ear.answer[0]).toContain("Waiting for");
	expect(chosen()).toEqual([]);
});

test("who nudges or takes over is told once, by the one voice", () => {
	vi.useFakeTimers();
	table.title = {} as Title; // whose board is not drawn here
	const following = new Following(table);
	following.follow();
	table.company = { sentence: "Ben nudges you: it is your turn." };
	following.follow();
	following.follow();
	vi.advanceTimersByTime(1000);
	expect(following.announcer.text).toContain("Ben nudges you: it is your turn.");
	following.close();
	vi.useRealTimers();
});
