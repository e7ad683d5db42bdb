import { expect, test } from "vitest";
import type { SeatCard } from "../../src/api/shapes";
import { Catalogue } from "../../src/words/catalogue";
import { callNames } from "../../src/words/people";

const SOURCE =
	"seat-orange = Orange\n    .de = d'Orange\nseat-blue = Bleu\nseat-green = Vert\nseat-red = Rouge\nplays = { $seat } joue.\nof = Le moral { $seat-de }.\n";
const french = new Catalogue("fr", [`${SOURCE}names-in-sentences = yes`]);
const seatOf = (seat: number, name: string, kind: SeatCard["kind"] = "person"): SeatCard => ({
	seat,
	kind,
	name,
	mind: null,
	yours: false,
	asked: null,
	resigned: false,
});

test("people and computer players are called by their names where that is clear", () => {
	const called = french.calling(callNames([seatOf(0, "Ada"), seatOf(1, "greedy", "mind")], french));
	expect(called.t("plays", { seat: "seat:orange" })).toBe("Ada joue.");
	expect(called.t("plays", { seat: "seat:blue" })).toBe("Clara joue.");
	expect(called.t("of", { seat: "seat:orange" })).toBe("Le moral d'Orange.");
});

test("who shares a name, or has a colour for one, is told by colour", () => {
	const seats = [seatOf(0, "Ada"), seatOf(1, "ada"), seatOf(2, "rouge"), seatOf(3, "Ben")];
	expect([...callNames(seats, french)]).toEqual([["seat:red", "Ben"]]);
	const namesake = [seatOf(0, "clara"), seatOf(1, "greedy", "mind"), seatOf(2, "greedy", "mind")];
	expect([...callNames(namesake, french)]).toEqual([["seat:green", "Emil"]]);
});

test("where names are bent, colours stay", () => {
	const polish = new Catalogue("pl", [`${SOURCE}names-in-sentences = no`]);
	expect(polish.calling(callNames([seatOf(0, "Ada")], polish)).t("plays", { seat: "seat:orange" })).toBe(
		"Orange joue.",
	);
});
