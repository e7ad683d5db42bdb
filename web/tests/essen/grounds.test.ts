import { render } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import type { Fair } from "../../src/games/essen/fair";
import { layoutOf } from "../../src/games/essen/geometry";
import Courtyard from "../../src/games/essen/grounds/Courtyard.svelte";
import DayClock from "../../src/games/essen/grounds/DayClock.svelte";
import Galeria from "../../src/games/essen/grounds/Galeria.svelte";
import Pallets from "../../src/games/essen/grounds/Pallets.svelte";
import ParkingLot from "../../src/games/essen/grounds/ParkingLot.svelte";
import Popularity from "../../src/games/essen/grounds/Popularity.svelte";
import Rankings from "../../src/games/essen/grounds/Rankings.svelte";
import { Table } from "../../src/table/table.svelte";

const ZONES = ["green", "purple", "blue", "red", "yellow"];
const SYMBOLS = ["meeple", "dice", "cards", "hourglass"];
/** Ten booths in two buildings, with everything that lies around them. */
const games = Array.from({ length: 10 }, (_, at) => ({
	booth: at + 1,
	cell: [at < 4 ? at : at + 2, 0],
	zone: ZONES[at % 5],
	symbol: SYMBOLS[at % 4],
	price: 20,
	points: 4,
	place: "booth",
	owner: null,
	event: null,
}));
const visitor = (seat: number, more: object = {}): object => ({
	seat,
	colour: ["orange", "blue", "green"][seat],
	space: "parking",
	actions: 5,
	symbols: { meeple: 1, dice: 2, cards: 0, hourglass: 0 },
	boot: [1, 5, 2],
	held: [],
	sheet: { departure: 0 },
	...more,
});
const fair = {
	seat: 0,
	on_turn: 0,
	asked: "act",
	round: 2,
	rounds: 7,
	popularity: { meeple: 3, dice: 1, cards: 9, hourglass: 0 },
	crowd: { zones: [], courtyard: false, entrances: false },
	games,
	common: [2],
	pallets: [
		{ popularity: -1, event: false, booth: 1 },
		{ popularity: 1, event: false, booth: 2 },
		{ popularity: 1, event: false, booth: 6 },
		{ popularity: 0, event: true, booth: 3 },
	],
	rankings: [{ series: "morning", points: 4, needs: { meeple: 3, hourglass: 1 }, met: [1, 2] }],
	last_round: null,
	warehouse: 12,
	reach: { courtyard: 3, west: 9 },
	players: [visitor(0), visitor(1), visitor(2)],
	tariff: { snack: 20, snack_actions: 2, cash: 50, cash_points: 2, crowded_step: 2, midday: 4, most_popular: 1000 },
	spaces: {
		parking: [],
		west: [[1, -1]],
		east: [[7, -1]],
		courtyard: [
			[4, 1],
			[5, 1],
		],
		"galeria-west": [[4, 5]],
		"galeria-east": [[5, 5]],
	},
} as unknown as Fair;
const layout = layoutOf(fair);
const elements = (container: HTMLElement): (string | undefined)[] =>
	Array.from(container.querySelectorAll<HTMLElement>("[data-element]"), (each) => each.dataset.element);
const texts = (container: HTMLElement, select = "text"): string[] =>
	Array.from(container.querySelectorAll(select), (each) => each.textContent?.trim() ?? "");

let table: Table;
beforeEach(() => {
	table = new Table("t");
	const known = ["clock", "warehouse", "crowd:courtyard", "crowd:entrances", "ranking:1", "pallet:1"];
	for (const symbol of SYMBOLS) known.push(`popularity:${symbol}`);
	for (const colour of ["orange", "blue", "green"]) known.push(`boot:${colour}`);
	table.names = Object.fromEntries(known.map((element) => [element, { id: element, args: {} }]));
});

test("the board on the roof shows popularity, eight lights at most, and what the pallets will change", () => {
	const { container } = render(Popularity, { table, view: fair, box: layout.popularity });
	expect(elements(container)).toEqual(SYMBOLS.map((symbol) => `popularity:${symbol}`));
	expect(container.querySelectorAll(".light").length).toBe(4 * 8);
	expect(container.querySelectorAll(".lit").length).toBe(3 + 1 + 8);
	expect(texts(container, ".change")).toEqual(["1", "2"]);
	expect([container.querySelectorAll(".down").length, container.querySelectorAll(".up").length]).toEqual([1, 1]);
});

test("the clock has a number for every round", () => {
	const { container } = render(DayClock, { table, view: { ...fair, rounds: 9 }, box: layout.clock });
	expect(texts(container)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
	expect(texts(container, ".now")).toEqual(["2"]);
	expect(elements(container)).toEqual(["clock"]);
});

test("a poster fills in what I have and shows who meets it", () => {
	const { container } = render(Rankings, { table, view: fair, box: layout.rankings });
	expect(container.querySelectorAll(".slot").length).toBe(4);
	expect(container.querySelectorAll(".got").length).toBe(1);
	expect(container.querySelectorAll(".met").length).toBe(2);
	const watching = render(Rankings, { table, view: { ...fair, seat: null }, box: layout.rankings });
	expect(watching.container.querySelectorAll(".got").length).toBe(0);
});

test("the last round has its banner, with rankings and without", () => {
	for (const rankings of [fair.rankings, []]) {
		const view = { ...fair, rankings, last_round: "sale" };
		expect(render(Rankings, { table, view, box: layout.rankings }).container.querySelectorAll(".banner").length).toBe(
			1,
		);
	}
});

test("pallets carry a box, a stall and a heart, and nothing when all is unloaded", () => {
	const { container } = render(Pallets, { table, view: fair, box: layout.pallets });
	expect(container.querySelectorAll(".pallet .box").length).toBe(4);
	expect(container.querySelectorAll(".common").length).toBe(1);
	expect(elements(container)).toEqual(["warehouse", "pallet:1"]);
	const bare = { ...fair, round: 7, warehouse: 0, pallets: fair.pallets.map((each) => ({ ...each, booth: null })) };
	const last = render(Pallets, { table, view: bare, box: layout.pallets }).container;
	expect([last.querySelectorAll(".pallet .box").length, texts(last)]).toEqual([0, []]);
});

test("spaces between and before the halls are elements beside each other, and fill with people", () => {
	const quiet = [Courtyard, Galeria, ParkingLot].map((Part) => render(Part, { table, view: fair, layout }).container);
	expect(quiet.flatMap(elements).toSorted()).toEqual(
		[
			...["boot:blue", "boot:green", "boot:orange", "cash", "eat", "space:courtyard", "space:east"],
			...["space:galeria-east", "space:galeria-west", "space:parking", "space:west"],
		].toSorted(),
	);
	expect(document.querySelectorAll("[data-element] [data-element]").length).toBe(0);
	const people = quiet.map((each) => each.querySelectorAll("use").length);
	const view = { ...fair, crowd: { zones: [], courtyard: true, entrances: true } };
	const packed = [Courtyard, ParkingLot].map((Part) => render(Part, { table, view, layout }).container);
	expect(packed[0]!.querySelectorAll("use").length).toBeGreaterThan(people[0]!);
	expect(packed[1]!.querySelectorAll("use").length).toBeGreaterThan(people[2]! + 80);
	expect(packed.flatMap(elements).filter((each) => each?.startsWith("crowd"))).toEqual([
		"crowd:courtyard",
		"crowd:entrances",
		"crowd:entrances",
	]);
});

test("a boot counts its games by kind; who left early has shut it", () => {
	const [first] = render(ParkingLot, { table, view: fair, layout }).container.querySelectorAll(".car");
	expect(texts(first as HTMLElement)).toEqual(["2"]);
	expect(first!.querySelectorAll(".box").length).toBe(3);
	const players = [visitor(0, { sheet: { departure: 6 } }), ...fair.players.slice(1)] as Fair["players"];
	const [left] = render(ParkingLot, { table, view: { ...fair, players }, layout }).container.querySelectorAll(".car");
	expect([left!.querySelectorAll(".box").length, texts(left as HTMLElement)]).toEqual([0, ["+6"]]);
});
