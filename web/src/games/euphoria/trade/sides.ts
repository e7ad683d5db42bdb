import type { Choosing } from "../../../table/choosing.svelte";
import type { City } from "../city";

/** A trade as one of the two sees it. */
export interface Sides {
	partner: number;
	gives: readonly string[];
	gets: readonly string[];
	/** What can be asked for now. */
	wishes: readonly string[];
	/** What is known of what the partner has. */
	theirs: Readonly<Record<string, number>>;
}

const items = (elements: readonly string[], kind: string): string[] =>
	elements.filter((each) => each.startsWith(`${kind}:`)).map((each) => each.slice(kind.length + 1));

/** What lies on the table between us and somebody, from an offer that is being made or answered; nothing for others. */
export function sidesOf(view: City, choosing: Pick<Choosing, "choices" | "picked">): Sides | null {
	const { offer, seat, asked } = view;
	if (!offer || seat === null || !["give", "want", "answer"].includes(asked ?? "")) return null;
	const answering = offer.other === seat;
	if (!answering && offer.seat !== seat) return null;
	const partner = answering ? offer.seat : offer.other;
	const { goods, known } = view.players[partner]!;
	const theirs = { ...goods, ...known };
	if (answering) return { partner, gives: offer.want, gets: offer.give, wishes: [], theirs };
	const giving = asked === "give" ? items(choosing.picked, "item") : offer.give;
	const wishes =
		asked === "want"
			? items(
					choosing.choices.flatMap(({ elements }) => elements),
					"wish",
				)
			: [];
	return { partner, gives: giving, gets: offer.want, wishes: [...new Set(wishes)], theirs };
}
