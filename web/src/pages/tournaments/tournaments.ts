import type { StageSeat, Tournament, TournamentCard, TournamentPlayer } from "../../api/shapes";
import { computerAt } from "../../table/computers";
import { personName } from "../../words/people";
import { t, words } from "../../words/words.svelte";
import { clockOf } from "../terms";

/** How a tournament is played, in a few words. */
export function rulesOf(cup: TournamentCard): string {
	const people = cup.format === "duplicate" && cup.people < cup.seats;
	return [
		t(`tournament-format-${cup.format}`),
		people
			? t("tournament-people-of", { people: cup.people, seats: cup.seats })
			: t("tournament-tables-of", { seats: cup.seats }),
		cup.rounds ? t("tournament-rounds", { count: cup.rounds }) : "",
		t(`pace-${cup.pace}`),
		clockOf(cup),
	]
		.filter(Boolean)
		.join(" · ");
}

/** How far it is, in one line. */
export function stateOf(cup: TournamentCard): string {
	if (cup.status === "playing") return t("tournament-round-of", { round: cup.round, rounds: cup.rounds });
	return t(`tournament-status-${cup.status}`);
}

/** Points, such as ½ or 2.33, as short as they can be said. */
export function points(value: number): string {
	return new Intl.NumberFormat(words.language, { maximumFractionDigits: 2 }).format(value);
}

/** Points of the game above or below an average, with their sign. */
export function margin(value: number): string {
	const form = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
	return form.format(value);
}

export const nameOfPlayer = (player: TournamentPlayer): string =>
	player.yours ? t("lobby-seat-you", { name: player.name }) : personName(player.name);

/** Who sits in a seat of a stage. */
export function nameIn(cup: Tournament, seat: StageSeat, at: number): string {
	const player = cup.players.find((each) => each.number === seat.player);
	return player ? nameOfPlayer(player) : t("seat-mind", { name: computerAt(at) });
}
