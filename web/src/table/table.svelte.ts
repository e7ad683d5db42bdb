import type { Attachment } from "svelte/attachments";
import { get, post } from "../api/rest";
import type {
	Answer,
	Block,
	Choice,
	Event,
	FromServer,
	Heading,
	Line,
	Message,
	Nudged,
	Plan,
	Plans,
	Position,
	Presence,
	Present,
	Reason,
	SeatCard,
	Spoken,
	WhyNot,
} from "../api/shapes";
import { sentenceOf } from "../frame/notices.svelte";
import type { Pointing, Title } from "../games/title";
import type { Catalogue } from "../words/catalogue";
import { callNames, levelName, personName } from "../words/people";
import { words } from "../words/words.svelte";
import { withLine } from "./around/lines";
import { continued, Past } from "./around/past";
import { Choosing } from "./choosing.svelte";
import { computerAt } from "./computers";
import { Hinting } from "./hinting.svelte";
import { Live, newRequest, type Wire, type Wishes } from "./live";
import { pointable } from "./pointable.svelte";
import { Reasons } from "./reasons";
import { SEATS } from "./seats";
import { Travelling } from "./travelling.svelte";

/** So many choices fit into a menu beside what was pointed at. */
const SHORT = 6;

export { SEATS };

/** Something one has asked about, and where on the page it is explained. */
export interface Asked {
	element: string;
	place: DOMRect;
	why: WhyNot | null | undefined;
	/** How it stands, in sentences, for who asked for it by name. */
	state: readonly string[];
	/** A passing answer goes when the mouse leaves; others stay until they are put away. */
	manner: Manner;
	/** What had been pointed at when it was asked: what the choices are among. */
	picked: readonly string[];
}

export type Manner = "passing" | "kept";

/** One table as this browser knows it: the newest position, what is shown of it, and how to act. */
export class Table {
	/** The newest position: what can be chosen, who is asked. */
	position = $state.raw<Position | null>(null);
	/** What the board draws: the newest position, one on the way to it, or one of the past. */
	shown = $state.raw<Position | null>(null);
	journal = $state.raw<readonly Block[]>([]);
	#lines = $state.raw<readonly Line[]>([]);
	wire = $state<Wire>("connecting");
	/** Why the server refuses this table for good. */
	refusal = $state("");
	/** One sentence about what just went wrong. */
	problem = $state("");
	/** The decision one looks at in the past; null is now. */
	moment = $state<number | null>(null);
	/** A decision of ours is on its way. */
	deciding = $state(false);
	asked = $state.raw<Asked | null>(null);
	/** Who is at the table, and when we heard of it; nothing as long as nobody wants to know. */
	presence = $state.raw<Presence | null>(null);
	presenceAt = $state(0);
	/** When the clocks of the newest position were read. */
	heardAt = $state(0);
	title = $state.raw<Title | null>(null);
	/** A picture: drawn as on a wide screen, wherever it is looked at. */
	readonly still: boolean = false;
	/** What everything on this board is called. */
	names = $state.raw<Readonly<Record<string, Message>>>({});
	readonly choosing = new Choosing();
	readonly hinting = new Hinting(this);
	readonly travelling = new Travelling(
		() => this.title,
		(position) => this.#show(position),
		() => this.onsettled(),
	);
	/** Somebody to tell of every new position, such as sound and the tab's title. */
	onposition: (position: Position, events: readonly Event[]) => void = () => {};
	onsettled: () => void = () => {};
	onnudged: (nudge: Nudged) => void = () => {};
	/** What was told last of the people here: who decides for whom now, who nudges. The voice of the table reads it out. */
	company = $state.raw<{ readonly sentence: string } | null>(null);

	readonly seats: readonly SeatCard[] = $derived(this.position?.table.seats ?? []);
	/** The words of the title as they are, in which players are called by their colours. */
	readonly plainWords: Catalogue = $derived(words.of(this.position?.table.title ?? ""));
	/** The words of this table: players by their names where that is clear and the language lets it be. */
	readonly words: Catalogue = $derived(this.plainWords.calling(callNames(this.seats, this.plainWords)));
	readonly view: Heading | null = $derived(this.shown?.view ?? null);
	readonly isNow: boolean = $derived(this.moment === null);
	/** Whether one can choose: not while looking at the past, nor while others' decisions are still being told. */
	readonly ready: boolean = $derived(this.moment === null && this.travelling.watched === null);
	/** The seats that are ours; several when people share this screen. */
	readonly mine: readonly number[] = $derived(this.seats.filter((card) => card.yours).map((card) => card.seat));
	/** Seats of ours for which a computer player decides until we take them back. */
	readonly away: readonly SeatCard[] = $derived(
		this.position?.table.status === "playing"
			? this.seats.filter((card) => card.yours && card.mind && !card.resigned)
			: [],
	);
	/** A seat is kept for us until we say yes or no. */
	readonly invited: boolean = $derived(this.seats.some((card) => card.asked === "you"));
	/** Where we talk: who plays does not hear those who watch, nor they us; when all is over we are in one room. */
	readonly room: Line["room"] = $derived.by(() => {
		const status = this.position?.table.status;
		if (status === "finished" || status === "closed") return "everyone";
		return this.#plays ? "players" : "spectators";
	});
	/** What was said where we are. */
	readonly lines: readonly Line[] = $derived.by(() => {
		const other = this.#plays ? "spectators" : "players";
		return this.#lines.filter((line) => line.room !== other);
	});
	readonly #plays: boolean = $derived(this.mine.length > 0 || this.invited);
	/** The seat we act for, if one of ours is asked. */
	readonly actor: number | null = $derived(this.position?.prompt?.seat ?? null);

	/** Where our wishes go. */
	protected live: Wishes | null = null;
	#known: number | null = 0;
	#past = new Past((from, to, seat) =>
		get<Position[]>(`/tables/${this.id}/positions?from=${from}&to=${to}${through(seat, "&")}`),
	);
	/** Each pair of eyes has names of its own: what only one may see has a name, too. */
	#named = new Map<number | null, Readonly<Record<string, Message>>>();
	#reasons = new Reasons();
	/** The same mark for the same element: a drawn thing keeps it from one position to the next. */
	#pointable = new Map<string, Attachment<Element>>();
	/** The request of our decision that is on its way. */
	#decision = "";
	#closed = false;

	constructor(
		readonly id: string,
		public seat: number | null = null,
		public spectate = false,
	) {}

	connect(): void {
		if (this.#closed) return;
		const look = () => ({ seat: this.seat, since: this.#known, spectate: this.spectate });
		this.live = new Live(
			this.id,
			look,
			(message) => this.hear(message),
			(wire, reason) => {
				this.wire = wire;
				if (wire === "refused") void this.#refused(reason);
			},
		);
	}

	/** Why a connection was refused: there is little room for it where it ends, so we ask once more. */
	async #refused(reason: string): Promise<void> {
		this.refusal = await get(`/tables/${this.id}${through(this.seat, "?")}`).then(
			() => reason || words.refusal({ id: "refused-session-ended", args: {} }, reason),
			(error) => sentenceOf(error),
		);
	}

	/** Connect anew, when the server knows us as somebody else now. */
	reconnect(): void {
		if (!this.#closed) this.live?.reopen();
	}

	close(): void {
		this.#closed = true;
		this.live?.close();
		this.travelling.skip();
	}

	/** Read the talk once more: whose lines we hear has changed. */
	async readTalkAnew(): Promise<void> {
		this.#lines = await get<Line[]>(`/tables/${this.id}/chat`);
	}

	// What the server says.

	hear(message: FromServer): void {
		switch (message.type) {
			case "position":
				this.#positioned(message);
				break;
			case "line":
				this.#lines = withLine(this.#lines, message);
				break;
			case "presence":
				this.presence = message;
				this.presenceAt = performance.now();
				break;
			case "nudged":
				this.onnudged(message);
				break;
			case "reason":
				this.#reasons.answer(message.request, message.why);
				break;
			case "problem":
				this.#answered(message.request, message);
				break;
		}
	}

	/** What came of something we asked for; a refusal has a sentence. */
	#answered(request: string | null, refused: Pick<Answer, "problem" | "message"> | null): void {
		if (this.#reasons.answer(request, null)) return;
		if (request === this.#decision) this.deciding = false;
		if (refused?.problem) this.problem = words.refusal(refused.message, refused.problem);
	}

	#positioned(position: Position): void {
		const before = this.position;
		const first = before === null;
		const turned = before !== null && before.seat !== position.seat;
		const same = !turned && before?.version === position.version;
		const news = position.journal;
		if (turned) this.#turn(position.seat);
		this.journal = continued(this.journal, news, position.decisions);
		if (turned && news[0]?.decision !== 0)
			this.live?.send({ type: "look", seat: this.seat, spectate: this.spectate, since: 0 });
		const events = news.filter((block) => block.decision > (before?.decisions ?? 0)).flatMap((block) => block.events);
		if (!same) this.problem = "";
		const { answer } = position;
		if (answer) this.#answered(answer.request, answer.outcome === "refused" ? answer : null);
		this.#past.forget(Math.min(position.decisions + 1, news[0]?.decision ?? Number.POSITIVE_INFINITY));
		if (this.moment !== null && this.moment >= position.decisions) this.moment = null;
		this.position = position;
		this.#known = position.version;
		this.heardAt = performance.now();
		this.choosing.offer(position.choices, same);
		this.hinting.follow(position);
		this.onposition(position, first ? [] : events);
		const nameless = position.choices.some((choice) => choice.elements.some((each) => !this.names[each]));
		if (position.view && (nameless || !this.#named.has(position.seat))) void this.learnNames(position.seat);
		if (first || turned || !this.isNow) {
			this.travelling.skip();
			if (this.isNow) this.#show(position);
		} else this.travelling.add(position, events, this.#other(news));
	}

	/** Who of the others decided last. */
	#other(news: readonly Block[]): number | null {
		return news.findLast((block) => block.seat !== null && !this.mine.includes(block.seat))?.seat ?? null;
	}

	/** Other eyes look now: nothing that those before have seen, read or asked is left. */
	#turn(seat: number | null): void {
		this.journal = [];
		this.moment = null;
		this.asked = null;
		this.names = this.#named.get(seat) ?? {};
	}

	protected async learnNames(seat: number | null): Promise<void> {
		const known = this.#named.get(seat);
		this.#named.set(seat, known ?? {});
		try {
			const names = await get<Record<string, Message>>(`/tables/${this.id}/names${through(seat, "?")}`);
			this.#named.set(seat, { ...known, ...names });
			if (this.position?.seat === seat) this.names = { ...known, ...names };
		} catch {
			if (!known) this.#named.delete(seat); // to be asked for again
		}
	}

	#show(position: Position): void {
		if (this.moment !== null && this.moment !== position.decisions) return;
		const changed = this.shown?.decisions !== position.decisions;
		this.shown = position;
		if (changed && this.asked) void this.#askAgain(this.asked);
	}

	// What we do.

	/** Point at an element of the board: choose what it stands for, or narrow down, or take it back, or ask why not. */
	point(element: string, place: DOMRect, by: Pointing = "mouse"): void {
		const hasty = this.travelling.watched !== null;
		this.travelling.skip();
		this.asked = null;
		if (hasty) return; // it was meant for what was to be seen; now all is
		if (!this.choosing.open.has(element)) element = this.title?.meantBy?.(element) ?? element;
		if (this.title?.pointed?.(element, this, by)) return;
		if (this.isNow && !this.choosing.open.has(element) && this.choosing.picked.includes(element)) {
			this.choosing.unpick(element);
			return;
		}
		if (!this.isNow || !this.choosing.open.has(element)) {
			void this.explain(element, place, "kept");
			return;
		}
		const meant = this.choosing.pick(element);
		if (meant) this.choose(meant);
		else if (this.choosing.needsList || (!this.choosing.gathering && this.choosing.fitting.length <= SHORT))
			this.asked = { element, place, why: null, state: [], manner: "kept", picked: this.choosing.picked };
	}

	choose(choice: Choice): void {
		const seat = this.actor;
		if (seat === null || this.deciding || !this.position) return;
		this.travelling.skip();
		this.asked = null;
		this.problem = "";
		this.deciding = true;
		this.choosing.drop();
		this.#decision = newRequest();
		this.live?.wish({
			type: "decide",
			seat,
			answers: this.position.version,
			request: this.#decision,
			choice: choice.id,
		});
	}

	undo(): void {
		const { position } = this;
		if (!position || position.seat === null) return;
		this.travelling.skip();
		this.live?.wish({ type: "undo", seat: position.seat, answers: position.version, request: newRequest() });
	}

	handOver(seat: number): void {
		this.live?.wish({ type: "handover", seat, request: newRequest() });
	}

	/** Leave for good. */
	resign(seat: number): void {
		this.live?.wish({ type: "resign", seat, request: newRequest() });
	}

	takeBack(seat: number): void {
		this.live?.wish({ type: "takeback", seat, request: newRequest() });
	}

	/** Remind somebody that we wait for them. */
	nudge(seat: number): void {
		this.live?.wish({ type: "nudge", seat, request: newRequest() });
	}

	/** Let the others know what we do. */
	does(doing: NonNullable<Present["doing"]>): void {
		this.live?.send({ type: "present", doing });
	}

	say(text: string): boolean {
		return this.live?.send({ type: "say", text }) ?? false;
	}

	async sit(seat: number | null, invitation: string | null): Promise<void> {
		await post(`/tables/${this.id}/seats`, { seat, invitation });
		this.reconnect();
	}

	/** What is known of an element besides its name. */
	describe(element: string): string[] {
		const own = this.view && this.title?.text?.(element, this, this.view);
		const does = own ?? this.words.attribute(element.replaceAll(":", "-"), "effect");
		const more = (this.view && this.title?.tells?.(element, this.view)) || [];
		return [...(does ? [does] : []), ...more.map((message) => this.words.say(message))];
	}

	/**
	 * Explain an element where it stands: what it is, what it would do, or why it is no choice now. What somebody asked for
	 * stays until they put it away: resting the mouse on something else, such as what lies under a list, does not replace it.
	 */
	async explain(element: string, place: DOMRect, manner: Manner, state: readonly string[] = []): Promise<void> {
		if (manner === "passing" && this.asked?.manner === "kept") return;
		const asked: Asked = { element, place, why: undefined, state, manner, picked: this.choosing.picked };
		this.asked = asked;
		const why = this.isNow && this.position?.seat != null ? await this.why(element) : null;
		if (this.asked === asked) this.asked = { ...asked, why };
	}

	/** The board has changed under an explanation: one in passing goes, one that was asked for tells how it is now. */
	async #askAgain(before: Asked): Promise<void> {
		if (before.manner === "passing") {
			this.asked = null;
			return;
		}
		const asked: Asked = { ...before, state: [], picked: this.choosing.picked };
		this.asked = asked;
		const why = this.isNow ? await this.why(asked.element) : null;
		if (this.asked === asked) this.asked = { ...asked, why };
	}

	why(element: string): Promise<WhyNot | null> {
		const seat = this.position?.seat;
		if (seat == null) return Promise.resolve(null);
		return this.#reasons.ask((request) => {
			if (this.live?.send({ type: "why", seat, element, request })) return;
			get<Reason>(`/tables/${this.id}/why?seat=${seat}&element=${encodeURIComponent(element)}`).then(
				({ why }) => this.#reasons.answer(request, why),
				() => this.#reasons.answer(request, null),
			);
		});
	}

	/** What a seat can reach by several choices in a row; nothing while the server does not say. */
	async plans(seat: number): Promise<readonly Plan[]> {
		const found = await get<Plans>(`/tables/${this.id}/plans?seat=${seat}`).catch(() => null);
		return found?.plans ?? [];
	}

	/** A part of the table in sentences, such as `overview`, `seat:1` or an element; null where nobody tells it. */
	async spoken(topic: string): Promise<readonly string[] | null> {
		const seat = this.position?.seat ?? null;
		const address = `/tables/${this.id}/spoken?topic=${encodeURIComponent(topic)}${through(seat, "&")}`;
		const found = await get<Spoken>(address).catch(() => null);
		return found ? found.lines.map((line) => this.words.say(line)) : null;
	}

	// The past.

	/** Show the table after so many decisions; null is now. Telling lets things travel as they did. */
	async goTo(moment: number | null, telling = false): Promise<void> {
		if (!this.position) return;
		if (moment !== null && moment >= this.position.decisions) moment = null;
		const { seat } = this.position;
		this.moment = moment;
		this.travelling.skip();
		this.asked = null;
		const shown = moment === null ? this.position : await this.at(moment).catch((error) => this.#failed(error));
		if (this.moment !== moment || this.position.seat !== seat) return;
		if (!shown) return this.goTo(null);
		const block = this.journal.find((each) => each.decision === shown.decisions);
		if (telling && block) this.travelling.add(shown, block.events);
		else this.shown = shown;
	}

	#failed(error: unknown): null {
		this.problem = sentenceOf(error);
		return null;
	}

	/** A position of the past, from memory or the server, which gives its neighbours with it. */
	async at(moment: number): Promise<Position> {
		const { decisions, seat } = this.position!;
		const found = await this.#past.at(moment, decisions, seat);
		this.#past.prefetch(moment, decisions, seat);
		return found;
	}

	// How things are called.

	/** What somebody at a seat is called: the name and never only a colour. */
	seatName(seat: number): string {
		const card = this.seats[seat];
		const colour = this.plainWords.name(`seat:${SEATS[seat]}`) ?? "";
		if (!card) return colour;
		if (card.kind === "mind") return words.t("seat-mind", { name: computerAt(seat) });
		return personName(card.name) || colour;
	}

	/** The same without a word that it is a computer player, where there is little room. */
	shortName(seat: number): string {
		return this.seats[seat]?.kind === "mind" ? computerAt(seat) : this.seatName(seat);
	}

	/** What a computer player is called. */
	mindName(mind: string): string {
		return levelName(this.words, mind);
	}

	/** What an element is called; the server knows the names of things that need more than one word of the catalogue. */
	nameOf(element: string): string {
		const message = (this.view && this.title?.named?.(element, this.view)) ?? this.names[element];
		return message ? this.words.say(message) : (this.words.name(element) ?? "");
	}

	/** Marks something on the board that one can point at; see `pointable.svelte.ts`. */
	element(element: string): Attachment<Element> {
		const known = this.#pointable.get(element) ?? pointable(this, element);
		this.#pointable.set(element, known);
		return known;
	}
}

/** Through whose eyes, for an address. */
function through(seat: number | null, mark: "?" | "&"): string {
	return seat === null ? "" : `${mark}seat=${seat}`;
}
