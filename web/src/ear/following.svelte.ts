import type { Position } from "../api/shapes";
import { type Plans, plansOf } from "../games/generic/plans.svelte";
import { settings } from "../settings.svelte";
import { askedOf } from "../table/asked";
import { Lesson } from "../table/lesson.svelte";
import type { Table } from "../table/table.svelte";
import { personName } from "../words/people";
import { t } from "../words/words.svelte";
import { Announcer } from "./announcer.svelte";
import { standings } from "./points";
import { gained, happened, sentence, shortened } from "./sentences";

/** So many sentences of what has happened are told at once. */
const MOST = 12;
/** Milliseconds after which somebody who has decided hears who is waited for. */
const PATIENCE = 4000;

/**
 * Announces by itself what has changed at a table: one digest when one is asked, and at the end who has won. To be called in
 * an effect, whenever the table has changed.
 */
export class Following {
	/** What had happened when one was asked last. */
	news = $state.raw<readonly string[]>([]);
	/** How many decisions have been told, and the points everybody had then. */
	#told = 0;
	#scores: readonly number[] = [];
	/** Seats whose computer player failed, so that a weaker one decides, as far as it was told. */
	#tired: readonly number[] = [];
	/** The question that was told last: after how many decisions, and which step of a lesson. */
	#question = "";
	#line = 0;
	#company: Table["company"] = null;
	#begun = false;
	#waiting: ReturnType<typeof setTimeout> | undefined;

	readonly #plans: Plans;

	constructor(
		readonly table: Table,
		readonly announcer = new Announcer(),
	) {
		this.#plans = plansOf(table);
	}

	follow(): void {
		const { position, isNow, title } = this.table;
		if (!position || !title || !isNow) return;
		if (!this.#begun) this.#begin(position);
		this.#talk();
		// While a decision or a plan is on its way, what is asked is no question yet.
		if (this.table.deciding || this.#plans.current || this.table.travelling.watched !== null) return;
		if (position.decisions < this.#told) this.#remember(position); // something was taken back
		const question = this.#asks(position);
		if (question !== this.#question) {
			this.#question = question;
			clearTimeout(this.#waiting);
			if (question) void this.#digest(position);
		}
		if (!question && position.decisions > this.#told) this.#wait(position);
	}

	/** Say nothing more of what was to be told. */
	close(): void {
		clearTimeout(this.#waiting);
		this.announcer.hush();
	}

	/** What is asked of us, as a text that changes with it; nothing while others are asked. */
	#asks({ table: { status }, prompt, decisions }: Position): string {
		const lesson = this.table instanceof Lesson ? `${this.table.stop} ${this.table.other?.id}` : "";
		return status === "playing" && !prompt ? "" : `${status} ${decisions} ${lesson}`;
	}

	/** While others decide: all they do as it happens for who likes that, else after a while what one has done oneself. */
	#wait(position: Position): void {
		clearTimeout(this.#waiting);
		const tell = (): void => {
			this.announcer.tell([...this.#news(position), sentence(askedOf(this.table))]);
			this.#remember(position);
		};
		if (settings.announced === "all") tell();
		else this.#waiting = setTimeout(tell, PATIENCE);
	}

	/** What was there when one came is no news. */
	#begin(position: Position): void {
		this.#begun = true;
		this.#line = this.table.lines.at(-1)?.number ?? 0;
		this.#company = this.table.company;
		this.#remember(position);
	}

	#remember(position: Position): void {
		this.#told = position.decisions;
		this.#scores = position.view?.scores ?? [];
		this.#tired = position.tired;
	}

	/** Everything since one was asked, and what is asked now. */
	async #digest(position: Position): Promise<void> {
		const question = this.#question;
		const brief = settings.announced === "turns";
		const lines = position.decisions > this.#told && !brief ? await this.table.spoken("changes") : null;
		if (question !== this.#question) return; // something else is asked meanwhile
		const nothing = this.table.words.t("spoken-nothing-new");
		const told = lines?.filter((line) => line !== nothing).map(sentence);
		const news = this.#news(position, brief ? [] : told);
		const over = position.table.status === "finished";
		this.#remember(position);
		this.news = news;
		this.announcer.say([...this.#lesson(), ...news, ...(over ? this.#end(position) : this.#asked(position))]);
	}

	#lesson(): string[] {
		const { table } = this;
		if (!(table instanceof Lesson)) return [];
		const { expected, other, step, words } = table;
		if (other && expected) return [t("tutorial-other", { choice: words.say(expected.message) })];
		return step.hint ? [sentence(words.say(step.hint))] : [];
	}

	#asked(position: Position): string[] {
		const count = position.choices.length;
		return [sentence(askedOf(this.table)), ...(count ? [t("ear-choices", { count })] : [])];
	}

	/** What happened since it was told last, in these sentences or those of the log, and whose points have changed by it. */
	#news(position: Position, lines?: readonly string[]): string[] {
		const blocks = this.table.journal.filter(({ decision }) => decision > this.#told);
		const all = lines ?? happened(blocks, this.table.words);
		return [
			...shortened(all, MOST, (count) => t("ear-rest", { count, lines: all.length })),
			...this.#points(position.view?.scores ?? []),
			...this.#stoodIn(position),
		];
	}

	#stoodIn({ tired }: Position): string[] {
		const seats = tired.filter((seat) => !this.#tired.includes(seat));
		const names = seats.map((seat) => this.table.seatName(seat));
		return seats.length ? [t("table-tired", { who: this.table.words.list(names) })] : [];
	}

	#points(scores: readonly number[]): string[] {
		return gained(this.#scores, scores).map(({ seat, count }) => {
			const more = { who: this.table.seatName(seat), count: Math.abs(count), total: scores[seat] ?? 0 };
			return t(count > 0 ? "ear-gained" : "ear-lost", more);
		});
	}

	#end({ table: { result } }: Position): string[] {
		const { table } = this;
		const winners = table.seats.filter(({ seat }) => result?.ranks[seat] === 1).map(({ seat }) => seat);
		const who = table.words.list(winners.map((seat) => table.seatName(seat)));
		const won = winners.length > 1 ? t("play-winners", { seats: who }) : t("play-winner", { seat: who });
		return [t("table-over"), won, ...standings(table)];
	}

	/** What others have said, and what is told of them. */
	#talk(): void {
		const { lines, mine, company } = this.table;
		if (company && company !== this.#company) this.announcer.say([company.sentence]);
		this.#company = company;
		const fresh = lines.filter(({ number, seat }) => number > this.#line && (seat === null || !mine.includes(seat)));
		this.#line = lines.at(-1)?.number ?? this.#line;
		this.announcer.tell(
			fresh.filter(({ text }) => text).map(({ name, text }) => t("ear-says", { who: personName(name), text })),
		);
	}
}
