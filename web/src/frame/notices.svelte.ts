import { Refusal } from "../api/rest";
import { t, words } from "../words/words.svelte";

/** One sentence that somebody should read: what the server refused, or that it does not answer. */
class Notices {
	sentence = $state("");
	/** Whether it is bad news. */
	bad = $state(false);
	#fading: ReturnType<typeof setTimeout> | undefined;

	tell(sentence: string, bad = false): void {
		clearTimeout(this.#fading);
		this.sentence = sentence;
		this.bad = bad;
		if (!bad) this.#fading = setTimeout(() => this.clear(), 5000);
	}

	clear(): void {
		this.sentence = "";
	}

	/** Do something with the server; a refusal is told, and what follows it is left undone. */
	async during<T>(action: () => Promise<T>, spoken: Partial<Record<number, string>> = {}): Promise<T | null> {
		try {
			const done = await action();
			if (this.bad) this.clear();
			return done;
		} catch (problem) {
			this.tell(sentenceOf(problem, spoken), true);
			return null;
		}
	}
}

/** Why something did not work, for a person; `spoken` are our own words for what the server may answer here. */
export function sentenceOf(problem: unknown, spoken: Partial<Record<number, string>> = {}): string {
	if (!(problem instanceof Refusal)) return t("notice-failed");
	if (problem.status === 0 || problem.status === 502 || problem.status === 504) return t("notice-lost");
	if (problem.needs === "better_password") return t("account-password-weak");
	const said = spoken[problem.status] ?? words.refusal(problem.said, problem.said ? problem.message : "");
	return said || (problem.status === 429 ? t("notice-busy") : problem.message || t("notice-failed"));
}

export const notices = new Notices();
