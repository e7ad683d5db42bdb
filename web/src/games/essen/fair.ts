import type { Essen_GameView, Essen_PalletView, Essen_PlayerView, ViewEssen } from "../../api/shapes";
import type { Catalogue } from "../../words/catalogue";

export type Fair = ViewEssen;
export type Game = Essen_GameView;
export type Visitor = Essen_PlayerView;

export const game = (view: Fair, booth: number): Game => view.games[booth - 1]!;

export function isCrowded(view: Fair, space: string): boolean {
	if (space === "courtyard") return view.crowd.courtyard;
	if (space === "west" || space === "east") return view.crowd.entrances;
	const zone = view.games[Number(space) - 1]?.zone;
	return zone !== undefined && view.crowd.zones.includes(zone);
}

/** Whose wish a game is: ours, everybody's, or nobody's we know of. */
export function wish(view: Fair, booth: number): "own" | "common" | null {
	if (view.seat !== null && view.players[view.seat]?.held?.includes(booth)) return "own";
	return view.common.includes(booth) ? "common" : null;
}

/** Whose ways a view tells: those of whoever looks, for a spectator those of the one on turn, after the end the winner's. */
export const walker = ({ seat, ranks, on_turn, players }: Fair): Visitor =>
	players[seat ?? (ranks ? ranks.indexOf(1) : on_turn)]!;

/** Whether that one walks now. */
const isWalking = (view: Fair): boolean => view.asked === "act" && (view.seat ?? view.on_turn) === view.on_turn;

/** The actions to a space, if whoever walks now has that many left. */
export function way(view: Fair, space: string): number | null {
	const cost = view.reach[space] ?? 0;
	return isWalking(view) && cost > 0 && cost <= walker(view).actions ? cost : null;
}

/** Whether whoever looks, else whoever is on turn, cannot pay for a game: with money, or with the pre-order if it is sold out. */
export function isDear(view: Fair, { price, event }: Game): boolean {
	const { money, pre_order } = walker(view);
	return price > money || (event === "sold-out" && pre_order !== null);
}

/** Whether whoever walks now can go to a game and buy it. */
export const canBuy = (view: Fair, { booth }: Game): boolean => isWalking(view) && view.buyable.includes(booth);

/** How a stall stands: its game is on sale, comes next round, was sold or taken away, or has not come yet. */
export function stallState({ place, owner }: Game): "open" | "coming" | "sold" | "removed" | "bare" {
	if (place === "booth") return "open";
	if (place === "pallet") return "coming";
	if (owner !== null) return "sold";
	return place === "removed" ? "removed" : "bare";
}

/** What the pallet of a game changes when it comes on sale: popularity, or nobody knows yet. */
export function changeOf(view: Fair, booth: number): string {
	const pallet = view.pallets.find((each) => each.booth === booth);
	return pallet ? changeBy(pallet) : "?";
}

export const changeBy = ({ event, popularity }: Essen_PalletView): string => (event ? "?" : signed(popularity));

/** How the popularity of a kind of games will change with the next round. */
export function popularityChange(view: Fair, symbol: string): number {
	const alike = view.pallets.filter(({ booth }) => booth !== null && game(view, booth).symbol === symbol);
	return alike.reduce((sum, { event, popularity }) => sum + (event ? 0 : popularity), 0);
}

/** A number with its sign. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** A stall as everybody calls it: the letter of its hall and its number. */
export const stallNumber = (words: Catalogue, { zone, booth }: Game): string => `${words.t(`letter-${zone}`)}${booth}`;
