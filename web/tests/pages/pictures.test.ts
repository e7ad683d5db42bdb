import { describe, expect, it } from "vitest";
import type { Example } from "../../src/api/shapes";
import { chaptersOf } from "../../src/pages/rules/book";
import { around, cut, picturesOf, scaleOf } from "../../src/pages/rules/pictures";

const book = chaptersOf("# The rules\n\n## A turn\n\n### WF-1 Seats\nTwo.\n\n## Values\n\n| a |\n|---|\n| 1 |\n");
const example = (rule: string | null, chapter: number): Example => ({ rule, chapter }) as Example;

describe("pictures of rules", () => {
	it("stand below their rule, or below the heading of a chapter that has none", () => {
		const [ofRule, ofChapter, lost] = [example("WF-1", 1), example(null, 2), example("WF-9", 1)];
		const places = picturesOf(book, [ofRule, ofChapter, lost]);
		expect([...places].filter(([, pictures]) => pictures.length)).toEqual([
			["WF-1", [ofRule]],
			["part-3", [ofChapter]],
		]);
	});

	it("show all that they name, with a little air, and nothing beyond the drawing", () => {
		const part = around([
			{ x: 5, y: 40, w: 20, h: 10 },
			{ x: 60, y: 20, w: 20, h: 10 },
		]);
		expect(part).toEqual({ x: 5, y: 20, w: 75, h: 30 });
		expect(cut(part, { w: 85, h: 200 })).toEqual({ x: 0, y: 10, w: 85, h: 50 });
	});

	it("are as wide as there is room, but neither too high nor blown up", () => {
		expect(scaleOf({ x: 0, y: 0, w: 700, h: 100 }, 350)).toBe(0.5);
		expect(scaleOf({ x: 0, y: 0, w: 200, h: 760 }, 700)).toBe(0.5);
		expect(scaleOf({ x: 0, y: 0, w: 100, h: 100 }, 700)).toBe(1.4);
	});
});
