import type { Event } from "../../api/shapes";
import type { Flight, Title } from "../title";
import Board from "./Board.svelte";
import { type Fair, game } from "./fair";
import Holdings from "./Holdings.svelte";
import Token from "./Token.svelte";
import "./mood.css";

/** Visitors walk from booth to booth, and games go from their booths to whoever buys them. */
function flights({ kind, seat, elements }: Event, view: Fair): Flight[] {
	const [element] = elements;
	if (seat === null || !element) return [];
	const meeple = `meeple:${seat}`;
	if (kind === "went") return [{ from: meeple, to: meeple, look: { kind: "visitor", seat } }];
	if (kind !== "bought") return [];
	const { symbol } = game(view, Number(element.split(":")[1]));
	return [{ from: element, to: `seat:${seat}`, look: { kind: "game", name: symbol } }];
}

const essen: Title<Fair> = {
	Board,
	Holdings,
	Token,
	flights,
	standing: ({ round, rounds }) => ({ id: round ? "round" : "draft", args: { count: round, total: rounds } }),
	sheet: (view) =>
		Object.keys(view.players[0]!.sheet).map((line) => ({
			label: { id: `line-${line}`, args: {} },
			values: view.players.map((player) => player.sheet[line] ?? 0),
		})),
};
export default essen;
