import type { SeatCard } from "../api/shapes";
import { LEVELS } from "../level";
import { computerAt } from "../table/computers";
import { SEATS } from "../table/seats";
import type { Catalogue } from "./catalogue";
import { t } from "./words.svelte";

/** What the server calls somebody who has deleted their account. */
const FORMER = "former player";

/** A person's name, in our own words if they have left for good. */
export function personName(name: string): string {
	return name === FORMER ? t("former-player") : name;
}

/** What players at a table are called in sentences, by the elements of their seats: not who shares a name, nor who has a colour for one. */
export function callNames(seats: readonly SeatCard[], words: Catalogue): ReadonlyMap<string, string> {
	const folded = (name: string): string => name.trim().toLocaleLowerCase();
	const colours = SEATS.map((colour) => folded(words.name(`seat:${colour}`) ?? ""));
	const names = seats.map(({ seat, kind, name }) => (kind === "mind" ? computerAt(seat) : personName(name ?? "")));
	const all = names.map(folded);
	const clear = seats.filter((_, at) => {
		const own = all[at]!;
		return own && !colours.includes(own) && all.indexOf(own) === all.lastIndexOf(own);
	});
	return new Map(clear.map((card) => [`seat:${SEATS[card.seat]}`, names[seats.indexOf(card)]!]));
}

/** Computer players that are no levels, and what is said of them. */
const KINDS: readonly string[] = ["greedy", "random", "search"];

/** How a computer player plays: its level, or for one that is none, such as in a record, a few words and never what it is called in here. */
export function levelName(words: Catalogue, mind: string): string {
	if ((LEVELS as readonly string[]).includes(mind)) return words.t(`mind-${mind}`);
	const kind = mind.split(":")[0] ?? "";
	return KINDS.includes(kind) ? words.t(`computer-${kind}`) : words.t("computer-other");
}
