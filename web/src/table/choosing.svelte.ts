import type { Choice } from "../api/shapes";

/**
 * Choosing by pointing. A choice names the elements one would click for it, some of them several times; each click leaves
 * fewer choices, and when one is left it is made. Parts of one kind, such as the goods of a payment, are put together in
 * any order and can be taken back; such a choice is made when all that tells it from others was pointed at.
 */
export class Choosing {
	choices = $state.raw<Choice[]>([]);
	/** What was pointed at so far, of a choice that needs more. */
	picked = $state.raw<readonly string[]>([]);
	/** What the mouse is over or the keyboard at; boards may show what would come of it. */
	hovered = $state<string | null>(null);
	/** A choice in the list that the mouse is over. */
	looked = $state.raw<Choice | null>(null);

	/** What need not be pointed at, because every choice has as many of it. */
	readonly #common: readonly string[] = $derived(common(this.choices));
	/** The choices that fit what was pointed at. */
	readonly fitting: Choice[] = $derived(this.choices.filter((choice) => this.rest(choice) !== null));
	/** Everything that can be pointed at now. */
	readonly open: ReadonlySet<string> = $derived(new Set(this.fitting.flatMap((choice) => this.rest(choice)!)));
	/** The choice that was pointed at in all its parts; there may be longer ones. */
	readonly complete: Choice | null = $derived(
		(this.picked.length && this.fitting.find((choice) => this.#isSaid(this.rest(choice)!))) || null,
	);
	/** Whether a choice is being put together of parts of one kind. */
	readonly gathering: boolean = $derived.by(() => {
		const last = this.picked.at(-1);
		return last !== undefined && (this.complete !== null || [...this.open].some((each) => areAlike([each, last])));
	});
	/** What a choice under the mouse would touch. */
	readonly previewed: Choice | null = $derived(
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

	/** What of a choice was not pointed at yet; null if it does not fit what was. */
	rest(choice: Choice, picked: readonly string[] = this.picked): string[] | null {
		return without(choice.elements, picked);
	}

	/** The choices that an element stands for, after what was pointed at before. */
	at(element: string, picked: readonly string[] = this.picked): Choice[] {
		return this.choices.filter((choice) => this.rest(choice, [...picked, element]) !== null);
	}

	/** Point at an element: the choice that is meant, or null if more must be said. */
	pick(element: string): Choice | null {
		const [meant, ...others] = this.at(element);
		if (!meant) return null;
		const picked = [...this.picked, element];
		const rest = this.rest(meant, picked)!;
		if (!others.length && (this.#isSaid(rest) || !areAlike([element, ...rest]))) return meant;
		this.picked = picked;
		return null;
	}

	/** Whether a choice of which this is left has nothing more to tell it from others. */
	#isSaid(rest: readonly string[]): boolean {
		return rest.every((each) => this.#common.includes(each));
	}

	/** Take back something that was pointed at. */
	unpick(element: string): void {
		const at = this.picked.lastIndexOf(element);
		if (at >= 0) this.picked = this.picked.toSpliced(at, 1);
	}

	/** Whether what is picked cannot be told apart by pointing any further. */
	get needsList(): boolean {
		const rest = this.fitting.map((choice) => this.rest(choice)!.toSorted().join(" "));
		return this.picked.length > 0 && new Set(rest).size < rest.length;
	}

	drop(): void {
		this.picked = [];
	}
}

/** What is left of some elements without others; null if those are not all among them. */
function without(elements: readonly string[], others: readonly string[]): string[] | null {
	const rest = [...elements];
	for (const other of others) {
		const at = rest.indexOf(other);
		if (at < 0) return null;
		rest.splice(at, 1);
	}
	return rest;
}

/** Whether elements are of one kind, such as `item:clay` and `item:gold`. */
function areAlike(elements: readonly string[]): boolean {
	return new Set(elements.map((each) => each.split(":")[0])).size === 1;
}

/** The elements of which every choice has the same number. */
function common(choices: readonly Choice[]): string[] {
	const count = (choice: Choice, element: string): number => choice.elements.filter((each) => each === element).length;
	const [first, ...others] = choices;
	return (first?.elements ?? []).filter((each) => others.every((other) => count(other, each) === count(first!, each)));
}
