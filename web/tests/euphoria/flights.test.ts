import { expect, test } from "vitest";
import type { Event } from "../../src/api/shapes";
import { gainLine, priceLine } from "../../src/games/euphoria/amounts";
import type { City } from "../../src/games/euphoria/city";
import { flights } from "../../src/games/euphoria/flights";
import { tells } from "../../src/games/euphoria/tells";

const city = {
	seat: 0,
	space: "tunnel-euphorian",
	regions: [{ faction: "euphorian", area: "generator", good: "energy" }],
	factions: [
		{ faction: "euphorian", miner: 4 },
		{ faction: "icarite", miner: null },
	],
	tracks: { allegiance: [2, 5, 8, 11], tunnel: [6, 9] },
	needed: 3,
	sites: [
		{ site: "euphoria-a", market: null, plots: [{ worker: null }, { worker: { seat: 0, number: 2 } }] },
		{ site: "euphoria-b", market: "spa", plots: [] },
	],
	discard: { book: 2, bat: 1 },
} as unknown as City;

const event = (kind: string, seat: number, elements: string[], args: Record<string, string | number>): Event => ({
	kind,
	seat,
	elements,
	message: { id: `event-${kind}`, args },
	lists: "",
});

test("our worker leaves our mat, that of another its panel", () => {
	const placed = (seat: number) => flights(event("placed", seat, ["space:generator"], { number: 3 }), city);
	expect(placed(0)).toMatchObject([{ from: "die:3", to: "space:generator", look: { kind: "worker", name: "3" } }]);
	expect(placed(1)).toMatchObject([{ from: "seat:1", to: "space:generator" }]);
});

test("a bumped worker goes home to its owner", () => {
	const bumped = event("bumped-market", 0, ["space:market-euphoria-a"], {
		other: "seat:blue",
		site: "site:euphoria-a",
	});
	expect(flights(bumped, city)).toMatchObject([{ from: "space:market-euphoria-a", to: "seat:1", look: { seat: 1 } }]);
});

test("goods come from where they are made, or from where one has just been", () => {
	const gained = (item: string, count: number) =>
		flights(event("gained", 1, [item], { items: `${count} ${item}` }), city).map(({ from, to }) => `${from} ${to}`);
	expect(gained("item:energy", 2)).toEqual(["space:generator seat:1", "space:generator seat:1"]);
	expect(gained("item:gold", 1)).toEqual(["space:tunnel-euphorian seat:1"]);
});

test("stars fly to territories, markets and dilemmas", () => {
	const star = (kind: string, elements: string[], args = {}) => flights(event(kind, 2, elements, args), city)[0];
	expect(star("star-territory", [], { faction: "faction:euphorian" })?.to).toBe("territory:euphorian");
	expect(star("star-site", ["space:market-euphoria-b"])?.to).toBe("space:market-euphoria-b");
	expect(star("star-dilemma", [])?.to).toBe("dilemma");
});

test("everything tells what is known of it besides its name", () => {
	expect(tells("faction:euphorian", city).map(({ id }) => id)).toEqual(["tier-1", "tier-2", "tier-3", "tier-4"]);
	expect(tells("faction:icarite", city)[1]).toEqual({ id: "tier-2-icarite", args: { step: 5 } });
	expect(tells("space:end-euphorian", city)).toEqual([{ id: "table-tunnel", args: { step: 4, reveal: 6, end: 9 } }]);
	expect(tells("deck", city)).toEqual([{ id: "table-discards", args: { count: 3 } }]);
	expect(tells("space:site-euphoria-a", city)).toEqual([{ id: "table-site", args: { count: 1, needed: 3 } }]);
	expect(tells("space:market-euphoria-b", city)).toEqual([{ id: "table-market", args: { market: "market:spa" } }]);
	expect(tells("space:market-euphoria-a", city)).toEqual([]);
	expect(tells("space:ark", city)).toEqual([]);
});

test("prices and gains are set as words and signs", () => {
	const shown = ({ bits }: ReturnType<typeof priceLine>) => bits.map(({ text, sign }) => text ?? sign).join(" ");
	const amount = (item: string, count: number) => ({ item, count });
	expect(shown(priceLine([[amount("artifact", 3)], [amount("pair", 1)]]))).toBe("3 artifact / pair");
	expect(shown(priceLine([[amount("bliss", 1), amount("commodity", 1)]]))).toBe("bliss commodity");
	expect(shown(gainLine([amount("energy", 2), amount("knowledge", -1)], 1))).toBe("+2 energy −1 knowledge recruit");
});
