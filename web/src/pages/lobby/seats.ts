import type { SeatCard } from "../../api/shapes";
import { computerAt } from "../../table/computers";
import { personName } from "../../words/people";
import { t } from "../../words/words.svelte";

/** Who sits there, or who is to. */
export function nameAt(seat: SeatCard): string {
	if (seat.asked) return t(seat.asked === "declined" ? "lobby-seat-declined" : "lobby-seat-asked", { name: seat.name });
	if (seat.resigned) return t("lobby-seat-resigned", { name: seat.name });
	if (seat.kind === "anyone") return t("lobby-seat-free");
	if (seat.kind === "invitation") return t("lobby-seat-invited");
	if (seat.kind === "mind") return t("seat-mind", { name: computerAt(seat.seat) });
	return seat.yours ? t("lobby-seat-you", { name: seat.name }) : personName(seat.name);
}
