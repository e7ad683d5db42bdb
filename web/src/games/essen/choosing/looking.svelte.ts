import type { Table } from "../../../table/table.svelte";
import { plansOf } from "../../generic/plans.svelte";
import { type Fair, type Game, game, walker } from "../fair";
import { wayTo } from "../geometry";

/** What walking to a space, and buying there, would cost and leave. */
export interface Outcome {
	space: string;
	/** The spaces one enters on the way, the last is the space itself; none for where one stands. */
	way: readonly string[];
	/** The actions for each of them. */
	costs: readonly number[];
	/** The actions for all of them. */
	actions: number;
	/** The game of the stall, wherever it is now. */
	game: Game | null;
	/** What the game costs and brings now; nothing unless it is on sale. */
	euros: number;
	points: number;
	/** What is left after walking, and after buying if that is possible; less than nothing if the way is too far. */
	actionsLeft: number;
	moneyLeft: number;
	/** Whether the game can be bought there this turn. */
	buyable: boolean;
}

/** What one looks at for longer, until it is done or put away. */
let shown = $state.raw<{ table: Table; element: string } | null>(null);

/** Look at an element until it is put away. */
export function show(table: Table, element: string): void {
	table.asked = null;
	shown = { table, element };
}

export function putAway(): void {
	shown = null;
}

/** What is shown until it is put away. */
export const shownAt = (table: Table): string | null => (shown?.table === table ? shown.element : null);

/** The element one looks at: in the list of choices, where one is walking to, shown by a tap or a click, or hovered or focused. */
export function lookedAt(table: Table): string | null {
	const { looked, hovered } = table.choosing;
	return looked?.elements[0] ?? plansOf(table).current?.element ?? shownAt(table) ?? hovered;
}

/** The space that belongs to an element; what is not on the plan has none. */
export function spaceOf(view: Fair, element: string): string | null {
	const [kind, part = ""] = element.split(":");
	if (kind === "booth" || kind === "tile" || kind === "wish") return view.games[Number(part) - 1] ? part : null;
	if (kind === "space") return part in view.spaces ? part : null;
	if (kind === "eat") return "courtyard";
	if (kind === "cash") return "parking";
	return kind === "boot" && walker(view).colour === part ? "parking" : null;
}

/** What would come of going to what one looks at, from the view alone; null for what is not on the plan. */
export function outcome(view: Fair, element: string): Outcome | null {
	const space = spaceOf(view, element);
	if (space === null) return null;
	const me = walker(view);
	const way = view.over ? [] : wayTo(view, space);
	const costs = way.map((each) => (view.reach[each] ?? 0) - (view.reach[view.via[each]!] ?? 0));
	const actions = view.over ? 0 : (view.reach[space] ?? 0);
	const there = space in view.spaces ? null : game(view, Number(space));
	const sold = there?.place === "booth";
	const euros = sold ? there.price : 0;
	const buyable = there !== null && view.buyable.includes(there.booth);
	const left = me.actions - actions;
	return {
		space,
		way,
		costs,
		actions,
		game: there,
		euros,
		points: sold ? there.points : 0,
		actionsLeft: buyable ? Math.max(0, left - 1) : left,
		moneyLeft: me.money - (buyable ? euros : 0),
		buyable,
	};
}
