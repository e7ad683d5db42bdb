import type { Message } from "../../api/shapes";
import { type Fair, game, isCrowded, popularityChange } from "./fair";
import { booth, change, mine, say, seat, sticker, type Teller, tile, way, wish } from "./novelties";
import { bought, lacking, meeting, nextWorth, wishPoints } from "./worth";

const each = (needs: Readonly<Record<string, number>>): string =>
	Object.entries(needs)
		.map(([symbol, count]) => `${count} symbol:${symbol}`)
		.join(" + ");

/** What an element of the fair is, and what it is worth to whoever looks. */
export function tells(element: string, view: Fair): Message[] {
	const [kind = "", name = ""] = element.split(":");
	return TELLERS[kind]?.(view, name) ?? [];
}

const TELLERS: Readonly<Record<string, Teller>> = {
	booth,
	tile,
	wish,
	space: (view, name) => [
		...(name === "parking" ? [say("parking"), ...departure(view)] : [say(SPACES[name] ?? name)]),
		...way(view, name, isCrowded(view, name)),
	],
	boot: (view, name) => {
		const owner = view.players.find((player) => player.colour === name);
		return owner ? [say("boot", { count: owner.boot.length })] : [];
	},
	eat: (view) => {
		const me = mine(view);
		const { snack, snack_actions } = view.tariff;
		return [
			say("eat", { euros: snack, count: snack_actions }),
			...(me && !me.eaten ? [say("eat-now", { count: Math.min(snack_actions, me.spent) })] : []),
		];
	},
	deck: (view) => [say("deck", { cost: view.tariff.test }), say("deck-left", { count: view.deck })],
	cash: (view) => {
		const me = mine(view);
		const { cash, cash_points } = view.tariff;
		const have = me ? [say("have", { points: me.points, euros: me.money })] : [];
		return [say("cash", { euros: cash, points: cash_points }), ...have];
	},
	end: (view) => {
		const me = mine(view);
		if (!me) return [say("end")];
		const lost = me.actions ? [say("end-lost", { count: me.actions })] : [];
		return [say("end"), ...lost, ...(me.space === "parking" && view.round === view.rounds ? departure(view) : [])];
	},
	popularity: (view, symbol) => [
		say("popularity", { symbol: `symbol:${symbol}`, points: view.popularity[symbol] ?? 0 }),
		view.round === view.rounds
			? say("popularity-last")
			: say("popularity-moved", { moved: change(popularityChange(view, symbol)) }),
	],
	ranking: (view, name) => {
		const card = view.rankings[Number(name) - 1];
		if (!card) return [];
		const { series, points, needs, met } = card;
		const me = mine(view);
		const others = met.filter((number) => number !== me?.seat).map((number) => seat(view, number));
		return [
			say("ranking", { series, points, needs: each(needs) }),
			...(me
				? [meeting(me, card) ? say("ranking-met") : say("ranking-lacks", { needs: each(lacking(me, card)) })]
				: []),
			...(others.length ? [say("ranking-others", { seats: others.join(" + ") })] : []),
		];
	},
	pallet: (view, name) => {
		const pallet = view.pallets[Number(name) - 1];
		if (!pallet) return [];
		const how = pallet.event ? "event" : pallet.popularity < 0 ? "less" : "more";
		const its = pallet.booth === null ? null : game(view, pallet.booth);
		return [
			say("pallet", { change: how, count: Math.abs(pallet.popularity) }),
			...(its ? [say("coming", { game: its.title }), ...(its.event ? sticker(view, its.event) : [])] : []),
			...(!its && view.round === view.rounds ? [say("pallet-empty")] : []),
		];
	},
	warehouse: (view) => [say("warehouse", { count: view.warehouse })],
	clock: ({ round, rounds, tariff, last_round, rankings }) => [
		...(round ? [say("clock", { count: round, total: rounds })] : []),
		round <= tariff.midday && rankings.length
			? say("clock-midday", { count: tariff.midday })
			: say("clock-evening", { total: rounds }),
		...(last_round ? [say("last-round", { tile: `last-round:${last_round}` })] : []),
	],
	crowd: (view, place) => {
		const crowded =
			place === "entrances" ? view.crowd.entrances : view.crowd.zones.includes(place) || isCrowded(view, place);
		const { step, crowded_step } = view.tariff;
		return [crowded ? say("crowd", { count: crowded_step }) : say("no-crowd", { count: step })];
	},
	track: (view) => {
		const me = mine(view);
		return me ? [say("track", { total: view.track, spent: me.spent, bag: me.bag.length, count: me.actions })] : [];
	},
	bag: (view) => {
		const me = mine(view);
		return me ? [say("bag", { count: me.bag.length, total: view.bag_size })] : [];
	},
	purse: (view) => {
		const me = mine(view);
		return me ? [say("purse", { euros: me.money })] : [];
	},
	"pre-order": (view) => {
		const used = mine(view)?.pre_order;
		return [say("pre-order"), used ? say("pre-order-used", { game: game(view, used).title }) : say("pre-order-free")];
	},
	wishlist: (view) => {
		const me = mine(view);
		if (!me) return [];
		const next = nextWorth(view, bought(me));
		return [
			say("wishlist", {
				count: bought(me),
				total: me.cards + me.shown.length,
				points: wishPoints(view, bought(me)),
			}),
			...(next ? [say("wishlist-next", next)] : []),
		];
	},
	"common-wishlist": (view) => [say("common-list", { count: view.common.length })],
};

const SPACES: Readonly<Record<string, string>> = {
	west: "entrance",
	east: "entrance",
	"galeria-west": "galeria",
	"galeria-east": "galeria",
};

/** What whoever leaves next gets, in the last round. */
function departure({ tariff, departures }: Fair): Message[] {
	const points = tariff.departure[departures];
	return points ? [say("departure", { points })] : [];
}
