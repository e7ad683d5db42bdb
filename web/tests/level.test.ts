import { beforeEach, expect, test } from "vitest";
import { level } from "../src/level";

beforeEach(() => localStorage.clear());

test("one begins among casual players, and a wish is kept for each title", () => {
	expect(level.of("essen")).toBe("casual");
	level.set("essen", "master");
	expect([level.of("essen"), level.of("euphoria")]).toEqual(["master", "casual"]);
});

test("up after a win, down after a loss, and no table counts twice", () => {
	expect(level.after("essen", "t1", ["casual", "casual"], true)).toBe("skilled");
	expect(level.of("essen")).toBe("skilled");
	expect(level.after("essen", "t1", ["casual", "casual"], true)).toBe(null);
	expect(level.after("essen", "t2", ["skilled"], false)).toBe("casual");
	expect(level.after("essen", "t3", ["novice"], false)).toBe(null);
	expect(level.after("essen", "t4", ["master"], true)).toBe(null);
	expect(level.of("essen")).toBe("master");
});

test("games with people, with mixed company or old computer players change nothing", () => {
	for (const against of [[null], ["novice", "casual"], ["greedy"], []])
		expect(level.after("essen", "t5", against, true)).toBe(null);
	expect(level.of("essen")).toBe("casual");
});
