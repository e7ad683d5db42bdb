import { describe, expect, it } from "vitest";
import { chaptersOf, findIn } from "../../src/pages/rules/book";

const book = chaptersOf(`# The rules

Welcome. <script>alert(1)</script>

## A turn

### WF-1 Plätze
Two play, see WF-2 and [here](javascript:alert(1)) and [there](https://example.org/a?b&c).
*Source: DE.*

### WF-2 The wheel
It turns for today’s visitors. <img src=x onerror=alert(1)> ![picture](x.png)

## The end

| place | points |
|---|---|
| first | 7 |
`);

describe("a book of rules", () => {
	it("has its rules by number", () => {
		expect(book.map(({ id, depth, title }) => [id, depth, title])).toEqual([
			["part-0", 1, "The rules"],
			["part-1", 2, "A turn"],
			["WF-1", 3, "Plätze"],
			["WF-2", 3, "The wheel"],
			["part-4", 2, "The end"],
		]);
	});

	it("links from rule to rule, and sets sources apart", () => {
		const { html } = book[2]!;
		expect(html).toContain('<a href="#WF-2">WF-2</a>');
		expect(html).toContain('<p class="source">Source: DE.</p>');
		expect(html).toContain('<a href="https://example.org/a?b&amp;c">there</a>');
	});

	it("brings nothing that runs", () => {
		const whole = book.map(({ html }) => html).join("");
		expect(whole).not.toMatch(/<script|<img|onerror|javascript:/);
		expect(whole).toContain("and here and");
	});

	it("is searched without accents and capitals, with the headings above", () => {
		expect(findIn(book, "PLATZE two").map(({ id }) => id)).toEqual(["part-1", "WF-1"]);
		expect(findIn(book, "today's").map(({ id }) => id)).toEqual(["part-1", "WF-2"]);
		expect(findIn(book, "first").map(({ id }) => id)).toEqual(["part-4"]);
		expect(findIn(book, "zeppelin")).toEqual([]);
	});
});
