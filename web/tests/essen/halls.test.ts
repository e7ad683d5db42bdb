import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { canBuy, changeOf, type Fair, game, isDear, stallState } from "../../src/games/essen/fair";
import { layoutOf, standsOf } from "../../src/games/essen/geometry";
import { crowdOf } from "../../src/games/essen/halls/crowd";
import Stalls from "../../src/games/essen/halls/Stalls.svelte";
import Spoken from "../../src/games/essen/Spoken.svelte";
import { Table } from "../../src/table/table.svelte";
import { fairOn, ODD, PRINTED } from "./maps";

const people = (view: Fair): number => {
	const layout = layoutOf(view);
	return [...crowdOf(view, layout, []).values()].reduce((sum, { spots }) => sum + spots.length, 0);
};
/** A fair where one game, the first, is as told. */
const where = (change: object, mine: object = {}): Fair => {
	const view = fairOn(PRINTED, "22");
	const [first, ...games] = view.games;
	const players = view.players.map((player) => ({ ...player, ...mine }));
	return { ...view, games: [{ ...first!, ...change }, ...games], players };
};
const buyable = (view: Fair): boolean => canBuy(view, game(view, 1));
const dear = (view: Fair): boolean => isDear(view, game(view, 1));

test("what can be bought now, and what is too dear", () => {
	const fair = where({});
	expect(buyable(fair)).toBe(true);
	expect(buyable({ ...fair, buyable: [4] })).toBe(false);
	expect(buyable({ ...fair, on_turn: 1 })).toBe(false);
	expect([dear(fair), dear(where({}, { money: 29 }))]).toEqual([false, true]);
	expect(dear(where({ event: "sold-out" }, { pre_order: 5 }))).toBe(true);
	expect(dear(where({ event: "sold-out" }))).toBe(false);
});

test("how a stall stands", () => {
	const stall = (place: string, owner: number | null = null) => stallState({ ...game(where({}), 1), place, owner });
	expect(["booth", "pallet", "removed", "warehouse"].map((place) => stall(place))).toEqual([
		"open",
		"coming",
		"removed",
		"bare",
	]);
	expect([stall("bag", 1), stall("boot", 0)]).toEqual(["sold", "sold"]);
});

test("what a pallet will change", () => {
	const pallets = [
		{ popularity: -1, event: false, booth: 1 },
		{ popularity: 0, event: true, booth: 2 },
	];
	const view = { ...fairOn(PRINTED, "parking"), pallets };
	expect([changeOf(view, 1), changeOf(view, 2)]).toEqual(["−1", "?"]);
});

test("a crowded hall is packed, and nobody stands on a player's toes", () => {
	const view = fairOn(PRINTED, "60", "59");
	const calm = { ...view, crowd: { zones: [], courtyard: false, entrances: false } };
	expect(people(view)).toBeGreaterThan(people(calm) + 12 * 15);
	const layout = layoutOf(view);
	const players = standsOf(view, layout);
	const spots = [...crowdOf(view, layout, players).values()].flatMap((each) => each.spots);
	for (const { x, y } of players)
		expect(spots.some((spot) => Math.abs(spot.x - x) < 13 && Math.abs(spot.y - y) < 11)).toBe(false);
});

test.each([
	["the printed map", PRINTED],
	["an owner's map", ODD],
])("every booth and every game of %s can be pointed at, once, side by side", (_, map) => {
	const view = fairOn(map, "parking");
	const layout = layoutOf(view);
	const { container } = render(Stalls, { table: new Table("t"), view, layout, stands: [] });
	const found = [...container.querySelectorAll<HTMLElement>("[data-element]")].map((each) => each.dataset.element);
	expect(found.toSorted()).toEqual(view.games.flatMap(({ booth }) => [`booth:${booth}`, `tile:${booth}`]).toSorted());
	expect(container.querySelectorAll("[data-element] [data-element]")).toHaveLength(0);
});

test("whoever hears the plan hears every stall in its hall", () => {
	const view = fairOn(PRINTED, "parking");
	const { container } = render(Spoken, { table: new Table("t"), view, layout: layoutOf(view) });
	expect(container.querySelectorAll("li li")).toHaveLength(60);
});
