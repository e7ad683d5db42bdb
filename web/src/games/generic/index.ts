import type { Title } from "../title";
import Board from "./Board.svelte";
import Holdings from "./Holdings.svelte";
import Token from "./Token.svelte";

/** For every title that has no board of its own: made from its view and its choices alone. */
const generic: Title = { Board, Holdings, Token };
export default generic;
