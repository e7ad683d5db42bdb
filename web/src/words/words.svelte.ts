import { getText } from "../api/rest";
import type { Message } from "../api/shapes";
import { kept } from "../kept";
import { type Args, Catalogue } from "./catalogue";
import { browser, LANGUAGES, type Language } from "./languages";

const platform = import.meta.glob<string>("../../../src/ludothek/locale/*.ftl", { query: "?raw", import: "default" });
const refusals = import.meta.glob<string>("../../../src/ludothek/locale/refusals/*.ftl", {
	query: "?raw",
	import: "default",
});
/** Words of pages that few come to, so that no table waits for them. */
const parts = {
	tournaments: import.meta.glob<string>("./tournaments/*.ftl", { query: "?raw", import: "default" }),
};
const KEY = "ludothek.language";

/** The language of the page and every catalogue that is loaded. Whoever reads it in a component is drawn anew on a switch. */
class Words {
	language = $state<Language>("en");
	#own = $state.raw<Catalogue>(new Catalogue("en", []));
	/** What is said about everything the server refuses, but in English; it comes after all else, for it is seldom needed. */
	#refusals = $state.raw<Catalogue>(new Catalogue("en", []));
	#titles = $state.raw<ReadonlyMap<string, Catalogue>>(new Map());
	/** The platform's own words in the language that is spoken. */
	#texts: readonly string[] = [];
	/** What was brought beside these. */
	#parts = new Set<keyof typeof parts>();
	/** The language that was wished for last. */
	#wish: Language = "en";

	/** The platform's own words. */
	get own(): Catalogue {
		return this.#own;
	}

	/** The words of a title, once `load` has brought them. */
	of(title: string): Catalogue {
		return this.#titles.get(title) ?? this.#own;
	}

	t(id: string, args: Args = {}): string {
		return this.#own.t(id, args);
	}

	say(message: Message): string {
		return this.#own.say(message);
	}

	/** Why the server refused something; in its own English if there are no words for it. */
	refusal(message: Message | null, sentence: string): string {
		if (!message || !this.#refusals.has(message.id)) return sentence;
		return this.#refusals.say(message);
	}

	/** Bring the words of titles; those of the language come over those of English. */
	async load(...titles: string[]): Promise<void> {
		const { language } = this;
		const missing = titles.filter((title) => !this.#titles.has(title));
		if (!missing.length) return;
		const brought = await bring(language, this.#texts, missing);
		if (language !== this.language) return this.load(...titles); // somebody has switched meanwhile
		this.#titles = new Map([...this.#titles, ...brought]);
	}

	/** Bring the words of a part of the site, before it is shown. */
	async also(part: keyof typeof parts): Promise<void> {
		if (this.#parts.has(part)) return;
		const { language } = this;
		const text = await partOf(part, language);
		if (language !== this.language) return this.also(part);
		this.#parts.add(part);
		this.#texts = [...this.#texts, text];
		this.#own = new Catalogue(language, this.#texts);
	}

	/** Speak another language; everything on the page changes at once, when all words are there. */
	async speak(language: Language, keep = true): Promise<void> {
		this.#wish = language;
		const also = [...this.#parts];
		const own = [platform, browser].map((files) => textOf(files, language));
		const texts = await Promise.all([...own, ...also.map((part) => partOf(part, language))]);
		if (also.length !== this.#parts.size) return this.speak(language, keep);
		const brought = new Map<string, Catalogue>();
		const missing = (): string[] => [...this.#titles.keys()].filter((title) => !brought.has(title));
		while (missing().length)
			for (const [title, words] of await bring(language, texts, missing())) brought.set(title, words);
		if (language !== this.#wish) return;
		this.#texts = texts;
		this.#own = new Catalogue(language, texts);
		this.#titles = brought;
		this.language = language;
		document.documentElement.lang = language;
		if (keep) kept.set(KEY, language);
		this.#refusals = new Catalogue(language, [], false);
		if (language === "en") return; // the server says them in English
		void textOf(refusals, language).then((said) => {
			if (language === this.#wish) this.#refusals = new Catalogue(language, [said], false);
		});
	}

	async start(): Promise<void> {
		const wanted = [kept.get(KEY) ?? "", ...navigator.languages].map((each) => each.slice(0, 2).toLowerCase());
		await this.speak(wanted.find((each) => LANGUAGES.includes(each)) ?? "en", false);
	}
}

function textOf(files: Record<string, () => Promise<string>>, language: Language): Promise<string> {
	const path = Object.keys(files).find((each) => each.endsWith(`/${language}.ftl`));
	return path ? files[path]!() : Promise.resolve("");
}

/** The words of a part; in English, where a language has none yet. */
async function partOf(part: keyof typeof parts, language: Language): Promise<string> {
	return (await textOf(parts[part], language)) || textOf(parts[part], "en");
}

/** The words of titles, over those of the platform. */
function bring(language: Language, below: readonly string[], titles: string[]): Promise<[string, Catalogue][]> {
	return Promise.all(
		titles.map(async (title) => {
			const text = await getText(`/titles/${encodeURIComponent(title)}/words/${language}`);
			return [title, new Catalogue(language, [...below, text])];
		}),
	);
}

export const words = new Words();
/** The platform's words, for short: `t("menu-settings")`. */
export const t = (id: string, args: Args = {}): string => words.t(id, args);
