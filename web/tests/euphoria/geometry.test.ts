import { expect, test } from "vitest";
import { Way } from "../../src/games/euphoria/digging";
import { twoLines } from "../../src/games/euphoria/fit.svelte";
import { ROOFS } from "../../src/games/euphoria/fronts";
import {
	BANNER,
	BANNERS,
	type Box,
	DOORS,
	LANDMARKS,
	REGIONS,
	row,
	SHAFTS,
	SITE_HEIGHT,
	SITES,
	standing,
	TERRITORIES,
	WORLD,
} from "../../src/games/euphoria/geometry";

const within = (inner: Box, outer: Box): boolean =>
	inner.x >= outer.x &&
	inner.y >= outer.y &&
	inner.x + inner.w <= outer.x + outer.w &&
	inner.y + inner.h <= outer.y + outer.h;
const apart = (one: Box, other: Box): boolean =>
	one.x + one.w <= other.x || other.x + other.w <= one.x || one.y + one.h <= other.y || other.y + other.h <= one.y;

const world: Box = { x: 0, y: 0, w: WORLD.width, h: WORLD.height };
const doors: [string, Box][] = Object.entries(DOORS).map(([name, { x, y, w, h }]) => [
	name,
	{ x: x - w / 2, y: y - h, w, h },
]);
const sites: [string, Box][] = Object.entries(SITES).map(([name, { x, y, w }]) => [
	name,
	{ x, y: y - SITE_HEIGHT, w, h: SITE_HEIGHT },
]);
const banners: [string, Box][] = Object.entries(BANNERS).map(([name, { x, y }]) => [name, { x, y, ...BANNER }]);
const crowds: [string, Box][] = Object.entries(LANDMARKS).map(([name, { crowd }]) => [name, crowd]);
const all = [...doors, ...sites, ...banners, ...crowds];

test.each(all)("%s lies in the picture", (_, box) => {
	expect(within(box, world)).toBe(true);
});

test("nothing one can point at covers anything else", () => {
	const covered = all.flatMap(([name, box], n) =>
		all.slice(n + 1).flatMap(([other, beside]) => (apart(box, beside) ? [] : [`${name} and ${other}`])),
	);
	expect(covered).toEqual([]);
});

test("six players have room for their stars on every territory", () => {
	for (const [faction, place] of Object.entries(TERRITORIES)) {
		const spots = row(place, 6, place.gap);
		const region = REGIONS[faction]!;
		expect(spots[0]!.x - place.size / 2).toBeGreaterThan(region.x);
		expect(spots[5]!.x + place.size / 2).toBeLessThan(region.x + region.w);
		expect(place.gap).toBeGreaterThan(place.size);
	}
});

test("workers of an area stand in rows, smaller when they are many, and as numbers when they are too many", () => {
	const { crowd } = LANDMARKS.generator!;
	expect(standing(crowd, 5)).toMatchObject({ size: 26 });
	for (const count of [5, 6, 12, 14]) {
		const { size, spots } = standing(crowd, count)!;
		const boxes = spots.map(({ x, y }) => ({ x: x - size / 2, y: y - size, w: size, h: size }));
		expect(boxes.every((box) => within(box, crowd))).toBe(true);
		expect(boxes.every((box, n) => boxes.slice(n + 1).every((other) => apart(box, other)))).toBe(true);
	}
	expect(standing(crowd, 24)).toBeNull();
});

test("a tunnel leads from its mouth to its end", () => {
	for (const [faction, { way: points }] of Object.entries(SHAFTS)) {
		const way = new Way(points);
		expect(way.at(0)).toMatchObject(points[0]!);
		expect(way.at(way.length)).toMatchObject(points.at(-1)!);
		const { x, y, h } = DOORS[`end-${faction}`]!;
		expect(Math.hypot(points.at(-1)!.x - x, points.at(-1)!.y - (y - h / 2))).toBeLessThan(30);
		expect(way.outline(0, way.length, 10)).toMatch(/^M.*z$/);
	}
});

test("every market has a front of its own", () => {
	expect(new Set(Object.values(ROOFS)).size).toBe(18);
});

test.each([
	["Spa of Fleeting Pleasure", ["Spa of Fleeting", "Pleasure"]],
	["Zerleg-deinen-Teddy-Laden", ["Zerleg-deinen-", "Teddy-Laden"]],
	["Verwirrungspark", ["Verwirrungspark"]],
])("%s is set on as few lines as it needs", (name, lines) => {
	expect(twoLines(name)).toEqual(lines);
});
