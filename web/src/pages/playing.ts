import { post } from "../api/rest";
import type { Position, TitleCard } from "../api/shapes";
import { notices } from "../frame/notices.svelte";
import { level } from "../level";
import { me } from "../me.svelte";
import { router } from "../router.svelte";

/** A table is filled up to three with computer players. */
const COMPANY = 3;

/** Play at once, against computer players of one's level. */
export async function playNow({ title, min_seats, max_seats }: TitleCard): Promise<void> {
	const others = Math.max(min_seats, Math.min(COMPANY, max_seats)) - 1;
	const mind = level.of(title);
	const seats = [{ who: "me" }, ...Array.from({ length: others }, () => ({ who: "mind", mind }))];
	const opened = await notices.during(async () => {
		await me.be();
		return post<Position>("/tables", { title, seats, listed: false, shuffle: true, stand_in: mind });
	});
	if (opened) router.go(`/tables/${opened.table.id}`);
}
