import type { Choice, Plan } from "../api/shapes";
import { type Plans, plansOf } from "../games/generic/plans.svelte";
import type { Talk } from "../table/around/talk.svelte";
import { askedOf } from "../table/asked";
import type { Table } from "../table/table.svelte";
import { t } from "../words/words.svelte";
import { Announcer } from "./announcer.svelte";
import { answerTo } from "./answers";
import { commandOf } from "./commands";
import { listed, ownWords } from "./lines";
import { meant, type Sayable } from "./matching";
import { sentence } from "./sentences";

/** A choice, or a plan of several, as one can ask for it. */
export interface Offer extends Sayable {
	choose(): void;
}

/** So many lines are said at once; `more` says the next. */
export const AT_ONCE = 10;

/** A talk with a table: what is typed, what is answered, what can be chosen. */
export class Ear {
	readonly announcer = new Announcer();
	/** What was answered last, all of it. */
	answer = $state.raw<readonly string[]>([]);
	readonly #plans: Plans;
	#unsaid: readonly string[] = [];

	readonly choices: readonly Offer[] = $derived.by(() => this.#choices());
	readonly plans: readonly Offer[] = $derived.by(() => this.#reach());
	/** Everything that has a number. */
	readonly offers: readonly Offer[] = $derived([...this.choices, ...this.plans]);

	constructor(
		readonly table: Table,
		readonly talk: Talk,
	) {
		this.#plans = plansOf(table);
	}

	/** Do what was typed, and answer. */
	async run(typed: string): Promise<void> {
		const line = typed.trim();
		const written = this.offers.find(({ notation }) => notation === line);
		const command = written ? null : commandOf(line, ownWords);
		if (!line) this.say([askedOf(this.table)]);
		else if (command) this.say(await answerTo(this, command));
		else this.#decide(line);
	}

	/** Answer on the page and aloud; what only does something has no answer. */
	say(lines: readonly string[]): void {
		if (!lines.length) return;
		this.answer = lines.filter(Boolean).map(sentence);
		this.#unsaid = this.answer;
		this.more();
	}

	/** Say the next lines of a long answer. */
	more(): void {
		const now = this.#unsaid.slice(0, AT_ONCE);
		this.#unsaid = this.#unsaid.slice(AT_ONCE);
		const left = this.#unsaid.length ? [t("ear-more", { count: this.#unsaid.length })] : [];
		this.announcer.say(now.length ? [...now, ...left] : [t("ear-no-more")]);
	}

	#decide(line: string): void {
		const [only, ...others] = meant(line, this.offers);
		if (!this.offers.length) this.say([askedOf(this.table)]);
		else if (!only) this.say([t("ear-unknown", { input: line })]);
		else if (others.length) this.say([t("ear-which", { count: others.length + 1 }), ...[only, ...others].map(listed)]);
		else this.choose(only);
	}

	choose(offer: Offer): void {
		this.answer = [];
		offer.choose();
	}

	#choices(): Offer[] {
		const { choosing, ready, words } = this.table;
		if (!ready) return [];
		return choosing.choices.map((choice: Choice, at) => ({
			number: at + 1,
			text: words.say(choice.message),
			notation: choice.notation,
			choose: () => this.table.choose(choice),
		}));
	}

	/** What several choices in a row lead to, numbered after the choices themselves. */
	#reach(): Offer[] {
		const { list } = this.#plans;
		if (!this.table.ready || this.#plans.current) return [];
		const plans = list.filter((plan) => plan.listed && plan.choices.length > 1);
		return plans.map((plan: Plan, at) => ({
			number: this.choices.length + at + 1,
			text: this.table.words.say(plan.message),
			notation: plan.notation,
			choose: () => this.#plans.start(plan),
		}));
	}
}
