import type { Table } from "../../table/table.svelte";
import type { Pointing } from "../title";
import type { City } from "./city";
import { isTold, putAway, show, shownAt } from "./looking.svelte";

/**
 * One click on a lit door sends the worker. A finger cannot hover: its first tap on a door shows what it would bring, and
 * the second on the same one goes there. A worker that is picked only lights doors: nothing is laid over them, however few
 * they are. A recruit who cannot be chosen is read until one looks elsewhere.
 */
export function pointed(element: string, table: Table, by: Pointing): boolean {
	if (element.startsWith("die:") && table.ready && table.choosing.open.has(element)) {
		putAway();
		const meant = table.choosing.pick(element);
		if (meant) table.choose(meant);
		return true;
	}
	const again = shownAt(table) === element;
	const open = table.ready && table.choosing.open.has(element);
	const first = open ? by === "touch" && element.startsWith("space:") : element.startsWith("recruit:");
	if (!first || again) {
		putAway();
		return first && again && !open;
	}
	show(table, element);
	return true;
}

/** The bubble beside it tells more than an explanation would. */
export const shows = (element: string, _view: City): boolean => isTold(element);
