import type { Heading } from "../src/api/shapes";

/** What a view begins with: a table of two, the first seat to move. */
export function heading(more: Partial<Heading> = {}): Heading {
	return {
		title: "sealed",
		seat: 0,
		seats: 2,
		decisions: 0,
		over: false,
		waiting: [0],
		scores: [0, 0],
		ranks: null,
		...more,
	};
}
