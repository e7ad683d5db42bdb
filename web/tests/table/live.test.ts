import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer } from "../../src/api/shapes";
import { Live, type Wire, type Wish } from "../../src/table/live";

/** A connection whose other end is the test. */
class Socket {
	static OPEN = 1;
	static all: Socket[] = [];
	readyState = 0;
	sent: unknown[] = [];
	onmessage: ((message: { data: string }) => void) | null = null;
	onclose: ((closing: { code: number; reason: string }) => void) | null = null;

	constructor(readonly address: string) {
		Socket.all.push(this);
	}

	send(text: string): void {
		this.sent.push(JSON.parse(text));
	}

	close(): void {
		this.readyState = 3;
	}

	says(message: object): void {
		this.readyState = 1;
		this.onmessage?.({ data: JSON.stringify(message) });
	}

	breaks(code = 1006, reason = ""): void {
		this.readyState = 3;
		this.onclose?.({ code, reason });
	}
}

const HELLO = { type: "hello", protocol: 1, server: "1", you: null };
const WISH: Wish = { type: "decide", seat: 0, answers: 3, request: "one", choice: 7 };
const newest = (): Socket => Socket.all.at(-1)!;
const sent = (): string[] => Socket.all.flatMap((each) => each.sent.map((one) => (one as Wish).request));

let heard: FromServer[];
let wires: Wire[];
let live: Live;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("WebSocket", Socket);
	Socket.all = [];
	[heard, wires] = [[], []];
	live = new Live(
		"abc",
		() => ({ seat: null, since: 3, spectate: false }),
		(message) => heard.push(message),
		(wire) => wires.push(wire),
	);
});

afterEach(() => {
	live.close();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

test("a wish is repeated with the same id until it is answered", () => {
	newest().says(HELLO);
	live.wish(WISH);
	newest().breaks();
	vi.advanceTimersByTime(10);
	newest().says(HELLO);
	expect(sent()).toEqual(["one", "one"]);
	newest().says({ type: "position", answer: { request: "one", outcome: "repeated" } });
	newest().breaks();
	vi.advanceTimersByTime(1000);
	newest().says(HELLO);
	expect(sent()).toEqual(["one", "one"]);
});

test("a connection that is opened anew says what was wished again, and the old one is not heard any more", () => {
	newest().says(HELLO);
	live.wish(WISH);
	const old = newest();
	live.reopen();
	old.says({ type: "position", version: 1 });
	old.breaks();
	expect(heard).toHaveLength(1);
	newest().says(HELLO);
	expect([Socket.all.length, ...sent()]).toEqual([2, "one", "one"]);
});

test("a connection on which a wish gets no answer at all is given up", () => {
	newest().says(HELLO);
	live.wish(WISH);
	vi.advanceTimersByTime(8_000);
	expect(wires.at(-1)).toBe("lost");
	vi.advanceTimersByTime(10);
	newest().says(HELLO);
	expect([Socket.all.length, ...sent()]).toEqual([2, "one", "one"]);
});

test("whoever looks again sees whether the connection lives", () => {
	newest().says(HELLO);
	document.dispatchEvent(new Event("visibilitychange"));
	expect(newest().sent).toEqual([{ type: "look", seat: null, since: 3, spectate: false }]);
	newest().says({ type: "position", version: 3 });
	vi.advanceTimersByTime(60_000);
	expect(Socket.all).toHaveLength(1);
});

test("a server that breaks off as soon as it has said hello is asked less and less often", () => {
	for (let minute = 0; minute < 600; minute++) {
		if (newest().readyState === 0) {
			newest().says(HELLO);
			newest().breaks(1011);
		}
		vi.advanceTimersByTime(100);
	}
	expect(Socket.all.length).toBeLessThan(25);
});

test("a table that is refused is left alone; after too many, one comes back", () => {
	newest().breaks(4404, "There is no such table.");
	vi.advanceTimersByTime(60_000);
	expect([Socket.all.length, wires]).toEqual([1, ["refused"]]);
	live.reopen();
	newest().breaks(4429);
	vi.advanceTimersByTime(10_000);
	expect(Socket.all).toHaveLength(3);
});

test("nothing is left of a connection that was closed", () => {
	newest().says(HELLO);
	live.close();
	newest().breaks();
	document.dispatchEvent(new Event("visibilitychange"));
	dispatchEvent(new Event("online"));
	vi.advanceTimersByTime(60_000);
	expect([Socket.all.length, wires]).toEqual([1, ["live"]]);
});
