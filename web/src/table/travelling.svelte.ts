import { tick } from "svelte";
import type { Event, Position } from "../api/shapes";
import type { BaseView, Flight, Look, Title } from "../games/title";
import { settings } from "../settings.svelte";

/** A thing on its way over the page. */
export interface Traveller {
	key: number;
	look: Look;
	from: DOMRect;
	to: DOMRect;
	delay: number;
	duration: number;
}

interface Step {
	position: Position;
	events: Event[];
}

const DURATION = 320;
/** Milliseconds between the starts of two things that happen one after the other. */
const APART = 110;
/** A pause after each decision, so that one can follow who did what. */
const BREATH = 250;
/** Never more than this for one decision, however much happened. */
const LONGEST = 2600;

/**
 * Brings the board from what it shows to the newest position: decision by decision, things travelling in the order it
 * happened. It never holds anybody up: what can be chosen is known at once, and `skip` shows the newest position.
 */
export class Travelling {
	travellers = $state.raw<readonly Traveller[]>([]);
	/** What is being told, for a caption. */
	telling = $state.raw<Event | null>(null);
	#queue: Step[] = [];
	#running = false;
	#key = 0;
	#wake: (() => void) | null = null;

	constructor(
		readonly title: () => Title | null,
		readonly show: (position: Position) => void,
		readonly settled: () => void,
	) {}

	/** Show a position after those that wait, with what happened on the way to it. */
	add(position: Position, events: Event[]): void {
		this.#queue.push({ position, events });
		if (!this.#running) void this.#run();
	}

	/** Show the newest position at once. */
	skip(): void {
		const last = this.#queue.at(-1);
		this.#queue = [];
		this.travellers = [];
		this.telling = null;
		if (last) this.show(last.position);
		this.#wake?.();
	}

	get busy(): boolean {
		return this.#running;
	}

	async #run(): Promise<void> {
		this.#running = true;
		for (let step = this.#queue.shift(); step; step = this.#queue.shift()) await this.#travel(step);
		this.#running = false;
		this.settled();
	}

	async #travel({ position, events }: Step): Promise<void> {
		const title = this.title();
		const view = position.view as BaseView | null;
		if (!events.length || !title?.flights || !view || document.hidden || !settings.motion) return this.show(position);
		if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
			this.show(position);
			return this.#wait(BREATH);
		}
		const flights = events.flatMap((event) => title.flights!(event, view));
		const starts = flights.map((flight) => placeOf(flight.from));
		this.show(position);
		await tick();
		const hurry = (this.#queue.length > 3 ? 0.4 : 1) / settings.motion;
		const apart = Math.min(APART, (LONGEST - DURATION) / Math.max(1, flights.length)) * hurry;
		this.travellers = flights.flatMap((flight, at) =>
			this.#traveller(flight, starts[at] ?? null, at * apart, DURATION * hurry),
		);
		await this.#wait(this.travellers.length ? (this.travellers.length - 1) * apart + DURATION * hurry : 0);
		this.travellers = [];
		if (this.#queue.length) await this.#wait(BREATH * hurry);
	}

	#traveller(flight: Flight, from: DOMRect | null, delay: number, duration: number): Traveller[] {
		const to = placeOf(flight.to);
		return from && to ? [{ key: this.#key++, look: flight.look, from, to, delay, duration }] : [];
	}

	#wait(milliseconds: number): Promise<void> {
		return new Promise((resolve) => {
			const done = (): void => {
				clearTimeout(timer);
				this.#wake = null;
				resolve();
			};
			const timer = setTimeout(done, milliseconds);
			this.#wake = done;
		});
	}
}

/** Where an element is on the page, if it is there and can be seen. */
function placeOf(element: string): DOMRect | null {
	return drawnAs(element)?.getBoundingClientRect() ?? null;
}

/** What an element is drawn as, if it can be seen. */
export function drawnAs(element: string): Element | null {
	for (const found of document.querySelectorAll(
		`[data-element="${CSS.escape(element)}"], [data-place="${CSS.escape(element)}"]`,
	)) {
		const place = found.getBoundingClientRect();
		if (place.width || place.height) return found;
	}
	return null;
}
