import type { Event } from "../../../api/shapes";
import type { Table } from "../../../table/table.svelte";
import type { City } from "../city";

/** What is worth a moment, by the kind of what happened. */
const KINDS = /^(star|built|opened|deserted|end)\b/;
/** Milliseconds of one; those of one decision follow each other, and never more than a few. */
export const LASTS = 1150;
const MOST = 3;

/** What is seen large for a moment; it is there for what happens while one is there, never for what was. */
export class Moments {
	now = $state.raw<Event | null>(null);
	#waiting: Event[] = [];
	#timer = 0;
	/** How many decisions were looked through. */
	#seen: number;

	constructor(readonly table: Table) {
		this.#seen = table.shown?.decisions ?? 0;
	}

	/** What the position on the board means; to be called in an effect. */
	follow(moving: boolean): void {
		const { shown, journal, isNow } = this.table;
		const view = shown?.view as City | null | undefined;
		if (!shown || !view || !isNow) return;
		const { decisions } = shown;
		const told = journal.filter((block) => block.decision > this.#seen && block.decision <= decisions);
		this.#seen = decisions;
		if (!moving || view.turn === 0) return;
		const events = told.flatMap((block) => block.events).filter((event) => isGreat(event, view));
		this.#waiting = [...this.#waiting, ...events].slice(-MOST);
		if (!this.#timer) this.#next();
	}

	#next(): void {
		this.now = this.#waiting.shift() ?? null;
		this.#timer = this.now ? window.setTimeout(() => this.#next(), LASTS) : 0;
	}

	/** On with the game. */
	skip(): void {
		clearTimeout(this.#timer);
		this.#waiting = [];
		this.#timer = 0;
		this.now = null;
	}
}

/** At the end everybody's stars are counted: that of the winner is the moment. */
function isGreat({ kind, seat }: Event, view: City): boolean {
	if (!KINDS.test(kind)) return false;
	return kind !== "end" || (seat !== null && view.ranks?.[seat] === Math.min(...(view.ranks ?? [])));
}

const known = new WeakMap<Table, Moments>();

/** The moments of a table; they outlast its page, which is covered while a screen is handed over. */
export function momentsOf(table: Table): Moments {
	const found = known.get(table) ?? new Moments(table);
	known.set(table, found);
	return found;
}
