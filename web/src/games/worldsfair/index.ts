import type { Title } from "../title";
import Board from "./Board.svelte";
import { type FairView, meantBy, sheet, standing, tells } from "./fair";
import { flights } from "./flights";
import Holdings from "./Holdings.svelte";
import Token from "./Token.svelte";
import "./mood.css";

/** World's Fair 1893, drawn as a poster of its year. */
const worldsfair: Title<FairView> = { Board, Holdings, Token, flights, tells, meantBy, standing, sheet };
export default worldsfair;
