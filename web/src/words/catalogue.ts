import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../api/shapes";
import type { Language } from "./languages";

export type Args = Record<string, string | number>;

/** Stands between the things of an argument that is a list. */
const AND = " + ";
/** Stands between the texts of one that is a list of anything else: numbers, titles of published games. */
const ALSO = "\x1f";
/** One thing of such a list: an element, or so many of it. */
const SO_MANY = /^(?:(\d+) )?([a-z-]+:[a-z0-9:-]+)$/;

/** Several elements as one argument that is a list; equal ones are added up. */
function counted(things: readonly string[]): string {
	const counts = new Map<string, number>();
	for (const thing of things) {
		const [, count = "1", element = ""] = SO_MANY.exec(thing) ?? [];
		counts.set(element, (counts.get(element) ?? 0) + Number(count));
	}
	return [...counts].map(([element, count]) => `${count} ${element}`).join(AND);
}

/** How many things an argument names, if it is a list. */
function howMany(things: string): number {
	const found = things.split(AND).map((thing) => SO_MANY.exec(thing));
	return found.reduce((sum, each) => sum + (each ? Number(each[1] ?? 1) : 0), 0);
}

/**
 * The words of one language for one title, as on the server: an argument that names an element (`area:electricity`) is
 * replaced by the element's name, and attributes of that name are at hand under longer names (`.to` of `$area` is `$area-to`).
 * Several things are joined by ` + ` and become a list, with the message `item-amount` for so many of an item:
 * `2 item:clay + 1 item:gold` is "2 clay and gold". How many things there are in all is `$items-count`.
 */
export class Catalogue {
	#bundle: FluentBundle;
	/** Elements that are called otherwise here: players by their own names. */
	#called: ReadonlyMap<string, string> = new Map();
	/** What stands before the names of elements. */
	#marks: ReadonlyMap<string, string> = new Map();

	constructor(
		readonly language: Language,
		sources: readonly string[],
		/** Whether long numbers are written in groups of digits; those that name something are not. */
		readonly useGrouping = true,
	) {
		this.#bundle = new FluentBundle(language, { useIsolating: false });
		for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
	}

	has(id: string): boolean {
		return this.#bundle.hasMessage(id);
	}

	/**
	 * The same words with players called by their names, if this language lets a name stand where a colour does. Forms of a
	 * colour that a name does not have (`$seat-de`) stay as they are.
	 */
	calling(names: ReadonlyMap<string, string>): Catalogue {
		if (!names.size || this.t("names-in-sentences") !== "yes") return this;
		const calling = this.#again();
		calling.#called = names;
		return calling;
	}

	/** The same words with a mark before the names of elements, in whatever form they stand. */
	marking(marks: ReadonlyMap<string, string>): Catalogue {
		const marking = this.#again();
		marking.#marks = marks;
		return marking;
	}

	#again(): Catalogue {
		const again = new Catalogue(this.language, [], this.useGrouping);
		again.#bundle = this.#bundle;
		again.#called = this.#called;
		return again;
	}

	/** A message in words. What is missing stands as its id, so that it is seen and mended. */
	t(id: string, args: Args = {}): string {
		const pattern = this.#bundle.getMessage(id)?.value;
		return pattern ? this.#bundle.formatPattern(pattern, this.#spelled(args), []) : id;
	}

	say(message: Message): string {
		return this.t(message.id, message.args);
	}

	/** Another form of a name, such as the effect of a card; nothing if it has none. */
	attribute(id: string, name: string): string | null {
		const pattern = this.#bundle.getMessage(id)?.attributes[name];
		return pattern ? this.#bundle.formatPattern(pattern, {}, []) : null;
	}

	/** The plain name of an element such as `area:electricity` or `seat:blue`, if the catalogue has one. */
	name(element: string): string | null {
		const id = element.replaceAll(":", "-");
		const name = this.#called.get(element) ?? (this.has(id) ? this.t(id) : null);
		return name && this.#marked(element, name);
	}

	#marked(element: string, name: string): string {
		return (this.#marks.get(element) ?? "") + name;
	}

	list(parts: readonly string[]): string {
		return new Intl.ListFormat(this.language).format(parts);
	}

	/** Words of which one is meant: "clay, gold, or stone". */
	oneOf(parts: readonly string[]): string {
		return new Intl.ListFormat(this.language, { type: "disjunction" }).format(parts);
	}

	/** Facts side by side, without a word before the last: "30 €, 5 points, two steps away". */
	facts(parts: readonly string[]): string {
		return parts.length ? parts.reduce((first, then) => this.t("beside", { first, then })) : "";
	}

	/** Short sentences without a full stop, one after another; they may have commas of their own. */
	apart(parts: readonly string[]): string {
		return parts.length ? parts.reduce((first, then) => this.t("in-a-row", { first, then })) : "";
	}

	/** An argument of a message: the name of the element it names, the list of several, else the text itself. */
	spell(text: string): string {
		if (text.includes(ALSO)) return this.list(text.split(ALSO));
		if (!text.split(" ").some((word) => this.#isElement(word))) return text;
		return this.list(text.split(AND).map((part) => this.#part(part.split(" "))));
	}

	/** Several arguments as one: equal elements are added up, other text is put in a row as it is. */
	listed(things: readonly string[]): string {
		return things.every((thing) => SO_MANY.test(thing)) ? counted(things) : this.list(things);
	}

	/** One thing of a list: so many of something, or just its words. */
	#part(words: readonly string[]): string {
		const [number = "", element = ""] = words;
		if (words.length !== 2 || !/^\d+$/.test(number))
			return words.map((word) => (this.#isElement(word) ? this.name(word) : word)).join(" ");
		const [kind = ""] = element.split(":");
		const count = Number(number);
		if (this.has(`${kind}-amount`)) return this.t(`${kind}-amount`, { count, [kind]: element });
		return count === 1 ? this.spell(element) : this.t("amount", { count, thing: element });
	}

	#isElement(word: string): boolean {
		return word.includes(":") && this.name(word) !== null;
	}

	#spelled(args: Args): Record<string, FluentVariable> {
		const spelled: Record<string, FluentVariable> = {};
		for (const [key, value] of Object.entries(args)) {
			spelled[key] =
				typeof value === "string" ? this.spell(value) : new FluentNumber(value, { useGrouping: this.useGrouping });
			if (typeof value !== "string" || !value.includes(":")) continue;
			spelled[`${key}-count`] = howMany(value);
			const message = this.#bundle.getMessage(value.replaceAll(":", "-"));
			if (!message?.value) continue;
			for (const [name, pattern] of Object.entries(message.attributes))
				spelled[`${key}-${name}`] = this.#marked(value, this.#bundle.formatPattern(pattern, {}, []));
		}
		return spelled;
	}
}
