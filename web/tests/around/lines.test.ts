import { expect, test } from "vitest";
import type { Line } from "../../src/api/shapes";
import { withLine } from "../../src/table/around/lines";

const line = (number: number, text: string): Line => ({
	type: "line",
	number,
	name: "Ben",
	seat: 1,
	text,
	wall: 0,
	room: "players",
});

test("a new line comes at the end, one told again changes nothing", () => {
	const lines = withLine(withLine([], line(3, "hello")), line(5, "there"));
	expect(lines.map((each) => each.text)).toEqual(["hello", "there"]);
	expect(withLine(lines, line(3, "hello"))).toBe(lines);
});

test("a line that was removed loses its text where it stands", () => {
	const lines = withLine([line(3, "a horrid word"), line(5, "there")], line(3, ""));
	expect(lines.map((each) => each.text)).toEqual(["", "there"]);
});
