import { expect, test } from "vitest";
import type { Fair, Game } from "../../src/games/essen/fair";
import { tells } from "../../src/games/essen/tells";
import { Catalogue } from "../../src/words/catalogue";
import { LANGUAGES, type Language } from "../../src/words/languages";

const files = import.meta.glob<string>(
	["../../../src/ludothek/locale/*.ftl", "../../../src/ludothek/games/essen/locale/*.ftl"],
	{
		query: "?raw",
		import: "default",
		eager: true,
	},
);
const read = (path: string): string => files[`../../../src/ludothek/${path}`]!;
const catalogue = (language: Language): Catalogue =>
	new Catalogue(language, [read(`locale/${language}.ftl`), read(`games/essen/locale/${language}.ftl`)]);
const english = catalogue("en");

const laid: Record<number, Partial<Game>> = {
	5: { title: "Hive", place: "booth", event: "buzz", points: 8, bonus: 1 },
	6: { title: "Coup", place: "booth", event: "sold-out", points: 4 },
	7: { title: "Glass Road", place: "pallet", event: "discount", symbol: "cards", points: 3 },
	8: { title: "Rampage", place: "boot", owner: 1 },
	9: { title: "Lewis & Clark", place: "bag", owner: 0 },
	10: { title: "Nauticus", place: "removed" },
	11: { title: "Caverna", place: "booth", zone: "green", symbol: "meeple", points: 2 },
};
const games = Array.from({ length: 60 }, (_, at) => ({
	booth: at + 1,
	title: `Game ${at + 1}`,
	publisher: "Gen42",
	zone: "red",
	symbol: "dice",
	bonus: 0,
	place: "warehouse",
	owner: null,
	event: null,
	price: 25,
	points: 4,
	...laid[at + 1],
}));
const fair = {
	seat: 0,
	asked: "act",
	round: 3,
	rounds: 7,
	track: 8,
	bag_size: 6,
	popularity: { meeple: 2, dice: 4, cards: 3, hourglass: 0 },
	crowd: { zones: ["red"], courtyard: true, entrances: false },
	games,
	pallets: [
		{ popularity: -1, event: false, booth: 12 },
		{ popularity: 1, event: false, booth: 13 },
		{ popularity: 1, event: false, booth: 14 },
		{ popularity: 1, event: false, booth: 15 },
		{ popularity: 0, event: true, booth: 7 },
		{ popularity: 0, event: true, booth: null },
	],
	rankings: [
		{ series: "morning", points: 4, needs: { dice: 2, cards: 1 }, met: [1] },
		{ series: "afternoon", points: 8, needs: { dice: 1 }, met: [0, 1] },
	],
	last_round: null,
	warehouse: 24,
	common: [6, 20],
	deck: 12,
	reach: { "5": 3, "11": 0, parking: 4, courtyard: 2, "galeria-west": 5, west: 1 },
	departures: 1,
	players: [
		{
			...{ seat: 0, colour: "orange", space: "11", actions: 5, spent: 2, money: 180, points: 7, pre_order: null },
			...{ bag: [9], boot: [], symbols: { dice: 1, cards: 0 }, eaten: false, cards: 4, shown: [], wishes: 3 },
			...{ held: [5, 9, 30, 31], wish_points: 5 },
		},
		{ seat: 1, colour: "blue", boot: [8], shown: [], held: null },
	],
	tariff: {
		...{ step: 1, crowded_step: 2, snack: 20, snack_actions: 2, cash: 50, cash_points: 2, test: 1, midday: 4 },
		...{ wishes: [0, 5, 5, 5, 10, 10, 15], departure: [6, 3] },
	},
} as unknown as Fair;
const first = fair.players[0]!;

const told = (element: string, more: Partial<Fair> = {}, words = english): string =>
	tells(element, { ...fair, ...more })
		.map((message) => words.say(message))
		.join(" ");

test.each([
	["booth:5", "The booth of Gen42 in the red zone. Hive is on sale: €25 for 8 points."],
	["booth:5", "There is a crowd: each step here costs 2 actions. 3 actions away from you."],
	["booth:11", "The booth of Gen42 in the green zone. Caverna is on sale: €25 for 2 points. You are standing here."],
	["booth:8", "Blue has bought Rampage."],
	["booth:10", "Nauticus was taken out of the fair."],
	["tile:5", "dice game at booth 5: €25 for 8 points at once (popularity 4, bonus 1, extra +3). Buzz: +3 points."],
	["tile:11", "meeple game at booth 11: €25 for 2 points at once (popularity 2, bonus 0)."],
	["tile:5", "You wish for this game. Buying it makes your wishlist worth 10 points at the end instead of 5."],
	["tile:6", "Sold out: only with a pre-order. Your pre-order gets it for you, once in the whole day."],
	["tile:6", "Its card lies on the common wishlist: whoever buys the game takes it."],
	["tile:7", "Glass Road goes on sale next round. Discount: €10 cheaper."],
	["tile:1", "Game 1 has not come out yet."],
	["wish:5", "The wish for Hive, a game of Gen42 at booth 5 in the red zone. Hive is on sale: €25 for 8 points."],
	["wish:9", "You have bought it, so this wish is fulfilled."],
	["space:west", "A way between the car park and the halls. One action away from you."],
	["space:courtyard", "It joins the two buildings, and there is something to eat. There is a crowd"],
	["space:galeria-west", "It joins the two buildings, and no crowd ever comes here. 5 actions away from you."],
	["space:parking", "Whoever ends the last round here next leaves early, for 3 points. 4 actions away from you."],
	["eat", "A snack for €20 gives you up to 2 actions back, once a round in the courtyard. Now it would be 2 actions."],
	["deck", "Play-test anywhere: draw two wishes and keep one, for one action. 12 cards are left."],
	["cash", "The machine gives €50 for 2 points, as long as you have the points. You have 7 points and €180."],
	["boot:blue", "One game in it; here it counts and blocks no action."],
	["end", "Your turn lasts until you end it. 5 actions would be lost."],
	["popularity:dice", "dice games bought now give 4 points for their popularity. This round’s pallets moved it by +2;"],
	["popularity:cards", "This round’s pallets left it as it was;"],
	["ranking:1", "4 points at midday for everybody with at least 2 dice games and 1 card game."],
	["ranking:1", "You still need 1 dice game and 1 card game. Fulfilled so far by Blue."],
	["ranking:2", "8 points at the end of the day for everybody with at least 1 dice game. You have them."],
	["pallet:1", "A game on this pallet made its symbol 1 less popular. Game 12 goes on sale next round."],
	[
		"pallet:5",
		"A game on this pallet has an event, and the crowd goes to its zone. Glass Road goes on sale next round.",
	],
	["warehouse", "24 games have not come out yet."],
	["clock", "Round 3 of 7. The midday rankings are counted after round 4."],
	["crowd:red", "There is a crowd: each step here costs 2 actions."],
	["crowd:courtyard", "There is a crowd"],
	["crowd:entrances", "No crowd this round: a step here costs one action."],
	["track", "Of your 8 actions 2 are spent, 1 blocked by games in your bag, and 5 left."],
	["bag", "1 of 6 games are in it; each blocks one action until you unload it at your car."],
	["purse", "You have €180 for games and snacks."],
	["pre-order", "Once in the whole day it gets you a sold-out game. You still have it."],
	["wishlist", "You have bought 3 of the 4 games on it: 5 points at the end. One more makes it 10 points."],
	["common-wishlist", "2 wishes lie open for all: whoever buys the game takes its card."],
])("%s tells what it is and what it is worth now", (element, sentence) => {
	expect(told(element)).toContain(sentence);
});

test("what changes in the course of the day is told as it is", () => {
	const last = { round: 7, last_round: "sale", warehouse: 0 };
	expect(told("clock", last)).toBe(
		"Round 7 of 7. After round 7 the fair closes, and rankings and wishes are counted. Last round: every game is €10 cheaper.",
	);
	expect(told("popularity:dice", last)).toContain("It does not change any more.");
	expect(told("pallet:6", last)).toContain("It is empty: no more games come out.");
	expect(told("end", { ...last, players: [{ ...first, space: "parking", actions: 0 }] })).toBe(
		"Your turn lasts until you end it. Whoever ends the last round here next leaves early, for 3 points.",
	);
	expect(told("wish:30", { round: 0 })).not.toContain("come out");
});

test("a wish that brings nothing yet says how many more it takes", () => {
	const one = { players: [{ ...first, wishes: 1 }] };
	expect(told("tile:5", one)).toContain("worth 10 points with 2 more after it.");
	expect(told("tile:5", { players: [{ ...first, wishes: 6 }] })).toContain("already worth all it can be");
});

test("whoever watches is told of the fair and nothing of their own", () => {
	for (const element of ["track", "bag", "purse", "wishlist"]) expect(told(element, { seat: null })).toBe("");
	expect(told("booth:5", { seat: null })).not.toContain("away");
	expect(told("cash", { seat: null })).not.toContain("You have");
});

test.each(LANGUAGES)("every sentence is there in %s", (language) => {
	const words = catalogue(language);
	const elements = [
		"booth:5",
		"tile:5",
		"tile:6",
		"tile:7",
		"wish:30",
		"space:parking",
		"eat",
		"deck",
		"cash",
		"boot:blue",
	];
	const more = [
		"end",
		"popularity:dice",
		"ranking:1",
		"pallet:1",
		"clock",
		"crowd:red",
		"track",
		"bag",
		"purse",
		"wishlist",
	];
	for (const element of [...elements, ...more]) {
		expect(told(element, {}, words), element).not.toMatch(/tell-|\{|\$/);
		expect(told(element, {}, words).length).toBeGreaterThan(10);
	}
});
