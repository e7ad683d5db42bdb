import { get } from "../api/rest";
import type { TitleCard } from "../api/shapes";
import { words } from "../words/words.svelte";

/** Those with a picture of their own first. */
const ORDER = ["worldsfair", "essen", "euphoria"];
let asked: Promise<TitleCard[]> | null = null;

/** What can be played here, with its words; asked once. */
export function allTitles(): Promise<TitleCard[]> {
	asked ??= get<TitleCard[]>("/titles").then(async (cards) => {
		await words.load(...cards.map((card) => card.title));
		const place = ({ title }: TitleCard) => (ORDER.includes(title) ? ORDER.indexOf(title) : ORDER.length);
		return cards.toSorted((one, other) => place(one) - place(other));
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
