import { type Fair, isCrowded } from "../fair";
import { CELL, type Layout, type Point, type Spot, type Stand } from "../geometry";
import { scatter } from "../pieces/shapes";

/** People before a booth; `low` and smaller where nobody's head may hide a price or a number. */
export interface Visitors {
	spots: readonly Spot[];
	low: boolean;
	scale: number;
}

interface Row {
	y: number;
	/** How far one is from the next. */
	apart: number;
	/** Only beside what the counter shows. */
	beside?: boolean;
}

/** A crowd from the back to the front: before a stall that shows a price, and before any other. */
const LOW: readonly Row[] = [
	{ y: 62, apart: 5, beside: true },
	{ y: 67, apart: 5, beside: true },
	{ y: 71.5, apart: 7.8 },
	{ y: 73.8, apart: 6.6 },
];
const DEEP: readonly Row[] = [
	{ y: 62.5, apart: 9.4 },
	{ y: 67.8, apart: 8.4 },
	{ y: 72.8, apart: 7.2 },
];
/** Nobody comes so near to a player. */
const TOES = { x: 13, y: 11 };

/** Who stands before each booth. The same fair always has the same people. */
export function crowdOf(view: Fair, layout: Layout, players: readonly Stand[]): ReadonlyMap<number, Visitors> {
	return new Map(
		view.games.map(({ booth, place }) => {
			const { x, y } = layout.booths.get(booth)!;
			const low = place === "booth" || place === "pallet";
			const found = isCrowded(view, `${booth}`) ? packed(booth, low ? LOW : DEEP) : strolling(booth, low);
			const spots = found.map((spot, who) => ({ x: x + spot.x, y: y + spot.y, who }));
			return [
				booth,
				{
					low,
					scale: low ? 0.98 : 1.08,
					spots: spots.filter((spot) => !players.some((player) => isNear(spot, player))),
				},
			];
		}),
	);
}

function packed(booth: number, rows: readonly Row[]): Point[] {
	const draw = scatter(31 * booth);
	return rows.flatMap(({ y, apart, beside }) =>
		Array.from({ length: Math.floor(CELL.w / apart) }, (_, n) => ({
			x: (n + 0.5) * apart + 0.6 * apart * (draw() - 0.5),
			y: y + 2 * (draw() - 0.5),
		})).filter(({ x }) => !beside || x < 3 || x > CELL.w - 5),
	);
}

/** A few, between the stalls, where nothing is written on the floor. */
function strolling(booth: number, open: boolean): Point[] {
	const draw = scatter(17 * booth);
	const count = Math.floor(draw() * (open ? 3.4 : 2));
	return Array.from({ length: count }, (_, n) => ({
		x: (n % 2 ? CELL.w - 1 : 1) + 5 * (draw() - 0.5),
		y: 66 + 7 * draw(),
	}));
}

const isNear = (spot: Point, player: Stand): boolean =>
	Math.abs(spot.x - player.x) < TOES.x && Math.abs(spot.y - player.y) < TOES.y;
