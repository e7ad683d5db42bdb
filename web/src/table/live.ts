import { API } from "../api/rest";
import type { FromClient, FromServer } from "../api/shapes";

export type Wire = "connecting" | "live" | "lost" | "refused";
/** Milliseconds between attempts to come back: short at first, then longer. */
const PATIENCE = [0, 300, 700, 1500, 3000, 5000];

/** A wish that needs an answer; it is repeated unchanged until one comes. */
export type Wish = Extract<FromClient, { request: string }>;

/** Whoever takes what a table wants: a live connection, or somebody who plays its part. */
export type Wishes = Pick<Live, "send" | "wish" | "close">;

/** One live connection that comes back by itself. It says what it wants again until the server has answered. */
export class Live {
	#socket: WebSocket | null = null;
	#failures = 0;
	#timer = 0;
	#ended = false;
	#wishes = new Map<string, Wish>();

	constructor(
		readonly table: string,
		readonly look: () => { seat: number | null; since: number | null; spectate: boolean },
		readonly hear: (message: FromServer) => void,
		readonly told: (wire: Wire, reason: string) => void,
	) {
		addEventListener("online", this.#now);
		document.addEventListener("visibilitychange", this.#now);
		this.#open();
	}

	/** Send what needs no answer, or is not worth repeating. */
	send(message: FromClient): boolean {
		if (this.#socket?.readyState !== WebSocket.OPEN) return false;
		this.#socket.send(JSON.stringify(message));
		return true;
	}

	/** Send a wish, now or as soon as there is a connection; twice does no harm. */
	wish(wish: Wish): void {
		this.#wishes.set(wish.request, wish);
		this.send(wish);
	}

	close(): void {
		this.#ended = true;
		clearTimeout(this.#timer);
		removeEventListener("online", this.#now);
		document.removeEventListener("visibilitychange", this.#now);
		this.#socket?.close();
	}

	#now = (): void => {
		if (document.visibilityState === "hidden" || this.#socket || this.#ended) return;
		clearTimeout(this.#timer);
		this.#open();
	};

	#open(): void {
		const { seat, since, spectate } = this.look();
		const query = new URLSearchParams();
		if (seat !== null) query.set("seat", String(seat));
		if (since !== null) query.set("since", String(since));
		if (spectate) query.set("spectate", "true");
		const scheme = location.protocol === "https:" ? "wss" : "ws";
		const socket = new WebSocket(`${scheme}://${location.host}${API}/tables/${this.table}/live?${query}`);
		this.#socket = socket;
		socket.onmessage = (message: MessageEvent<string>) => this.#heard(JSON.parse(message.data) as FromServer);
		socket.onclose = (closing) => {
			this.#socket = null;
			this.#lost(closing.code, closing.reason);
		};
	}

	#heard(message: FromServer): void {
		if (message.type === "hello") {
			this.#failures = 0;
			this.told("live", "");
			for (const wish of this.#wishes.values()) this.send(wish);
		}
		const request =
			message.type === "position" ? message.answer?.request : message.type === "problem" ? message.request : null;
		if (request) this.#wishes.delete(request);
		this.hear(message);
	}

	#lost(code: number, reason: string): void {
		if (this.#ended) return;
		if (code >= 4400 && code < 4500 && code !== 4429) {
			this.#ended = true;
			this.told("refused", reason);
			return;
		}
		this.told("lost", reason);
		const wait = PATIENCE[Math.min(this.#failures++, PATIENCE.length - 1)]!;
		this.#timer = window.setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
	}
}

/** An id for a request that nobody has used. */
export function newRequest(): string {
	return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(12))));
}
