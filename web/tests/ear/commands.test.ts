import { expect, test } from "vitest";
import { commandOf, type Name, wordsOf } from "../../src/ear/commands";

const german: Partial<Record<Name, string[]>> = {
	situation: ["Lage"],
	undo: ["zurücknehmen"],
	player: ["p", "Spieler"],
};
const own = (name: Name): string[] => german[name] ?? [];

test("a command is known by its letter, by its word and by the word of the language", () => {
	expect(["s", "LAGE", "zuruecknehmen", "zurücknehmen", "u"].map((typed) => commandOf(typed, own)?.name)).toEqual([
		"situation",
		"situation",
		undefined,
		"undo",
		"undo",
	]);
});

test("what stands after the word belongs to the command", () => {
	expect(commandOf("  spieler  blau ", own)).toEqual({ name: "player", rest: "blau" });
	expect(commandOf("say well  played", own)).toEqual({ name: "say", rest: "well played" });
});

test("a question mark needs no blank", () => {
	expect([commandOf("?", own), commandOf("?farm", own)]).toEqual([
		{ name: "choices", rest: "" },
		{ name: "choices", rest: "farm" },
	]);
});

test("a number or the words of a choice are no command", () => {
	expect([commandOf("3", own), commandOf("place electricity", own), commandOf("", own), commandOf("!", own)]).toEqual([
		null,
		null,
		null,
		null,
	]);
});

test("the words of a command are told once each, the shortest first", () => {
	expect(wordsOf("player", own)).toEqual(["p", "Spieler"]);
});
