import { get } from "../api/rest";
import type { TitleCard } from "../api/shapes";
import { vignetteOf } from "../games/title";
import { words } from "../words/words.svelte";

let asked: Promise<TitleCard[]> | null = null;

/** What can be played here, with its words and pictures, in the server's order; asked once. */
export function allTitles(): Promise<TitleCard[]> {
	asked ??= get<TitleCard[]>("/titles").then(async (cards) => {
		const titles = cards.map((card) => card.title);
		await Promise.all([words.load(...titles), ...titles.map(vignetteOf)]);
		return cards;
	});
	asked.catch(() => (asked = null));
	return asked;
}

/** The name of a title, and what stands smaller below it. */
export function nameOf(title: string): { main: string; rest: string } {
	const catalogue = words.of(title);
	const whole = catalogue.has("title") ? catalogue.t("title") : title;
	const at = whole.indexOf(": ");
	return at < 0 ? { main: whole, rest: "" } : { main: whole.slice(0, at), rest: whole.slice(at + 2) };
}
