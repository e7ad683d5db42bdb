import type { TableCard } from "../../api/shapes";

/** Whether somebody asks me to a table, and waits for my yes or no. */
export const asksMe = (table: TableCard): boolean => table.seats.some((each) => each.asked === "you");

/** Whether a table waits for a decision of mine, or for my yes or no. */
export function waitsForMe(table: TableCard): boolean {
	if (asksMe(table)) return table.status === "open";
	return (
		table.status === "playing" &&
		table.seats.some((each) => each.yours && !each.mind && table.waiting.includes(each.seat))
	);
}

export const sitsThere = (table: TableCard): boolean => table.seats.some((each) => each.yours);

export const freeSeats = (table: TableCard): number => table.seats.filter((each) => each.kind === "anyone").length;

/**
 * Where an address leads that somebody pasted: the address of a table with or without an invitation, or only its name.
 * Null if it is none.
 */
export function wayTo(pasted: string): string | null {
	const found = /(?:^|\/tables\/)([a-z0-9]{6,32})(#[\w-]+)?\/?$/.exec(pasted.trim());
	return found ? `/tables/${found[1]}${found[2] ?? ""}` : null;
}
