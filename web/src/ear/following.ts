import type { Position } from "../api/shapes";
import { settings } from "../settings.svelte";
import { askedOf } from "../table/asked";
import { Lesson } from "../table/lesson.svelte";
import type { Table } from "../table/table.svelte";
import { personName } from "../words/people";
import { t } from "../words/words.svelte";
import type { Announcer } from "./announcer.svelte";
import { standings } from "./answers";
import { gained, happened, newest, sentence } from "./sentences";

/** So many sentences of what has happened are told at once. */
const MOST = 12;

/**
 * Announces by itself what has changed at a table: one digest when one is asked, and at the end who has won. To be called in
 * an effect, whenever the table has changed.
 */
export class Following {
	/** How many decisions have been told, and the points everybody had then. */
	#told = 0;
	#scores: readonly number[] = [];
	/** The question that was told last: after how many decisions, and which step of a lesson. */
	#question = "";
	#line = 0;
	#begun = false;

	constructor(
		readonly table: Table,
		readonly announcer: Announcer,
		/** Whether a decision or a plan is on its way: then what is asked is no question yet. */
		readonly busy: () => boolean,
	) {}

	follow(): void {
		const { position, isNow, title } = this.table;
		if (!position || !title || !isNow) return;
		if (!this.#begun) this.#begin(position);
		this.#talk();
		if (this.busy() || this.table.travelling.watched !== null) return;
		const { status } = position.table;
		const question = status === "playing" && !position.prompt ? "" : `${status} ${position.decisions} ${this.#step}`;
		if (position.decisions < this.#told) this.#remember(position); // something was taken back
		if (question && question !== this.#question) {
			this.#question = question;
			void this.#digest(position);
		} else if (!question && settings.announced === "all" && position.decisions > this.#told) {
			this.announcer.tell(this.#news(position));
			this.#remember(position);
		}
	}

	get #step(): number {
		return this.table instanceof Lesson ? this.table.stop : 0;
	}

	/** What was there when one came is no news. */
	#begin(position: Position): void {
		this.#begun = true;
		this.#line = this.table.lines.at(-1)?.number ?? 0;
		this.#remember(position);
	}

	#remember(position: Position): void {
		this.#told = position.decisions;
		this.#scores = position.view?.scores ?? [];
	}

	/** Everything since the last time, and what is asked now. */
	async #digest(position: Position): Promise<void> {
		const over = position.table.status === "finished";
		const since = this.#told;
		const told = settings.announced === "turns" || position.decisions === since ? [] : this.#news(position);
		this.#remember(position);
		this.announcer.tell([...this.#lesson(), ...told, ...(over ? this.#end(position) : this.#asked(position))]);
	}

	#lesson(): string[] {
		const { table } = this;
		return table instanceof Lesson && table.step.hint ? [sentence(table.words.say(table.step.hint))] : [];
	}

	#asked(position: Position): string[] {
		const count = position.choices.length;
		return [sentence(askedOf(this.table)), ...(count ? [t("ear-choices", { count })] : [])];
	}

	/** What happened since it was told last, and whose points have changed by it. */
	#news(position: Position): string[] {
		const blocks = this.table.journal.filter(({ decision }) => decision > this.#told);
		const sentences = newest(happened(blocks, this.table.words), MOST, (count) => t("ear-before", { count }));
		const scores = position.view?.scores ?? [];
		const points = gained(this.#scores, scores).map(({ seat, count }) => {
			const more = { who: this.table.seatName(seat), count: Math.abs(count), total: scores[seat] ?? 0 };
			return t(count > 0 ? "ear-gained" : "ear-lost", more);
		});
		return [...sentences, ...points];
	}

	#end({ table: { result } }: Position): string[] {
		const { table } = this;
		const winners = table.seats.filter(({ seat }) => result?.ranks[seat] === 1).map(({ seat }) => seat);
		const who = table.words.list(winners.map((seat) => table.seatName(seat)));
		const won = winners.length > 1 ? t("play-winners", { seats: who }) : t("play-winner", { seat: who });
		return [t("table-over"), won, ...standings(table)];
	}

	/** What others have said. */
	#talk(): void {
		const { lines, mine } = this.table;
		const fresh = lines.filter(({ number, seat }) => number > this.#line && (seat === null || !mine.includes(seat)));
		this.#line = lines.at(-1)?.number ?? this.#line;
		this.announcer.tell(
			fresh.filter(({ text }) => text).map(({ name, text }) => t("ear-says", { who: personName(name), text })),
		);
	}
}
