/** Where everything lies in the picture of the world: sky above, walled city left, wasteland right, caverns below. */

export const WORLD = { width: 960, height: 596 } as const;
/** Where the ground begins. */
export const GROUND = 358;

export interface Point {
	x: number;
	y: number;
}
export interface Box extends Point {
	w: number;
	h: number;
}

/** A doorway for one worker: the middle of its threshold, its size, and where the lintel hangs. */
export interface Doorway extends Point {
	w: number;
	h: number;
	lintel: number;
	/** A plinth with its name, if it has room for one. */
	plinth?: Box;
	/** A glass tube in place of an arch. */
	tube?: boolean;
}

/** A commodity area: its dial, where workers stand, its plinth, and all of it for whoever points at it. */
export interface Landmark {
	dial: Point;
	crowd: Box;
	plinth: Box;
	ground: Box;
}

/** A tunnel from its mouth to its end. */
export interface Shaft {
	way: readonly Point[];
	/** Whether the miner looks to the left. */
	left: boolean;
	/** Where the number of steps is, from the miner's feet. */
	count: Point;
}

const at = (x: number, y: number): Point => ({ x, y });
const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

const deckDoor = (n: number): Doorway => ({
	x: 262 + n * 87,
	y: 124,
	w: 34,
	h: 31,
	lintel: 77.5,
	plinth: box(220 + n * 87, 125, 84, 15),
});
const end = (x: number, y: number): Doorway => ({ x, y, w: 34, h: 40, lintel: y - 56 });

export const DOORS: Readonly<Record<string, Doorway>> = {
	"wind-saloon": deckDoor(0),
	"nimbus-loft": deckDoor(1),
	"breeze-bar": deckDoor(2),
	"sky-lounge": deckDoor(3),
	"tunnel-euphorian": { x: 241, y: 358, w: 36, h: 40, lintel: 296 },
	incinerator: { x: 343, y: 343, w: 34, h: 35, lintel: 292, plinth: box(290, 343, 106, 17) },
	"tank-energy": { x: 474, y: 341, w: 34, h: 48, lintel: 274, tube: true },
	"tank-water": { x: 516, y: 341, w: 34, h: 48, lintel: 274, tube: true },
	ark: { x: 618, y: 343, w: 34, h: 35, lintel: 292, plinth: box(578, 343, 80, 17) },
	"tunnel-wastelander": { x: 722, y: 358, w: 36, h: 40, lintel: 301 },
	"free-press": { x: 232, y: 575, w: 34, h: 36, lintel: 523, plinth: box(160, 576, 146, 20) },
	"tunnel-subterran": { x: 673, y: 548, w: 36, h: 38, lintel: 493 },
	"end-euphorian": end(402, 555),
	"end-wastelander": end(440, 417),
	"end-subterran": end(910, 418),
};

export const LANDMARKS: Readonly<Record<string, Landmark>> = {
	"cloud-mine": {
		dial: at(676, 92),
		crowd: box(706, 75, 182, 40),
		plinth: box(700, 119, 228, 20),
		ground: box(646, 52, 300, 94),
	},
	generator: {
		dial: at(105, 268),
		crowd: box(28, 302, 156, 40),
		plinth: box(8, 343, 194, 20),
		ground: box(8, 214, 194, 149),
	},
	farm: {
		dial: at(904, 242),
		crowd: box(774, 302, 164, 40),
		plinth: box(760, 343, 194, 20),
		ground: box(764, 218, 190, 145),
	},
	aquifer: {
		dial: at(452, 512),
		crowd: box(480, 512, 158, 40),
		plinth: box(462, 575, 182, 21),
		ground: box(428, 486, 216, 110),
	},
};

/** The two sites of a region by the middle of their foot line and their width. */
export const SITES: Readonly<Record<string, { x: number; y: number; w: number }>> = {
	"euphoria-a": { x: 200, y: 255, w: 102 },
	"euphoria-b": { x: 309, y: 255, w: 102 },
	"wastelands-a": { x: 553, y: 255, w: 102 },
	"wastelands-b": { x: 660, y: 255, w: 102 },
	"subterra-a": { x: 724, y: 593, w: 106 },
	"subterra-b": { x: 842, y: 593, w: 106 },
};
export const SITE_HEIGHT = 98;

export const SHAFTS: Readonly<Record<string, Shaft>> = {
	euphorian: { way: [at(252, 373), at(388, 526)], left: false, count: at(-22, 2) },
	wastelander: { way: [at(721, 372), at(714, 388), at(698, 397), at(462, 397)], left: true, count: at(0, 17) },
	subterran: { way: [at(694, 500), at(712, 486), at(890, 398)], left: false, count: at(0, -37) },
};

export const BANNER = { w: 184, h: 45 } as const;
export const BANNERS: Readonly<Record<string, Point & { pole: "left" | "right" }>> = {
	icarite: { x: 8, y: 9, pole: "left" },
	euphorian: { x: 8, y: 152, pole: "left" },
	wastelander: { x: 768, y: 152, pole: "right" },
	subterran: { x: 8, y: 378, pole: "left" },
};

/** The stars of a territory: their middle, how far apart they are, how large. */
export const TERRITORIES: Readonly<Record<string, Point & { gap: number; size: number }>> = {
	icarite: { x: 394, y: 40, gap: 32, size: 23 },
	euphorian: { x: 306, y: 271.5, gap: 34, size: 20 },
	wastelander: { x: 658, y: 271.5, gap: 34, size: 20 },
	subterran: { x: 546, y: 464, gap: 34, size: 20 },
};

export const DECK = box(14, 472, 112, 124);
export const TANK = box(450, 343, 90, 17);

/** What of the picture a region fills. The tank is nobody's. */
export const REGIONS: Readonly<Record<string, Box>> = {
	icarite: box(200, 0, 760, 148),
	euphorian: box(0, 148, 456, 215),
	wastelander: box(544, 148, 416, 215),
	subterran: box(0, 363, 960, 233),
};

/** What is in the middle when a region is looked at closely. */
export const FOCUS: Readonly<Record<string, Point>> = {
	icarite: at(370, 90),
	euphorian: at(160, 250),
	wastelander: at(800, 250),
	subterran: at(540, 480),
};

/** Where workers of an area stand: dice as large as they fit, in rows from the left. */
export interface Standing {
	size: number;
	spots: readonly Point[];
}

/** Largest first; below the smallest size numbers cannot be read. */
const SIZES = [26, 19] as const;
const BETWEEN = 3;

/** The feet of so many dice in a box, or null if they are too many to be drawn one by one. */
export function standing({ x, y, w, h }: Box, count: number): Standing | null {
	for (const size of SIZES) {
		const perRow = Math.floor((w + BETWEEN) / (size + BETWEEN));
		const rows = Math.max(1, Math.floor((h + 2) / (size + 2)));
		if (count > perRow * rows) continue;
		const used = Math.ceil(count / perRow);
		const spots = Array.from({ length: count }, (_, n) => ({
			x: x + size / 2 + (n % perRow) * (size + BETWEEN),
			y: y + h - (used - 1 - Math.floor(n / perRow)) * (size + 2),
		}));
		return { size, spots };
	}
	return null;
}

/** So many places in a row around a middle. */
export function row({ x, y }: Point, count: number, gap: number): Point[] {
	return Array.from({ length: count }, (_, n) => ({ x: x + (n - (count - 1) / 2) * gap, y }));
}
