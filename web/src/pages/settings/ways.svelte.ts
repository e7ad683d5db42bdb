import { get, post, put, remove } from "../../api/rest";
import type { NewWay, Notices, NoticeWishes, WayCard } from "../../api/shapes";
import { notices } from "../../frame/notices.svelte";
import { me } from "../../me.svelte";
import { forgetHere, keepPushing, leadsHere, pushHere } from "../../push";
import { t, words } from "../../words/words.svelte";

/** Milliseconds after which wishes are sent: somebody may go on choosing. */
const PATIENCE = 500;

/** The hours of this browser's clock are those that are meant. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** How I am told that a table waits, and what I wish about it. */
export class Ways {
	known = $state.raw<Notices | null>(null);
	/** The way that leads to this browser. */
	here = $state.raw<WayCard | null>(null);
	/** Whether the server has been asked. */
	asked = $state(false);
	/** The way that is being tried. */
	trying = $state("");
	#sending: ReturnType<typeof setTimeout> | undefined;

	/** Ask the server, if it knows us at all. */
	async look(): Promise<void> {
		const found = (me.now ?? (await me.find())) ? await get<Notices>("/me/notices") : null;
		await this.#now(found);
		this.asked = true;
		if (found) {
			await keepPushing(async () => found.push_key).catch(() => null);
			if (found.ways.length && found.wishes.language !== words.language) this.wish({});
		}
	}

	/** Let this very browser be told. */
	async addHere(): Promise<boolean> {
		return this.#change(async () => {
			await me.be();
			const known = this.known ?? (await get<Notices>("/me/notices"));
			const added = await pushHere(known.push_key).catch((problem: unknown) => {
				if (problem instanceof DOMException) return null; // this browser has nobody who would push to it
				throw problem;
			});
			if (!added)
				notices.tell(t(Notification.permission === "denied" ? "settings-notify-refused" : "ways-no-push"), true);
			return added;
		});
	}

	add(way: NewWay): Promise<boolean> {
		return this.#change(() => post<Notices>("/me/notices/ways", way));
	}

	remove(way: WayCard): Promise<boolean> {
		return this.#change(() =>
			way.id === this.here?.id ? forgetHere(way) : remove<Notices>(`/me/notices/ways/${way.id}`),
		);
	}

	async try(way: WayCard): Promise<void> {
		this.trying = way.id;
		const done = await this.#change(() => post<Notices>(`/me/notices/ways/${way.id}/trial`));
		this.trying = "";
		if (done) notices.tell(t("ways-tried"));
		else await this.#now(await get<Notices>("/me/notices").catch(() => this.known)); // it fails now
	}

	/** Wish something else; shown at once, and sent when nothing more is wished for a moment. */
	wish(change: Partial<NoticeWishes>): void {
		if (!this.known) return;
		const wishes = { ...this.known.wishes, zone: zone(), language: words.language, ...change };
		this.known = { ...this.known, wishes };
		clearTimeout(this.#sending);
		this.#sending = setTimeout(() => void this.#change(() => put<Notices>("/me/notices", wishes)), PATIENCE);
	}

	async #change(action: () => Promise<Notices | null>): Promise<boolean> {
		const found = await notices.during(action);
		if (found) await this.#now(found);
		return found !== null;
	}

	async #now(known: Notices | null): Promise<void> {
		const here = await Promise.all((known?.ways ?? []).map(leadsHere));
		this.here = known?.ways.find((_, at) => here[at]) ?? null;
		this.known = known;
	}
}

/** Which kind of webhook an address is; of some it can be told by the place it leads to. */
export function hookKind(address: string): "discord" | "slack" | "matrix" | null {
	const host = /^https:\/\/([^/:?#]+)/.exec(address)?.[1]?.toLowerCase() ?? "";
	if (/(^|\.)discord(app)?\.com$/.test(host)) return "discord";
	if (/(^|\.)slack\.com$/.test(host)) return "slack";
	return /(^|\.)(matrix|hookshot)\./.test(host) ? "matrix" : null;
}
