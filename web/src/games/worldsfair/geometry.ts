/** Where everything stands on the board, in units of the drawing. Two drawings: a wide one, and a tall one for phones. */

export interface Point {
	x: number;
	y: number;
}
export interface Box extends Point {
	w: number;
	h: number;
}

/** One side of the hexagon: the building, the plinth with its name, the court for supporters, the row of cards. */
export interface Side {
	whole: Box;
	facade: Box;
	plinth: Box;
	court: Box;
	cards: Box;
}

export interface Layout {
	narrow: boolean;
	width: number;
	height: number;
	/** In the order of the ring: clockwise from the left of the wheel's foot. */
	sides: Side[];
	wheel: Point & { radius: number; ground: number };
	deck: Box;
	discard: Box;
	/** How large things are: the width of a supporter, the height of letters and numbers. */
	piece: number;
	name: number;
	number: number;
	gap: number;
}

/** Façades are drawn in a box of this size. */
export const FACADE = { w: 240, h: 90 };
/** Cards are drawn in a box of this size. */
export const CARD = { w: 60, h: 80 };
/** The most cards any row has room for. */
const SLOTS = 4;

interface Sizes {
	w: number;
	card: number;
	plinth: number;
	court: number;
	gap: number;
}

function side(x: number, y: number, { w, card, plinth, court, gap }: Sizes, cardsAbove: boolean): Side {
	const front = (w * FACADE.h) / FACADE.w;
	const top = cardsAbove ? y + card + gap : y;
	const facade = { x, y: top, w, h: front };
	const base = { x, y: top + front, w, h: plinth };
	const yard = { x, y: base.y + plinth, w, h: court };
	const cards = { x, y: cardsAbove ? y : yard.y + court + gap, w, h: card };
	return { whole: { x, y, w, h: front + plinth + court + card + gap }, facade, plinth: base, court: yard, cards };
}

/** A hexagon: five sides around the wheel, which stands on the sixth. */
function wide(): Layout {
	const sizes = { w: 312, card: 84, plinth: 26, court: 70, gap: 6 };
	const [left, middle, right] = [12, 344, 676];
	const [top, upper, lower] = [10, 22, 334];
	return {
		narrow: false,
		width: 1000,
		height: 648,
		sides: [
			side(left, lower, sizes, false),
			side(left, upper, sizes, true),
			side(middle, top, sizes, true),
			side(right, upper, sizes, true),
			side(right, lower, sizes, false),
		],
		wheel: { x: 500, y: 461, radius: 112, ground: 636 },
		deck: { x: 346, y: 558, w: 57, h: 76 },
		discard: { x: 597, y: 558, w: 57, h: 76 },
		piece: 25,
		name: 18,
		number: 15,
		gap: 8,
	};
}

/** Two columns: the ring goes up on the left and down on the right, and the wheel closes it. */
function narrow(): Layout {
	const sizes = { w: 184, card: 59, plinth: 23, court: 62, gap: 5 };
	const [left, right] = [7, 199];
	const rows = [6, 230, 454] as const;
	return {
		narrow: true,
		width: 390,
		height: 678,
		sides: [
			side(left, rows[2], sizes, false),
			side(left, rows[1], sizes, false),
			side(left, rows[0], sizes, false),
			side(right, rows[0], sizes, false),
			side(right, rows[1], sizes, false),
		],
		wheel: { x: 291, y: 539, radius: 65, ground: 669 },
		deck: { x: 201, y: 611, w: 42, h: 56 },
		discard: { x: 341, y: 611, w: 42, h: 56 },
		piece: 20,
		name: 15,
		number: 13,
		gap: 4,
	};
}

const WIDE = wide();
const NARROW = narrow();

/** The drawing that fits into a board so many pixels wide, on a screen that is upright or not. */
export function layoutFor(pixels: number, upright: boolean): Layout {
	return upright && pixels > 0 && pixels < 620 ? NARROW : WIDE;
}

/** Where the n-th card of a row lies; the row is as wide as its capacity needs. */
export function slot(row: Box, capacity: number, n: number, gap: number): Box {
	const w = Math.min((row.h * CARD.w) / CARD.h, (row.w - (SLOTS - 1) * gap) / SLOTS);
	const whole = capacity * w + (capacity - 1) * gap;
	return { x: row.x + (row.w - whole) / 2 + n * (w + gap), y: row.y, w, h: row.h };
}

/** The part of a court where one seat's supporters stand. */
export function stand(court: Box, seats: number, seat: number): Box {
	const w = court.w / seats;
	return { x: court.x + seat * w, y: court.y, w, h: court.h };
}

/** How far apart up to three pieces stand side by side, from the middle of their group. */
export function abreast(count: number, piece: number, room: number): number[] {
	const shown = Math.min(count, 3);
	const step = Math.min(piece * 0.78, (room - piece) / Math.max(1, shown - 1));
	return Array.from({ length: shown }, (_, n) => (n - (shown - 1) / 2) * step);
}

/** Who has the most supporters, if anybody has any: one seat, or several that tie. */
export function leaders(supporters: readonly number[]): number[] {
	const most = Math.max(...supporters);
	return most > 0 ? supporters.flatMap((count, seat) => (count === most ? [seat] : [])) : [];
}

/** Where a car hangs that has gone so many of all spaces, clockwise from the foot of a wheel around the origin. */
export function carAt(space: number, spaces: number, radius: number): Point {
	const angle = (space / spaces) * 2 * Math.PI;
	return { x: -Math.sin(angle) * radius, y: Math.cos(angle) * radius };
}

/** How many spaces a wheel turns to bring its car from one space to another: the shorter way, forward if they are alike. */
export function turns(from: number, to: number, spaces: number): number {
	const ahead = (((to - from) % spaces) + spaces) % spaces;
	return ahead <= spaces / 2 ? ahead : ahead - spaces;
}

/** A window with a round top. */
export function arch(x: number, y: number, w: number, h: number): string {
	const r = w / 2;
	return `M${x} ${y + h}v${r - h}a${r} ${r} 0 0 1 ${w} 0v${h - r}z`;
}

/** A gear around a point. */
export function gear(x: number, y: number, radius: number, teeth: number): string {
	const points = Array.from({ length: teeth * 4 }, (_, n) => {
		const angle = ((n - 0.5) / (teeth * 4)) * 2 * Math.PI;
		const r = n % 4 < 2 ? radius : radius * 0.76;
		return `${(x + r * Math.cos(angle)).toFixed(2)} ${(y + r * Math.sin(angle)).toFixed(2)}`;
	});
	return `M${points.join("L")}z`;
}

/** Rays from a point to beyond the edges, as on the posters of the time. */
export function sunburst(centre: Point, reach: number, rays: number): string {
	const at = (n: number): string => {
		const angle = (n / rays) * Math.PI;
		return `${(centre.x + reach * Math.cos(angle)).toFixed(1)} ${(centre.y + reach * Math.sin(angle)).toFixed(1)}`;
	};
	return Array.from({ length: rays }, (_, n) => `M${centre.x} ${centre.y}L${at(2 * n)}L${at(2 * n + 1)}z`).join("");
}
