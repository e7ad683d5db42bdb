import type { Fair } from "./fair";

/** Where everything lies on the plan, in its own units; all of it follows from the cells that a view names. */
export interface Layout {
	width: number;
	height: number;
	halls: readonly Hall[];
	/** The walls around the halls that stand side by side, from the left. */
	buildings: readonly Box[];
	booths: ReadonlyMap<number, Box>;
	/** Where one walks through a wall, between a building and what lies beside it. */
	doors: readonly Box[];
	/** What is no booth: `west`, `east`, `courtyard`, `galeria-west`, `galeria-east`, `parking`. */
	spaces: Readonly<Record<string, Box>>;
	/** Where the pallets of the next round stand. */
	pallets: Box;
	popularity: Box;
	clock: Box;
	rankings: Box;
	cash: Box;
	/** One place for every car, by seat. */
	cars: readonly Box[];
}

export interface Hall {
	zone: string;
	/** Its booths row by row from the back. */
	booths: readonly number[];
	/** The board with its name, above its back row. */
	sign: Box;
	/** The floor under each of its booths, up to whatever is behind. */
	floor: readonly Box[];
}

export interface Box {
	x: number;
	y: number;
	w: number;
	h: number;
}

export interface Point {
	x: number;
	y: number;
}

/** Where somebody of the crowd stands; `who` stays the same person when others go. */
export interface Spot extends Point {
	who?: number;
}

/** Where the piece of a player stands, and how large it is there. */
export interface Stand extends Point {
	seat: number;
	scale: number;
}

/** A booth with its part of the aisle. */
export const CELL = { w: 76, h: 71 };
/** From the top of a booth down to where people stand in front of it. */
export const AISLE = 65;
const ROOF = 66;
const SIGN = 17;
const MARGIN = 13;
/** Between two buildings, whatever number of cells that is. */
const YARD = 162;
const FRONT = 74;
const CAR = 112;
/** The least room for the posters of the rankings. */
const POSTERS = 440;

interface Seen {
	booth: number;
	zone: string;
	x: number;
	y: number;
}

/** The plan of a fair, for its map and the number of its visitors. */
export function layoutOf(view: Fair): Layout {
	const seen = view.games.map(({ booth, zone, cell: [x = 0, y = 0] }) => ({ booth, zone, x, y }));
	const columns = columnsOf(seen, view.spaces);
	const rows = rowsOf(seen, view.spaces, columns);
	const right = Math.max(...Array.from(columns.values(), (column) => column.x + column.w)) + MARGIN;
	const front = rows.bottom;
	const width = Math.max(right + 2, 950);
	const booths = new Map(
		seen.map(({ booth, x, y }) => [booth, { x: columns.get(x)!.x, y: rows.top(x, y), ...CELL }] as const),
	);
	const lot = { x: 0, y: front + 8, w: width, h: FRONT - 8 };
	const spaces: Record<string, Box> = {};
	for (const [space, cells] of Object.entries(view.spaces)) {
		const boxes = cells.map(([x = 0, y = 0]) => {
			const column = columns.get(x) ?? { x: MARGIN, w: CELL.w };
			return rows.isFront(y)
				? { x: column.x, y: front - 8, w: column.w, h: FRONT }
				: { ...column, y: rows.top(x, y), h: CELL.h };
		});
		spaces[space] = boxes.length ? around(boxes) : lot;
	}
	const buildings = buildingsOf(seen, columns, front);
	const pallets = openYard(view, columns, rows, spaces, width);
	const { west, east } = spaces as { west: Box; east: Box };
	const [first, last] = [west, east].sort((one, other) => one.x - other.x) as [Box, Box];
	return {
		width: Math.max(width, pallets.x + pallets.w + MARGIN),
		height: front + FRONT,
		halls: hallsOf(seen, booths),
		buildings,
		booths,
		doors: doorsOf(view, seen, booths, spaces),
		spaces,
		pallets,
		...roof(buildings, width),
		cash: { x: Math.max(MARGIN, first.x - 108), y: lot.y + 4, w: 64, h: 56 },
		cars: bays(view.players.length, {
			x: first.x + first.w + 16,
			w: last.x - first.x - first.w - 32,
			y: lot.y,
			h: lot.h,
		}),
	};
}

/** Where somebody stands who is at a space. */
export function feet(layout: Layout, space: string): Point {
	const booth = layout.booths.get(Number(space));
	if (booth) return { x: booth.x + booth.w / 2, y: booth.y + AISLE };
	const { x, y, w, h } = layout.spaces[space] ?? layout.spaces.parking!;
	// A courtyard has a hedge at its front.
	return { x: x + w / 2, y: y + h - (h > 2 * CELL.h ? 34 : 12) };
}

/**
 * Where every player stands, from the back: beside the number of an open stall, on the parking lot at the own car; of
 * several on one space whoever looks is in front.
 */
export function standsOf(view: Fair, layout: Layout): Stand[] {
	// Whoever has left early sits in the car.
	const players = view.players
		.filter(({ sheet }) => !sheet.departure)
		.toSorted((one, other) => Number(one.seat === view.seat) - Number(other.seat === view.seat));
	const stands = players.map((player): Stand => {
		const { seat, space } = player;
		const car = layout.cars[seat];
		if (space === "parking" && car) return { seat, x: car.x + 9, y: car.y + car.h - 5, scale: 0.85 };
		const here = players.filter((other) => other.space === space);
		const booth = view.games.find((each) => `${each.booth}` === space);
		const { x, y } = feet(layout, space);
		if (booth?.place === "booth") return { seat, ...beforeStall({ x, y }, here.length, here.indexOf(player)) };
		return { seat, ...abreast({ x, y: y + (booth ? 5 : 0) }, here.length, here.indexOf(player)) };
	});
	return stands.toSorted((one, other) => one.y - other.y);
}

/** Before an open stall one stands at its right edge, several smaller and lower in one row: nobody hides the number. */
function beforeStall({ x, y }: Point, count: number, at: number): Point & { scale: number } {
	if (count === 1) return { x: x + 32, y: y + 7, scale: 0.9 };
	const apart = 15;
	return { x: x + Math.max(0, 31 - (count * apart) / 2) + (at - (count - 1) / 2) * apart, y: y + 11, scale: 0.72 };
}

/** How much of the floor before an open stall is free from the left, for its name. */
export function roomForName(view: Fair, booth: number): number {
	const count = view.players.filter(({ space, sheet }) => space === `${booth}` && !sheet.departure).length;
	if (!count) return CELL.w;
	const { x } = beforeStall({ x: CELL.w / 2, y: 0 }, count, 0);
	return x - (count > 1 ? 8 : 10);
}

/** One of several who share a space: up to three side by side, more in two rows. */
function abreast({ x, y }: Point, count: number, at: number): Point & { scale: number } {
	const scale = count > 3 ? 0.72 : count > 1 ? 0.8 : 0.9;
	const back = count > 3 ? Math.ceil(count / 2) : 0;
	const [row, place] = at < back ? [back, at] : [count - back, at - back];
	return { x: x + (place - (row - 1) / 2) * 21 * scale, y: at < back ? y - 9 : y, scale };
}

/** The spaces one enters on the way to a space, from where the view's own walker stands. */
export function wayTo(view: Fair, space: string): string[] {
	const way: string[] = [];
	for (let at = space; view.via[at] !== undefined; at = view.via[at]!) way.unshift(at);
	return way;
}

/** What differs less in height is walked to in a straight line. */
const LEVEL = 12;

/** The corners of a way: along the aisles and between the booths, never over a counter. */
export function corners(layout: Layout, spaces: readonly string[]): Point[] {
	const found: Point[] = [];
	let before = "";
	for (const space of spaces) {
		const to = feet(layout, space);
		const from = found.at(-1);
		if (from && Math.abs(from.y - to.y) > LEVEL) {
			const isBooth = layout.booths.has(Number(space));
			const left = before !== "" && layout.booths.has(Number(before));
			if (isBooth && left) {
				const right = from.x > to.x || (from.x === to.x && isLeftmost(layout, to.x));
				const x = to.x + (right ? 1 : -1) * (CELL.w / 2);
				found.push({ x, y: from.y }, { x, y: to.y });
			} else found.push(left ? { x: to.x, y: from.y } : { x: from.x, y: to.y });
		}
		found.push(to);
		before = space;
	}
	return found;
}

/** Whether nothing stands to the left of the booths around there: one walks on their other side. */
const isLeftmost = (layout: Layout, x: number): boolean =>
	!Array.from(layout.booths.values()).some((box) => Math.abs(box.x + box.w - (x - CELL.w / 2)) < 1);

interface Column {
	x: number;
	w: number;
}

function columnsOf(seen: readonly Seen[], spaces: Fair["spaces"]): Map<number, Column> {
	const all = [...seen.map(({ x }) => x), ...Object.values(spaces).flatMap((cells) => cells.map(([x = 0]) => x))];
	const busy = new Set(seen.map(({ x }) => x));
	const columns = new Map<number, Column>();
	let x = MARGIN;
	for (let at = Math.min(...all); at <= Math.max(...all); at++) {
		if (busy.has(at)) {
			columns.set(at, { x, w: CELL.w });
			x += CELL.w;
			continue;
		}
		let end = at;
		while (end < Math.max(...all) && !busy.has(end + 1)) end++;
		const w = (YARD - 10) / (end - at + 1);
		for (let each = at; each <= end; each++) columns.set(each, { x: x + 5 + (each - at) * w, w });
		x += YARD;
		at = end;
	}
	return columns;
}

interface Rows {
	/** The top of a cell. */
	top(x: number, y: number): number;
	/** Whether cells of that number lie before the halls, where the entrances are. */
	isFront(y: number): boolean;
	back: number;
	first: number;
	bottom: number;
}

/** Rows are as high as a booth; a board with a name makes room above every booth that has none of its hall behind it. */
function rowsOf(seen: readonly Seen[], spaces: Fair["spaces"], columns: ReadonlyMap<number, Column>): Rows {
	const zones = new Map(seen.map(({ x, y, zone }) => [`${x} ${y}`, zone]));
	const first = Math.min(...seen.map(({ y }) => y));
	const back = Math.max(
		...seen.map(({ y }) => y),
		...Object.values(spaces).flatMap((cells) => cells.map(([, y = 0]) => y)),
	);
	const blocks = blocksOf(seen);
	const tops = new Map<string, number>();
	let bottom = 0;
	for (const block of blocks) {
		let top = ROOF;
		for (let y = back; y >= first; y--) {
			const begins = block.some((x) => zones.has(`${x} ${y}`) && zones.get(`${x} ${y}`) !== zones.get(`${x} ${y + 1}`));
			if (begins) top += SIGN;
			for (const x of block) tops.set(`${x} ${y}`, top);
			top += CELL.h;
		}
		bottom = Math.max(bottom, top);
	}
	const even = (bottom - ROOF - SIGN) / (back - first + 1);
	for (const x of columns.keys())
		for (let y = back; y >= first; y--)
			if (!tops.has(`${x} ${y}`)) tops.set(`${x} ${y}`, ROOF + SIGN + (back - y) * even);
	return { top: (x, y) => tops.get(`${x} ${y}`)!, isFront: (y) => y < first, back, first, bottom };
}

/** Columns of booths that stand side by side. */
function blocksOf(seen: readonly Seen[]): number[][] {
	const found: number[][] = [];
	for (const x of [...new Set(seen.map((each) => each.x))].toSorted((one, other) => one - other)) {
		const last = found.at(-1);
		if (last?.at(-1) === x - 1) last.push(x);
		else found.push([x]);
	}
	return found;
}

function buildingsOf(seen: readonly Seen[], columns: ReadonlyMap<number, Column>, front: number): Box[] {
	return blocksOf(seen).map((block) => {
		const { x } = columns.get(block[0]!)!;
		return { x, y: ROOF, w: block.length * CELL.w, h: front - ROOF };
	});
}

function hallsOf(seen: readonly Seen[], booths: ReadonlyMap<number, Box>): Hall[] {
	const zones = [...new Set(seen.map(({ zone }) => zone))];
	const halls = zones.map((zone) => {
		const all = seen.filter((each) => each.zone === zone).toSorted((one, other) => other.y - one.y || one.x - other.x);
		const [first] = all;
		const behind = all.filter(({ x, y }, at) => y === first!.y && x === first!.x + at).length;
		const { x, y } = booths.get(first!.booth)!;
		const floor = all.map(({ booth }) => floorOf(booths.get(booth)!, booths));
		const sign = { x, y: y - SIGN, w: behind * CELL.w, h: SIGN };
		return { zone, booths: all.map(({ booth }) => booth), sign, floor };
	});
	return halls.toSorted((one, other) => one.sign.x - other.sign.x || one.sign.y - other.sign.y);
}

/** A cell, and the room for boards with names behind it. */
function floorOf({ x, y, w, h }: Box, booths: ReadonlyMap<number, Box>): Box {
	const behind = Array.from(booths.values(), (box) => (box.x === x && box.y < y ? box.y + box.h : 0));
	const top = Math.max(y - SIGN, ...behind);
	return { x, y: top, w, h: y + h - top };
}

/** Spaces and booths whose cells touch across a wall have a door between them. */
function doorsOf(
	view: Fair,
	seen: readonly Seen[],
	booths: ReadonlyMap<number, Box>,
	spaces: Readonly<Record<string, Box>>,
): Box[] {
	const doors = Object.entries(view.spaces).flatMap(([space, cells]) =>
		cells.flatMap(([x = 0, y = 0]) =>
			seen
				.filter((each) => Math.abs(each.x - x) === 1 && Math.abs(each.y - y) <= 1)
				.map(({ booth, x: column }) => {
					const box = booths.get(booth)!;
					const { y: top, h } = spaces[space]!;
					const level = Math.min(Math.max(box.y + 44, top), top + h + 4);
					return { x: column < x ? box.x + box.w - 1 : box.x - 7, y: level, w: 8, h: 26 };
				}),
		),
	);
	return doors.filter(({ y }) => y + 26 <= Math.max(...Array.from(booths.values(), (box) => box.y + box.h)));
}

/** The largest free place between the buildings; without one, a place beside them. */
function openYard(
	view: Fair,
	columns: ReadonlyMap<number, Column>,
	rows: Rows,
	spaces: Record<string, Box>,
	width: number,
): Box {
	const busy = new Set(view.games.map(({ cell }) => cell[0]));
	const taken = new Set(Object.values(view.spaces).flatMap((cells) => cells.map(([x, y]) => `${x} ${y}`)));
	const yard = [...columns.keys()].filter((x) => !busy.has(x));
	let best: { from: number; to: number } | null = null;
	for (let y = rows.back, from = rows.back; yard.length && y >= rows.first; y--) {
		if (yard.some((x) => taken.has(`${x} ${y}`))) from = y - 1;
		else if (!best || from - y > best.from - best.to) best = { from, to: y };
	}
	if (!best || best.from - best.to < 1) return { x: width, y: ROOF + SIGN, w: YARD - 10, h: 172 };
	const left = Math.min(...yard.map((x) => columns.get(x)!.x));
	const box = { x: left, y: rows.top(yard[0]!, best.from), w: YARD - 10, h: 0 };
	const below = best.to > rows.first ? rows.top(yard[0]!, best.to - 1) : rows.bottom;
	box.h = Math.min(172, below - box.y);
	const court = spaces.courtyard;
	// The courtyard has all the room that is left up to the pallets and down to the front.
	if (court && court.y >= box.y) {
		court.h = rows.bottom + 8 - (box.y + box.h);
		court.y = box.y + box.h;
	}
	return box;
}

function roof(buildings: readonly Box[], width: number): Pick<Layout, "popularity" | "clock" | "rankings"> {
	const [first] = buildings;
	const edge = buildings.length > 1 ? buildings[1]!.x : Math.min(width - 300, first!.x + first!.w);
	const popularity = { x: first!.x + 2, y: 7, w: 300, h: 50 };
	const posters = width - MARGIN - POSTERS;
	const x = Math.max(popularity.x + popularity.w, Math.min(edge - 115, posters - 76));
	const free = buildings.every((building) => x + 68 <= building.x || x >= building.x + building.w);
	const clock = { x, y: 4, w: 68, h: free ? 70 : 58 };
	const left = Math.max(Math.min(edge + 3, posters), clock.x + clock.w + 8);
	return { popularity, clock, rankings: { x: left, y: 6, w: Math.min(width - MARGIN - left, 456), h: 52 } };
}

function bays(count: number, { x, y, w, h }: Box): Box[] {
	const each = Math.min(w / count, CAR + 34);
	const start = x + (w - each * count) / 2;
	return Array.from({ length: count }, (_, seat) => ({ x: start + seat * each, y, w: each, h }));
}

/** The smallest box around others. */
export function around(boxes: readonly Box[]): Box {
	const x = Math.min(...boxes.map((box) => box.x));
	const y = Math.min(...boxes.map((box) => box.y));
	return {
		x,
		y,
		w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
		h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
	};
}
