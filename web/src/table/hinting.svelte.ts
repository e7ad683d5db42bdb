import { post } from "../api/rest";
import type { Choice, Hint, Hints, Position } from "../api/shapes";
import { sentenceOf } from "../frame/notices.svelte";
import type { Table } from "./table.svelte";

/** A hint as it is shown: the choice it means, its number on the board, and what speaks for it. */
export interface Recommended {
	number: number;
	choice: Choice;
	chance: number;
	expected: string;
}

/** What the server recommends for the decision that is to be made, once somebody has asked for it. */
export class Hinting {
	thinking = $state(false);
	/** The number of the hint one looks at. */
	shown = $state<number | null>(null);
	#hints = $state.raw<readonly Hint[]>([]);
	/** Which question the hints answer, and whose it is; others may decide at the same time. */
	#given: { since: number; seat: number | null } = { since: -1, seat: null };

	constructor(readonly table: Table) {}

	/** Whether one may ask now. */
	get allowed(): boolean {
		return this.table.position?.can_hint === true && this.table.ready && !this.table.deciding;
	}

	readonly list: readonly Recommended[] = $derived.by(() => this.#recommended());

	async ask(): Promise<void> {
		const seat = this.table.actor;
		if (!this.allowed || this.thinking || seat === null) return;
		this.thinking = true;
		try {
			const { asked_since: since, hints } = await post<Hints>(`/tables/${this.table.id}/hints`, { seat });
			this.#given = { since, seat };
			if (this.#isFor(this.table.position)) this.#hints = hints;
		} catch (error) {
			this.table.problem = sentenceOf(error);
		} finally {
			this.thinking = false;
		}
	}

	putAway(): void {
		this.#hints = [];
		this.shown = null;
	}

	/** A new position has come: hints for another question, or another seat, are of no use. */
	follow(position: Position): void {
		if (!this.#isFor(position)) this.putAway();
	}

	#isFor(position: Position | null): boolean {
		return position?.asked_since === this.#given.since && position.prompt?.seat === this.#given.seat;
	}

	#recommended(): Recommended[] {
		const { choosing, ready, words } = this.table;
		if (!ready) return [];
		return this.#hints.flatMap(({ choice: id, chance, feats, gains }, at) => {
			const choice = choosing.choices.find((each) => each.id === id);
			const numbers = gains.map(({ what, count }) => `${words.say(what)} ${count > 0 ? "+" : "−"}${Math.abs(count)}`);
			const points = numbers.length ? [words.t("hint-points", { gains: words.list(numbers) })] : [];
			const expected = [...feats.map((feat) => words.say(feat)), ...points].join(" ");
			return choice ? [{ number: at + 1, choice, chance, expected }] : [];
		});
	}
}
