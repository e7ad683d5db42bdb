import type { Choice, Plan } from "../../../api/shapes";
import type { Catalogue } from "../../../words/catalogue";
import { type Fair, game, stallNumber, wish } from "../fair";

/** Something one can do, in a few words. */
export interface Short {
	label: string;
	/** The actions it takes; nothing if it takes none, or if they do not matter. */
	cost: number;
	/** What it costs besides, or where it is. */
	note: string;
	/** All of it in words, for who does not see the signs. */
	words: string;
	/** One of many, which may be pushed along. */
	many?: boolean;
	symbol?: string;
	points?: number;
	wished?: "own" | "common" | null;
	/** What is done: whole ways, or a choice. */
	does: { plan: Plan } | { choice: Choice };
}

/** So many games are offered at once. */
const FEW = 5;
/** What leads on where no plans are known, as in a lesson. */
const NEXT = ["buy", "unload", "go"];
/** What can be done on the spot, in this order. */
const HERE = ["eat", "withdraw", "test", "end"];

/** The few things one does most in a turn: games that can be reached and paid, the way to the car, and what is done on the spot. */
export function inTurn(view: Fair, choices: readonly Choice[], plans: readonly Plan[], words: Catalogue): Short[] {
	// Plans of a position that is gone begin with a choice that is.
	const possible = plans.filter((plan) => choices.some((choice) => choice.id === plan.choices[0]));
	const buys = possible
		.filter((plan) => plan.kind === "buy")
		.toSorted((one, other) => worth(view, other) - worth(view, one))
		.slice(0, FEW);
	const car =
		possible.find((plan) => plan.kind === "unload") ??
		possible.find((plan) => plan.kind === "go" && plan.element === "space:parking");
	return [
		...buys.map((plan): Short => {
			const { title, symbol, price, points, booth } = game(view, boothOf(plan.element));
			return {
				label: title,
				cost: plan.price,
				note: words.t("money", { euros: price }),
				words: words.say(plan.message),
				many: true,
				symbol,
				points,
				wished: wish(view, booth),
				does: { plan },
			};
		}),
		...(possible.length ? [] : NEXT.flatMap((kind) => choices.filter((each) => each.kind === kind))).map((choice) =>
			step(choice, words),
		),
		...(car ? [toTheCar(car, words)] : []),
		...HERE.flatMap((kind) => choices.filter((choice) => choice.kind === kind)).map(
			(choice): Short => ({
				label: words.t(`chip-${choice.kind}`),
				cost: choice.kind === "test" ? view.tariff.test : 0,
				note: priceOf(view, choice, words),
				words: words.say(choice.message),
				does: { choice },
			}),
		),
	];
}

/** Cards to keep, or games to take away: each by its title and its stall. */
export function ofGames(view: Fair, choices: readonly Choice[], words: Catalogue): Short[] {
	return choices.map((choice) => {
		const its = game(view, boothOf(choice.elements[0]!));
		return {
			label: its.title,
			cost: 0,
			note: stallNumber(words, its),
			words: words.say(choice.message),
			many: true,
			symbol: its.symbol,
			does: { choice },
		};
	});
}

function step(choice: Choice, words: Catalogue): Short {
	const text = words.say(choice.message);
	return { label: text, cost: 0, note: "", words: text, many: true, does: { choice } };
}

function toTheCar(plan: Plan, words: Catalogue): Short {
	return {
		label: plan.price ? words.t("to-the-car") : words.t("chip-unload"),
		cost: plan.price,
		note: "",
		words: words.say(plan.message),
		does: { plan },
	};
}

/** Wishes first, then what brings most points for its actions. */
function worth(view: Fair, plan: Plan): number {
	const booth = boothOf(plan.element);
	const wished = wish(view, booth);
	return (wished === "own" ? 100 : wished === "common" ? 50 : 0) + game(view, booth).points / Math.max(1, plan.price);
}

const boothOf = (element: string): number => Number(element.split(":")[1]);

/** What a choice on the spot costs, brings or leaves. */
function priceOf(view: Fair, { kind }: Choice, words: Catalogue): string {
	const { snack, cash } = view.tariff;
	if (kind === "eat") return words.t("money", { euros: snack });
	if (kind === "withdraw") return words.t("money", { euros: cash });
	if (kind === "test") return "";
	const left = view.players[view.on_turn]?.actions ?? 0;
	return left ? words.t("left", { count: left }) : "";
}
