import type { Choice } from "../api/shapes";

/**
 * Many choices as few steps: what one would point at next, each with the choices it leads to. What all of them share says
 * nothing and is left out. Null if they cannot be told apart in far fewer steps than there are choices.
 */
export function stepsOf(
	choices: readonly Choice[],
	rest: (choice: Choice) => readonly string[],
): ReadonlyMap<string, readonly Choice[]> | null {
	const left = choices.map((choice) => rest(choice));
	const shared = new Set(left[0]?.filter((element) => left.every((each) => each.includes(element))));
	const steps = new Map<string, Choice[]>();
	choices.forEach((choice, at) => {
		// A choice of which nothing is left to point at stands for itself.
		const next = left[at]!.find((element) => !shared.has(element)) ?? choice.notation;
		steps.set(next, [...(steps.get(next) ?? []), choice]);
	});
	return steps.size > 1 && steps.size * 2 <= choices.length ? steps : null;
}
