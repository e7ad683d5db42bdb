import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, it, vi } from "vitest";
import type { Choice, Position, Step } from "../src/api/shapes";
import Guide from "../src/table/Guide.svelte";
import { Lesson } from "../src/table/lesson.svelte";

const choices: Choice[] = [1, 2].map((id) => ({
	id,
	kind: "place",
	notation: `place ${id}`,
	elements: [`area:${id}`],
	message: { id: `choose-${id}`, args: {} },
	amount: null,
}));

function step(hint: string, expected: number | null, rules: string[] = []): Step {
	const position = {
		type: "position",
		table: { title: "fair", seats: [], status: "playing" },
		seat: 0,
		decisions: 0,
		prompt: { seat: 0, kind: "place", message: { id: "ask-place", args: {} } },
		choices,
		journal: [],
	} as unknown as Position;
	return { position, expected, hint: { id: hint, args: {} }, elements: [], rules, why: {} };
}

function guided(stop: number) {
	const steps = [step("hello", null, ["WF-7"]), step("place", 2), step("goodbye", null)];
	const lesson = new Lesson({ title: "fair", learner: 0, names: {}, steps }, stop);
	const play = vi.fn();
	render(Guide, { lesson, play });
	return { lesson, play };
}

const button = (name: string): HTMLButtonElement => screen.getByRole("button", { name });

it("says what there is to say, names the rules and goes on", async () => {
	guided(0);
	expect(screen.getByText("hello")).toBeTruthy();
	expect(screen.getByRole("link", { name: "WF-7" }).getAttribute("href")).toBe("/rules/fair#WF-7");
	expect(button("tutorial-back").disabled).toBe(true);
	button("tutorial-next").click();
	await tick();
	expect(screen.getByText("place")).toBeTruthy();
	expect(screen.queryByRole("button", { name: "tutorial-next" })).toBeNull();
});

it("leaves the move to us, answers another one kindly, and shows it on request", async () => {
	const { lesson } = guided(1);
	lesson.choose(choices[0]!);
	await tick();
	expect(screen.getByText("tutorial-other")).toBeTruthy();
	expect(screen.queryByRole("alert")).toBeNull();
	button("tutorial-show").click();
	await tick();
	expect(screen.queryByText("tutorial-other")).toBeNull();
	expect(screen.getByText("goodbye")).toBeTruthy();
});

it("ends with a real game and the rules", () => {
	const { play } = guided(2);
	expect(screen.getByRole("link", { name: "tutorial-all-rules" }).getAttribute("href")).toBe("/rules/fair");
	button("tutorial-play").click();
	expect(play).toHaveBeenCalledOnce();
});
