import { expect, test } from "vitest";
import { faceOf, setsOf, sheet, standing, standsFor, tells } from "../../src/games/worldsfair/fair";
import { previewOf } from "../../src/games/worldsfair/preview";
import { Catalogue } from "../../src/words/catalogue";
import { LANGUAGES } from "../../src/words/languages";
import { choice, fair } from "./views";

const files = import.meta.glob<string>("../../../src/ludothek/games/worldsfair/locale/*.ftl", {
	query: "?raw",
	import: "default",
	eager: true,
});

test("the heading is the round, the sheet has what makes the points", () => {
	expect(standing(fair())).toEqual({ id: "round", args: { count: 2, total: 3 } });
	const rows = sheet(fair());
	expect(rows.map((row) => row.label.id)).toEqual(["coins", "medals", "sets"]);
	const totals = fair().scores.map((_, seat) => rows.reduce((sum, row) => sum + row.values[seat]!, 0));
	expect(totals).toEqual(fair().scores);
});

test("approved exhibits make sets without doubles, the largest first", () => {
	const none = { agriculture: 0, electricity: 0, "fine-arts": 0, manufacturing: 0, transportation: 0 };
	expect(setsOf(none)).toEqual([]);
	expect(setsOf({ ...none, agriculture: 2, "fine-arts": 1, transportation: 3 })).toEqual([
		["agriculture", "fine-arts", "transportation"],
		["agriculture", "transportation"],
		["transportation"],
	]);
});

test("a card shows what its name says", () => {
	expect(faceOf("exhibit:fine-arts", fair())).toEqual({ kind: "exhibit", area: "fine-arts" });
	expect(faceOf("ticket", fair())).toEqual({ kind: "ticket" });
	expect(faceOf("figure:pullman", fair())).toEqual({ kind: "figure", figure: "pullman", home: "transportation" });
	expect(faceOf("figure:davis", fair())).toEqual({ kind: "figure", figure: "davis", home: null });
});

test("a figure is pointed at in one place: with me, or else with the first who has it", () => {
	const view = fair();
	const places = (figure: string) => [0, 1, 2].filter((seat) => standsFor(view, seat, figure));
	expect(places("davis")).toEqual([0]);
	expect(places("palmer")).toEqual([1]);
	expect(places("schwab")).toEqual([]);
});

test("a choice under the mouse shows who would come and go", () => {
	expect(previewOf(null, 0)).toEqual({ arrives: null, leaves: null, collects: null });
	expect(previewOf(choice("place", "area:fine-arts"), 1)).toEqual({
		arrives: { seat: 1, area: "fine-arts" },
		leaves: null,
		collects: "fine-arts",
	});
	expect(previewOf(choice("figure", "figure:davis", "area:fine-arts"), 1).collects).toBeNull();
	expect(previewOf(choice("palmer", "figure:palmer", "supporters:blue:agriculture", "area:fine-arts"), 0)).toEqual({
		arrives: { seat: 1, area: "fine-arts" },
		leaves: { seat: 1, area: "agriculture" },
		collects: null,
	});
	expect(previewOf(choice("take-back", "supporters:orange:agriculture"), 0).leaves?.area).toBe("agriculture");
	expect(previewOf(choice("discard", "figure:davis", "discard"), 0).arrives).toBeNull();
});

test.each(LANGUAGES)("everything tells what it is in %s, before why it is no choice", (language) => {
	const words = new Catalogue(language, [files[`../../../src/ludothek/games/worldsfair/locale/${language}.ftl`]!]);
	const of = ["area:fine-arts", "supporters:blue:fine-arts", "proposals:fine-arts", "supply:blue", "figure:davis"];
	const alone = ["tickets", "coins", "medals", "approved", "wheel", "deck", "discard"];
	const said = [...of, ...alone].map((element) =>
		tells(element, fair())
			.map((each) => words.say(each))
			.join(" "),
	);
	for (const sentence of said) expect(sentence).toMatch(/^(?!tell-).{15,}\.$/);
	expect(new Set(said).size).toBe(said.length);
	expect(tells("cards:manufacturing", fair()).map(({ id }) => id)).toEqual(["tell-cards", "figure-does"]);
});
