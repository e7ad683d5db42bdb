import type { Fair } from "../../src/games/essen/fair";

const ZONES: Record<string, string> = { G: "green", P: "purple", B: "blue", R: "red", Y: "yellow" };
const SPACES: Record<string, string> = { w: "west", e: "east", c: "courtyard", l: "galeria-west", r: "galeria-east" };

/** The map that everybody has: two buildings with a yard between them. */
export const PRINTED = [
	"PPPPlrBBBBBB",
	"PPPP  BBBBBB",
	"PPPP  YYYRRR",
	"GGGG  YYYRRR",
	"GGGGccYYYRRR",
	"GGGG  YYYRRR",
	"  w      e  ",
];
/** An owner's: one ragged building with the courtyard beside it, and halls around corners. */
export const ODD = [
	"lPPPPPPBBBBBBr",
	"cPPPPPPBBBBBB ",
	"cGGGGGGYYYYYY ",
	" GGGRRRYYYYYY ",
	" GGGRRRRR     ",
	"    RRRR      ",
	"    w   e     ",
];

/** A fair with this map, its back on top, whose visitors stand at these spaces; every third booth has a game on sale. */
export function fairOn(map: readonly string[], ...visitors: readonly string[]): Fair {
	const games: object[] = [];
	const spaces: Record<string, number[][]> = { parking: [] };
	for (const [row, line] of map.entries())
		for (const [x, letter] of [...line].entries()) {
			const cell = [x, map.length - 2 - row];
			const zone = ZONES[letter];
			const space = SPACES[letter];
			if (zone)
				games.push({ ...GAME, booth: games.length + 1, zone, cell, place: games.length % 3 ? "warehouse" : "booth" });
			else if (space) spaces[space] = [...(spaces[space] ?? []), cell];
		}
	const players = visitors.map((space, seat) => ({ ...PLAYER, seat, space, sheet: {} }));
	return { ...FAIR, games, spaces, players } as unknown as Fair;
}

const GAME = {
	title: "Hive",
	publisher: "Gen42",
	symbol: "dice",
	owner: null,
	event: null,
	price: 30,
	points: 4,
	bonus: 0,
};
const PLAYER = { actions: 5, money: 40, bag: [], held: [], pre_order: null, sheet: {} };
const FAIR = {
	seat: 0,
	on_turn: 0,
	asked: "act",
	bag_size: 6,
	common: [],
	pallets: [],
	reach: {},
	via: {},
	buyable: [1],
	crowd: { zones: ["red"], courtyard: false, entrances: false },
	tariff: { crowded_step: 2, event_points: {}, event_euros: {} },
};
