import type { Essen_RankingView } from "../../../api/shapes";
import type { Table } from "../../../table/table.svelte";
import type { Fair } from "../fair";

/** A moment of the day at which everybody's points are counted, and the ranking cards that were. */
export interface Counting {
	time: "midday" | "evening";
	rankings: readonly Essen_RankingView[];
	/** The points of every seat at that moment. */
	scores: readonly number[];
}

/** What is to be read of a table before one goes on; it is there for what happens while one is there, never for what was. */
export class Ceremonies {
	due = $state.raw<Counting | null>(null);
	/** How many decisions were looked through. */
	#seen: number;
	/** The ranking cards before the newest decision: those of the morning are gone when they are counted. */
	#before: readonly Essen_RankingView[] = [];

	constructor(readonly table: Table) {
		this.#seen = table.shown?.decisions ?? 0;
	}

	/** What the position on the board means; to be called in an effect. */
	follow(): void {
		const { shown, journal, isNow } = this.table;
		const view = shown?.view as Fair | null | undefined;
		if (!shown || !view || !isNow) return;
		const { decisions } = shown;
		const { scores } = view;
		if (decisions > this.#seen) {
			if (!journal.some((block) => block.decision === decisions)) return; // not told yet
			const told = journal.filter((block) => block.decision > this.#seen && block.decision <= decisions);
			const kinds = new Set(told.flatMap((block) => block.events.map((event) => event.kind)));
			if (kinds.has("closed")) this.due = { time: "evening", rankings: view.rankings, scores };
			else if (kinds.has("midday")) this.due = { time: "midday", rankings: this.#before, scores };
		}
		this.#seen = decisions;
		this.#before = view.rankings;
	}

	close(): void {
		this.due = null;
	}
}

const known = new WeakMap<Table, Ceremonies>();

/** The ceremonies of a table; they outlast its page, which is covered while a screen is handed over. */
export function ceremoniesOf(table: Table): Ceremonies {
	const found = known.get(table) ?? new Ceremonies(table);
	known.set(table, found);
	return found;
}
