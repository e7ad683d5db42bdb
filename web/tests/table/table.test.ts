import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answer, Choice, FromClient, Message, Position } from "../../src/api/shapes";
import { askedOf } from "../../src/table/asked";
import type { Wish, Wishes } from "../../src/table/live";
import { Table } from "../../src/table/table.svelte";
import { heading } from "../heading";

const choice = (id: number, ...elements: string[]): Choice => ({
	id,
	kind: "play",
	notation: `play ${id}`,
	elements,
	message: { id: "choose", args: {} },
	amount: null,
});

function position(version: number, more: Partial<Position> = {}): Position {
	const seat = more.seat ?? 0;
	return {
		type: "position",
		table: { title: "sealed", status: "playing", seats: [], waiting: [seat] } as unknown as Position["table"],
		version,
		seat,
		decisions: version,
		seed_hash: "",
		seed: null,
		view: heading({ seat }),
		prompt: { seat, kind: "play", message: { id: "ask", args: {} } },
		choices: [choice(1, "card:1", "place:1"), choice(2, "card:1", "place:2")],
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

const answer = (request: string | null, outcome: Answer["outcome"], problem: string | null = null): Answer => ({
	request,
	outcome,
	problem,
	status: 200,
	message: null,
});

/** A table whose server is the test. */
class Alone extends Table {
	sent: FromClient[] = [];
	override live: Wishes = {
		send: (message) => this.sent.push(message) > 0,
		wish: (wish) => void this.sent.push(wish),
		reopen: () => {},
		close: () => {},
	};

	get request(): string {
		return (this.sent.at(-1) as Wish).request;
	}
}

type Fetched = (path: string) => unknown;
let answers: Fetched;
let table: Alone;

beforeEach(() => {
	answers = () => ({});
	vi.stubGlobal("fetch", async (path: string) => Response.json(await answers(path)));
	table = new Alone("abc");
	table.hear(position(1));
});

afterEach(() => vi.unstubAllGlobals());

test("while a computer player decides for us nothing is asked of us, and the seat can be taken back", () => {
	const card = { seat: 0, kind: "person", name: "Ada", mind: "skilled", yours: true, asked: null, resigned: false };
	const seats = { title: "sealed", status: "playing", seats: [card], waiting: [0] };
	table.hear(position(2, { table: seats as unknown as Position["table"], prompt: null, choices: [] }));
	expect([table.actor, table.choosing.choices.length, askedOf(table)]).toEqual([null, 0, "seat-away"]);
	expect(table.away.map(({ seat }) => seat)).toEqual([0]);
	const back = { ...seats, seats: [{ ...card, mind: null }] };
	table.hear(position(3, { table: back as unknown as Position["table"] }));
	expect([table.actor, table.away.length, askedOf(table)]).toEqual([0, 0, "ask"]);
});

test("a decision is on its way until its own answer comes, whatever else is said", () => {
	table.choose(choice(1));
	const { request } = table;
	table.hear(position(1, { answer: answer(null, "done") }));
	table.hear({ type: "problem", problem: "Too many lines.", status: 429, request: null, needs: null, message: null });
	expect([table.deciding, table.problem]).toEqual([true, "Too many lines."]);
	table.choose(choice(2));
	expect(table.request).toBe(request);
	table.hear(position(1, { answer: answer(request, "refused", "Not now.") }));
	expect([table.deciding, table.problem]).toEqual([false, "Not now."]);
	table.hear(position(2));
	expect(table.problem).toBe("");
});

test("a decision that comes too often can be made again", () => {
	table.choose(choice(1));
	table.hear({
		type: "problem",
		problem: "Too many messages.",
		status: 429,
		request: table.request,
		needs: null,
		message: null,
	});
	expect([table.deciding, table.problem]).toEqual([false, "Too many messages."]);
});

test("what was pointed at stays while the position is the same", () => {
	table.choosing.pick("card:1");
	table.hear(position(1, { answer: answer(null, "done") }));
	expect(table.choosing.picked).toEqual(["card:1"]);
	table.hear(position(2));
	expect(table.choosing.picked).toEqual([]);
});

test("what was asked for stays while the mouse rests on something else, until it is put away", () => {
	const place = new DOMRect();
	void table.explain("card:1", place, "kept");
	void table.explain("place:1", place, "passing");
	expect(table.asked).toMatchObject({ element: "card:1", manner: "kept" });
	void table.explain("place:2", place, "kept");
	expect(table.asked).toMatchObject({ element: "place:2" });
	table.asked = null;
	void table.explain("place:1", place, "passing");
	void table.explain("place:2", place, "passing");
	expect(table.asked).toMatchObject({ element: "place:2", manner: "passing" });
});

test("when the board changes, what was told in passing goes, and what was asked for is asked again", async () => {
	const reason = (rule: string) => ({ element: "card:9", rule, message: { id: "why", args: {} } });
	const answered = (rule: string): void =>
		table.hear({ type: "reason", element: "card:9", why: reason(rule), request: table.request });
	void table.explain("card:9", new DOMRect(), "kept", ["Two lie there."]);
	answered("SE-1");
	await vi.waitFor(() => expect(table.asked?.why?.rule).toBe("SE-1"));
	table.hear(position(2));
	expect(table.asked).toMatchObject({ element: "card:9", state: [] });
	answered("SE-2");
	await vi.waitFor(() => expect(table.asked?.why?.rule).toBe("SE-2"));
	table.asked = null;
	void table.explain("card:9", new DOMRect(), "passing");
	table.hear(position(3));
	expect(table.asked).toBe(null);
});

test("parts are pointed at in any order, and pointing again takes back what cannot be added", () => {
	const place = new DOMRect();
	table.hear(
		position(2, { choices: [choice(1, "item:gold", "item:clay", "item:bat"), choice(2, "item:clay", "item:bear")] }),
	);
	table.point("item:clay", place);
	table.point("item:gold", place);
	expect([table.choosing.picked, table.asked, table.deciding]).toEqual([["item:clay", "item:gold"], null, false]);
	table.point("item:gold", place);
	expect(table.choosing.picked).toEqual(["item:clay"]);
	table.point("item:bear", place);
	expect(table.sent.at(-1)).toMatchObject({ type: "decide", choice: 2 });
});

test("a question about an element that has gone is no problem, and is not waited for", async () => {
	const why = table.why("card:9");
	table.hear(position(1, { answer: answer(table.request, "refused", "There is no element 'card:9'.") }));
	expect([await why, table.problem]).toEqual([null, ""]);
});

test("of what one pair of eyes knows nothing is left for the next", async () => {
	const named = (card: string): Record<string, Message> => ({ [card]: { id: card, args: {} } });
	answers = (path) => (path.includes("/names") ? named(`card:${path.at(-1)}`) : [position(1)]);
	table.hear(position(2));
	await vi.waitFor(() => expect(Object.keys(table.names)).toEqual(["card:0"]));
	await table.goTo(1);
	table.asked = { element: "card:0", place: new DOMRect(), why: null, state: [], manner: "kept", picked: [] };
	table.hear(position(3, { seat: 1 }));
	expect([table.names, table.asked, table.moment, table.shown?.seat]).toEqual([{}, null, null, 1]);
	await vi.waitFor(() => expect(Object.keys(table.names)).toEqual(["card:1"]));
	table.hear(position(4));
	expect(Object.keys(table.names)).toEqual(["card:0"]);
});

test("names and positions that arrive late are not shown to other eyes", async () => {
	const late = new Map<string, (found: unknown) => void>();
	answers = (path) => new Promise((resolve) => late.set(path, resolve));
	table = new Alone("abc");
	table.hear(position(2));
	const gone = table.goTo(1);
	table.hear(position(3, { seat: 1 }));
	const seen = table.goTo(1);
	late.get("/api/v1/tables/abc/names?seat=0")!({ "card:0": { id: "card-0", args: {} } });
	late.get("/api/v1/tables/abc/positions?from=0&to=2&seat=0")!([position(1)]);
	await gone;
	expect([table.shown?.seat, table.moment]).toEqual([1, 1]);
	late.get("/api/v1/tables/abc/positions?from=0&to=3&seat=1")!([position(1, { seat: 1 })]);
	await seen;
	expect([table.shown?.seat, table.shown?.decisions, table.names]).toEqual([1, 1, {}]);
});

test("a moment that cannot be had leads back to now, and says why", async () => {
	vi.stubGlobal("fetch", async () => Response.json({ problem: "That is too many looks back." }, { status: 429 }));
	table.hear(position(2));
	await table.goTo(1);
	expect([table.moment, table.shown?.version, table.problem]).toEqual([null, 2, "notice-busy"]);
});

test("a table that was left does not connect any more", () => {
	const socket = vi.fn();
	vi.stubGlobal("WebSocket", socket);
	const left = new Table("abc");
	left.close();
	left.connect();
	left.reconnect();
	expect(socket).not.toHaveBeenCalled();
});
