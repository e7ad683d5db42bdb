import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test } from "vitest";
import Board from "../../src/games/euphoria/Board.svelte";
import { prospectOf } from "../../src/games/euphoria/bubble/prospect";
import { shownSeat } from "../../src/games/euphoria/city";
import { Table } from "../../src/table/table.svelte";
import { city, placing } from "./views";

const elements = (container: Element): string[] =>
	[...container.querySelectorAll<HTMLElement>("svg [data-element]")].map((each) => each.dataset.element!);

test.each([2, 6])(
	"everything in the world of %i can be pointed at, once, and nothing lies inside anything else",
	(seats) => {
		const view = city(seats);
		const { container } = render(Board, { table: new Table("t"), view });
		const unbuilt = view.sites.filter(({ built }) => !built).map(({ site }) => site);
		const expected = [
			"deck",
			...view.areas.map(({ area }) => `space:${area}`),
			...view.spaces
				.filter(({ space }) => !unbuilt.some((site) => space === `market-${site}`))
				.map(({ space }) => `space:${space}`),
			...unbuilt.flatMap((site) => [`space:edge-${site}`, `space:site-${site}`]),
			...view.factions.flatMap(({ faction }) => [`territory:${faction}`, `faction:${faction}`]),
			"market:spa",
			"worker:ark",
		];
		expect(elements(container).sort()).toEqual(expected.sort());
		expect(container.querySelectorAll("[data-element] [data-element]")).toHaveLength(0);
	},
);

test("a place that takes a worker is lit, and a picked worker shows what it would bring", async () => {
	const table = new Table("t");
	table.choosing.offer([placing(3, "generator"), placing(3, "farm"), placing(6, "generator"), placing(6, "ark")]);
	const { container } = render(Board, { table, view: city() });
	const lit = () => [...container.querySelectorAll<HTMLElement>("[data-choice]")].map((each) => each.dataset.element);
	const ghosts = () => [...container.querySelectorAll(".ghost text")].map((each) => each.textContent);
	await tick();
	expect(lit().sort()).toEqual(["space:ark", "space:farm", "space:generator"]);
	expect(ghosts()).toEqual([]);
	table.choosing.pick("die:3");
	await tick();
	expect(lit().sort()).toEqual(["space:farm", "space:generator"]);
	expect(ghosts()).toEqual(["3", "3"]);
	expect(container.textContent).toContain("+1");
	table.choosing.drop();
	table.choosing.hovered = "die:6";
	await tick();
	expect(ghosts()).toEqual(["6"]);
	expect(container.textContent).toContain("+2");
});

test("a market binds whoever has no star there", () => {
	const bound = (seat: number | null) =>
		render(Board, { table: new Table("t"), view: { ...city(), seat } }).container.querySelectorAll(".binds").length;
	expect([bound(0), bound(1), bound(null)]).toEqual([1, 0, 0]);
});

test("doors and sites tell whom of our recruits they concern, by what their cards say", () => {
	const view = city();
	view.spaces.find(({ space }) => space === "ark")!.recruits.push("brett");
	view.sites[1]!.recruits.push("artist");
	expect(prospectOf(view, "space:ark", 3)).toMatchObject({ recruits: ["brett"], told: true });
	expect(prospectOf(view, "space:site-euphoria-b", 3)).toMatchObject({ recruits: ["artist"], told: true });
});

test("who watches sees the mat of whose turn it is, and at the end the winner's", () => {
	const [playing, over] = [city(3), { ...city(3), ranks: [3, 2, 1] }];
	expect([playing, { ...playing, seat: null }].map(shownSeat)).toEqual([0, 0]);
	expect(
		[
			{ ...over, seat: 1 },
			{ ...over, seat: null },
		].map(shownSeat),
	).toEqual([1, 2]);
});
