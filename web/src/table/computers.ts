/** What computer players are called, by their seat; names of persons, so they are the same in all languages. */
const NAMES = ["Bruno", "Clara", "Emil", "Greta", "Hugo", "Ida"] as const;

/** The computer player at a seat, so that two of one level at a table are not mistaken for each other. */
export function computerAt(seat: number): string {
	return NAMES[seat % NAMES.length]!;
}
