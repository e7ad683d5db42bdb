import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../api/shapes";

export const LANGUAGES = ["en", "de", "fr", "nl", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, string | number>;

/**
 * The words of one language for one title, as on the server: an argument that names an element (`area:electricity`) is
 * replaced by the element's name, and attributes of that name are at hand under longer names (`.to` of `$area` is `$area-to`).
 * Several things are joined by ` + ` and become a list, with the message `item-amount` for so many of an item:
 * `2 item:clay + 1 item:gold` is "2 clay and gold".
 */
export class Catalogue {
	readonly #bundle: FluentBundle;

	constructor(
		readonly language: Language,
		sources: readonly string[],
	) {
		this.#bundle = new FluentBundle(language, { useIsolating: false });
		for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
	}

	has(id: string): boolean {
		return this.#bundle.hasMessage(id);
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
		return this.has(id) ? this.t(id) : null;
	}

	list(parts: readonly string[]): string {
		return new Intl.ListFormat(this.language).format(parts);
	}

	/** An argument of a message: the name of the element it names, the list of several, else the text itself. */
	spell(text: string): string {
		if (!text.split(" ").some((word) => this.#isElement(word))) return text;
		return this.list(text.split(" + ").map((part) => this.#part(part.split(" "))));
	}

	/** One thing of a list: so many of something, or just its words. */
	#part(words: readonly string[]): string {
		const [count = "", element = ""] = words;
		const [kind = ""] = element.split(":");
		const amount = `${kind}-amount`;
		if (words.length === 2 && /^\d+$/.test(count) && this.has(amount))
			return this.t(amount, { count: Number(count), [kind]: element });
		return words.map((word) => (this.#isElement(word) ? this.name(word) : word)).join(" ");
	}

	#isElement(word: string): boolean {
		return word.includes(":") && this.name(word) !== null;
	}

	#spelled(args: Args): Record<string, FluentVariable> {
		const spelled: Record<string, FluentVariable> = {};
		for (const [key, value] of Object.entries(args)) {
			spelled[key] = typeof value === "string" ? this.spell(value) : value;
			if (typeof value !== "string" || !value.includes(":")) continue;
			const message = this.#bundle.getMessage(value.replaceAll(":", "-"));
			if (!message?.value) continue;
			for (const [name, pattern] of Object.entries(message.attributes))
				spelled[`${key}-${name}`] = this.#bundle.formatPattern(pattern, {}, []);
		}
		return spelled;
	}
}
