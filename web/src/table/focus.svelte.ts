import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Table } from "./table.svelte";

/**
 * Keeps the focus of who plays by keyboard at the table: when what had it is taken off the board, it goes to what is drawn for
 * the same element now, else to the first thing one can choose, else to the list of choices.
 */
export function keepFocus(table: Table): Attachment<HTMLElement> {
	return (frame) => {
		let element: string | undefined;
		/** Whether the keyboard was used last: a mouse needs no focus. */
		let typing = false;
		const typed = (): void => {
			typing = true;
		};
		const pointed = (): void => {
			typing = false;
		};
		const focused = ({ target }: FocusEvent): void => {
			element = target instanceof Element ? (target.closest<HTMLElement>("[data-element]")?.dataset.element ?? "") : "";
		};
		frame.addEventListener("keydown", typed, true);
		frame.addEventListener("pointerdown", pointed, true);
		frame.addEventListener("focusin", focused);
		$effect(() => {
			void table.shown;
			if (table.deciding || !table.ready) return;
			void tick().then(() => {
				if (!typing || element === undefined || document.activeElement !== document.body) return;
				const same = element && frame.querySelector<HTMLElement>(`[data-element="${CSS.escape(element)}"][tabindex]`);
				const next = same || frame.querySelector<HTMLElement>("main [data-choice], #choices");
				next?.focus({ preventScroll: true });
			});
		});
		return () => {
			frame.removeEventListener("keydown", typed, true);
			frame.removeEventListener("pointerdown", pointed, true);
			frame.removeEventListener("focusin", focused);
		};
	};
}
