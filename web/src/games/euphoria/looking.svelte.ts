import type { Table } from "../../table/table.svelte";

/** What one looks at for longer, until it is done or put away. */
let shown = $state.raw<{ table: Table; element: string } | null>(null);

/** Look at an element until it is put away. */
export function show(table: Table, element: string): void {
	table.asked = null;
	shown = { table, element };
}

export function putAway(): void {
	shown = null;
}

/** What is shown until it is put away. */
export const shownAt = (table: Table): string | null => (shown?.table === table ? shown.element : null);

/** Whether the bubble tells of an element: places, and people of whom one sees only the face. */
export const isTold = (element: string): boolean => /^(space|recruit):/.test(element);

/** The element one looks at: the place of a choice in the list, shown by a tap, or hovered or focused. */
export function lookedAt(table: Table): string | null {
	const { looked, hovered } = table.choosing;
	return [looked?.elements.find(isTold), shownAt(table), hovered].find((each) => each && isTold(each)) ?? null;
}
