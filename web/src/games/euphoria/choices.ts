import type { Choice } from "../../api/shapes";
import type { Choosing } from "../../table/choosing.svelte";

/** So many letters fit beside what is asked. */
const ROOM = 58;
/** What is only among the chips, and nowhere on the board or the mat. */
const CHIPS = /^(retrieve|payment|answer|gain|number)\b/;

/** Whether a choice is drawn on the board or the mat, so that its chip is a shortcut. */
export const isDrawn = ({ elements }: Choice): boolean => elements.length !== 1 || !CHIPS.test(elements[0]!);

const isPlacement = ({ elements }: Choice): boolean => elements[0]!.startsWith("die:");
const isOffer = ({ elements }: Choice): boolean => elements.includes("trade");

/**
 * The few choices that get a chip: what was put together comes first, then what is drawn nowhere else, and of the rest as
 * many as there is room for. Workers are sent from the mat to the lit doors, so one such choice is enough, and that only
 * if there is no other.
 */
export function fewChoices(
	{ choices, fitting, complete, picked }: Choosing,
	say: (choice: Choice) => string,
): Choice[] {
	if (complete) return [complete];
	if (picked.includes("trade")) return fitting;
	const placing = choices.some(isPlacement);
	const chips = placing
		? choices.filter((choice) => !isPlacement(choice) && !isOffer(choice))
		: fitting.filter((choice) => !isDrawn(choice));
	const rest = fitting.filter((choice) => !chips.includes(choice) && !isOffer(choice));
	if (placing) return chips.length ? chips : rest.slice(0, 1);
	let room = ROOM;
	return [...chips, ...rest].filter((choice, at) => {
		room -= say(choice).length + 4;
		return at === 0 || room >= 0;
	});
}
