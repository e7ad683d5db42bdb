import type { Event } from "../../api/shapes";
import Token from "../generic/Token.svelte";
import type { Flight, Title } from "../title";
import Board from "./Board.svelte";
import type { City } from "./city";
import Holdings from "./Holdings.svelte";
import "./mood.css";

/** What is asked before the first turn, by the option that names it. */
const BEGINNING: Record<string, string> = {
	tile: "option-markets",
	draft: "option-draft",
	open: "option-recruits",
	hide: "option-recruits",
	track: "option-tracks",
};

/** Workers come from their players and return to them; so do stars. */
function flights({ kind, seat, elements }: Event): Flight[] {
	const [place] = elements;
	if (seat === null || !place) return [];
	const home = `seat:${seat}`;
	if (/^(placed|star)/.test(kind)) return [{ from: home, to: place, look: { kind: "worker", seat } }];
	return kind.startsWith("retrieved") ? [{ from: place, to: home, look: { kind: "worker", seat } }] : [];
}

const count = (all: readonly number[], seat: number): number => all.filter((each) => each === seat).length;

const euphoria: Title<City> = {
	Board,
	Holdings,
	Token,
	flights,
	standing: ({ asked, players, tracks }) => ({
		id: BEGINNING[asked ?? ""] ?? "table-race",
		args: { count: Math.max(...players.map((player) => player.stars)), total: tracks.stars },
	}),
	sheet: ({ factions, sites, players }) => [
		{
			label: { id: "board-territory", args: {} },
			values: players.map(({ seat }) => factions.reduce((sum, { stars }) => sum + (stars[seat] ?? 0), 0)),
		},
		{
			label: { id: "option-markets", args: {} },
			values: players.map(({ seat }) => sites.reduce((sum, { stars }) => sum + count(stars, seat), 0)),
		},
		{
			label: { id: "option-recruits", args: {} },
			values: players.map(({ recruits }) => recruits.filter(({ status }) => status === "starred").length),
		},
		{
			label: { id: "dilemma", args: {} },
			values: players.map(({ solved }) => (solved === "served" ? 1 : 0)),
		},
	],
};
export default euphoria;
