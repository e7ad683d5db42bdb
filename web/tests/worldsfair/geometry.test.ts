import { describe, expect, test } from "vitest";
import {
	abreast,
	type Box,
	carAt,
	type Layout,
	layoutFor,
	leaders,
	slot,
	stand,
	turns,
} from "../../src/games/worldsfair/geometry";

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const within = (box: Box, { width, height }: Layout): boolean =>
	box.x >= 0 && box.y >= 0 && box.x + box.w <= width && box.y + box.h <= height;

describe.each([
	["wide", 900],
	["narrow", 390],
])("the %s board", (_, pixels) => {
	const layout = layoutFor(pixels, true);
	const { x, y, radius } = layout.wheel;
	const wheel = { x: x - radius - 8, y: y - radius - 8, w: 2 * radius + 16, h: 2 * radius + 16 };
	const parts = layout.sides.flatMap(({ facade, plinth, court, cards }) => [facade, plinth, court, cards]);

	test("has everything on the paper", () => {
		for (const box of [...parts, wheel, layout.deck, layout.discard]) expect(within(box, layout)).toBe(true);
	});

	test("has nothing on top of anything else", () => {
		const boxes = [...parts, wheel];
		for (const [n, box] of boxes.entries())
			for (const other of boxes.slice(n + 1)) expect(overlap(box, other), JSON.stringify([box, other])).toBe(false);
		for (const box of [...parts, layout.discard]) expect(overlap(box, layout.deck)).toBe(false);
	});

	test("goes clockwise from the left of the wheel's foot", () => {
		const angles = layout.sides.map(({ whole }) => {
			const middle = { x: layout.width / 2, y: layout.height / 2 };
			const angle = Math.atan2(whole.x + whole.w / 2 - middle.x, -(whole.y + whole.h / 2 - middle.y));
			return (angle + 2 * Math.PI) % (2 * Math.PI);
		});
		const foot = Math.PI;
		const fromFoot = angles.map((angle) => (angle - foot + 2 * Math.PI) % (2 * Math.PI));
		expect(fromFoot).toEqual([...fromFoot].sort((a, b) => a - b));
	});

	test("has rooms a finger can hit", () => {
		const scale = pixels / layout.width;
		for (const { facade, plinth, court } of layout.sides) {
			expect((facade.h + plinth.h + court.h) * scale).toBeGreaterThan(40);
			expect(stand(court, 4, 0).w * scale).toBeGreaterThan(40);
		}
	});

	test("keeps four cards and four groups inside their area", () => {
		for (const { cards, court } of layout.sides) {
			const last = slot(cards, 4, 3, layout.gap);
			expect(slot(cards, 4, 0, layout.gap).x).toBeGreaterThanOrEqual(cards.x - 0.01);
			expect(last.x + last.w).toBeLessThanOrEqual(cards.x + cards.w + 0.01);
			const group = stand(court, 4, 3);
			expect(group.x + group.w).toBeCloseTo(court.x + court.w);
		}
	});
});

test("a phone on its side has the wide board", () => {
	expect(layoutFor(500, false).narrow).toBe(false);
	expect(layoutFor(500, true).narrow).toBe(true);
});

test("up to three pieces stand abreast, around their middle", () => {
	expect(abreast(0, 20, 60)).toEqual([]);
	expect(abreast(1, 20, 60)).toEqual([0]);
	expect(abreast(9, 20, 60)).toHaveLength(3);
	expect(abreast(3, 20, 30)).toEqual([-5, 0, 5]);
});

test("those with the most lead, several if they tie, nobody if nobody is there", () => {
	expect(leaders([1, 4, 2])).toEqual([1]);
	expect(leaders([3, 0, 3])).toEqual([0, 2]);
	expect(leaders([0, 0])).toEqual([]);
});

test("cars go clockwise from the foot", () => {
	const [foot, quarter, top] = [0, 2, 4].map((space) => carAt(space, 8, 10));
	expect(foot).toEqual({ x: -0, y: 10 });
	expect(quarter!.x).toBeCloseTo(-10);
	expect(top!.y).toBeCloseTo(-10);
});

test("the wheel turns forward, also over its foot, and back when something is taken back", () => {
	expect(turns(2, 4, 9)).toBe(2);
	expect(turns(8, 0, 9)).toBe(1);
	expect(turns(7, 0, 11)).toBe(4);
	expect(turns(4, 3, 9)).toBe(-1);
	expect(turns(5, 5, 13)).toBe(0);
});
