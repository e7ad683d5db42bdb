import type { WhyNot } from "../api/shapes";
import { newRequest } from "./live";

/** Milliseconds after which nobody waits for a reason any more. */
const PATIENCE = 5000;

/** Questions why something is no choice, until they are answered. */
export class Reasons {
	#asked = new Map<string, (why: WhyNot | null) => void>();

	/** Ask under an id of its own; without an answer there is no reason. */
	ask(send: (request: string) => void): Promise<WhyNot | null> {
		const request = newRequest();
		return new Promise((resolve) => {
			const timer = setTimeout(() => this.answer(request, null), PATIENCE);
			this.#asked.set(request, (why) => {
				clearTimeout(timer);
				resolve(why);
			});
			send(request);
		});
	}

	/** Whether somebody had asked under this id. */
	answer(request: string | null, why: WhyNot | null): boolean {
		const done = this.#asked.get(request ?? "");
		this.#asked.delete(request ?? "");
		done?.(why);
		return done !== undefined;
	}
}
