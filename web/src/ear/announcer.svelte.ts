/** Milliseconds in which things are put together that come at once. */
export const SETTLE = 150;
/** Milliseconds between two announcements at least. */
export const BREATH = 1000;
/** Makes the same text a new one to a screen reader, so that who asks twice hears it twice. */
const AGAIN = "\u00a0";

/** The one voice of a page: what it says is read out as a whole, never twice the same by itself, never two things within a breath. */
export class Announcer {
	/** What is said now. */
	text = $state("");
	#waiting: string[] = [];
	/** Whether somebody has asked for something that waits: then it is said even if it was said just before. */
	#wanted = false;
	#last = Number.NEGATIVE_INFINITY;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Say what has happened by itself. */
	tell(sentences: readonly string[]): void {
		this.#add(sentences);
	}

	/** Say what somebody has asked for. */
	answer(sentences: readonly string[]): void {
		this.#wanted = true;
		this.#add(sentences);
	}

	close(): void {
		clearTimeout(this.#timer);
	}

	#add(sentences: readonly string[]): void {
		for (const each of sentences) if (each && !this.#waiting.includes(each)) this.#waiting.push(each);
		clearTimeout(this.#timer);
		const now = performance.now();
		this.#timer = setTimeout(() => this.#say(), Math.max(SETTLE, this.#last + BREATH - now));
	}

	#say(): void {
		const text = this.#waiting.join(" ");
		const same = this.text.replace(AGAIN, "") === text;
		const silent = !text || (same && !this.#wanted);
		this.#waiting = [];
		this.#wanted = false;
		if (silent) return;
		this.text = this.text === text ? text + AGAIN : text;
		this.#last = performance.now();
	}
}
