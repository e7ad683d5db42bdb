import type { Component } from "svelte";
import type { Event, Heading, Message } from "../api/shapes";
import type { Table } from "../table/table.svelte";
import Plain from "./generic/Vignette.svelte";

/** What is drawn for a thing while it travels; the title's `Token` knows what it means. */
export interface Look {
	kind: string;
	seat?: number;
	name?: string;
}

/** A thing that travels between two elements of the board, wherever they are on the page. */
export interface Flight {
	from: string;
	to: string;
	look: Look;
	/** The next one need not wait for it. */
	quick?: boolean;
}

/** How somebody points at something. */
export type Pointing = "mouse" | "touch" | "keyboard";

/** One line of the score sheet: what is counted, and what each seat has of it. */
export interface SheetRow {
	label: Message;
	values: number[];
}

/**
 * What a title brings to the browser. It draws views and knows no rules; everything but the board may be left out.
 *
 * A folder here with the title's id holds all of it: `index.ts` exports this and loads `mood.css`, the colours of its
 * table under `[data-title="<title>"]`; `Vignette.svelte` is its picture and loads `poster.css`, the colours of its
 * poster under `[data-poster="<title>"]`. A title has the plain one of whatever its folder lacks. Its mood may also say how
 * the frame of its table is laid out on a wide screen, by `--frame-areas`, `--frame-columns` and `--frame-rows` (see
 * `Frame.svelte`).
 */
export interface Title<View extends Heading = Heading> {
	/** The board. It marks everything one can point at with `{@attach table.element("area:electricity")}`. */
	Board: Component<{ table: Table; view: View }>;
	/** What is in front of whoever looks: a strip right under the board, which sees and chooses like the board. */
	Mat?: Component<{ table: Table; view: View }>;
	/** The choices as this title lists them, under the prompt; without it every choice is a button. */
	Choices?: Component<{ table: Table; view: View }>;
	/** Over the board when something is to be read before one goes on, such as a scoring; without it captions tell of it. */
	Ceremony?: Component<{ table: Table; view: View }>;
	/** What one player holds, for the panel of that player. */
	Holdings?: Component<{ table: Table; view: View; seat: number }>;
	/** A thing on its way. */
	Token?: Component<{ look: Look; view: View }>;
	/** What travels when something happens, in the order it happens. */
	flights?(event: Event, view: View): Flight[];
	/** What an element is called at this table, if that is more than the server says of it once and for all. */
	named?(element: string, view: View): Message | null;
	/** What is printed on an element, if that depends on the table; else it is the `.effect` of its name. */
	text?(element: string, table: Table, view: View): string | null;
	/** More about an element than its name: what the cards that lie there do. */
	tells?(element: string, view: View): Message[];
	/** Which element is meant by pointing at one that is never chosen itself. */
	meantBy?(element: string): string | null;
	/**
	 * Pointing at an element, before anything is chosen or explained: true if the title has dealt with it, such as by showing
	 * first what would come of it. A finger cannot hover: there the first tap may show and the second choose.
	 */
	pointed?(element: string, table: Table, by: Pointing): boolean;
	/** Whether the board itself shows what the mouse rests on, so that no explanation need lie beside it. */
	shows?(element: string, view: View): boolean;
	/** Where the game stands, such as the round, for the heading. */
	standing?(view: View): Message;
	/** The score sheet at the end, without the line of totals. */
	sheet?(view: View): SheetRow[];
}

const boards = import.meta.glob<Title>("./*/index.ts", { import: "default" });
const vignettes = import.meta.glob<Component>(["./*/Vignette.svelte", "!./generic/*"], { import: "default" });

/** The board of a title; a title without one of its own has the plain board that fits them all. */
export function titleOf(title: string): Promise<Title> {
	return (boards[`./${title}/index.ts`] ?? boards["./generic/index.ts"]!)();
}

/** The picture of a title for lobby and poster; the plain one for a title without, or if its own does not come. */
export async function vignetteOf(title: string): Promise<Component> {
	const own = vignettes[`./${title}/Vignette.svelte`];
	return (await own?.().catch(() => null)) ?? Plain;
}
