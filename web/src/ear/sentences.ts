import type { Block } from "../api/shapes";
import { told } from "../table/telling";
import type { Catalogue } from "../words/catalogue";

/** A text as a sentence of its own, so that it is not read together with the next one. */
export function sentence(text: string): string {
	const line = text.trim();
	if (!line) return "";
	const first = [...line][0]!;
	const end = /[.!?:…]["”“»)]?$/.test(line) ? "" : ".";
	return first.toLocaleUpperCase() + line.slice(first.length) + end;
}

/** What decisions brought about, a sentence each. */
export function happened(blocks: readonly Block[], words: Catalogue): string[] {
	return blocks.flatMap(({ events }) => told(events, words)).map(sentence);
}

/** What is too much at once: the first of it, and how much is left. */
export function shortened(sentences: readonly string[], most: number, rest: (count: number) => string): string[] {
	if (sentences.length <= most) return [...sentences];
	return [...sentences.slice(0, most), rest(sentences.length - most)];
}

/** Whose points have changed, and by how many. */
export function gained(before: readonly number[], now: readonly number[]): { seat: number; count: number }[] {
	return now.flatMap((points, seat) => {
		const count = points - (before[seat] ?? points);
		return count ? [{ seat, count }] : [];
	});
}

/** One rule out of a book of them, by its number or the end of it, without the marks of its print. */
export function ruleOf(book: string, wanted: string): string[] {
	const number = /\d+/.exec(wanted)?.[0];
	if (!number) return [];
	const parts = book.split(/^#+ /m);
	const found = parts.find((part) => new RegExp(`^[A-Z]{2}-0*${Number(number)}\\b`).test(part));
	const [heading = "", ...below] = (found ?? "").split("\n");
	// Where a rule comes from stands below it in italics, and is left out.
	const printed = below.join("\n").replaceAll(/^\*[^*]+\*$/gm, "");
	return [heading, ...printed.split(/\n{2,}|\n(?=[-|])/)]
		.map((line) => line.replaceAll(/[*_`|]+|\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll(/\s+/g, " "))
		.filter((line) => /\p{L}/u.test(line))
		.map(sentence);
}
