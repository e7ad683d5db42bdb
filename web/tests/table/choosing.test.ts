import { expect, test } from "vitest";
import type { Choice } from "../../src/api/shapes";
import { Choosing } from "../../src/table/choosing.svelte";

/** Choices of which each is written as its elements: `gold stone clay` touches `item:gold`, `item:stone` and `item:clay`. */
function offered(...written: string[]): Choosing {
	const choosing = new Choosing();
	choosing.offer(
		written.map((notation, id): Choice => {
			const elements = notation.split(" ").map((word) => (word.includes(":") ? word : `item:${word}`));
			return { id, kind: "pay", notation, elements, message: { id: "choose", args: {} }, amount: null };
		}),
	);
	return choosing;
}

const LOFT = ["gold stone clay", "gold clay clay", "stone clay clay", "clay clay clay"];

/** The choice made by pointing at these one after another; null if it takes more. */
function made(choosing: Choosing, ...elements: string[]): string | null {
	let choice: Choice | null = null;
	for (const element of elements) {
		expect(choice).toBeNull();
		choice = choosing.pick(`item:${element}`);
	}
	return choice === null ? null : choice.notation;
}

const orders = <T>(things: readonly T[]): T[][] =>
	things.length < 2
		? [[...things]]
		: things.flatMap((thing, at) => orders(things.toSpliced(at, 1)).map((rest) => [thing, ...rest]));

test.each(LOFT)("%s is paid by pointing at its parts in any order", (payment) => {
	for (const order of orders(payment.split(" "))) expect(made(offered(...LOFT), ...order)).toBe(payment);
});

test("nothing is paid before all of it was pointed at, and all that goes with it stays open", () => {
	const choosing = offered(...LOFT);
	expect(made(choosing, "clay")).toBeNull();
	expect([...choosing.open].sort()).toEqual(["item:clay", "item:gold", "item:stone"]);
	expect(made(choosing, "gold")).toBeNull();
	expect([...choosing.open].sort()).toEqual(["item:clay", "item:stone"]);
	expect(choosing.gathering).toBe(true);
});

test("a single way that is left is not made before it was pointed at", () => {
	const choosing = offered("gold stone clay", "clay clay clay");
	expect(made(choosing, "gold")).toBeNull();
	expect(choosing.fitting.map((choice) => choice.notation)).toEqual(["gold stone clay"]);
	expect(made(choosing, "clay", "stone")).toBe("gold stone clay");
});

test("what was pointed at can be taken back, one part or all", () => {
	const choosing = offered(...LOFT);
	made(choosing, "clay", "clay");
	choosing.unpick("item:clay");
	expect(choosing.picked).toEqual(["item:clay"]);
	expect(made(choosing, "gold", "stone")).toBe("gold stone clay");
	choosing.drop();
	expect([choosing.picked, choosing.fitting.length]).toEqual([[], 4]);
});

test("what all choices have alike need not be pointed at, but may be", () => {
	const payments = ["water water water water bear", "water water water water bat"];
	expect(made(offered(...payments), "bat")).toBe(payments[1]);
	expect(made(offered(...payments), "water", "water", "bear")).toBe(payments[0]);
});

test("a choice that is part of a longer one waits to be confirmed", () => {
	const choosing = offered("bear bear", "bear bear book", "bear book bat");
	expect(made(choosing, "bear")).toBeNull();
	expect(choosing.complete).toBeNull();
	expect(made(choosing, "bear")).toBeNull();
	expect(choosing.complete?.notation).toBe("bear bear");
	expect(made(choosing, "book")).toBe("bear bear book");
});

test("with three alike in hand the second pick can be paid, and one more is the longer choice", () => {
	const choosing = offered("book book", "book book book");
	expect(made(choosing, "book", "book")).toBeNull();
	expect([choosing.complete?.notation, [...choosing.open]]).toEqual(["book book", ["item:book"]]);
	expect(made(choosing, "book")).toBe("book book book");
});

test("any of several like things can be pointed at again, as often as there are choices with it", () => {
	const choosing = offered("worker:farm:2", "worker:farm:2 worker:farm:2", "worker:farm:2 worker:farm:2 worker:tank");
	expect([choosing.pick("worker:farm:2"), choosing.complete?.id]).toEqual([null, 0]);
	expect([choosing.pick("worker:farm:2"), choosing.complete?.id]).toEqual([null, 1]);
	expect([...choosing.open]).toEqual(["worker:tank"]);
	expect(choosing.pick("worker:tank")?.id).toBe(2);
});

test("parts of different kinds are made as soon as one choice is left", () => {
	const choosing = offered("die:3 space:farm", "die:3 space:tank", "die:5 space:farm");
	expect(choosing.pick("die:5")?.notation).toBe("die:5 space:farm");
	expect(choosing.pick("space:farm")).toBeNull();
	expect(choosing.gathering).toBe(false);
	expect(choosing.pick("die:3")?.notation).toBe("die:3 space:farm");
});
