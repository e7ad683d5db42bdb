import { expect, test } from "vitest";
import type { Event, Message } from "../../src/api/shapes";
import type { Fair } from "../../src/games/essen/fair";
import { flights } from "../../src/games/essen/flights";

const fair = (): Fair =>
	({
		games: Array.from({ length: 60 }, (_, at) => ({ booth: at + 1, symbol: at % 2 ? "dice" : "cards" })),
		players: [{ space: "west" }, { space: "8" }],
	}) as unknown as Fair;
const event = (kind: string, elements: string[] = [], args: Message["args"] = {}): Event => ({
	kind,
	seat: 1,
	elements,
	message: { id: `event-${kind}`, args },
	lists: "",
});
const told = (...args: Parameters<typeof event>): string[] =>
	flights(event(...args), fair()).map(({ from, to, look }) => `${look.kind} ${look.name ?? ""} ${from} > ${to}`);

test("visitors walk from space to space, and the last step leads to where they stand", () => {
	const view = fair();
	const steps = ["space:east", "booth:7", "booth:8"].flatMap((each) => flights(event("went", [each]), view));
	expect(steps.map(({ from, to }) => `${from} > ${to}`)).toEqual([
		"meeple:1 > space:east",
		"space:east > booth:7",
		"booth:7 > meeple:1",
	]);
	expect(steps[0]?.look).toEqual({ kind: "visitor", seat: 1 });
	expect(flights(event("went", ["booth:8"]), fair())[0]?.from).toBe("meeple:1");
});

test("a game goes from its stall to the bag, and its price the other way", () => {
	expect(told("bought", ["tile:8"], { euros: 25 })).toEqual(["coin 25 purse:1 > tile:8", "game dice tile:8 > bag:1"]);
	expect(told("points", ["tile:8"], { points: 7 })).toEqual(["points +7 tile:8 > seat:1"]);
	expect(told("wish", ["tile:8"])).toEqual(["card 8 tile:8 > wishes:1"]);
	expect(told("unloaded", ["boot:blue"], { count: 5 })).toEqual(Array(3).fill("bag  bag:1 > boot:blue"));
});

test("new games come from the warehouse over their pallets to their stalls", () => {
	expect(told("pallet", ["tile:9", "pallet:2"])).toEqual(["game cards warehouse > pallet:2"]);
	expect(told("pallet", ["tile:9"])).toEqual([]);
	const view = fair();
	const rolled = ["tile:9", "tile:10"].flatMap((each) => flights(event("released", [each]), view));
	expect(rolled.map(({ from, to }) => `${from} > ${to}`)).toEqual(["pallet:1 > tile:9", "pallet:2 > tile:10"]);
});

test("money, snacks and points", () => {
	expect(told("ate", ["eat"], { count: 2, other: 20 })).toEqual(["coin 20 purse:1 > eat", "snack  eat > seat:1"]);
	expect(told("withdrew", ["cash"], { count: 50, other: 2 })).toEqual([
		"points −2 seat:1 > cash",
		"coin 50 cash > purse:1",
	]);
	expect(told("wishes", [], { count: 4, other: 10 })).toEqual(["points +10 wishes:1 > seat:1"]);
	expect(told("left", ["space:parking"], { count: 5 })).toEqual(["points +5 space:parking > seat:1"]);
});

test("wish cards go to whoever keeps them; what others draw stays face down", () => {
	expect(told("picked-own", ["wish:4"])).toEqual(["card 4 wish:4 > kept"]);
	expect(told("tested", ["deck"])).toEqual(["back  deck > wishes:1"]);
	expect(told("kept-own", ["wish:4", "wish:5"])).toEqual(["card 5 wish:5 > deck", "card 4 wish:4 > wishes:1"]);
	expect(told("picked")).toEqual([]);
	expect(told("something-new")).toEqual([]);
});
