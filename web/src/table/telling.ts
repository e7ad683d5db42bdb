import type { Event } from "../api/shapes";
import type { Catalogue } from "../words/catalogue";

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

/** What happened, in sentences. */
export function told(events: readonly Event[], words: Catalogue): string[] {
	return grouped(events).map((group) => {
		const { message, lists } = group[0]!;
		if (!lists) return words.say(message);
		const things = group.map((each) => String(each.message.args?.[lists] ?? ""));
		return words.t(message.id, { ...message.args, [lists]: words.listed(things) });
	});
}
