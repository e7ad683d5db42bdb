import type { Attachment } from "svelte/attachments";
import { t } from "../words/words.svelte";
import type { Table } from "./table.svelte";

/** Milliseconds after which resting the mouse on something, or holding it, explains it. */
const REST = 650;
const HOLD = 450;
/** Pixels a finger may tremble. */
const TREMBLE = 10;

/**
 * Makes a drawn thing an element of the board: it glows when it is a choice, clicking or Enter points at it, resting the
 * mouse or holding a finger explains it. Such things must not lie inside each other.
 */
export function pointable(table: Table, element: string): Attachment<Element> {
	return (node) => {
		const thing = node as HTMLElement | SVGElement;
		let timer = 0;
		let held = false;
		let finger = false;
		let down = { x: 0, y: 0 };
		const place = (): DOMRect => thing.getBoundingClientRect();
		const forget = (): void => clearTimeout(timer);
		const hover = (on: boolean): void => {
			if (on) table.choosing.hovered = element;
			else if (table.choosing.hovered === element) table.choosing.hovered = null;
		};
		const explainAfter = (milliseconds: number): void => {
			forget();
			if (milliseconds === REST && table.asked?.element === element) return;
			timer = window.setTimeout(() => {
				// A choice needs no explanation unless there is more to say.
				if (milliseconds === REST && thing.hasAttribute("data-choice") && !table.describe(element).length) return;
				if (milliseconds === REST && table.view && table.title?.shows?.(element, table.view)) return;
				held = milliseconds === HOLD;
				void table.explain(element, place(), held ? "kept" : "passing");
			}, milliseconds);
		};

		thing.dataset.element = element;
		// What does not change for this element writes nothing: a board has hundreds, and the mouse passes many.
		const open = $derived(table.ready && !table.deciding && table.choosing.open.has(element));
		const times = $derived(table.choosing.picked.filter((each) => each === element).length);
		const touched = $derived(table.choosing.previewed?.elements.includes(element) ?? false);
		const label = $derived.by(() => {
			const [first, ...others] = open ? table.choosing.at(element) : [];
			// Several choices are a list to go through, and no name.
			const does = others.length
				? t("ear-choices", { count: others.length + 1 })
				: first && table.words.say(first.message);
			const name = table.nameOf(element);
			return does ? t("label", { name, text: does }) : name;
		});
		$effect(() => {
			write("data-choice", open ? "" : null);
			write("data-picked", times ? `${times}` : null);
			write("data-touched", touched ? "" : null);
			// A board may let the arrow keys reach what is no choice.
			write("tabindex", open ? "0" : "-1");
		});
		$effect(() => {
			// What has words of its own is called by them.
			const spoken = thing instanceof HTMLElement && Boolean(thing.textContent?.trim());
			write("role", open ? "button" : spoken ? null : "img");
			write(spoken ? "aria-description" : "aria-label", label || null);
			// What has no name is not spoken of; never by what it is called in here.
			write("aria-hidden", label || spoken ? null : "true");
		});

		function write(name: string, value: string | null): void {
			if (thing.getAttribute(name) === value) return;
			if (value === null) thing.removeAttribute(name);
			else thing.setAttribute(name, value);
		}

		const on: [string, (event: Event) => void][] = [
			[
				"click",
				(event) => {
					event.stopPropagation();
					forget();
					if (!held) table.point(element, place(), finger ? "touch" : "mouse");
					held = false;
					// What goes while it has the focus makes the browser lay out the page once more; keys keep theirs.
					if (table.deciding && (event as MouseEvent).detail) thing.blur();
				},
			],
			[
				"keydown",
				(event) => {
					const { key } = event as KeyboardEvent;
					if (key === "Enter" || key === " ") {
						event.preventDefault();
						table.point(element, place(), "keyboard");
					} else if (key === "?") {
						event.preventDefault();
						void table.explain(element, place(), "kept");
					}
				},
			],
			[
				"pointerenter",
				(event) => {
					if ((event as PointerEvent).pointerType === "mouse") hover(true);
				},
			],
			[
				"pointerleave",
				() => {
					forget();
					hover(false);
				},
			],
			["focus", () => hover(true)],
			// Something that is focused and taken off the board loses the focus while the board is being drawn.
			["blur", () => queueMicrotask(() => hover(false))],
			[
				"pointerdown",
				(event) => {
					const pointer = event as PointerEvent;
					held = false;
					finger = pointer.pointerType !== "mouse";
					down = { x: pointer.clientX, y: pointer.clientY };
					if (finger) explainAfter(HOLD);
					else forget();
				},
			],
			[
				"pointermove",
				(event) => {
					const { pointerType, clientX, clientY } = event as PointerEvent;
					// Only a mouse that was moved here asks: things also come to lie under one that nobody touches.
					if (pointerType === "mouse") {
						hover(true);
						explainAfter(REST);
					} else if (Math.hypot(clientX - down.x, clientY - down.y) > TREMBLE) forget();
				},
			],
			["pointerup", () => forget()],
			["pointercancel", () => forget()],
			["contextmenu", (event) => held && event.preventDefault()],
		];
		for (const [name, handle] of on) thing.addEventListener(name, handle);
		return () => {
			forget();
			for (const [name, handle] of on) thing.removeEventListener(name, handle);
		};
	};
}
