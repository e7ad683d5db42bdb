import type { Table } from "../table/table.svelte";
import { t } from "../words/words.svelte";

/** How many points somebody has, with the name. */
export function pointsOf(table: Table, seat: number): string {
	return t("ear-has", { who: table.seatName(seat), count: table.view?.scores[seat] ?? 0 });
}

/** Everybody's points, the most first. */
export function standings(table: Table): string[] {
	const scores = table.view?.scores ?? [];
	const byPoints = [...scores.keys()].toSorted((one, other) => scores[other]! - scores[one]!);
	return byPoints.map((seat) => pointsOf(table, seat));
}
