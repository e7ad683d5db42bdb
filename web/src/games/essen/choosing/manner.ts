import type { Plan } from "../../../api/shapes";
import type { Table } from "../../../table/table.svelte";
import { plansOf } from "../../generic/plans.svelte";
import type { Pointing } from "../../title";
import type { Fair } from "../fair";
import { outcome, putAway, show, shownAt, spaceOf } from "./looking.svelte";

/** From so many actions on, ending the turn is asked about. */
const SPARE = 2;

/** Whole ways from where one stands, as the server found them. */
export interface Ways {
	go: Plan | null;
	buy: Plan | null;
	unload: Plan | null;
}

/** The ways that lead to a space this turn, and to what can be done there. */
export function waysTo(table: Table, space: string): Ways {
	const { list, isFresh } = plansOf(table);
	const to = (kind: string, ...elements: string[]): Plan | null =>
		(isFresh && table.ready && list.find((plan) => plan.kind === kind && elements.includes(plan.element))) || null;
	return {
		go: to("go", `booth:${space}`, `space:${space}`),
		buy: to("buy", `tile:${space}`),
		unload: to("unload", `space:${space}`),
	};
}

/** Walk a whole way, and do there what it is for. */
export function carryOut(table: Table, plan: Plan): void {
	putAway();
	plansOf(table).start(plan);
}

/**
 * One click on a neighbouring space walks and one on the game before me buys; what is far, or cannot be made good, is shown
 * first. A finger cannot hover: its first tap shows, and the second on the same thing does it.
 */
export function pointed(element: string, table: Table, by: Pointing): boolean {
	const view = table.view as Fair | null;
	if (!view) return false;
	plansOf(table).stop();
	const again = shownAt(table) === element;
	if (table.ready && table.choosing.open.has(element)) {
		if (again || !isShownFirst(element, table, view, by)) {
			putAway();
			return false;
		}
		show(table, element);
		return true;
	}
	if (!outcome(view, element)) {
		putAway();
		return false;
	}
	const plan = again && by === "touch" ? meant(element, table, view) : null;
	if (plan) carryOut(table, plan);
	else if (by !== "touch" && stepOver(element, table, view)) return true;
	else show(table, element);
	return true;
}

/** The empty counter of a neighbouring stall means the stall. */
function stepOver(element: string, table: Table, view: Fair): boolean {
	const [kind, part] = element.split(":");
	const [step] = kind === "tile" ? table.choosing.at(`booth:${part}`) : [];
	if (!step || !table.ready || view.games[Number(part) - 1]?.place === "booth") return false;
	putAway();
	table.choose(step);
	return true;
}

function isShownFirst(element: string, table: Table, view: Fair, by: Pointing): boolean {
	return by === "touch" || view.asked === "remove" || (element === "end" && isWaste(table, view));
}

/** Whether ending the turn now gives away actions. */
export function isWaste(table: Table, view: Fair): boolean {
	const seat = table.actor ?? view.seat;
	return seat !== null && (view.players[seat]?.actions ?? 0) >= SPARE;
}

/** What a second tap on something far does: a game is bought if it can be, a space is gone to. */
function meant(element: string, table: Table, view: Fair): Plan | null {
	const ways = waysTo(table, spaceOf(view, element)!);
	return (/^(tile|wish):/.test(element) && ways.buy) || (element.startsWith("boot:") && ways.unload) || ways.go;
}

/** The bubble beside it tells more than an explanation would. */
export const shows = (element: string, view: Fair): boolean => outcome(view, element) !== null;
