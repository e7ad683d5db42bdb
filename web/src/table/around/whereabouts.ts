import type { SeatPresence } from "../../api/shapes";
import { ago } from "../../words/ago";
import { t } from "../../words/words.svelte";

const MINUTE = 60_000;
/** Seconds the others wait for somebody who is away, unless the table says otherwise. */
const PATIENCE = { live: 180, days: 3 * 24 * 3600 } as const;
/** How many times as long they wait for somebody who is there. */
const LONGEST = 10;

/** Somebody who is asked at a table without a clock, as the server last told it, and how long ago that was. */
export interface Waited {
	pace: "live" | "days";
	/** Seconds, as the table agreed on. */
	patience: number | null;
	/** Milliseconds for which they had been asked when the position came, and since then. */
	asked: number;
	presence: SeatPresence | null;
	/** Milliseconds since we heard where they are. */
	since: number;
}

/** Milliseconds until the others may let a computer player go on. */
export function untilHandedOver({ pace, patience, asked, presence, since }: Waited): number {
	const most = 1000 * (patience ?? PATIENCE[pace]);
	const longest = LONGEST * most - asked;
	if (presence?.state === "here") return longest;
	const gone = presence?.gone == null ? asked : presence.gone + since;
	return Math.min(longest, most - Math.min(asked, gone));
}

/** What somebody does, in words; `gone` is how long they have not looked. */
export function whereabouts(
	{ state, typing }: SeatPresence,
	asked: boolean,
	gone: number | null,
	language: string,
): string {
	if (typing) return t("presence-typing");
	if (state === "here") return t(asked ? "presence-thinking" : "presence-here");
	if (state === "elsewhere") return t("presence-elsewhere");
	if (gone === null || gone < MINUTE) return t("presence-away");
	return t("presence-away-since", { ago: ago(-gone, 0, language) });
}
