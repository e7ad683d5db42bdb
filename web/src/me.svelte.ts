import { get, patch, post, type Refusal } from "./api/rest";
import type { Me } from "./api/shapes";
import { kept } from "./kept";
import { t } from "./words/words.svelte";

const KNOWN = "ludothek.known";

/** Who we are on this server: a guest as soon as it matters, without being asked. */
class Myself {
	now = $state.raw<Me | null>(null);
	#becoming: Promise<Me> | null = null;

	/** Ask who we are, if this browser was ever anybody. */
	async find(): Promise<Me | null> {
		if (!kept.get(KNOWN)) return null;
		this.now = await get<Me>("/me").catch((refusal: Refusal) => {
			if (refusal.status === 401) return null;
			throw refusal;
		});
		return this.now;
	}

	/** Be somebody: a guest with a name that can be changed later, if nobody knows us yet. Two wishes at once are one. */
	be(): Promise<Me> {
		this.#becoming ??= this.#become().finally(() => (this.#becoming = null));
		return this.#becoming;
	}

	async #become(): Promise<Me> {
		return this.now ?? (await this.find()) ?? this.known(await post<Me>("/me", { name: t("me-guest") }));
	}

	/** Whether the others would read only that we are a guest. */
	get nameless(): boolean {
		return !this.now || (!this.now.account && this.now.name === t("me-guest"));
	}

	async rename(name: string): Promise<void> {
		this.known(this.now ? await patch<Me>("/me", { name }) : await post<Me>("/me", { name }));
	}

	/** The server knows us, from now on or as somebody else. */
	known(somebody: Me): Me {
		kept.set(KNOWN, "yes");
		this.now = somebody;
		return somebody;
	}

	/** Nobody knows us here any more. */
	forgotten(): void {
		kept.drop(KNOWN);
		this.now = null;
	}
}

export const me = new Myself();
