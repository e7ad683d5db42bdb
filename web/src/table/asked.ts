import type { SeatCard } from "../api/shapes";
import { t } from "../words/words.svelte";
import type { Table } from "./table.svelte";

const FREE = ["anyone", "invitation"];

/** What is asked, in one sentence; or who is waited for. */
export function askedOf(table: Table): string {
	const { position } = table;
	if (!position) return "";
	const { status, seats, waiting } = position.table;
	const { watched } = table.travelling;
	if (watched !== null) return t("table-telling", { who: table.seatName(watched) });
	if (status === "finished") return t("table-over");
	if (status === "closed") return t("table-closed");
	if (status === "open") return gathering(table, seats);
	if (table.away.length && table.away.length === table.mine.length) return t("seat-away");
	if (position.prompt) return table.words.say(position.prompt.message);
	return t("table-waiting", { who: table.words.list(waiting.map((seat) => table.seatName(seat))) });
}

function gathering(table: Table, seats: readonly SeatCard[]): string {
	if (table.invited) return t("rematch-asked");
	const silent = seats.filter((seat) => seat.asked === "another");
	const who = table.words.list(silent.map((seat) => seat.name));
	if (silent.length) return t("rematch-waiting", { who, count: silent.length });
	return t("table-missing", { count: seats.filter((seat) => FREE.includes(seat.kind)).length });
}
