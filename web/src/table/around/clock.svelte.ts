import type { Table } from "../table.svelte";
import { isShort } from "./time";

/** The clock of a seat, which runs here; to be made with a component. */
export class SeatClock {
	#now = $state(performance.now());
	readonly runs: boolean = $derived.by(() => this.table.position?.clocks?.running.includes(this.seat()) ?? false);
	/** Milliseconds; null without a limit. */
	readonly left: number | null = $derived.by(() => {
		const given = this.table.position?.clocks?.left[this.seat()] ?? null;
		return given === null ? null : given - (this.runs ? Math.max(0, this.#now - this.table.heardAt) : 0);
	});
	readonly short: boolean = $derived.by(
		() =>
			this.runs && this.left !== null && isShort(this.left, this.table.position?.table.terms.clock?.kind === "days"),
	);
	/** Nothing is left, and nobody decides instead. */
	readonly up: boolean = $derived.by(
		() => this.runs && this.left !== null && this.left <= 0 && this.table.seats[this.seat()]?.mind == null,
	);

	constructor(
		readonly table: Table,
		readonly seat: () => number,
	) {
		$effect(() => {
			this.#now = this.table.heardAt;
			if (!this.runs || this.table.position?.clocks?.left[this.seat()] == null) return;
			const timer = setInterval(() => (this.#now = performance.now()), 250);
			return () => clearInterval(timer);
		});
	}
}
