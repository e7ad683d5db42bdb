import type { Event } from "../api/shapes";
import type { Catalogue } from "../words/catalogue";
import { SEATS } from "./seats";

/** Stands before the name of a player where the piece of the seat is drawn beside it: a sign that nobody can type. */
const MARKS = SEATS.map((_, seat) => String.fromCharCode(0xe000 + seat));
const MARKED = new Map(SEATS.map((colour, seat) => [`seat:${colour}`, MARKS[seat]!]));

/** A part of a sentence; what is about a seat is one word, so that its piece and it stay in one line. */
export interface Part {
	text: string;
	seat: number | null;
}

/** Neighbours that differ in nothing but one argument are told as one sentence with a list. */
function grouped(events: readonly Event[]): Event[][] {
	const groups: Event[][] = [];
	for (const event of events) {
		const last = groups.at(-1);
		if (last && event.lists && sameBut(event.lists, last[0]!, event)) last.push(event);
		else groups.push([event]);
	}
	return groups;
}

function sameBut(argument: string, one: Event, other: Event): boolean {
	const rest = ({ kind, seat, lists, message: { id, args = {} } }: Event): string =>
		JSON.stringify([kind, seat, lists, id, Object.entries(args).filter(([key]) => key !== argument)]);
	return rest(one) === rest(other);
}

/** Words for `toldInParts`. */
export const marking = (words: Catalogue): Catalogue => words.marking(MARKED);

/** What happened, in sentences of which one knows where they name a player; the words are those of `marking`. */
export function toldInParts(events: readonly Event[], words: Catalogue): Part[][] {
	return told(events, words).map(partsOf);
}

function partsOf(sentence: string): Part[] {
	const capital = sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
	const pieces = capital.split(/([\uE000-\uE005]\S*)/).filter(Boolean);
	return pieces.map((piece) => {
		const seat = MARKS.indexOf(piece[0]!);
		return seat < 0 ? { text: piece, seat: null } : { text: piece.slice(1), seat };
	});
}

/** What happened, in sentences. */
export function told(events: readonly Event[], words: Catalogue): string[] {
	return grouped(events).map((group) => {
		const { message, lists } = group[0]!;
		if (!lists) return words.say(message);
		const things = group.map((each) => String(each.message.args?.[lists] ?? ""));
		return words.t(message.id, { ...message.args, [lists]: words.listed(things) });
	});
}
