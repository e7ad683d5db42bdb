import type { Choice } from "../api/shapes";

/**
 * Choosing by pointing. A choice names the elements one would click for it; each click leaves fewer choices, and when one
 * is left it is made.
 */
export class Choosing {
	choices = $state.raw<Choice[]>([]);
	/** What was pointed at so far, of a choice that needs more. */
	picked = $state.raw<readonly string[]>([]);
	/** What the mouse is over or the keyboard at; boards may show what would come of it. */
	hovered = $state<string | null>(null);
	/** A choice in the list that the mouse is over. */
	looked = $state.raw<Choice | null>(null);

	/** The choices that fit what was pointed at. */
	readonly fitting = $derived(
		this.choices.filter((choice) => this.picked.every((each) => choice.elements.includes(each))),
	);
	/** Everything that can be pointed at now. */
	readonly open = $derived(
		new Set(this.fitting.flatMap((choice) => choice.elements).filter((each) => !this.picked.includes(each))),
	);
	/** What a choice under the mouse would touch. */
	readonly previewed = $derived(
		this.looked ??
			(this.hovered && this.open.has(this.hovered) && this.at(this.hovered).length === 1
				? this.at(this.hovered)[0]!
				: null),
	);

	/** Offer choices; where they are those of the same position, what was pointed at stays. */
	offer(choices: Choice[], same = false): void {
		this.choices = choices;
		if (same) return;
		this.picked = [];
		this.looked = null;
	}

	/** The choices that an element stands for, after what was pointed at before. */
	at(element: string, picked: readonly string[] = this.picked): Choice[] {
		return this.choices.filter((choice) => [...picked, element].every((each) => choice.elements.includes(each)));
	}

	/** Point at an element: the choice that is meant, or null if more must be said. */
	pick(element: string): Choice | null {
		const meant = this.at(element);
		if (meant.length === 1) return meant[0]!;
		if (meant.length) this.picked = [...this.picked, element];
		return null;
	}

	/** Whether what is picked cannot be told apart by pointing any further. */
	get needsList(): boolean {
		const rest = this.fitting.map((choice) => choice.elements.filter((each) => !this.picked.includes(each)).join(" "));
		return this.picked.length > 0 && new Set(rest).size < rest.length;
	}

	drop(): void {
		this.picked = [];
	}
}
