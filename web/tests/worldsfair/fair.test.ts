import { expect, test } from "vitest";
import { faceOf, setsOf, sheet, standing, standsFor } from "../../src/games/worldsfair/fair";
import { previewOf } from "../../src/games/worldsfair/preview";
import { choice, fair } from "./views";

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
