import type { Choice } from "../../src/api/shapes";
import type { City } from "../../src/games/euphoria/city";
import { SEATS } from "../../src/table/table.svelte";
import { heading } from "../heading";

const FACTIONS = ["euphorian", "subterran", "wastelander", "icarite"];
const AREAS = ["generator", "aquifer", "farm", "cloud-mine"];
const GOODS = ["energy", "water", "food", "bliss"];
const HEXAGONS = ["incinerator", "free-press", "ark"];
const REGIONS = ["euphoria", "subterra", "wastelands"];
const AIR = ["wind-saloon", "nimbus-loft", "breeze-bar", "sky-lounge"];

/** A table after its first market was built: seat 0 has a 3 and a 6 and one worker at the Ark, another is at the Generator. */
export function city(seats = 2): City {
	const sites = REGIONS.flatMap((region) => [`${region}-a`, `${region}-b`]);
	const space = (name: string) => ({
		space: name,
		open: !name.startsWith("end-"),
		worker: name === "ark" ? { seat: 0, number: 4 } : null,
		prices: [[{ item: "artifact", count: 3 }], [{ item: "pair", count: 1 }]],
		gains: [
			[
				{ item: "star", count: 1 },
				{ item: "allegiance", count: 1 },
			],
		],
		recruits: [],
	});
	const grounds = FACTIONS.slice(0, 3).map((faction, n) => [`tunnel-${faction}`, `end-${faction}`, HEXAGONS[n]!]);
	return {
		...heading({ title: "euphoria", seats }),
		on_turn: 0,
		first: 0,
		turn: 9,
		asked: "turn",
		space: null,
		number: 0,
		printing: "revised",
		needed: 2,
		regions: FACTIONS.map((faction, n) => ({
			faction,
			area: AREAS[n]!,
			good: GOODS[n]!,
			spaces: grounds[n] ?? AIR,
			sites: sites.slice(2 * n, 2 * n + 2),
		})),
		tracks: { allegiance: [2, 5, 8, 11], tunnel: [6, 9], morale: 6, knowledge: 6, limit: 16, sums: [4, 8], stars: 10 },
		areas: AREAS.map((area, n) => ({
			area,
			total: n ? 0 : 4,
			workers: n ? [] : [{ seat: 1, number: 4 }],
			next: [3, 6].map((number) => ({
				number,
				gains: [{ item: GOODS[n]!, count: number === 6 ? 2 : 1 }],
				recruits: [],
			})),
		})),
		spaces: ["tank-energy", "tank-water", ...grounds.flat(), ...AIR, ...sites.map((site) => `market-${site}`)].map(
			space,
		),
		sites: sites.map((site, n) => ({
			site,
			built: n === 0,
			market: n ? null : "spa",
			penalty: n ? null : "no-self-bump",
			stars: n ? [] : [1],
			plots: [0, 1, 2, 3].map((plot) => ({
				good: "gold",
				worker: n === 1 && plot === 1 ? { seat: 1, number: 2 } : null,
			})),
			recruits: [],
		})),
		factions: FACTIONS.map((faction, n) => ({
			faction,
			allegiance: n,
			miner: n < 3 ? n * 4 : null,
			stars: Array.from({ length: seats }, (_, seat) => (seat ? 0 : 1)),
			places: seats,
		})),
		deck: 30,
		discard: { book: 1 },
		offer: null,
		players: Array.from({ length: seats }, (_, seat) => ({
			seat,
			colour: SEATS[seat]!,
			stars: 1,
			morale: 2,
			knowledge: 3,
			workers: 3,
			ready: seat ? [] : [3, 6],
			risks: [0],
			goods: { energy: 1 },
			cards: 0,
			known: {},
			recruits: [{ recruit: "katy", faction: "euphorian", status: "open" }],
			solved: "unsolved",
			penalties: [],
			hand: seat ? null : { book: 0 },
			dilemma: null,
			dealt: seat ? null : [],
			drafted: seat ? null : [],
			away: seat ? null : [],
			tiles: null,
			picked: seat ? null : [],
		})),
	} as City;
}

/** To send a worker somewhere. */
export function placing(number: number, space: string): Choice {
	const elements = [`die:${number}`, `space:${space}`];
	return {
		id: number * 100 + space.length,
		kind: "turn",
		amount: null,
		notation: `place ${number} ${space}`,
		elements,
		message: { id: "choose-place", args: {} },
	};
}
