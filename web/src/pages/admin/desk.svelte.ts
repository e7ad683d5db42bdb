import { notices } from "../../frame/notices.svelte";
import { t, words } from "../../words/words.svelte";

/** Milliseconds after the last letter until something is searched for. */
const PAUSE = 250;

/** What the lists of the admins' page share: what is searched for, and when they have to be read anew. */
export class Desk {
	search = $state("");
	/** Goes up with everything that was done. */
	deeds = $state(0);
	#typing: ReturnType<typeof setTimeout> | undefined;

	type(text: string): void {
		clearTimeout(this.#typing);
		this.#typing = setTimeout(() => (this.search = text.trim()), PAUSE);
	}

	/** A path that searches. */
	find(path: string): string {
		return this.search ? `${path}?search=${encodeURIComponent(this.search)}` : path;
	}

	/** Do something, say so, and let all lists be read anew. */
	async do<T>(deed: () => Promise<T>): Promise<T | null> {
		const done = await notices.during(deed);
		if (done === null) return null;
		this.deeds += 1;
		notices.tell(t("admin-done"));
		return done;
	}
}

/** A moment, as people write it. */
export function moment(wall: number): string {
	return new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(wall);
}

/** How long something holds. */
export function until(wall: number | null): string {
	return wall === null ? t("admin-for-good") : t("admin-until", { date: moment(wall) });
}

/** A path with the reason for the audit log. */
export function because(path: string, why: string): string {
	return why ? `${path}?why=${encodeURIComponent(why)}` : path;
}
