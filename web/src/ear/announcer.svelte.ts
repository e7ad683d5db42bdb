/** Milliseconds in which things are put together that come at once. */
export const SETTLE = 150;
/** Milliseconds between two announcements at least. */
export const BREATH = 800;
/** Makes the same text a new one to a screen reader, so that who asks twice hears it twice. */
const AGAIN = "\u00a0";

/** The one voice of a page: what it says is read out as a whole, never twice the same by itself, never two things within a breath. */
export class Announcer {
	/** What is said now. */
	text = $state("");
	#waiting: string[] = [];
	/** Whether what waits is to be said even if it was said just before. */
	#wanted = false;
	#last = Number.NEGATIVE_INFINITY;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Say what has happened by itself; not if it is what was said last. */
	tell(sentences: readonly string[]): void {
		this.#add(sentences);
	}

	/** Say what somebody has asked for, or is asked: also when the same was said before. */
	say(sentences: readonly string[]): void {
		this.#wanted = true;
		this.#add(sentences);
	}

	/** Say nothing of what waits, and take back what was said: who listens has gone, or speaks another language. */
	hush(): void {
		clearTimeout(this.#timer);
		this.#waiting = [];
		this.text = "";
	}

	#add(sentences: readonly string[]): void {
		for (const each of sentences) if (each && !this.#waiting.includes(each)) this.#waiting.push(each);
		clearTimeout(this.#timer);
		const now = performance.now();
		this.#timer = setTimeout(() => this.#speak(), Math.max(SETTLE, this.#last + BREATH - now));
	}

	#speak(): void {
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
