import { expect, test } from "vitest";
import type { Choice, Plan } from "../../src/api/shapes";
import { inTurn, ofGames } from "../../src/games/essen/choosing/shortlist";
import type { Fair } from "../../src/games/essen/fair";
import { Catalogue } from "../../src/words/catalogue";

const words = new Catalogue("en", [
	"chip-test = Test\nchip-end = End\nto-the-car = Car\nchip-unload = Unload\nletter-red = R\nmoney = €{ $euros }\nleft = { $count } left",
]);
const view = {
	seat: 0,
	on_turn: 0,
	common: [3],
	tariff: { test: 1 },
	players: [{ held: [2], actions: 3 }],
	games: [1, 2, 3, 4].map((booth) => ({
		booth,
		title: `Game ${booth}`,
		symbol: "dice",
		price: 20,
		points: 5 - booth,
		zone: "red",
	})),
} as unknown as Fair;
const choice = (id: number, kind: string, ...elements: string[]) =>
	({ id, kind, elements, message: { id: `${kind}-${id}`, args: {} } }) as unknown as Choice;
const plan = (kind: string, element: string, price: number, first = 1) =>
	({
		kind,
		element,
		price,
		choices: [first],
		notation: element,
		message: { id: `${kind} ${element}`, args: {} },
	}) as unknown as Plan;

test("wishes come first, then points for actions; then the car and what is done on the spot", () => {
	const choices = [choice(1, "go", "booth:1"), choice(2, "end", "end"), choice(3, "test", "deck")];
	const plans = [
		plan("buy", "tile:1", 2),
		plan("buy", "tile:4", 1),
		plan("buy", "tile:3", 2),
		plan("buy", "tile:2", 2),
		plan("go", "space:parking", 2),
		plan("buy", "tile:1", 2, 99),
	];
	const shorts = inTurn(view, choices, plans, words);
	expect(shorts.map(({ label }) => label)).toEqual(["Game 2", "Game 3", "Game 1", "Game 4", "Car", "Test", "End"]);
	expect(shorts.at(-1)?.note).toBe("3 left");
});

test("without plans the next steps are offered", () => {
	const choices = [choice(1, "go", "booth:1"), choice(2, "end", "end")];
	expect(inTurn(view, choices, [], words).map(({ label }) => label)).toEqual(["go-1", "End"]);
});

test("cards and games by title and stall", () => {
	const [short] = ofGames(view, [choice(7, "keep", "wish:2")], words);
	expect([short?.label, short?.note]).toEqual(["Game 2", "R2"]);
});
