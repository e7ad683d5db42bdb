import type { Table } from "../../table/table.svelte";

/** Something in a view that has a name; with an element one can point at it. */
export interface Named {
	text: string;
	element: string | null;
}

/** What belongs to the frame and not to the board. */
const FRAME = new Set([
	...["title", "seat", "seats", "decisions", "over", "waiting", "on_turn", "scores", "ranks", "asked", "players"],
	...["round", "rounds", "colour"],
]);
/** Fields that say who, by the number of the seat. */
const WHO = /^(seat|owner|first|who|other|player|winner|leader|holder)$/;

export type Scalar = string | number | boolean;

export const isScalar = (value: unknown): value is Scalar =>
	typeof value === "string" || typeof value === "number" || typeof value === "boolean";
export const isEmpty = (value: unknown): boolean =>
	value === null ||
	value === undefined ||
	value === "" ||
	(typeof value === "object" && (Array.isArray(value) ? value.every(isEmpty) : Object.values(value).every(isEmpty)));
export const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a part is a row of words, numbers or counts, which needs no room of its own. */
export const isFlat = (value: unknown): boolean =>
	Array.isArray(value) ? value.every(isScalar) : isRecord(value) && Object.values(value).every(isScalar);
/** Whether a list says yes or no of every seat. */
export const isBySeat = (value: unknown, seats: number): value is boolean[] =>
	Array.isArray(value) && value.length === seats && value.every((each) => typeof each === "boolean");

/** The fields a board has to show, in their order. */
export function fields(view: object): [string, unknown][] {
	return Object.entries(view).filter(([key, value]) => !FRAME.has(key) && !isEmpty(value));
}

/** What a field is called: a word of the title, else the field's own name as a word. */
export function label(table: Table, key: string): string {
	const id = key.replaceAll("_", "-");
	for (const each of key === "title" ? [] : [id, `table-${id}`, `board-${id}`, one(id)]) {
		const text = table.words.has(each) ? table.words.t(each) : "";
		if (text && !text.includes("{$")) return text;
	}
	return plainly(key);
}

/** What a word of a view names: an element of the board if the field and the word together are one. */
export function named(table: Table, key: string, value: string): Named {
	for (const element of [`${key}:${value}`, `${one(key)}:${value}`, value]) {
		const text = table.nameOf(element);
		if (text && !text.includes("{$")) return { text, element: element in table.names ? element : null };
	}
	const known = Object.keys(table.names).filter((element) => element.endsWith(`:${value}`));
	if (known.length === 1) return { text: table.nameOf(known[0]!), element: known[0]! };
	return { text: plainly(value), element: null };
}

/** The seat a field names, if it names one. */
export function who(key: string, value: unknown, seats: number): number | null {
	return WHO.test(key) && typeof value === "number" && value >= 0 && value < seats ? value : null;
}

/** The word that names a thing with several fields. */
export function headed(thing: Record<string, unknown>): [string, string] | null {
	return (Object.entries(thing).find(([, value]) => typeof value === "string" && value) as [string, string]) ?? null;
}

/** Whether things are alike and simple enough for a table. */
export function tabular(things: readonly unknown[]): things is Record<string, Scalar | null>[] {
	return (
		things.length > 1 &&
		things.every((thing) => isRecord(thing) && Object.values(thing).every((value) => value === null || isScalar(value)))
	);
}

function one(key: string): string {
	return key.endsWith("ies") ? `${key.slice(0, -3)}y` : key.endsWith("s") ? key.slice(0, -1) : key;
}

/** A word of a programmer as anybody would write it. */
function plainly(word: string): string {
	return word.replace(/^[a-z]+:/, "").replaceAll(/[_:-]+/g, " ");
}
