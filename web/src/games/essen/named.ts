import type { Attachment } from "svelte/attachments";
import type { Table } from "../../table/table.svelte";

/** Marks a part of the board as an element, if this table knows it; otherwise it is only a picture. */
export const named = (table: Table, element: string): Attachment<Element> | null =>
	element in table.names ? table.element(element) : null;
