import { afterEach, expect, test, vi } from "vitest";
import type { Event } from "../../src/api/shapes";
import { kept } from "../../src/kept";
import { marking, told, toldInParts } from "../../src/table/telling";
import { Catalogue } from "../../src/words/catalogue";
import { words } from "../../src/words/words.svelte";

afterEach(() => vi.unstubAllGlobals());

/** Answers of the server that come when the test wants them. */
function server(): Map<string, () => void> {
	const waiting = new Map<string, () => void>();
	vi.stubGlobal(
		"fetch",
		(path: string) =>
			new Promise((resolve) => {
				const [title, , language] = path.split("/").slice(-3);
				waiting.set(`${title} ${language}`, () => resolve(new Response(`title = ${title} ${language}`)));
			}),
	);
	return waiting;
}

const answered = async (waiting: Map<string, () => void>, name: string): Promise<void> => {
	await vi.waitFor(() => expect(waiting.has(name)).toBe(true));
	waiting.get(name)!();
};

test("words that arrive after a switch of the language come in the new one, and none are lost", async () => {
	const waiting = server();
	const first = words.load("one");
	await answered(waiting, "one en");
	await first;
	const late = words.load("two");
	const switched = words.speak("de");
	await answered(waiting, "one de");
	await switched;
	await answered(waiting, "two en");
	await answered(waiting, "two de");
	await late;
	expect([words.of("one").t("title"), words.of("two").t("title")]).toEqual(["one de", "two de"]);
});

test("words that arrive before a switch is done are switched with the others", async () => {
	const waiting = server();
	const late = words.load("three");
	const switched = words.speak("fr");
	await vi.waitFor(() => expect(waiting.has("one fr")).toBe(true));
	await answered(waiting, "three de");
	await late;
	await answered(waiting, "one fr");
	await answered(waiting, "two fr");
	await answered(waiting, "three fr");
	await switched;
	expect(["one", "two", "three"].map((title) => words.of(title).language)).toEqual(["fr", "fr", "fr"]);
});

test("of two wishes the last is spoken, whichever is there first", async () => {
	const waiting = server();
	const [first, second] = [words.speak("nl"), words.speak("pl")];
	for (const title of ["one", "two", "three"]) await answered(waiting, `${title} pl`);
	await second;
	for (const title of ["one", "two", "three"]) await answered(waiting, `${title} nl`);
	await first;
	expect([words.language, words.of("one").language, kept.get("ludothek.language")]).toEqual(["pl", "pl", "pl"]);
});

test("a browser that may keep nothing remembers until the page is left", () => {
	vi.stubGlobal("localStorage", {
		getItem: () => {
			throw new DOMException("denied", "SecurityError");
		},
	});
	kept.set("ludothek.test", "yes");
	expect(kept.get("ludothek.test")).toBe("yes");
	kept.drop("ludothek.test");
	expect(kept.get("ludothek.test")).toBeNull();
});

test("several things are a list", () => {
	const amount = "item-amount = { $count ->\n    [one] a { $item }\n   *[other] { $count } { $item-many }\n}";
	const names = "item-book = book\n    .many = books\nitem-bat = bat\nspace-farm = Farm";
	const english = new Catalogue("en", [`${names}\n${amount}\npay = Pay { $items }`]);
	expect(english.t("pay", { items: "2 item:book + 1 item:bat" })).toBe("Pay 2 books and a bat");
	expect(english.t("pay", { items: "3 item:book" })).toBe("Pay 3 books");
	expect(english.spell("space:farm 3 + space:farm")).toBe("Farm 3 and Farm");
	expect(english.spell("Queen: A Card Game + More")).toBe("Queen: A Card Game + More");
});

test("equal things are added up, also those of neighbouring events", () => {
	const amounts = "item-amount = { $count ->\n    [one] a { $item }\n   *[other] { $count } { $item }s\n}";
	const names = "item-bear = bear\nitem-bat = bat\ncard-ace = ace\namount = { $count } × { $thing }";
	const paid = "event-paid = Pays { $items } ({ $items-count }).\nevent-rolled = Rolls { $number }.";
	const english = new Catalogue("en", [[names, amounts, paid].join("\n")]);
	const event = (kind: string, lists: string, value: string | number): Event => ({
		kind,
		seat: 0,
		elements: [],
		message: { id: `event-${kind}`, args: { [lists]: value } },
		lists,
	});
	const items = ["2 item:bear", "item:bat", "1 item:bear", "card:ace", "card:ace"];
	const events = [
		...items.map((each) => event("paid", "items", each)),
		...[3, 3].map((n) => event("rolled", "number", n)),
	];
	expect(told(events, english)).toEqual(["Pays 3 bears, a bat, and 2 × ace (6).", "Rolls 3 and 3."]);
	expect(told(events.slice(1, 2), english)).toEqual(["Pays a bat (1)."]);
});

test("the log draws the piece of a player beside every name, also where the language bends it", () => {
	const source =
		"seat-orange = Pomarańczowy\n    .dop = Pomarańczowego\nseat-blue = Niebieski\nplays = { $seat } gra.\n" +
		"meets = morale { $seat-dop } i { $other } rosną.\nnames-in-sentences = no";
	const polish = new Catalogue("pl", [source]);
	const event = (id: string, args: Record<string, string>): Event =>
		({ kind: id, seat: 0, elements: [], message: { id, args }, lists: "" }) as Event;
	const events = [event("plays", { seat: "seat:blue" }), event("meets", { seat: "seat:orange", other: "seat:blue" })];
	expect(toldInParts(events, marking(polish))).toEqual([
		[
			{ text: "Niebieski", seat: 1 },
			{ text: " gra.", seat: null },
		],
		[
			{ text: "Morale ", seat: null },
			{ text: "Pomarańczowego", seat: 0 },
			{ text: " i ", seat: null },
			{ text: "Niebieski", seat: 1 },
			{ text: " rosną.", seat: null },
		],
	]);
	expect(told(events, polish)[0]).toBe("Niebieski gra.");
});
