import { describe, expect, it } from "vitest";
import type { TableCard } from "../../src/api/shapes";
import { deviceOf } from "../../src/pages/account/device";
import { freeSeats, waitsForMe, wayTo } from "../../src/pages/lobby/tables";
import { EVERYTHING, isSearch, pathOf } from "../../src/pages/lobby/wanted";
import { ago } from "../../src/words/ago";

const table = (changes: Partial<TableCard>): TableCard => ({
	id: "h7kq2vnm4x9c",
	title: "worldsfair",
	rules: 1,
	options: {},
	terms: {
		pace: "live",
		clock: null,
		listed: true,
		source: null,
		chance: "blake2b",
		stand_in: "greedy",
		patience: null,
		hints: null,
		rated: false,
		daily: null,
		tournament: null,
		sealed: false,
	},
	status: "playing",
	seats: [
		{ seat: 0, kind: "person", name: "Ada", mind: null, yours: true, asked: null, resigned: false },
		{ seat: 1, kind: "anyone", name: "", mind: null, yours: false, asked: null, resigned: false },
	],
	host: false,
	waiting: [0],
	decisions: 0,
	changed: 0,
	result: null,
	...changes,
});

describe("tables in the lobby", () => {
	it("wait for me when I am asked and play myself", () => {
		expect(waitsForMe(table({}))).toBe(true);
		expect(waitsForMe(table({ waiting: [1] }))).toBe(false);
		expect(waitsForMe(table({ status: "finished" }))).toBe(false);
		const away = {
			seat: 0,
			kind: "person",
			name: "Ada",
			mind: "greedy",
			yours: true,
			asked: null,
			resigned: false,
		} as const;
		expect(waitsForMe(table({ seats: [away] }))).toBe(false);
	});

	it("have free seats", () => expect(freeSeats(table({}))).toBe(1));

	it.each([
		["https://play.example/tables/h7kq2vnm4x9c", "/tables/h7kq2vnm4x9c"],
		[" http://127.0.0.1:8421/tables/h7kq2vnm4x9c#1-heouq4uxrr63 ", "/tables/h7kq2vnm4x9c#1-heouq4uxrr63"],
		["h7kq2vnm4x9c", "/tables/h7kq2vnm4x9c"],
		["https://play.example/rules/essen", null],
		["not an address", null],
	])("are found by %s", (pasted, way) => expect(wayTo(pasted)).toBe(way));

	it("changed some time ago", () => {
		const day = 86_400_000;
		expect(ago(0, 3 * 60_000, "en")).toBe("3 minutes ago");
		expect(ago(0, day / 2, "de")).toBe("vor 12 Stunden");
		expect(ago(0, day, "fr")).toBe("hier");
		expect(ago(1000, 0, "en")).toBe("this minute");
	});
});

it("devices are told by browser and system", () => {
	expect(deviceOf("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")).toEqual({
		browser: "Firefox",
		system: "Linux",
	});
	expect(deviceOf("python-httpx/0.28")).toEqual({ browser: "", system: "" });
});

describe("what is looked for in the lobby", () => {
	it("is in the address, and what is not is left out", () => {
		expect(pathOf(EVERYTHING)).toBe("/lobby");
		expect(pathOf({ ...EVERYTHING, title: "essen", who: " Zoë & Co " }, { after: "12-abc" })).toBe(
			"/lobby?title=essen&who=Zo%C3%AB+%26+Co&after=12-abc",
		);
		expect([
			isSearch(EVERYTHING),
			isSearch({ ...EVERYTHING, who: " " }),
			isSearch({ ...EVERYTHING, free: "2" }),
		]).toEqual([false, false, true]);
	});
});
