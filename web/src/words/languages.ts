/** The catalogues of the browser's own words; a language is there when its file is. */
export const browser = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });

/** A language, by its two letters. */
export type Language = string;
const ORIGINAL = "en";

/** The languages that have a file among these, the original first. */
export function languagesOf(paths: readonly string[]): readonly Language[] {
	const found = paths.flatMap((path) => /\/(\w+)\.ftl$/.exec(path)?.[1] ?? []);
	return [ORIGINAL, ...found.filter((language) => language !== ORIGINAL).toSorted()];
}

export const LANGUAGES = languagesOf(Object.keys(browser));
