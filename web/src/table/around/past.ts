import type { Block, Position } from "../../api/shapes";

/** How many positions come in one answer of the server. */
export const CHUNK = 32;

/** Positions of the past: those that were seen, and their neighbours before anybody asks for them. */
export class Past {
	#known = new Map<string, Position>();
	#coming = new Map<string, Promise<readonly Position[]>>();
	#age = 0;

	constructor(readonly bring: (from: number, to: number, seat: number | null) => Promise<Position[]>) {}

	/** The position after so many decisions through the eyes of a seat; the game has had `last` of them. */
	async at(moment: number, last: number, seat: number | null): Promise<Position> {
		const known = this.#known.get(key(moment, seat));
		if (known) return known;
		const positions = await this.#chunk(moment, last, seat);
		const found = positions.find((each) => each.decisions === moment);
		if (!found) throw new RangeError(`There is no position ${moment}.`);
		return found;
	}

	/** Bring what lies beside a moment, so that it is there when somebody goes on. */
	prefetch(moment: number, last: number, seat: number | null): void {
		for (const next of [moment - CHUNK, moment + CHUNK].map((each) => Math.max(0, Math.min(last, each))))
			this.at(next, last, seat).catch(() => null);
	}

	/** Forget everything from a moment on: it was taken back. */
	forget(from: number): void {
		this.#age++;
		this.#coming.clear();
		for (const [name, position] of this.#known) if (position.decisions >= from) this.#known.delete(name);
	}

	#chunk(moment: number, last: number, seat: number | null): Promise<readonly Position[]> {
		let [from, to] = chunkOf(moment, last);
		while (from < moment && this.#known.has(key(from, seat))) from++;
		while (to > moment && this.#known.has(key(to, seat))) to--;
		const name = `${from} ${to} ${seat}`;
		const coming = this.#coming.get(name) ?? this.#bring(from, to, seat);
		this.#coming.set(name, coming);
		const done = (): boolean => this.#coming.get(name) === coming && this.#coming.delete(name);
		coming.then(done, done);
		return coming;
	}

	async #bring(from: number, to: number, seat: number | null): Promise<readonly Position[]> {
		const age = this.#age;
		const positions = await this.bring(from, to, seat);
		if (age === this.#age) for (const each of positions) this.#known.set(key(each.decisions, seat), each);
		return positions;
	}
}

function key(moment: number, seat: number | null): string {
	return `${moment} ${seat}`;
}

/** The first and the last moment of the chunk a moment is in. */
export function chunkOf(moment: number, last: number): [number, number] {
	const from = moment - (moment % CHUNK);
	return [from, Math.max(moment, Math.min(last, from + CHUNK - 1))];
}

/** A journal with its news: cut to what still stands, as after an undo, and what came is appended. */
export function continued(journal: readonly Block[], news: readonly Block[], decisions: number): Block[] {
	const from = news[0]?.decision ?? Number.POSITIVE_INFINITY;
	return [...journal.filter((block) => block.decision <= decisions && block.decision < from), ...news];
}

/** The moments at which a round begins. */
export function rounds(journal: readonly Block[]): number[] {
	return journal
		.filter((block) => block.decision > 0 && block.events.some((event) => event.kind === "round"))
		.map((block) => block.decision);
}
