import { describe, expect, it } from "vitest";
import type { Choice, Position, Step, Tutorial } from "../src/api/shapes";
import { Lesson } from "../src/table/lesson.svelte";
import { heading } from "./heading";

const choice = (id: number): Choice => ({
	id,
	kind: "place",
	notation: `place ${id}`,
	elements: [`area:${id}`],
	message: { id: "choose-place", args: {} },
	amount: null,
});

function position(decisions: number): Position {
	const asked = decisions % 2 === 0;
	return {
		type: "position",
		table: {
			id: "tutorial",
			title: "fair",
			rules: 1,
			options: {},
			terms: {
				pace: "live",
				clock: null,
				listed: false,
				source: null,
				chance: "blake2b",
				stand_in: "greedy",
				patience: null,
				hints: null,
				rated: false,
				daily: null,
				tournament: null,
				sealed: false,
			},
			status: "playing",
			seats: [
				{ seat: 0, kind: "person", name: "", mind: null, yours: true, asked: null, resigned: false },
				{ seat: 1, kind: "mind", name: "", mind: "greedy", yours: false, asked: null, resigned: false },
			],
			host: false,
			waiting: [decisions % 2],
			decisions,
			changed: 0,
			result: null,
		},
		version: decisions,
		seat: 0,
		decisions,
		seed_hash: "",
		seed: null,
		view: heading({ decisions }),
		prompt: asked ? { seat: 0, kind: "place", message: { id: "ask-place", args: {} } } : null,
		choices: asked ? [choice(4), choice(7)] : [],
		journal: [{ decision: decisions, seat: decisions ? (decisions - 1) % 2 : null, events: [] }],
		can_undo: false,
		can_hint: false,
		asked_since: null,
		clocks: null,
		rematch: null,
		tired: [],
		answer: null,
	};
}

const step = (decisions: number, hint: string | null, rest: Partial<Step> = {}): Step => ({
	position: position(decisions),
	expected: null,
	hint: hint ? { id: hint, args: {} } : null,
	elements: [],
	rules: [],
	why: {},
	...rest,
});

/** Two hints to read, a decision of ours, the other seat, ours played for us, the end. */
const tutorial: Tutorial = {
	title: "fair",
	learner: 0,
	names: { "area:4": { id: "area-four", args: {} } },
	steps: [
		step(0, "welcome", { elements: ["wheel"] }),
		{
			...step(0, "place", {
				expected: 7,
				elements: ["area:7"],
				why: { deck: { element: "deck", rule: "WF-48", message: { id: "why-deck", args: {} } } },
			}),
			position: { ...position(0), journal: [] },
		},
		step(1, null),
		step(2, null),
		step(3, null),
		step(4, "end"),
	],
};

const told = (lesson: Lesson): number[] => lesson.journal.map((block) => block.decision);

describe("a lesson", () => {
	it("begins with something to read, and nothing to choose", () => {
		const lesson = new Lesson(tutorial);
		expect([lesson.stop, lesson.stops, lesson.isLast]).toEqual([0, 3, false]);
		expect(lesson.step.hint?.id).toBe("welcome");
		expect(lesson.step.elements).toEqual(["wheel"]);
		expect(lesson.choosing.choices).toEqual([]);
		expect(lesson.position?.prompt?.message.id).toBe("tutorial-read");
		expect(lesson.expected).toBeNull();
		expect(lesson.shown?.decisions).toBe(0);
	});

	it("offers every legal choice where we decide, and goes on with the recorded one", () => {
		const lesson = new Lesson(tutorial);
		lesson.next();
		expect(lesson.choosing.choices.map((each) => each.id)).toEqual([4, 7]);
		expect(lesson.expected?.id).toBe(7);
		lesson.choose(choice(7));
		expect(lesson.step.hint?.id).toBe("end");
		expect(lesson.position?.decisions).toBe(4);
		expect(lesson.position?.prompt?.message.id).toBe("tutorial-over");
		expect(lesson.deciding).toBe(false);
		expect(told(lesson)).toEqual([0, 1, 2, 3, 4]);
	});

	it("answers another choice kindly and stays, until the next one", () => {
		const lesson = new Lesson(tutorial, 1);
		lesson.choose(choice(4));
		expect([lesson.stop, lesson.deciding, lesson.problem]).toEqual([1, false, ""]);
		expect(lesson.other?.id).toBe(4);
		lesson.choose(choice(7));
		expect(lesson.other).toBeNull();
		expect(lesson.isLast).toBe(true);
	});

	it("chooses by pointing, as at a table", () => {
		const lesson = new Lesson(tutorial, 1);
		lesson.point("area:7", new DOMRect());
		expect(lesson.isLast).toBe(true);
	});

	it("goes back without the decisions that came after", () => {
		const lesson = new Lesson(tutorial, 2);
		expect(told(lesson)).toEqual([0, 1, 2, 3, 4]);
		lesson.back();
		expect(lesson.position?.decisions).toBe(0);
		expect(lesson.shown?.decisions).toBe(0);
		expect(told(lesson)).toEqual([0]);
		lesson.back();
		lesson.back();
		expect(lesson.stop).toBe(0);
	});

	it("stays at the end, and takes any address for the nearest stop", () => {
		const lesson = new Lesson(tutorial, 99);
		expect(lesson.isLast).toBe(true);
		lesson.next();
		expect(lesson.stop).toBe(2);
		lesson.turnTo(Number.NaN);
		expect(lesson.stop).toBe(0);
		lesson.turnTo(-3);
		expect(lesson.stop).toBe(0);
	});

	it("knows reasons, names and the past without asking the server", async () => {
		const lesson = new Lesson(tutorial, 1);
		expect((await lesson.why("deck"))?.rule).toBe("WF-48");
		expect(await lesson.why("area:7")).toBeNull();
		expect(lesson.names["area:4"]?.id).toBe("area-four");
		lesson.turnTo(2);
		await lesson.goTo(1);
		expect([lesson.isNow, lesson.shown?.decisions]).toEqual([false, 1]);
		lesson.back();
		expect([lesson.isNow, lesson.shown?.decisions]).toEqual([true, 0]);
	});

	it("has nobody to talk to, and nothing to take back", () => {
		const lesson = new Lesson(tutorial, 1);
		expect(lesson.say("Hello?")).toBe(false);
		lesson.undo();
		expect(lesson.stop).toBe(1);
	});
});
