import type { Terms } from "../api/shapes";
import { t } from "../words/words.svelte";

/** How long one may think at a table, in words; nothing if there is no limit. */
export function clockOf({ clock }: Pick<Terms, "clock">): string {
	if (!clock) return "";
	if (clock.kind === "days") return t("clock-days", { days: clock.days });
	return t("clock-bank", { minutes: Math.round(clock.seconds / 6) / 10, seconds: clock.increment ?? 0 });
}

export function termsOf(terms: Terms): string {
	return [
		t(terms.pace === "days" ? "pace-days" : "pace-live"),
		clockOf(terms),
		terms.hints ? t("terms-hints") : "",
		terms.rated ? t("terms-rated") : "",
	]
		.filter(Boolean)
		.join(" · ");
}
