import { t } from "../words/words.svelte";
import type { Name } from "./commands";
import type { Sayable } from "./matching";

/** An offer as a line of a list. */
export function listed({ number, text }: Sayable): string {
	return t("ear-listed", { number, text });
}

/** The words for a command in the language that is spoken. */
export function ownWords(name: Name): string[] {
	return t(`ear-words-${name}`).split(/\s+/);
}
