// Made from the server's types by `npm run types`; do not edit.

export type Shapes =
	| Decide
	| Undo
	| Look
	| Why
	| AskPlans
	| Say
	| Present
	| Nudge
	| Handover
	| Takeback
	| Resign
	| Hello
	| Position
	| TableCard
	| Result
	| Terms
	| Bank
	| Days
	| Source
	| SeatCard
	| Prompt
	| Message
	| Choice
	| Block
	| Event
	| Clocks
	| Answer
	| Line
	| Presence
	| SeatPresence
	| Nudged
	| Reason
	| WhyNot
	| Plans
	| Plan
	| Problem
	| FromClient
	| FromServer
	| AdminPerson
	| PersonCard
	| BanCard
	| AdminTableCard
	| AdminSeat
	| AdminReport
	| AdminTable
	| AdminLine
	| AuditCard
	| BlockCard
	| ChangePassword
	| Chat
	| Confirm
	| ConfirmMail
	| Continue
	| Place
	| Credentials
	| DailyCard
	| DailyTry
	| DailyResult
	| Span
	| DailyLine
	| Examples
	| Example
	| InvitationCard
	| AskHint
	| Farewell
	| Hints
	| Hint
	| Gain
	| History
	| TitleHistory
	| Rating
	| Outing
	| Companion
	| Rival
	| Links
	| Lobby
	| Opener
	| LogIn
	| Me
	| NewBan
	| NewBlock
	| NewGuest
	| NewInvitation
	| NewReport
	| NewTable
	| NewTournament
	| NewWay
	| PushKeys
	| Notices
	| NoticeWishes
	| WayCard
	| OneTimeLink
	| Promotion
	| PublicPage
	| RatedLevel
	| RatedPerson
	| Recover
	| ReportCard
	| Resolution
	| RecoveryCodes
	| SecondFactor
	| SessionCard
	| SetPassword
	| Sit
	| Spoken
	| Statistics
	| AtSeats
	| BestScore
	| Picks
	| Pick
	| TitleCard
	| Tournament
	| TournamentPlayer
	| Stage
	| StageTable
	| StageSeat
	| TournamentCard
	| TurnOff
	| TurnOn
	| Tutorial
	| Step
	| Heading
	| ViewEssen
	| Essen_CrowdView
	| Essen_GameView
	| Essen_PalletView
	| Essen_RankingView
	| Essen_PlayerView
	| Essen_TariffView
	| ViewEuphoria
	| Euphoria_RegionView
	| Euphoria_TracksView
	| Euphoria_AreaView
	| Euphoria_WorkerView
	| Euphoria_HarvestView
	| Euphoria_AmountView
	| Euphoria_SpaceView
	| Euphoria_SiteView
	| Euphoria_PlotView
	| Euphoria_FactionView
	| Euphoria_OfferView
	| Euphoria_PlayerView
	| Euphoria_RecruitView
	| ViewWorldsfair
	| Worldsfair_WheelView
	| Worldsfair_AreaView
	| Worldsfair_PlayerView;
export type FromClient = Decide | Undo | Look | Why | AskPlans | Say | Present | Nudge | Handover | Takeback | Resign;
export type FromServer = Hello | Position | Line | Presence | Nudged | Reason | Plans | Problem;

/**
 * Make a decision for a seat of yours on the position with this number; by the choice's id or its notation.
 */
export interface Decide {
	type: "decide";
	/**
	 * A place at the table, from 0.
	 */
	seat: number;
	/**
	 * The number of the position somebody looked at.
	 */
	answers: number;
	/**
	 * Repeating it does nothing.
	 */
	request: string;
	choice?: number | null;
	notation?: string | null;
}
export interface Undo {
	type: "undo";
	/**
	 * A place at the table, from 0.
	 */
	seat: number;
	/**
	 * The number of the position somebody looked at.
	 */
	answers: number;
	/**
	 * Repeating it does nothing.
	 */
	request: string;
}
/**
 * Send me a fresh position, with the journal since this number; from now on through the eyes of this seat.
 *
 *     Without a seat: the one of mine that is asked, or else the one I look through, or my first; with ``spectate`` only
 *     what everyone may see. Who is ``hidden`` has something else before their eyes, and hears by other ways of what they
 *     are asked.
 */
export interface Look {
	type: "look";
	seat?: number | null;
	spectate?: boolean;
	hidden?: boolean;
	since?: number | null;
	request?: string | null;
}
export interface Why {
	type: "why";
	/**
	 * A place at the table, from 0.
	 */
	seat: number;
	element: string;
	request?: string | null;
}
export interface AskPlans {
	type: "plans";
	/**
	 * A place at the table, from 0.
	 */
	seat: number;
	request?: string | null;
}
export interface Say {
	type: "say";
	text: string;
	request?: string | null;
}
/**
 * Say what I do: look at the table, something else (another window, or nothing for a while), or write a line.
 *
 *     From the first of these on the connection is told who else is there. Writing is over after a few seconds, or with
 *     the line; who never says anything counts as looking.
 */
export interface Present {
	type: "present";
	doing?: "elsewhere" | "here" | "typing";
	request?: string | null;
}
/**
 * Remind somebody at my table that it waits for them.
 */
export interface Nudge {
	type: "nudge";
	/**
	 * A place at the table, from 0.
	 */
	seat: number;
	/**
	 * Repeating it does nothing.
	 */
	request: string;
}
/**
 * Let a computer player go on for a seat: your own, or one whose time is up or who is away too long.
 *
 *     For your own you may say which; for another's it is the stand-in of the table's terms, whatever is said here.
 */
export interface Handover {
	type: "handover";
	/**
	 * A place at the table, from 0.
	 */
	seat: number;
	/**
	 * Repeating it does nothing.
	 */
	request: string;
	mind?: string | null;
}
/**
 * Take your seat back from the computer player.
 */
export interface Takeback {
	type: "takeback";
	/**
	 * A place at the table, from 0.
	 */
	seat: number;
	/**
	 * Repeating it does nothing.
	 */
	request: string;
}
/**
 * Leave the game for good: the table's stand-in plays on for the others' sake, and you are ranked last.
 */
export interface Resign {
	type: "resign";
	/**
	 * A place at the table, from 0.
	 */
	seat: number;
	/**
	 * Repeating it does nothing.
	 */
	request: string;
}
/**
 * The first message of a live connection.
 */
export interface Hello {
	type: "hello";
	protocol: number;
	server: string;
	you: string | null;
}
/**
 * Everything about a table that you may know: what every answer holds.
 */
export interface Position {
	type: "position";
	table: TableCard;
	version: number;
	seat: number | null;
	decisions: number;
	seed_hash: string;
	seed: string | null;
	view: Heading | null;
	prompt: Prompt | null;
	choices: Choice[];
	journal: Block[];
	can_undo: boolean;
	can_hint: boolean;
	asked_since: number | null;
	clocks: Clocks | null;
	rematch: string | null;
	tired: number[];
	answer: Answer | null;
}
/**
 * A table as the lobby shows it.
 */
export interface TableCard {
	status: "closed" | "finished" | "open" | "playing";
	waiting: number[];
	decisions: number;
	changed: number;
	result: Result | null;
	id: string;
	title: string;
	rules: number;
	options: {
		[k: string]: string | number | boolean;
	};
	terms: Terms;
	seats: SeatCard[];
	host: boolean;
}
/**
 * How the game ended, per seat. Places count from 1 and are shared on ties.
 */
export interface Result {
	scores: number[];
	ranks: number[];
}
/**
 * Live or over days, with or without a clock, for everyone to find or only by its address.
 *
 *     ``stand_in`` is the computer player that goes on for whoever keeps the others waiting, or resigns.
 */
export interface Terms {
	pace: "days" | "live";
	clock: (Bank | Days) | null;
	listed: boolean;
	source: Source | null;
	chance: "blake2b" | "sfc32";
	stand_in: string;
	patience: number | null;
	hints: boolean | null;
	rated: boolean;
	daily: string | null;
	tournament: string | null;
	sealed: boolean;
}
/**
 * A time bank for the whole game, and seconds that every decision gives back.
 */
export interface Bank {
	kind: "bank";
	seconds: number;
	increment?: number;
}
/**
 * So many days for every decision.
 */
export interface Days {
	kind: "days";
	days: number;
}
/**
 * Where the beginning of a game was taken from: a position of another table, or a record somebody brought.
 */
export interface Source {
	table: string | null;
	decisions: number;
}
/**
 * Who sits where. ``mind`` is the computer player that decides now, also for a person who is away.
 */
export interface SeatCard {
	seat: number;
	kind: "anyone" | "invitation" | "mind" | "person";
	name: string;
	mind: string | null;
	yours: boolean;
	asked: ("another" | "declined" | "you") | null;
	resigned: boolean;
}
/**
 * What is being asked, and of whom.
 */
export interface Prompt {
	seat: number;
	kind: string;
	message: Message;
}
export interface Message {
	id: string;
	args: {
		[k: string]: string | number;
	};
}
/**
 * One legal thing to do: its id, its kind, the board elements it touches in the order one would click them.
 *
 *     What consists of several parts of one kind, such as the goods of a payment, names them all, some of them several
 *     times; clients let a person point at these in any order.
 */
export interface Choice {
	id: number;
	kind: string;
	notation: string;
	elements: string[];
	message: Message;
	amount: number | null;
}
/**
 * What one decision brought about, as you may know it.
 */
export interface Block {
	decision: number;
	seat: number | null;
	events: Event[];
}
/**
 * One line of the journal, as one seat may read it; ``elements`` is what it moved or changed.
 *
 *     Neighbours that differ only in the argument ``lists`` can be told in one sentence with a list.
 */
export interface Event {
	kind: string;
	seat: number | null;
	elements: string[];
	message: Message;
	lists: string;
}
/**
 * Milliseconds left per seat at the moment this was sent, and the seats whose clock runs. Null: no limit.
 */
export interface Clocks {
	left: (number | null)[];
	running: number[];
	up: number[];
	waited: (number | null)[];
}
/**
 * What came of your request.
 */
export interface Answer {
	request: string | null;
	outcome: "done" | "refused" | "repeated" | "stale";
	problem: string | null;
	status: number;
	message: Message | null;
}
/**
 * One line of the table's chat, and who hears it. One that was removed comes again, without a text.
 */
export interface Line {
	type: "line";
	number: number;
	name: string;
	seat: number | null;
	text: string;
	wall: number;
	room: "everyone" | "players" | "spectators";
}
/**
 * Who is at the table: sent to who has said what they do, and again when it changes.
 */
export interface Presence {
	type: "presence";
	seats: (SeatPresence | null)[];
	watching: number;
}
/**
 * Whether whoever holds a seat looks at the table, has it open but does something else, or has gone.
 *
 *     Who looks and is asked, is thinking.
 */
export interface SeatPresence {
	state: "away" | "elsewhere" | "here";
	typing: boolean;
	gone: number | null;
}
/**
 * Somebody at the table reminds you that it waits for a seat of yours.
 */
export interface Nudged {
	type: "nudged";
	seat: number;
	by: number;
}
/**
 * Why pointing at an element chooses nothing; ``why`` is null if it does choose something.
 */
export interface Reason {
	type: "reason";
	element: string;
	why: WhyNot | null;
	request: string | null;
}
/**
 * Why an element is not a choice now: the reason and the rule that says so.
 */
export interface WhyNot {
	element: string;
	rule: string;
	message: Message;
}
export interface Plans {
	type: "plans";
	plans: Plan[];
	request: string | null;
}
/**
 * Several choices in a row that lead to something: what, by which choices, at which price in the title's own terms.
 *
 *     A plan can be carried out to its end as long as nobody else acts; its ``notation`` is what a person types for it.
 */
export interface Plan {
	kind: string;
	notation: string;
	element: string;
	choices: number[];
	price: number;
	message: Message;
	listed: boolean;
}
/**
 * A refusal: one sentence for a person, and for a program what would change it, if that is known.
 */
export interface Problem {
	type: "problem";
	problem: string;
	status: number;
	request: string | null;
	needs: ("account" | "better_password" | "invitation" | "second_factor") | null;
	message: Message | null;
}
/**
 * A person as an admin looks at them.
 */
export interface AdminPerson {
	person: PersonCard;
	sessions: number;
	tables: AdminTableCard[];
	reports: AdminReport[];
}
export interface PersonCard {
	id: string;
	name: string;
	account: string | null;
	since: number;
	admin: boolean;
	second_factor: boolean;
	ban: BanCard | null;
	mute: BanCard | null;
}
/**
 * A person or a range of addresses that is banned, or a person who is muted; for good if there is no end.
 */
export interface BanCard {
	id: number;
	kind: "ban" | "mute";
	person: string | null;
	name: string | null;
	network: string | null;
	reason: string;
	until: number | null;
	since: number;
}
export interface AdminTableCard {
	id: string;
	title: string;
	status: "closed" | "finished" | "open" | "playing";
	listed: boolean;
	host: string;
	seats: AdminSeat[];
	decisions: number;
	since: number;
	changed: number;
}
export interface AdminSeat {
	seat: number;
	kind: ("anyone" | "invitation" | "mind" | "person") | "resigned";
	name: string;
	person: string | null;
	mind: string | null;
}
export interface AdminReport {
	id: number;
	table: string;
	name: string;
	line: number | null;
	text: string | null;
	reason: string;
	since: number;
	outcome: ("acted" | "dismissed") | null;
	note: string | null;
	resolved: number | null;
	reporter: string;
	reporter_name: string;
	person: string;
}
/**
 * A table as an admin looks at it: who plays and what was said, but nothing of the game.
 */
export interface AdminTable {
	table: AdminTableCard;
	lines: AdminLine[];
}
/**
 * A line of talk, with who said it; one without a text was removed.
 */
export interface AdminLine {
	number: number;
	person: string;
	name: string;
	text: string;
	wall: number;
}
/**
 * What an admin did. ``who`` is their id; nobody is the command line.
 */
export interface AuditCard {
	number: number;
	who: string | null;
	by: string;
	what: string;
	whom: string;
	name: string | null;
	why: string;
	wall: number;
}
/**
 * Somebody I have blocked, by the name they had. The id is the block's own.
 */
export interface BlockCard {
	id: string;
	name: string;
	since: number;
}
export interface ChangePassword {
	/**
	 * The password one has.
	 */
	old: string;
	new: string;
}
export interface Chat {
	text: string;
}
/**
 * What is not done without one's password.
 */
export interface Confirm {
	/**
	 * The password one has.
	 */
	password: string;
}
/**
 * The secret part of the link that was sent to an address.
 */
export interface ConfirmMail {
	/**
	 * The secret part of a link.
	 */
	link: string;
}
/**
 * A new table from a position of a finished game.
 */
export interface Continue {
	/**
	 * The number of the position somebody looked at.
	 */
	decisions: number;
	/**
	 * @minItems 1
	 * @maxItems 16
	 */
	seats:
		| [Place]
		| [Place, Place]
		| [Place, Place, Place]
		| [Place, Place, Place, Place]
		| [Place, Place, Place, Place, Place]
		| [Place, Place, Place, Place, Place, Place]
		| [Place, Place, Place, Place, Place, Place, Place]
		| [Place, Place, Place, Place, Place, Place, Place, Place]
		| [Place, Place, Place, Place, Place, Place, Place, Place, Place]
		| [Place, Place, Place, Place, Place, Place, Place, Place, Place, Place]
		| [Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place]
		| [Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place]
		| [Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place]
		| [Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place]
		| [Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place]
		| [Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place];
	pace?: "days" | "live";
	clock?: (Bank | Days) | null;
	listed?: boolean;
	stand_in?: string | null;
	patience?: number | null;
	hints?: boolean | null;
}
/**
 * Who is to sit in a seat: me, anyone, somebody I invite, a computer player, or another person at this screen.
 */
export interface Place {
	who: "anyone" | "here" | "invitation" | "me" | "mind";
	mind?: string | null;
	name?: string | null;
}
export interface Credentials {
	/**
	 * A name people can read.
	 */
	name: string;
	password: string;
}
/**
 * Today's deal of a title.
 */
export interface DailyCard {
	title: string;
	day: string;
	ends: number;
	seats: number;
	mind: string;
	players: number;
	yours: DailyTry | null;
}
/**
 * My own try at a deal: where it is played, and what it came to.
 */
export interface DailyTry {
	table: string;
	status: "closed" | "finished" | "open" | "playing";
	score: number | null;
	rank: number | null;
	late: boolean;
}
/**
 * What came of a deal. Scores and lines are told to who has finished it, and to everybody when it is over.
 */
export interface DailyResult {
	title: string;
	day: string;
	ends: number;
	closes: number;
	over: boolean;
	seats: number;
	mind: string;
	players: number;
	yours: DailyTry | null;
	told: boolean;
	scores: Span[];
	lines: DailyLine[];
	seed: string | null;
	before: string | null;
	after: string | null;
}
/**
 * How many games lasted from ``least`` on, up to where the next span begins.
 */
export interface Span {
	least: number;
	games: number;
}
/**
 * Somebody's result. Order is by points, then by the lead over the best computer player.
 */
export interface DailyLine {
	place: number | null;
	name: string;
	page: string | null;
	score: number;
	lead: number;
	rank: number;
	yours: boolean;
	table: string | null;
}
/**
 * All pictures of a title's rules, in one language.
 */
export interface Examples {
	title: string;
	names: {
		[k: string]: Message;
	};
	examples: Example[];
}
/**
 * A picture for a rule: a position of a recorded game, and which part of which drawing shows it.
 */
export interface Example {
	rule: string | null;
	chapter: number;
	drawn: "board" | "holdings" | "mat";
	seat: number;
	shows: string[];
	caption: string;
	told: string;
	position: Position;
}
/**
 * An invitation to a private server that nobody has used yet; its secret is known to whom it was given.
 */
export interface InvitationCard {
	id: string;
	since: number;
	expires: number;
}
/**
 * Tell me the best choices of a seat of mine that is asked, and what they would bring; that I asked is recorded.
 */
export interface AskHint {
	/**
	 * A place at the table, from 0.
	 */
	seat: number;
}
/**
 * Delete everything of mine; who has an account says the password once more.
 */
export interface Farewell {
	password?: string | null;
}
/**
 * The best choices of a seat after so many decisions, the best first; told only to who plays there.
 */
export interface Hints {
	decisions: number;
	asked_since: number;
	hints: Hint[];
}
/**
 * One of the best choices: the chance to win with it in percent, and what is expected to come of it.
 */
export interface Hint {
	choice: number;
	chance: number;
	feats: Message[];
	gains: Gain[];
}
/**
 * How many points more, or less, are expected from something.
 */
export interface Gain {
	what: Message;
	count: number;
}
/**
 * The page of somebody with an account. A win is a first place, also a shared one.
 */
export interface History {
	name: string;
	page: string;
	yours: boolean;
	public: boolean;
	games: number;
	wins: number;
	streak: number;
	longest_streak: number;
	titles: TitleHistory[];
	rivals: Rival[];
	forms: string[];
}
/**
 * What somebody has played of one title, the latest games in the order of their ending.
 */
export interface TitleHistory {
	title: string;
	games: number;
	wins: number;
	best: number;
	rating: Rating | null;
	outings: Outing[];
}
/**
 * How strong somebody is at a title, after so many rated games: newcomers have 25.
 *
 *     Whoever is 4 ahead wins about three games of four. ``doubt`` is one standard deviation.
 */
export interface Rating {
	strength: number;
	doubt: number;
	games: number;
}
/**
 * One finished game of somebody.
 */
export interface Outing {
	table: string;
	title: string;
	ended: number;
	seats: number;
	rank: number;
	score: number;
	others: Companion[];
}
/**
 * Who else sat at a table, as it says there; a computer player by which it was.
 */
export interface Companion {
	name: string;
	mind: boolean;
}
/**
 * Somebody one has played against, and how often one ended before, behind or level with them.
 */
export interface Rival {
	name: string;
	page: string | null;
	mind: boolean;
	games: number;
	ahead: number;
	behind: number;
	level: number;
}
/**
 * Secrets by seat. ``invitations`` are for the host to give away, ``seats`` are your own to keep.
 */
export interface Links {
	invitations: {
		[k: string]: string;
	};
	seats: {
		[k: string]: string;
	};
}
/**
 * ``open`` is one page of tables with free seats, the newest of each person who opened some.
 */
export interface Lobby {
	open: TableCard[];
	mine: TableCard[];
	finished: TableCard[];
	openers: {
		[k: string]: Opener;
	};
	presence: {
		[k: string]: (SeatPresence | null)[];
	};
	after: string | null;
}
/**
 * Who has opened a table, and how many more of theirs there are in the lobby.
 */
export interface Opener {
	name: string;
	more: number;
}
/**
 * The code is for accounts with a second factor, and can come with the second try.
 */
export interface LogIn {
	/**
	 * A name people can read.
	 */
	name: string;
	/**
	 * The password one has.
	 */
	password: string;
	code?: string | null;
}
export interface Me {
	id: string;
	name: string;
	account: string | null;
	session: string;
	second_factor: boolean;
	admin: boolean;
	public_page: boolean;
}
/**
 * Ban a person or a range of addresses, or mute a person.
 */
export interface NewBan {
	kind?: "ban" | "mute";
	person?: string | null;
	network?: string | null;
	reason: string;
	until?: number | null;
}
/**
 * Have nothing to do with whoever sits in a seat, or has said a line: one of the two.
 */
export interface NewBlock {
	table: string;
	seat?: number | null;
	line?: number | null;
}
/**
 * A name. A private server wants an invitation with it: one of its own, or the link to a seat at a table.
 */
export interface NewGuest {
	/**
	 * A name people can read.
	 */
	name: string;
	invitation?: string | null;
	table?: string | null;
}
export interface NewInvitation {
	days?: number;
	why?: string;
}
/**
 * Tell those who look after the server about whoever sits in a seat, or about a line somebody has said.
 */
export interface NewReport {
	table: string;
	seat?: number | null;
	line?: number | null;
	reason: string;
}
export interface NewTable {
	title: string;
	/**
	 * @minItems 1
	 * @maxItems 16
	 */
	seats:
		| [Place]
		| [Place, Place]
		| [Place, Place, Place]
		| [Place, Place, Place, Place]
		| [Place, Place, Place, Place, Place]
		| [Place, Place, Place, Place, Place, Place]
		| [Place, Place, Place, Place, Place, Place, Place]
		| [Place, Place, Place, Place, Place, Place, Place, Place]
		| [Place, Place, Place, Place, Place, Place, Place, Place, Place]
		| [Place, Place, Place, Place, Place, Place, Place, Place, Place, Place]
		| [Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place]
		| [Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place]
		| [Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place]
		| [Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place]
		| [Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place]
		| [Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place, Place];
	options?: {
		[k: string]: string | number | boolean;
	};
	pace?: "days" | "live";
	clock?: (Bank | Days) | null;
	listed?: boolean;
	shuffle?: boolean;
	stand_in?: string | null;
	patience?: number | null;
	hints?: boolean | null;
	rated?: boolean;
}
/**
 * What is agreed on before a tournament. There is always a clock, so that nobody keeps a round waiting for ever.
 */
export interface NewTournament {
	/**
	 * A name people can read.
	 */
	name: string;
	title: string;
	format: "duplicate" | "round-robin" | "swiss";
	/**
	 * At a table, at most; in a duplicate match, exactly.
	 */
	seats: number;
	people?: number | null;
	rounds?: number;
	options?: {
		[k: string]: string | number | boolean;
	};
	pace?: "days" | "live";
	clock: Bank | Days;
	listed?: boolean;
	mind?: string | null;
}
/**
 * One more way to be told: an address of mail, a webhook, or a browser with its keys.
 */
export interface NewWay {
	kind: "discord" | "json" | "mail" | "matrix" | "push" | "slack";
	address: string;
	keys?: PushKeys | null;
	instead?: string | null;
}
/**
 * What a browser gives away to be pushed to: its public key, and a secret it shares with us.
 */
export interface PushKeys {
	p256dh: string;
	auth: string;
}
/**
 * How I am told, and what this server can do.
 */
export interface Notices {
	wishes: NoticeWishes;
	ways: WayCard[];
	mail: boolean;
	push_key: string;
}
/**
 * When and how somebody wants to be told.
 */
export interface NoticeWishes {
	/**
	 * One that the server has words of, such as en.
	 */
	language?: string;
	/**
	 * A time zone such as Europe/Berlin.
	 */
	zone?: string;
	quiet_from?: number | null;
	quiet_until?: number | null;
	apart?: 0 | 60 | 240 | 1440;
}
/**
 * A way by which I am told.
 */
export interface WayCard {
	id: string;
	kind: "discord" | "json" | "mail" | "matrix" | "push" | "slack";
	shown: string;
	confirmed: boolean;
	failing: boolean;
	address_hash: string;
}
/**
 * An address to give away. It works once, and is told only now.
 */
export interface OneTimeLink {
	address: string;
	expires: number;
}
export interface Promotion {
	admin: boolean;
	why?: string;
}
/**
 * Whether others may see the page with my games.
 */
export interface PublicPage {
	public: boolean;
}
/**
 * A computer player on the same scale: from matches of the levels, and of rated people against them.
 */
export interface RatedLevel {
	mind: string;
	strength: number;
	doubt: number;
}
/**
 * A line of the leaderboard, which is in the order of what somebody very likely is at least.
 */
export interface RatedPerson {
	strength: number;
	doubt: number;
	games: number;
	name: string;
	page: string | null;
	yours: boolean;
}
export interface Recover {
	link: string;
}
/**
 * Something I have reported, and what was decided; it waits as long as there is no outcome.
 */
export interface ReportCard {
	id: number;
	table: string;
	name: string;
	line: number | null;
	text: string | null;
	reason: string;
	since: number;
	outcome: ("acted" | "dismissed") | null;
	note: string | null;
	resolved: number | null;
}
/**
 * What was decided about a report; who reported it reads the note.
 */
export interface Resolution {
	outcome: "acted" | "dismissed";
	note?: string;
}
/**
 * Each is good once instead of a code; they are never shown again.
 */
export interface RecoveryCodes {
	codes: string[];
}
/**
 * What an authenticator app needs: the secret, and the address that is shown as a QR code.
 */
export interface SecondFactor {
	secret: string;
	address: string;
}
/**
 * One device somebody is known on.
 */
export interface SessionCard {
	id: string;
	agent: string;
	since: number;
	this: boolean;
}
/**
 * A new password for who has lost theirs, with the link they were sent.
 */
export interface SetPassword {
	/**
	 * The secret part of a link.
	 */
	link: string;
	password: string;
}
/**
 * Take a free seat; one that is kept for somebody invited needs the invitation.
 *
 *     Who is asked to a rematch says yes with this. Who opened the table may let a computer player sit down (``mind``).
 */
export interface Sit {
	seat?: number | null;
	invitation?: string | null;
	mind?: string | null;
}
/**
 * What is said of a topic to who hears the game, a sentence a line; of an element or a player, the name first.
 */
export interface Spoken {
	lines: Message[];
}
/**
 * What was played of a title from the beginning to the end.
 */
export interface Statistics {
	title: string;
	games: number;
	companies: AtSeats[];
	decisions: Span[];
	minutes: Span[];
	best: BestScore[];
	picks: Picks[];
	forms: string[];
}
/**
 * Games of so many players: how many there were, and how often each seat ended first, also with others.
 */
export interface AtSeats {
	seats: number;
	games: number;
	wins: number[];
}
/**
 * One of the highest scores of a person at a listed table.
 */
export interface BestScore {
	score: number;
	name: string;
	page: string | null;
	table: string;
	seats: number;
	ended: number;
}
/**
 * All of a kind, the most successful first.
 */
export interface Picks {
	kind: Message;
	picks: Pick[];
}
/**
 * Something that one picks or is dealt: in how many games, and how often whoever had it ended first.
 */
export interface Pick {
	element: string;
	name: Message;
	games: number;
	wins: number;
	fair: number;
}
/**
 * A title one can play here.
 */
export interface TitleCard {
	title: string;
	rules: number;
	min_seats: number;
	max_seats: number;
	options: {};
	minds: string[];
	languages: string[];
	open_to_all: boolean;
	tutorial: boolean;
}
/**
 * The page of a tournament.
 */
export interface Tournament {
	id: string;
	name: string;
	title: string;
	format: "duplicate" | "round-robin" | "swiss";
	status: "closed" | "finished" | "gathering" | "playing";
	seats: number;
	people: number;
	rounds: number;
	round: number;
	pace: "days" | "live";
	clock: Bank | Days;
	listed: boolean;
	host: string;
	entered: number;
	opened: number;
	changed: number;
	yours: boolean;
	in_it: boolean;
	options: {
		[k: string]: string | number | boolean;
	};
	mind: string;
	players: TournamentPlayer[];
	stages: Stage[];
	your_table: string | null;
}
/**
 * A line of the standings. Points are at most one for each round.
 */
export interface TournamentPlayer {
	number: number;
	name: string;
	page: string | null;
	yours: boolean;
	place: number;
	points: number;
	opponents: number;
	margin: number;
	wins: number;
	rounds: {
		[k: string]: number;
	};
	left: number | null;
}
export interface Stage {
	round: number;
	tables: StageTable[];
}
export interface StageTable {
	id: string;
	status: "closed" | "finished" | "open" | "playing";
	sealed: boolean;
	seats: StageSeat[];
}
/**
 * One seat of a table: the number of the player, or null for a computer player. The rest follows the end.
 */
export interface StageSeat {
	player: number | null;
	rank: number | null;
	score: number | null;
	points: number | null;
}
/**
 * A tournament as a list shows it.
 */
export interface TournamentCard {
	id: string;
	name: string;
	title: string;
	format: "duplicate" | "round-robin" | "swiss";
	status: "closed" | "finished" | "gathering" | "playing";
	seats: number;
	people: number;
	rounds: number;
	round: number;
	pace: "days" | "live";
	clock: Bank | Days;
	listed: boolean;
	host: string;
	entered: number;
	opened: number;
	changed: number;
	yours: boolean;
	in_it: boolean;
}
export interface TurnOff {
	/**
	 * The password one has.
	 */
	password: string;
	/**
	 * The six digits an app shows now, or a recovery code.
	 */
	code: string;
}
export interface TurnOn {
	/**
	 * The six digits an app shows now, or a recovery code.
	 */
	code: string;
}
/**
 * A recorded opening with hints, through the learner's eyes.
 */
export interface Tutorial {
	title: string;
	learner: number;
	names: {
		[k: string]: Message;
	};
	steps: Step[];
}
/**
 * One step of a tutorial: a position of its recorded opening, and what is said about it.
 */
export interface Step {
	position: Position;
	expected: number | null;
	hint: Message | null;
	elements: string[];
	rules: string[];
	why: {
		[k: string]: WhyNot;
	};
}
/**
 * The fields that every title's ``view_type`` extends; ``State.heading`` fills them.
 *
 *     ``seat`` is whose eyes look, ``None`` a spectator's. ``scores`` are the points that lie open; ``ranks`` are the
 *     places from 1, known at the end.
 */
export interface Heading {
	title: string;
	seat: number | null;
	seats: number;
	decisions: number;
	over: boolean;
	waiting: number[];
	scores: number[];
	ranks: number[] | null;
}
/**
 * Everything a seat may know. ``offered`` are the wish cards it may keep now; ``passed`` those it passed on in the
 *     draft and cannot see now; ``reach`` the actions to every space from where it stands, for a spectator
 *     from where the seat on turn stands, ``via`` the space before each on the way there, and ``buyable`` the booths whose
 *     games can be bought there with the actions that are left; ``spaces`` the cells of what is no booth. Cells count from
 *     the left, and from the front to the back.
 */
export interface ViewEssen {
	title: string;
	seat: number | null;
	seats: number;
	decisions: number;
	over: boolean;
	waiting: number[];
	scores: number[];
	ranks: number[] | null;
	on_turn: number;
	asked: string | null;
	round: number;
	rounds: number;
	first: number;
	track: number;
	bag_size: number;
	popularity: {
		[k: string]: number;
	};
	crowd: Essen_CrowdView;
	games: Essen_GameView[];
	pallets: Essen_PalletView[];
	rankings: Essen_RankingView[];
	last_round: string | null;
	warehouse: number;
	events_left: number;
	common: number[];
	discard: number[];
	deck: number;
	offered: number[];
	passed: number[];
	reach: {
		[k: string]: number;
	};
	via: {
		[k: string]: string;
	};
	buyable: number[];
	departures: number;
	players: Essen_PlayerView[];
	tariff: Essen_TariffView;
	spaces: {
		[k: string]: number[][];
	};
}
export interface Essen_CrowdView {
	zones: string[];
	courtyard: boolean;
	entrances: boolean;
}
/**
 * A game, its booth and its present worth; ``owner`` has it in bag or boot.
 */
export interface Essen_GameView {
	booth: number;
	cell: number[];
	title: string;
	publisher: string;
	zone: string;
	symbol: string;
	bonus: number;
	place: string;
	owner: number | null;
	event: string | null;
	price: number;
	points: number;
}
export interface Essen_PalletView {
	popularity: number;
	event: boolean;
	booth: number | null;
}
export interface Essen_RankingView {
	series: string;
	points: number;
	needs: {
		[k: string]: number;
	};
	met: number[];
}
/**
 * ``held`` are the secret wish cards, if the viewer may know them; ``cards`` is how many there are.
 */
export interface Essen_PlayerView {
	seat: number;
	colour: string;
	space: string;
	actions: number;
	spent: number;
	money: number;
	points: number;
	sheet: {
		[k: string]: number;
	};
	bag: number[];
	boot: number[];
	symbols: {
		[k: string]: number;
	};
	eaten: boolean;
	pre_order: number | null;
	cards: number;
	held: number[] | null;
	shown: number[];
	wishes: number | null;
	wish_points: number | null;
}
/**
 * What things cost and bring at every time of the day. ``wishes`` are the points for 0, 1, 2 ... wishes,
 *     ``departure`` those for who leaves first, second ...; ``midday`` is the round after which the morning is scored;
 *     ``event_points`` and ``event_euros`` what each kind of event token adds to the points and the price of its game.
 */
export interface Essen_TariffView {
	step: number;
	crowded_step: number;
	snack: number;
	snack_actions: number;
	cash: number;
	cash_points: number;
	test: number;
	wishes: number[];
	departure: number[];
	midday: number;
	most_popular: number;
	event_points: {
		[k: string]: number;
	};
	event_euros: {
		[k: string]: number;
	};
}
/**
 * Everything a seat may know.
 */
export interface ViewEuphoria {
	title: string;
	seat: number | null;
	seats: number;
	decisions: number;
	over: boolean;
	waiting: number[];
	scores: number[];
	ranks: number[] | null;
	on_turn: number;
	first: number;
	turn: number;
	asked: string | null;
	space: string | null;
	number: number;
	printing: string;
	needed: number;
	regions: Euphoria_RegionView[];
	tracks: Euphoria_TracksView;
	areas: Euphoria_AreaView[];
	spaces: Euphoria_SpaceView[];
	sites: Euphoria_SiteView[];
	factions: Euphoria_FactionView[];
	deck: number;
	discard: {
		[k: string]: number;
	};
	offer: Euphoria_OfferView | null;
	players: Euphoria_PlayerView[];
}
/**
 * What is printed in the region of a faction: the commodity area and what it gives, single spaces, sites.
 */
export interface Euphoria_RegionView {
	faction: string;
	area: string;
	good: string;
	spaces: string[];
	sites: string[];
}
/**
 * The last step of every track. Allegiance and tunnels list the steps that mean something up to it.
 *
 *     ``limit`` is the sum of numbers and knowledge at which a worker is lost; ``sums`` are those up to which a commodity
 *     area gives little.
 */
export interface Euphoria_TracksView {
	allegiance: number[];
	tunnel: number[];
	morale: number;
	knowledge: number;
	limit: number;
	sums: number[];
	stars: number;
}
export interface Euphoria_AreaView {
	area: string;
	total: number;
	workers: Euphoria_WorkerView[];
	next: Euphoria_HarvestView[];
}
export interface Euphoria_WorkerView {
	seat: number;
	number: number;
}
/**
 * What the viewer's next worker of a number would bring, and the recruits that answer it, perhaps with a deal.
 */
export interface Euphoria_HarvestView {
	number: number;
	gains: Euphoria_AmountView[];
	recruits: string[];
}
/**
 * So much of an item; ``outlook.py`` says what items there are besides goods and artifacts.
 */
export interface Euphoria_AmountView {
	item: string;
	count: number;
}
/**
 * A space with the ways to pay for it as printed, the ways in which it pays the viewer, and whom of the viewer's
 *     recruits the next worker there concerns.
 */
export interface Euphoria_SpaceView {
	space: string;
	open: boolean;
	worker: Euphoria_WorkerView | null;
	prices: Euphoria_AmountView[][];
	gains: Euphoria_AmountView[][];
	recruits: string[];
}
export interface Euphoria_SiteView {
	site: string;
	built: boolean;
	market: string | null;
	penalty: string | null;
	stars: number[];
	plots: Euphoria_PlotView[];
	recruits: string[];
}
export interface Euphoria_PlotView {
	good: string;
	worker: Euphoria_WorkerView | null;
}
export interface Euphoria_FactionView {
	faction: string;
	allegiance: number;
	miner: number | null;
	stars: number[];
	places: number;
}
export interface Euphoria_OfferView {
	give: string[];
	want: string[];
	seat: number;
	other: number;
}
/**
 * One seat. ``known`` are cards everybody knows it holds; ``hand`` and what follows are shown to the owner only.
 *
 *     ``risks`` are the chances in percent to lose a worker by retrieving one, two and so on of those that are out.
 */
export interface Euphoria_PlayerView {
	seat: number;
	colour: string;
	stars: number;
	morale: number;
	knowledge: number;
	workers: number;
	ready: number[];
	risks: number[];
	goods: {
		[k: string]: number;
	};
	cards: number;
	known: {
		[k: string]: number;
	};
	recruits: Euphoria_RecruitView[];
	solved: string;
	penalties: string[];
	hand: {
		[k: string]: number;
	} | null;
	dilemma: string | null;
	dealt: string[] | null;
	drafted: string[] | null;
	away: string[] | null;
	tiles: string[] | null;
	picked: string[] | null;
}
/**
 * A recruit; the faction is told of those that are active: only they profit from it.
 */
export interface Euphoria_RecruitView {
	recruit: string | null;
	faction: string | null;
	status: string;
}
/**
 * Everything a seat may know; areas in the order of the ring, ``unseen`` is what the deck must hold.
 */
export interface ViewWorldsfair {
	title: string;
	seat: number | null;
	seats: number;
	decisions: number;
	over: boolean;
	waiting: number[];
	scores: number[];
	ranks: number[] | null;
	on_turn: number;
	asked: string | null;
	round: number;
	rounds: number;
	wheel: Worldsfair_WheelView;
	visited: string | null;
	scoring: string | null;
	areas: Worldsfair_AreaView[];
	deck: number;
	unseen: {
		[k: string]: number;
	};
	discard: {
		[k: string]: number;
	};
	players: Worldsfair_PlayerView[];
}
export interface Worldsfair_WheelView {
	spaces: number;
	car: number;
}
/**
 * An area and the figure who places there; ``medals`` and ``approvals`` are what scoring it would still bring.
 */
export interface Worldsfair_AreaView {
	area: string;
	figure: string;
	capacity: number;
	cards: string[];
	supporters: number[];
	medals: number[];
	approvals: number[];
}
/**
 * A seat; ``set_values`` is what each of its sets is worth, the largest first, and ``sets`` all of them.
 */
export interface Worldsfair_PlayerView {
	seat: number;
	colour: string;
	supply: number;
	tickets: number;
	proposed: {
		[k: string]: number;
	};
	approved: {
		[k: string]: number;
	};
	figures: string[];
	coins: number;
	medals: number;
	sets: number;
	set_values: number[];
	points: number;
}
