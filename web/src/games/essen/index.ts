import type { Title } from "../title";
import Board from "./Board.svelte";
import Ceremony from "./Ceremony.svelte";
import Choices from "./Choices.svelte";
import { pointed, shows } from "./choosing/manner";
import type { Fair } from "./fair";
import { flights } from "./flights";
import Holdings from "./Holdings.svelte";
import Mat from "./Mat.svelte";
import Token from "./Token.svelte";
import { tells } from "./tells";
import "./mood.css";

const essen: Title<Fair> = {
	Board,
	Mat,
	Choices,
	Ceremony,
	Holdings,
	Token,
	flights,
	pointed,
	shows,
	tells,
	standing: ({ round, rounds }) => ({ id: round ? "round" : "draft", args: { count: round, total: rounds } }),
	sheet: (view) =>
		Object.keys(view.players[0]!.sheet).map((line) => ({
			label: { id: `line-${line}`, args: {} },
			values: view.players.map((player) => player.sheet[line] ?? 0),
		})),
};
export default essen;
