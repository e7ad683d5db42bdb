import { expect, test } from "vitest";
import type { SeatCard, SeatPresence } from "../../src/api/shapes";
import { changesOf } from "../../src/table/around/company.svelte";
import { untilHandedOver, whereabouts } from "../../src/table/around/whereabouts";

const at = (state: SeatPresence["state"], gone: number | null = null, typing = false): SeatPresence => ({
	state,
	gone,
	typing,
});
const waited = { pace: "live", patience: null, asked: 170_000, since: 5_000 } as const;

test("who is away is waited for three minutes, from when they were asked or left", () => {
	expect(untilHandedOver({ ...waited, presence: at("away") })).toBe(10_000);
	expect(untilHandedOver({ ...waited, presence: at("away", 20_000) })).toBe(155_000);
	expect(untilHandedOver({ ...waited, presence: at("elsewhere", 500_000) })).toBe(10_000);
	expect(untilHandedOver({ ...waited, pace: "days", presence: null })).toBe(3 * 24 * 3_600_000 - 170_000);
	expect(untilHandedOver({ ...waited, patience: 60, presence: at("away", 70_000) })).toBe(-15_000);
});

test("who is there is waited for ten times as long", () => {
	expect(untilHandedOver({ ...waited, presence: at("here") })).toBe(1_630_000);
	expect(untilHandedOver({ ...waited, asked: 1_800_000, presence: at("here") })).toBe(0);
});

test("what somebody does has its word", () => {
	const said = [
		whereabouts(at("here"), false, null, "en"),
		whereabouts(at("here"), true, null, "en"),
		whereabouts(at("here", null, true), true, null, "en"),
		whereabouts(at("elsewhere"), true, null, "en"),
		whereabouts(at("away"), true, 30_000, "en"),
	];
	expect(new Set(said).size).toBe(5);
	expect(whereabouts(at("away"), true, 300_000, "en")).toBe("presence-away-since"); // nobody has loaded the words
});

test("all hear of it when a seat changes hands, and of nothing else", () => {
	const card = (seat: number, mind: string | null, resigned = false): SeatCard => ({
		seat,
		kind: "person",
		name: "Ada",
		mind,
		yours: false,
		asked: null,
		resigned,
	});
	const before = [card(0, null), card(1, "skilled"), card(2, null), card(3, "skilled")];
	const now = [card(0, "skilled"), card(1, null), card(2, "skilled", true), card(3, "greedy")];
	expect(changesOf(before, now)).toEqual([
		{ seat: 0, kind: "taken-over" },
		{ seat: 1, kind: "taken-back" },
	]);
	expect(changesOf([], now)).toEqual([]);
});
