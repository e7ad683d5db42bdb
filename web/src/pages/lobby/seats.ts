import type { SeatCard } from "../../api/shapes";
import { t } from "../../words/words.svelte";

/** Who sits there, or who is to. */
export function nameAt(seat: SeatCard): string {
	if (seat.kind === "anyone") return t("lobby-seat-free");
	if (seat.kind === "invitation") return t("lobby-seat-invited");
	if (seat.kind === "mind") return t("lobby-seat-mind");
	return seat.yours ? t("lobby-seat-you", { name: seat.name }) : seat.name;
}
