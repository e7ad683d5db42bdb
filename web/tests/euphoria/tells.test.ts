import { expect, test } from "vitest";
import type { City } from "../../src/games/euphoria/city";
import { named, text } from "../../src/games/euphoria/naming";
import { tells } from "../../src/games/euphoria/tells";

const city = {
	seat: 0,
	needed: 2,
	discard: { book: 2, bear: 1 },
	tracks: { allegiance: [2, 5, 8, 11], tunnel: [6, 9] },
	factions: [
		{ faction: "euphorian", miner: 3, places: 2, stars: [1, 0] },
		{ faction: "icarite", miner: null, places: 2, stars: [0, 0] },
	],
	sites: [
		{ site: "euphoria-a", market: "spa", plots: [] },
		{ site: "euphoria-b", market: null, plots: [{ worker: { seat: 1, number: 3 } }, { worker: null }] },
	],
} as unknown as City;

const ids = (element: string): string[] => tells(element, city).map(({ id }) => id);

test("a market has its own name once it is built, and so has a worker there", () => {
	expect(named("space:market-euphoria-a", city)).toEqual({ id: "market-spa", args: {} });
	expect(named("worker:market-euphoria-a", city)).toEqual({ id: "worker-visiting", args: { market: "market:spa" } });
	expect(named("space:market-euphoria-b", city)).toBeNull();
	expect(named("space:farm", city)).toBeNull();
});

test("everything tells what it is", () => {
	expect(ids("territory:euphorian")).toEqual(["table-places"]);
	expect(ids("faction:icarite")).toEqual(["tier-1", "tier-2-icarite", "tier-3", "tier-4"]);
	expect(tells("space:tunnel-euphorian", city)).toEqual([{ id: "table-tunnel", args: { step: 3, reveal: 6, end: 9 } }]);
	expect(tells("space:site-euphoria-b", city)).toEqual([{ id: "table-site", args: { count: 1, needed: 2 } }]);
	expect(tells("space:market-euphoria-a", city)).toEqual([{ id: "table-market", args: { market: "market:spa" } }]);
	expect(tells("deck", city)).toEqual([{ id: "table-discards", args: { count: 3 } }]);
});

test("a recruit is read in the printing of the table", () => {
	const words = { attribute: (id: string, name: string) => `${id}.${name}`, t: (id: string) => id };
	const table = { words } as never;
	expect(text("recruit:dave", table, { ...city, printing: "first" })).toBe("recruit-dave.effect-first");
	expect(text("recruit:dave", table, { ...city, printing: "revised" })).toBe("recruit-dave.effect");
	expect(["die:4", "territory:icarite"].map((each) => text(each, table, city))).toEqual([
		"table-die",
		"table-territory",
	]);
	expect(text("space:farm", table, city)).toBeNull();
});
