import { expect, test } from "vitest";
import { isShort, reading } from "../../src/table/around/time";

const HOUR = 3_600_000;

test.each([
	[0, "0:00"],
	[-5, "0:00"],
	[1, "0:01"],
	[59_001, "1:00"],
	[65_000, "1:05"],
	[600_000, "10:00"],
	[HOUR, "1:00:00"],
	[23 * HOUR + 61_000, "23:01:01"],
])("%i milliseconds are %s", (left, text) => expect(reading(left)).toEqual({ kind: "digits", text }));

test("from a day on a clock counts days and hours", () => {
	expect(reading(24 * HOUR)).toEqual({ kind: "days", days: 1, hours: 0 });
	expect(reading(71.5 * HOUR)).toEqual({ kind: "days", days: 2, hours: 23 });
});

test("short is the last minute, or the last hours of a game over days", () => {
	expect([isShort(61_000, false), isShort(60_000, false)]).toEqual([false, true]);
	expect([isShort(4 * HOUR, true), isShort(3 * HOUR, true)]).toEqual([false, true]);
});
