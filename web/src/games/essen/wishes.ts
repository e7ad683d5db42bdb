import { type Fair, type Game, game, type Visitor } from "./fair";
import { nextWorth, wishPoints } from "./worth";

/** What has become of a wish, for the seat whose wish it is: its own, somebody else's, or where the game is now. */
export type State = "bought" | "taken" | "booth" | "pallet" | "warehouse" | "removed";

export function stateOf({ owner, place }: Game, seat: number | null): State {
	if (owner !== null) return owner === seat ? "bought" : "taken";
	return place as State;
}

/** How far a wishlist is fulfilled; nothing of one that is secret. */
export interface Progress {
	fulfilled: number;
	total: number;
	points: number;
	/** So many more bring so many points in all; null if there are no more to win. */
	next: { count: number; points: number } | null;
}

export function progressOf(view: Fair, { held, shown, wishes }: Visitor): Progress | null {
	if (held === null || wishes === null) return null;
	return {
		fulfilled: wishes,
		total: held.length + shown.length,
		points: wishPoints(view, wishes),
		next: nextWorth(view, wishes),
	};
}

/** Every wish of a seat that the viewer knows: what can still be bought comes first, then what will come. */
export function wishesOf(view: Fair, { held, shown, seat }: Visitor): number[] {
	return sorted(view, [...(held ?? []), ...shown], seat);
}

const ORDER: readonly State[] = ["booth", "pallet", "warehouse", "bought", "taken", "removed"];

export function sorted(view: Fair, booths: readonly number[], seat: number | null): number[] {
	const at = (booth: number): number => ORDER.indexOf(stateOf(game(view, booth), seat));
	return booths.toSorted((one, other) => at(one) - at(other) || one - other);
}

/** So many rows and columns apart, two stalls are near each other. */
const NEAR = 2;

/** Which of some stalls lie near one, itself not counted. */
export function near(view: Fair, booth: number, booths: readonly number[]): number[] {
	const [x = 0, y = 0] = game(view, booth).cell;
	return booths.filter((each) => {
		const [left = 0, up = 0] = game(view, each).cell;
		return each !== booth && Math.abs(left - x) + Math.abs(up - y) <= NEAR;
	});
}
