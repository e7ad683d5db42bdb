import { API } from "../api/rest";
import type { FromClient, FromServer } from "../api/shapes";

export type Wire = "connecting" | "live" | "lost" | "refused";
/** Milliseconds between attempts to come back: short at first, then longer. */
const PATIENCE = [0, 300, 700, 1500, 3000, 5000];
/** Milliseconds a connection must have lasted for the next attempt to be as quick as the first. */
const STEADY = 10_000;
/** Milliseconds in which a server that is asked something says anything at all. */
const SILENCE = 8_000;
/** How a connection ends whose session has ended. */
const SESSION_ENDED = 4401;

/** A wish that needs an answer; it is repeated unchanged until one comes. */
export type Wish = Extract<FromClient, { request: string }>;

/** Whoever takes what a table wants: a live connection, or somebody who plays its part. */
export type Wishes = Pick<Live, "send" | "wish" | "reopen" | "close">;

/** One live connection that comes back by itself. It says what it wants again until the server has answered. */
export class Live {
	#socket: WebSocket | null = null;
	#opened = 0;
	#failures = 0;
	#again = 0;
	#silence = 0;
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
		if (this.send(wish)) this.#listen();
	}

	/** Connect anew, also after a refusal; what was wished and not answered is said again. */
	reopen(): void {
		this.#ended = false;
		this.#open();
	}

	close(): void {
		this.#ended = true;
		this.#drop();
		removeEventListener("online", this.#now);
		document.removeEventListener("visibilitychange", this.#now);
	}

	/** Somebody looks again, or the network is back: come back at once, or see whether the connection still lives. */
	#now = (): void => {
		if (this.#ended) return;
		if (document.hidden) this.send({ type: "look", ...this.look(), hidden: true });
		else if (!this.#socket) this.#open();
		else if (this.send({ type: "look", ...this.look() })) this.#listen();
	};

	#open(): void {
		this.#drop();
		const { seat, since, spectate } = this.look();
		const query = new URLSearchParams();
		if (seat !== null) query.set("seat", String(seat));
		if (since !== null) query.set("since", String(since));
		if (spectate) query.set("spectate", "true");
		if (document.hidden) query.set("hidden", "true");
		const scheme = location.protocol === "https:" ? "wss" : "ws";
		const socket = new WebSocket(`${scheme}://${location.host}${API}/tables/${this.table}/live?${query}`);
		this.#socket = socket;
		this.#opened = performance.now();
		socket.onmessage = (message: MessageEvent<string>) => this.#heard(JSON.parse(message.data) as FromServer);
		socket.onclose = (closing) => this.#lost(closing.code, closing.reason);
	}

	/** Leave a connection without waiting for its end; nothing that still comes from it counts. */
	#drop(): void {
		clearTimeout(this.#again);
		clearTimeout(this.#silence);
		const socket = this.#socket;
		this.#socket = null;
		if (!socket) return;
		socket.onmessage = socket.onclose = null;
		socket.close();
	}

	/** A connection may be dead without anybody having told us: then no answer comes. */
	#listen(): void {
		clearTimeout(this.#silence);
		this.#silence = window.setTimeout(() => this.#lost(0, ""), SILENCE);
	}

	#heard(message: FromServer): void {
		clearTimeout(this.#silence);
		if (message.type === "hello") {
			this.told("live", "");
			for (const wish of this.#wishes.values()) this.wish(wish);
		}
		const request =
			message.type === "position" ? message.answer?.request : message.type === "problem" ? message.request : null;
		if (request) this.#wishes.delete(request);
		this.hear(message);
	}

	#lost(code: number, reason: string): void {
		this.#drop();
		if (code >= 4400 && code < 4500 && code !== 4429) {
			this.#ended = true;
			this.told("refused", code === SESSION_ENDED ? "" : reason);
			return;
		}
		this.told("lost", reason);
		// One that breaks off as soon as it stands is no better than none.
		if (performance.now() - this.#opened > STEADY) this.#failures = 0;
		const wait = PATIENCE[Math.min(this.#failures++, PATIENCE.length - 1)]!;
		this.#again = window.setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
	}
}

/** An id for a request that nobody has used. */
export function newRequest(): string {
	return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(12))));
}
