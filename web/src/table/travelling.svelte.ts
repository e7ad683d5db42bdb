import { tick } from "svelte";
import type { Event, Position } from "../api/shapes";
import type { Flight, Look, Title } from "../games/title";
import { settings } from "../settings.svelte";

/** A thing on its way over the page. */
export interface Traveller {
	key: number;
	look: Look;
	from: DOMRect;
	to: DOMRect;
	duration: number;
}

interface Step {
	position: Position;
	events: Event[];
	/** Who decided, if it was not we: then one wants to see it before one chooses. */
	other: number | null;
}

const DURATION = 320;
/** Milliseconds between two things that happen one after the other. */
const APART = 110;
/** A pause after each decision, so that one can follow who did what. */
const BREATH = 250;
/** Never more than this for one decision, however much happened. */
const LONGEST = 2600;
/** So many things that happen at once are a ceremony, such as a scoring: told slowly, on the board as it was, unless the title has its own way. */
const CEREMONY = 20;
const SOLEMN = { apart: 260, longest: 12_000 };

/**
 * Brings the board from what it shows to the newest position: decision by decision, things travelling in the order it
 * happened. It never holds anybody up: what can be chosen is known at once, and `skip` shows the newest position.
 */
export class Travelling {
	travellers = $state.raw<readonly Traveller[]>([]);
	/** What is being told in a ceremony. */
	telling = $state.raw<Event | null>(null);
	/** Whose decision is being told, while one watches and choices wait. */
	watched = $state<number | null>(null);
	#queue: Step[] = [];
	/** The step that is being told, and whether its position is not on the board yet. */
	#step: Step | null = null;
	#owed = false;
	#running = $state(false);
	#key = 0;
	#wake: (() => void) | null = null;

	constructor(
		readonly title: () => Title | null,
		readonly show: (position: Position) => void,
		readonly settled: () => void,
	) {}

	/** Show a position after those that wait, with what happened on the way to it. */
	add(position: Position, events: Event[], other: number | null = null): void {
		this.#queue.push({ position, events, other });
		if (!this.#running) void this.#run();
		else this.#watch();
	}

	#watch(): void {
		const steps = [...(this.#step ? [this.#step] : []), ...this.#queue];
		this.watched = steps.find((step) => step.other !== null)?.other ?? null;
	}

	/** Show the newest position at once. */
	skip(): void {
		const newest = this.#queue.at(-1) ?? (this.#owed ? this.#step : null);
		this.#queue = [];
		this.#step = null;
		this.travellers = [];
		this.telling = null;
		this.watched = null;
		if (newest) this.show(newest.position);
		this.#wake?.();
	}

	get busy(): boolean {
		return this.#running;
	}

	async #run(): Promise<void> {
		this.#running = true;
		for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
			this.#step = step;
			this.#owed = true;
			this.#watch();
			await this.#travel(step).catch(console.error); // what a title cannot let travel is shown all the same
			if (this.#step !== step) continue; // somebody could not wait
			this.#pay(step);
			this.#step = null;
			this.travellers = [];
			this.telling = null;
		}
		this.watched = null;
		this.#running = false;
		this.settled();
	}

	#pay(step: Step): void {
		if (this.#owed) this.show(step.position);
		this.#owed = false;
	}

	async #travel(step: Step): Promise<void> {
		const { position, events } = step;
		const title = this.title();
		const { view } = position;
		const still = settings.ear || document.hidden || !settings.motion;
		if (!events.length || !title?.flights || !view || still) return this.#pay(step);
		if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
			this.#pay(step);
			return this.#wait(BREATH);
		}
		const ceremony = !title.Ceremony && events.length > CEREMONY;
		const told = events.map((event) => {
			const flights = title.flights!(event, view);
			return { event, flights, starts: flights.map((flight) => placeOf(flight.from)) };
		});
		if (!ceremony) {
			this.#pay(step);
			await tick();
		}
		const hurry = (this.#queue.length > 3 ? 0.4 : 1) / settings.motion;
		const steps = Math.max(1, told.flatMap(({ flights }) => flights.filter((flight) => !flight.quick)).length);
		const { apart, longest } = ceremony ? SOLEMN : { apart: APART, longest: LONGEST };
		const pace = Math.min(apart, (longest - DURATION) / steps) * hurry;
		for (const { event, flights, starts } of told) {
			this.telling = ceremony ? event : null;
			for (const [at, flight] of flights.entries()) {
				this.#depart(flight, starts[at] ?? null, DURATION * hurry);
				await this.#wait(flight.quick ? pace / 4 : pace);
				if (this.#step !== step) return;
			}
			if (ceremony && !flights.length) await this.#wait(pace);
			if (this.#step !== step) return;
		}
		if (this.#step === step && this.travellers.length) await this.#wait(DURATION * hurry - pace);
		if (this.#step === step && this.#queue.length) await this.#wait(BREATH * hurry);
	}

	#depart(flight: Flight, from: DOMRect | null, duration: number): void {
		const to = placeOf(flight.to);
		if (from && to) this.travellers = [...this.travellers, { key: this.#key++, look: flight.look, from, to, duration }];
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
