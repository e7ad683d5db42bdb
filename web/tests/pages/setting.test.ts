import { describe, expect, it } from "vitest";
import type { TitleCard } from "../../src/api/shapes";
import { clockFrom, Setting } from "../../src/pages/new/setting.svelte";

const title = (name: string, most: number, minds = ["novice", "casual"]) =>
	({
		title: name,
		rules: 1,
		min_seats: 2,
		max_seats: most,
		options: { type: "object", properties: { crowd: { enum: [true, false], default: true } } },
		minds,
		languages: ["en"],
		open_to_all: false,
		tutorial: false,
	}) satisfies TitleCard;
const fair = title("essen", 5);
const unnamed = (seat: number) => `Player ${seat}`;

describe("a table while it is set", () => {
	it("is ready at once: me and two computer players", () => {
		const { seats, options, listed, shuffle } = new Setting(fair, false).wish(unnamed);
		expect(seats).toEqual([{ who: "me" }, { who: "mind", mind: "casual" }, { who: "mind", mind: "casual" }]);
		expect({ options, listed, shuffle }).toEqual({ options: { crowd: true }, listed: false, shuffle: true });
	});

	it("begins with an invitation among friends", () => {
		const setting = new Setting(fair, true);
		expect(setting.who).toEqual(["me", "invitation"]);
		expect(setting.full).toBe(false);
	});

	it("has as many seats as the title allows", () => {
		const setting = new Setting(fair, false);
		setting.resize(9);
		expect(setting.who).toHaveLength(5);
		setting.choose(title("worldsfair", 4, ["random"]));
		expect(setting.who).toEqual(["me", "mind:random", "mind:random", "mind:random"]);
		setting.resize(0);
		expect(setting.who).toHaveLength(2);
	});

	it("has me only once", () => {
		const setting = new Setting(fair, false);
		setting.sit(2, "anyone");
		setting.sit(2, "me");
		expect(setting.who).toEqual(["anyone", "mind:casual", "me"]);
	});

	it("is to be found if a seat is free, unless I say otherwise", () => {
		const setting = new Setting(fair, false);
		setting.sit(1, "anyone");
		expect(setting.listed).toBe(true);
		setting.listed = false;
		expect(setting.listed).toBe(false);
	});

	it("can be rated as long as all who play are people with screens of their own; then it is listed, without hints", () => {
		const setting = new Setting(fair, true);
		setting.rated = true;
		expect([setting.rated, setting.wish(unnamed)]).toMatchObject([true, { rated: true, listed: true, hints: false }]);
		setting.sit(1, "here");
		expect([setting.rated, setting.wish(unnamed)]).toMatchObject([false, { rated: false, listed: false, hints: null }]);
	});

	it("has hints against computer players only, unless I say otherwise; then the server is told so", () => {
		const setting = new Setting(fair, false);
		expect([setting.hints, setting.wish(unnamed).hints]).toEqual([true, null]);
		setting.sit(1, "anyone");
		expect([setting.hints, setting.wish(unnamed).hints]).toEqual([false, null]);
		setting.hints = true;
		expect([setting.hints, setting.wish(unnamed).hints]).toEqual([true, true]);
	});

	it("names everybody at this screen", () => {
		const setting = new Setting(fair, false);
		setting.sit(1, "here");
		setting.sit(2, "here");
		setting.names[1] = " Cleo ";
		expect(setting.wish(unnamed).seats.slice(1)).toEqual([
			{ who: "here", name: "Cleo" },
			{ who: "here", name: "Player 3" },
		]);
	});

	it("has a clock in the server's words", () => {
		expect(clockFrom("bank:600:5")).toEqual({ kind: "bank", seconds: 600, increment: 5 });
		expect(clockFrom("days:3")).toEqual({ kind: "days", days: 3 });
		expect(clockFrom("")).toBeNull();
	});
});
