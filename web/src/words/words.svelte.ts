import { getText } from "../api/rest";
import type { Message } from "../api/shapes";
import { type Args, Catalogue, LANGUAGES, type Language } from "./catalogue";

const platform = import.meta.glob<string>("../../../src/ludothek/locale/*.ftl", { query: "?raw", import: "default" });
const browser = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const KEY = "ludothek.language";

/** The language of the page and every catalogue that is loaded. Whoever reads it in a component is drawn anew on a switch. */
class Words {
	language = $state<Language>("en");
	#own = $state.raw<Catalogue>(new Catalogue("en", []));
	#titles = $state.raw<ReadonlyMap<string, Catalogue>>(new Map());
	#sources: string[] = [];

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

	/** Bring the words of titles; those of the language come over those of English. */
	async load(...titles: string[]): Promise<void> {
		const missing = titles.filter((title) => !this.#titles.has(title));
		if (missing.length) await this.#fetch(this.language, missing);
	}

	/** Speak another language; everything on the page changes at once, when all words are there. */
	async speak(language: Language, keep = true): Promise<void> {
		const texts = await Promise.all([platform, browser].map((files) => textOf(files, language)));
		const spoken = [...this.#titles.keys()];
		this.#sources = texts;
		await this.#fetch(language, spoken, () => {
			this.#own = new Catalogue(language, texts);
			this.language = language;
			document.documentElement.lang = language;
			if (keep) localStorage.setItem(KEY, language);
		});
	}

	async start(): Promise<void> {
		const wanted = [localStorage.getItem(KEY) ?? "", ...navigator.languages].map((each) =>
			each.slice(0, 2).toLowerCase(),
		);
		await this.speak(LANGUAGES.find((each) => each === wanted.find((one) => isLanguage(one))) ?? "en", false);
	}

	async #fetch(language: Language, titles: string[], then: () => void = () => {}): Promise<void> {
		const texts = await Promise.all(titles.map((title) => getText(`/titles/${title}/words/${language}`)));
		const known = new Map(language === this.language ? this.#titles : []);
		titles.forEach((title, at) => {
			known.set(title, new Catalogue(language, [...this.#sources, texts[at]!]));
		});
		then();
		this.#titles = known;
	}
}

function isLanguage(text: string): text is Language {
	return LANGUAGES.some((each) => each === text);
}

function textOf(files: Record<string, () => Promise<string>>, language: Language): Promise<string> {
	const path = Object.keys(files).find((each) => each.endsWith(`/${language}.ftl`));
	return path ? files[path]!() : Promise.resolve("");
}

export const words = new Words();
/** The platform's words, for short: `t("menu-settings")`. */
export const t = (id: string, args: Args = {}): string => words.t(id, args);
