import type { Choice, Plan, Position, Step, Tutorial, WhyNot } from "../api/shapes";
import { Table } from "./table.svelte";

/**
 * A table that follows a recorded opening instead of a game: it shows the steps one after another, and only the recorded
 * choice goes on. One stops where there is something to say; what lies between two stops is played as at any table.
 */
export class Lesson extends Table {
	/** The stop one is at, from 0. */
	stop = $state(0);
	/** A choice that was made and is legal, but leads off the recorded way. */
	other = $state.raw<Choice | null>(null);

	readonly #steps: readonly Step[];
	/** Which steps have something to say. */
	readonly #stops: readonly number[];

	constructor(tutorial: Tutorial, stop = 0) {
		super("tutorial", tutorial.learner);
		this.#steps = tutorial.steps;
		this.#stops = tutorial.steps.flatMap((step, at) => (step.hint ? [at] : []));
		this.names = tutorial.names;
		this.live = {
			send: () => false,
			wish: (wish) => {
				this.deciding = false;
				if (wish.type === "decide") this.#decided(wish.choice ?? null);
			},
			reopen: () => {},
			close: () => {},
		};
		this.wire = "live";
		this.turnTo(stop);
	}

	get stops(): number {
		return this.#stops.length;
	}

	get step(): Step {
		return this.#steps[this.#stops[this.stop]!]!;
	}

	/** The choice that goes on, if it is ours to make. */
	get expected(): Choice | null {
		const { expected, position } = this.step;
		return position.choices.find((choice) => choice.id === expected) ?? null;
	}

	get isLast(): boolean {
		return this.stop === this.stops - 1;
	}

	/** Go on to the next stop, by way of everything that happens until then. */
	next(): void {
		if (this.isLast) return;
		this.#comeBack();
		const from = this.#stops[this.stop]! + 1;
		this.stop += 1;
		for (const step of this.#steps.slice(from, this.#stops[this.stop]! + 1)) this.hear(this.#offered(step));
	}

	back(): void {
		this.turnTo(this.stop - 1);
	}

	/** Show a stop at once. */
	turnTo(stop: number): void {
		this.#comeBack();
		this.stop = Math.max(0, Math.min(this.stops - 1, Math.trunc(stop) || 0));
		const passed = this.#steps.slice(0, this.#stops[this.stop]! + 1);
		this.journal = passed.flatMap((step) => step.position.journal);
		this.hear({ ...this.#offered(this.step), journal: [] });
	}

	/** The position of a step; where there is only something to read, nothing can be chosen yet. */
	#offered({ position, expected }: Step): Position {
		if (expected !== null || position.seat === null) return position;
		const message = { id: this.isLast ? "tutorial-over" : "tutorial-read", args: {} };
		return { ...position, prompt: { seat: position.seat, kind: "read", message }, choices: [] };
	}

	#decided(choice: number | null): void {
		if (choice === this.step.expected) this.next();
		else this.other = this.position?.choices.find((each) => each.id === choice) ?? null;
	}

	/** From wherever one looked, to the table as it is now. */
	#comeBack(): void {
		this.other = null;
		this.asked = null;
		this.choosing.drop();
		this.travelling.skip();
		if (!this.isNow) void this.goTo(null);
	}

	// What a table would ask the server.

	override connect(): void {}

	protected override async learnNames(): Promise<void> {}

	override why(element: string): Promise<WhyNot | null> {
		return Promise.resolve(this.step.why[element] ?? null);
	}

	/** A lesson goes on one choice at a time. */
	override async plans(): Promise<readonly Plan[]> {
		return [];
	}

	override async spoken(): Promise<null> {
		return null;
	}

	override async at(moment: number): Promise<Position> {
		return this.#steps.find((step) => step.position.decisions === moment)!.position;
	}
}
