import { getText } from "../api/rest";
import type { Position } from "../api/shapes";
import { sentenceOf } from "../frame/notices.svelte";
import { askedOf } from "../table/asked";
import { Lesson } from "../table/lesson.svelte";
import { SEATS, type Table } from "../table/table.svelte";
import { t, words } from "../words/words.svelte";
import { type Command, NAMES, type Name, wordsOf } from "./commands";
import type { Ear } from "./ear.svelte";
import { listed, ownWords } from "./lines";
import { named } from "./matching";
import { pointsOf, standings } from "./points";
import { happened, ruleOf } from "./sentences";

type Answer = (ear: Ear, rest: string) => readonly string[] | Promise<readonly string[]>;
/** So many lines of the log are told when nobody says how many. */
const LAST = 3;

/** What is answered to a command, line by line. */
export async function answerTo(ear: Ear, { name, rest }: Command): Promise<readonly string[]> {
	return ANSWERS[name](ear, rest);
}

const ANSWERS: Record<Name, Answer> = {
	choices: (ear, rest) => (rest ? fitting(ear, rest) : everything(ear)),
	situation: ({ table }) => situationOf(table),
	me: ({ table }) => seatOf(table, table.position?.seat ?? 0),
	player: ({ table }, rest) => {
		const found = named(rest, table.seats, ({ seat }) => `${table.seatName(seat)} ${colourOf(table, seat)}`);
		return found.length === 1 ? seatOf(table, found[0]!.seat) : [t("ear-who", { who: everybody(table) })];
	},
	about: ({ table }, rest) => withElement(table, rest, (element) => aboutElement(table, element)),
	far: ({ table }, rest) => withElement(table, rest, (element) => aboutAs(table, `far:${element}`, element)),
	lead: async ({ table }) => (await spokenNow(table, "lead")) ?? standings(table),
	if: ({ table }, rest) => {
		const [, worker = "", place = rest] = /^(\d+)\s+(.*)$/.exec(rest) ?? [];
		return withElement(table, place, (element) => aboutAs(table, `if:${worker}:${element}`, element));
	},
	why: ({ table }, rest) => withElement(table, rest, (element) => whyElement(table, element)),
	rule: async ({ table }, rest) => {
		const title = table.position?.table.title ?? "";
		const book = await getText(`/titles/${title}/rules?language=${words.language}`).catch(() => "");
		const rule = ruleOf(book, rest);
		return rule.length ? rule : [t("ear-no-rule", { input: rest })];
	},
	log: ({ table }, rest) =>
		happened(table.journal, table.words)
			.slice(-(Number.parseInt(rest, 10) || LAST))
			.reverse(),
	back: ({ table }) => moveTo(table, -1),
	on: ({ table }) => moveTo(table, 1),
	now: async ({ table }) => {
		await table.goTo(null);
		return [t("past-is-now"), askedOf(table)];
	},
	hint: hintOf,
	undo: ({ table }) => {
		if (!table.position?.can_undo || !table.ready) return [t("play-undo-nothing")];
		const last = table.journal.findLast(({ seat }) => seat === table.position?.seat);
		const [choice] = last ? happened([last], table.words) : [];
		table.undo();
		return [choice ? t("play-undone", { choice }) : t("server-undone")];
	},
	say: async ({ talk }, rest) => {
		if (!rest) return [t("server-say-what")];
		return talk.say(rest).then(
			() => [t("ear-said", { text: rest })],
			(refusal) => [sentenceOf(refusal)],
		);
	},
	more: (ear) => {
		ear.more();
		return [];
	},
	help: () =>
		NAMES.map((name) =>
			t("ear-help", { words: words.own.oneOf(wordsOf(name, ownWords)), does: t(`ear-does-${name}`) }),
		),
};

// What can be chosen.

function everything({ table, choices, plans }: Ear): string[] {
	if (!choices.length) return [askedOf(table)];
	const reach = plans.length ? [t("plain-reach"), ...plans.map(listed)] : [];
	return [t("ear-choices", { count: choices.length }), ...choices.map(listed), ...reach];
}

function fitting({ offers }: Ear, input: string): string[] {
	const found = named(input, offers, ({ text, notation }) => `${text} ${notation}`);
	return found.length
		? [t("ear-choices", { count: found.length }), ...found.map(listed)]
		: [t("ear-unknown", { input })];
}

// Parts of the table.

/** Where the game stands: what the server tells of it, or what can be read off the table that is shown. */
export async function situationOf(table: Table): Promise<readonly string[]> {
	const told = await spokenNow(table, "overview");
	if (told) return told;
	const standing = table.view && table.title?.standing ? [table.words.say(table.title.standing(table.view))] : [];
	return [...standing, ...(table.isNow ? [askedOf(table)] : []), ...standings(table)];
}

/** What the server tells of the present; of the past it tells nothing. */
function spokenNow(table: Table, topic: string): Promise<readonly string[] | null> {
	return table.isNow && table.view ? table.spoken(topic) : Promise.resolve(null);
}

/** What somebody has, by name. */
export async function seatOf(table: Table, seat: number): Promise<readonly string[]> {
	const told = await spokenNow(table, `seat:${seat}`);
	return told ? [table.seatName(seat), ...told.slice(1)] : [pointsOf(table, seat)];
}

function colourOf(table: Table, seat: number): string {
	return table.plainWords.name(`seat:${SEATS[seat]}`) ?? "";
}

function everybody(table: Table): string {
	return table.words.list(table.seats.map(({ seat }) => table.seatName(seat)));
}

// Elements of the board.

/** Find an element by its name, and say something about it; of several that have the words, ask which. */
async function withElement(
	table: Table,
	typed: string,
	tell: (element: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
	const all = Object.keys(table.names);
	const found = named(typed, all, (element) => table.nameOf(element));
	const names = [...new Set(found.map((element) => table.nameOf(element)))];
	const begun = names.filter((name) => name.toLocaleLowerCase().startsWith(typed.toLocaleLowerCase()));
	const meant = begun.length === 1 ? begun : names;
	if (!meant.length) return [t("ear-unknown", { input: typed })];
	if (meant.length > 1) return [t("ear-which", { count: meant.length }), ...meant];
	return tell(found.find((element) => table.nameOf(element) === meant[0])!);
}

/** What something is and how it stands; the state comes first. */
async function aboutElement(table: Table, element: string): Promise<readonly string[]> {
	return (await spokenNow(table, element)) ?? [table.nameOf(element), ...table.describe(element)];
}

/** What a title has to say of an element in one respect; where it has nothing, what is said of it anyway. */
async function aboutAs(table: Table, topic: string, element: string): Promise<readonly string[]> {
	return (await spokenNow(table, topic)) ?? aboutElement(table, element);
}

async function whyElement(table: Table, element: string): Promise<readonly string[]> {
	const choices = table.ready ? table.choosing.at(element) : [];
	if (choices.length) {
		const said = table.words.list(choices.map(({ message }) => table.words.say(message)));
		return [t("play-why-choice", { choices: said })];
	}
	const why = table.isNow ? await table.why(element) : null;
	const reason = why ? [table.words.say(why.message), t("explain-rule", { rule: why.rule })] : [];
	return [table.nameOf(element), ...reason];
}

// Time.

/** One decision back or on, and what it was; in a tutorial one step. */
async function moveTo(table: Table, by: number): Promise<readonly string[]> {
	if (table instanceof Lesson && table.isNow) {
		if (by > 0) table.next();
		else table.back();
		return [];
	}
	const total = table.position?.decisions ?? 0;
	const moment = Math.max(0, (table.moment ?? total) + by);
	if (moment > total) return [t("past-is-now")];
	await table.goTo(moment);
	return [t("past-moment", { moment, total }), ...momentOf(table, moment)];
}

/** What happened by one decision. */
export function momentOf(table: Table, moment: number): string[] {
	return happened(
		table.journal.filter(({ decision }) => decision === moment),
		table.words,
	);
}

async function hintOf(ear: Ear): Promise<readonly string[]> {
	const { hinting } = ear.table;
	if (!hinting.allowed) return [t("play-no-hints")];
	await hinting.ask();
	const numberOf = (position: Position | null, id: number): number =>
		(position?.choices.findIndex((choice) => choice.id === id) ?? 0) + 1;
	return hinting.list.map(({ choice, chance, expected }) => {
		const text = ear.table.words.say(choice.message);
		const number = numberOf(ear.table.position, choice.id);
		return t("ear-hint", { number, text, chance, expected });
	});
}
