import { post } from "../../api/rest";
import type { DailyTry, Position } from "../../api/shapes";
import { notices } from "../../frame/notices.svelte";
import { me } from "../../me.svelte";
import { router } from "../../router.svelte";
import { t, words } from "../../words/words.svelte";

/** Where the results of a deal are. */
export const pageOf = (title: string, day: string): string => `/daily/${title}/${day}`;

/** Sit down to one's only try, or go on with it. */
export async function playDeal(title: string): Promise<void> {
	const opened = await notices.during(async () => {
		await me.be();
		return post<Position>(`/daily/${encodeURIComponent(title)}`);
	});
	if (opened) router.go(`/tables/${opened.table.id}`);
}

/** What one's own try came to; nothing as long as it goes on. */
export function resultOf({ status, score, rank }: DailyTry, seats: number): string {
	if (status === "closed") return t("daily-given-up");
	if (score === null || score === undefined || !rank) return "";
	return t("daily-yours", { points: score, rank, seats });
}

/** A day in full; days are those of universal time. */
export function dateOf(day: string): string {
	const form = new Intl.DateTimeFormat(words.language, { dateStyle: "full", timeZone: "UTC" });
	return form.format(new Date(`${day}T12:00:00Z`));
}
