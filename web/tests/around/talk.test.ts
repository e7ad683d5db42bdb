import { expect, test } from "vitest";
import type { Line, Position, Presence } from "../../src/api/shapes";
import { kept } from "../../src/kept";
import { PUSHED } from "../../src/push";
import { calls, toldElsewhere } from "../../src/table/around/attention.svelte";
import { withLine } from "../../src/table/around/lines";
import { remembered, unreadOf } from "../../src/table/around/talk.svelte";

const line = (number: number, seat: number | null): Line => ({
	type: "line",
	number,
	name: "",
	seat,
	text: "",
	wall: 0,
	room: "players",
});

test("what others said since is unread", () => {
	const lines = [line(1, 0), line(2, 1), line(3, null), line(4, 0)];
	expect([unreadOf(lines, 0, [0]), unreadOf(lines, 2, [0]), unreadOf(lines, 4, [0])]).toEqual([2, 1, 0]);
});

test("how far somebody read is remembered for the tables used last", () => {
	expect(remembered(null, "a", 3)).toEqual([["a", 3]]);
	expect(remembered('[["a",3],["b",1]]', "a", 5)).toEqual([
		["b", 1],
		["a", 5],
	]);
	expect(remembered("{", "a", 1)).toEqual([["a", 1]]);
	const many = JSON.stringify(Array.from({ length: 80 }, (_, at) => [`t${at}`, 1]));
	expect(remembered(many, "a", 1).length).toBe(60);
});

test("one is called when one's turn begins, not at each question of it nor on arrival", () => {
	const asking = (seat: number | null) => ({ prompt: seat === null ? null : { seat } }) as Position;
	expect(calls(null, asking(0))).toBe(false);
	expect(calls(asking(null), asking(0))).toBe(true);
	expect(calls(asking(0), asking(0))).toBe(false);
	expect(calls(asking(0), asking(1))).toBe(true);
	expect(calls(asking(0), asking(null))).toBe(false);
});

test("a hidden page tells of a question only if no other page shows it and the server does not push it here", () => {
	const seen = (state: "here" | "elsewhere") => ({ seats: [null, { state }] }) as unknown as Presence;
	expect([null, seen("elsewhere"), seen("here")].map((each) => toldElsewhere(each, 1))).toEqual([false, false, true]);
	kept.set(PUSHED, "https://push.example/1");
	expect(toldElsewhere(null, 1)).toBe(true);
	kept.drop(PUSHED);
});

test("lines stand in their order, also those that are heard later, and none twice", () => {
	const heard = [line(3, 0), line(4, 1), line(1, 0), line(3, 0), line(2, 1)].reduce(withLine, [] as readonly Line[]);
	expect(heard.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
});
