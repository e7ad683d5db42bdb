import type { Title } from "../title";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import type { City } from "./city";
import { flights } from "./flights";
import Holdings from "./Holdings.svelte";
import Mat from "./Mat.svelte";
import { pointed, shows } from "./manner";
import Moment from "./moments/Moment.svelte";
import { named, text } from "./naming";
import Token from "./Token.svelte";
import { tells } from "./tells";
import "./mood.css";

/** What is asked before the first turn, by the option that names it. */
const BEGINNING: Record<string, string> = {
	tile: "option-markets",
	draft: "option-draft",
	open: "option-recruits",
	hide: "option-recruits",
	track: "option-tracks",
};

const count = (all: readonly number[], seat: number): number => all.filter((each) => each === seat).length;

const euphoria: Title<City> = {
	Board,
	Mat,
	Choices,
	Ceremony: Moment,
	Holdings,
	Token,
	flights,
	pointed,
	shows,
	tells,
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
	named,
	text,
};
export default euphoria;
