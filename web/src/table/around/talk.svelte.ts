import { post } from "../../api/rest";
import type { Line } from "../../api/shapes";
import { kept } from "../../kept";
import { me } from "../../me.svelte";
import type { Table } from "../table.svelte";

const KEY = "ludothek.read";
/** Of how many tables it is remembered how far the talk was read. */
const MOST = 60;

/** Remembers a number per table; those that were not used for the longest time are forgotten. */
export function remembered(text: string | null, table: string, read: number): [string, number][] {
	let known: [string, number][] = [];
	try {
		const found = JSON.parse(text ?? "[]");
		if (Array.isArray(found)) known = found.filter(Array.isArray) as [string, number][];
	} catch {
		// What cannot be read is forgotten.
	}
	return [...known.filter(([id]) => id !== table), [table, read] as [string, number]].slice(-MOST);
}

/** Lines of others that came after the last one that was read. */
export function unreadOf(lines: readonly Line[], read: number, mine: readonly number[]): number {
	return lines.filter((line) => line.number > read && (line.seat === null || !mine.includes(line.seat))).length;
}

/** The table talk, and how much of it was read in this browser. */
export class Talk {
	#read = $state(0);
	readonly unread: number = $derived.by(() => unreadOf(this.table.lines, this.#read, this.table.mine));

	constructor(readonly table: Table) {
		const known = remembered(kept.get(KEY), "", 0).find(([id]) => id === table.id);
		this.#read = known?.[1] ?? 0;
	}

	/** Say something; who is nobody yet becomes a guest. */
	async say(line: string): Promise<void> {
		if (me.now && this.table.say(line)) return;
		const known = me.now;
		await me.be();
		await post(`/tables/${this.table.id}/chat`, { text: line });
		if (!known) this.table.reconnect();
	}

	/** Everything there is was seen. */
	seen(): void {
		const newest = this.table.lines.at(-1)?.number ?? 0;
		if (newest <= this.#read) return;
		this.#read = newest;
		kept.set(KEY, JSON.stringify(remembered(kept.get(KEY), this.table.id, newest)));
	}
}
