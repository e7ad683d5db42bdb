import type { SeatCard } from "../../api/shapes";
import type { Table } from "../table.svelte";

/** Milliseconds without a touch after which somebody is no longer taken to look. */
const IDLE = 5 * 60_000;
const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

/** Who decides for a seat now who did not before: a computer player, or its own person again. */
export interface Change {
	seat: number;
	kind: "taken-over" | "taken-back";
}

export function changesOf(before: readonly SeatCard[], now: readonly SeatCard[]): Change[] {
	return now.flatMap((card, at): Change[] => {
		const old = before[at];
		if (old?.kind !== "person" || card.kind !== "person" || card.resigned || !old.mind === !card.mind) return [];
		return [{ seat: card.seat, kind: card.mind ? "taken-over" : "taken-back" }];
	});
}

/** Whether there is anybody at a table besides us, so that it matters who is there. */
export const hasCompany = (table: Table): boolean =>
	table.seats.some((card) => !card.yours && (card.kind === "person" || card.kind === "invitation"));

/** Tells the server whether we look. To be called while a component is made; it ends with it. */
export function attendance(table: Table): void {
	let idle = false;
	let timer = 0;
	const tell = (): void => table.does(document.hidden || idle ? "elsewhere" : "here");
	const touched = (): void => {
		clearTimeout(timer);
		timer = window.setTimeout(() => {
			idle = true;
			tell();
		}, IDLE);
		if (!idle) return;
		idle = false;
		tell();
	};
	$effect(() => {
		if (table.wire === "live") tell();
	});
	$effect(() => {
		touched();
		document.addEventListener("visibilitychange", tell);
		for (const each of TOUCHES) addEventListener(each, touched, { passive: true });
		return () => {
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", tell);
			for (const each of TOUCHES) removeEventListener(each, touched);
		};
	});
}
