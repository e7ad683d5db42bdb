import type { Message } from "../../api/shapes";
import type { Args } from "../../words/catalogue";
import { type Fair, type Game, game, signed, type Visitor, wish as wisher } from "./fair";
import { bought, nextWorth, wishPoints } from "./worth";

/** What is told of one kind of thing. Here: the games, their booths and the wishes for them. */
export type Teller = (view: Fair, name: string) => Message[];

export const say = (id: string, args: Args = {}): Message => ({ id: `tell-${id}`, args });
export const mine = (view: Fair): Visitor | undefined => view.players[view.seat ?? -1];
export const seat = (view: Fair, number: number): string => `seat:${view.players[number]!.colour}`;
/** A change with its sign; none is a word, for a message to choose its form by. */
export const change = (number: number): string => (number ? signed(number) : "none");

export const booth: Teller = (view, name) => {
	const its = game(view, Number(name));
	const crowded = view.crowd.zones.includes(its.zone);
	return [
		say("booth", { publisher: its.publisher, zone: `zone:${its.zone}` }),
		...whereabouts(view, its),
		...way(view, name, crowded),
	];
};

export const tile: Teller = (view, name) => {
	const its = game(view, Number(name));
	const { symbol, booth, price, points, bonus } = its;
	const gone = its.place === "bag" || its.place === "boot" || its.place === "removed";
	const popularity = view.popularity[symbol] ?? 0;
	const more = change(points - popularity - bonus);
	return [
		...(gone || its.place === "warehouse"
			? []
			: [say("tile", { symbol: `symbol:${symbol}`, booth, euros: price, points, popularity, bonus, more })]),
		...(its.place === "booth" ? [] : whereabouts(view, its)),
		...(its.event ? sticker(view, its.event) : []),
		...(gone ? [] : wished(view, booth)),
	];
};

export const wish: Teller = (view, name) => {
	const its = game(view, Number(name));
	const { title, publisher, booth, zone } = its;
	const me = mine(view);
	if (me && its.owner === me.seat) return [say("fulfilled")];
	return [
		say("wish", { game: title, publisher, booth, zone: `zone:${zone}` }),
		...whereabouts(view, its),
		...(its.owner === null && its.place !== "removed" ? worth(view) : []),
	];
};

/** How far away a space is, and whether a crowd is in the way. */
export function way(view: Fair, space: string, crowded: boolean): Message[] {
	const crowd = crowded ? [say("crowd", { count: view.tariff.crowded_step })] : [];
	return mine(view) && view.round ? [...crowd, say("way", { count: view.reach[space] ?? 0 })] : crowd;
}

/** Where a game is now; while wishes are drafted, nothing is laid out yet. */
function whereabouts(view: Fair, { title, place, owner, price, points }: Game): Message[] {
	if (!view.round) return [];
	if (place === "booth") return [say("sale", { game: title, euros: price, points })];
	if (place === "pallet") return [say("coming", { game: title })];
	if (place === "warehouse") return [say("warehouse-game", { game: title })];
	if (owner === null) return [say("removed", { game: title })];
	return [say("sold", { game: title, owner: seat(view, owner) })];
}

export function sticker(view: Fair, event: string): Message[] {
	const me = mine(view);
	const order = event === "sold-out" && me ? [say(me.pre_order ? "sold-out-used" : "sold-out-free")] : [];
	return [say("token", { token: `token:${event}` }), ...order];
}

/** Whose wish a game is, and what buying it would bring to my list. */
function wished(view: Fair, booth: number): Message[] {
	const whose = wisher(view, booth);
	return whose ? [say(`${whose}-wish`), ...worth(view)] : [];
}

/** What one more wish would bring. */
function worth(view: Fair): Message[] {
	const me = mine(view);
	if (!me) return [];
	const count = bought(me);
	const [now, then] = [wishPoints(view, count), wishPoints(view, count + 1)];
	if (then > now) return [say("wish-worth", { now, then })];
	const next = nextWorth(view, count + 1);
	return [next ? say("wish-toward", next) : say("wish-full")];
}
