import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Announcer, BREATH, SETTLE } from "../../src/ear/announcer.svelte";

let announcer: Announcer;
beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
	announcer = new Announcer();
});
afterEach(() => vi.useRealTimers());

/** What is said now, without the mark that makes it new. */
const said = (): string => announcer.text.trim();

test("what comes at once is said as one, and nothing of it twice", () => {
	announcer.tell(["Blue buys Rockwell.", "Your turn."]);
	announcer.tell(["Your turn."]);
	expect(said()).toBe("");
	vi.advanceTimersByTime(SETTLE);
	expect(said()).toBe("Blue buys Rockwell. Your turn.");
});

test("two announcements are a breath apart", () => {
	announcer.tell(["One."]);
	vi.advanceTimersByTime(SETTLE);
	announcer.tell(["Two."]);
	vi.advanceTimersByTime(BREATH - 1);
	expect(said()).toBe("One.");
	vi.advanceTimersByTime(1);
	expect(said()).toBe("Two.");
});

test("nothing is said again by itself, but to who asks again", () => {
	announcer.tell(["Your turn."]);
	vi.advanceTimersByTime(BREATH);
	const first = announcer.text;
	announcer.tell(["Your turn."]);
	vi.advanceTimersByTime(BREATH);
	expect(announcer.text).toBe(first);
	announcer.say(["Your turn."]);
	vi.advanceTimersByTime(BREATH);
	expect(announcer.text).not.toBe(first);
	expect(said()).toBe("Your turn.");
	announcer.say(["Your turn."]);
	vi.advanceTimersByTime(BREATH);
	expect(announcer.text).toBe(first);
});

test("silence is not said", () => {
	announcer.tell(["", ""]);
	vi.advanceTimersByTime(BREATH);
	expect(announcer.text).toBe("");
});
