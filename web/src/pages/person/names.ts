import type { Outing, Rating } from "../../api/shapes";
import { levelName, personName } from "../../words/people";
import { t, words } from "../../words/words.svelte";

/** What a computer player is called, in the words of a title that it plays. */
export function mindName(title: string, mind: string): string {
	return t("new-who-mind", { mind: levelName(words.of(title), mind) });
}

/** Who else sat at a table. */
export function companions({ title, others }: Outing): string {
	return words.own.list(others.map(({ name, mind }) => (mind ? mindName(title, name) : personName(name))));
}

/** How strong somebody is, with how little one can be sure of it. */
export function ratingOf({ strength, doubt, games }: Rating): string {
	const { format } = new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
	return t("rating-is", { strength: format(strength), doubt: format(doubt), games });
}
