/** The roof of each market on a wall 100 wide: what stands on the cornice, from its middle, upwards below zero. */
export const ROOFS: Readonly<Record<string, string>> = {
	// a flask between two aerials
	laboratory: "M-40 0v-12h2v12zM38 0v-14h2V0zM-4-15h8v2h-1v4l9 9h-24l9-9v-4h-1z",
	// a flat dome
	spa: "M-34 0a34 13 0 0 1 68 0zM-3-13h6v-3h-6z",
	// a pediment with scales
	courthouse: "M-44 0L0-15L44 0zM-50 0h100v-2h-100z",
	// an obelisk among bollards
	plaza: "M-5 0L-3-14L0-17L3-14L5 0zM-34 0v-6h6v6zM28 0v-6h6v6zM-48 0v-4h6v4zM42 0v-4h6v4z",
	// a basin with its jet
	fountain: "M-22 0v-3h44v3zM-2-3q0-7-9-8q9-5 11-5t11 5q-9 1-9 8z",
	// awnings
	lounge: "M-46 0v-8h92v8q-6 4-11.5 0t-11.5 0t-11.5 0t-11.5 0t-11.5 0t-11.5 0t-11.5 0t-11.5 0z",
	// a mortarboard
	academy: "M-26-9L0-16l26 7L0-2zM-13-6v6h26v-6L0-1zM20-8h1.5v8h-1.5z",
	// chimneys
	cafeteria: "M-42 0v-7h26v7zM16 0v-15h8v15zM29 0v-11h8v11zM14-15h12v2H14zM27-11h12v2H27z",
	// an onion dome
	apothecary: "M-14 0q-8-8 4-11q8-2 10-6q2 4 10 6q12 3 4 11zM-44 0v-5h20v5zM24 0v-5h20v5z",
	// curtains under an arch
	theater: "M-44 0q2-14 44-15q42 1 44 15h-8q-2-9-36-9.500t-36 9.500zM-6 0a6 6 0 0 1 12 0z",
	// drawers, set back
	registry: "M-44 0v-5h88v5zM-32-5v-5h64v5zM-18-10v-5h36v5zM-4-13v1.500h8V-13z",
	// arcades
	arena:
		"M-46 0v-13h92V0h-5v-5a4 4 0 0 0-8 0v5h-6v-5a4 4 0 0 0-8 0v5h-6v-5a4 4 0 0 0-8 0v5h-6v-5a4 4 0 0 0-8 0v5h-6v-5a4 4 0 0 0-8 0v5h-6v-5a4 4 0 0 0-8 0v5z",
	// two round ears
	"teddy-shop": "M-30 0a30 9 0 0 1 60 0zM-27-8a7 7 0 1 1 14 0a7 7 0 0 1-14 0zM13-8a7 7 0 1 1 14 0a7 7 0 0 1-14 0z",
	// a cross
	clinic: "M-40 0v-5h80v5zM-3-5v-3h-5v-5h5v-4h6v4h5v5H3v3z",
	// tents
	park: "M-44 0l16-14l16 14zM12 0l16-14L44 0zM-14 0L0-17L14 0zM0-17v-2l6 1z",
	// flames
	bonfire: "M-20 0q-8-8 0-13q0 5 4 6q0-8 8-10q-2 6 4 8q4-4 2-8q9 4 8 10q3-1 3-5q7 6 1 12zM-44 0v-4h88v4z",
	// floodlights
	stadium: "M-42 0v-9h-5v-6h14v6h-5v9zM38 0v-9h-5v-6h14v6h-5v9zM-30 0q30-12 60 0z",
	// an open book
	"literacy-center": "M0-2q-16-9-38-4v-7q24-5 38 3q14-8 38-3v7q-22-5-38 4zM-44 0h88v-2.500h-88z",
};

/** What a market takes away, as a sign: what is crossed out, or a number with it. */
export interface Forbidden {
	sign?: string;
	text?: string;
	crossed?: boolean;
}
const ONLY: Readonly<Record<string, Forbidden>> = {
	"no-new-worker": { sign: "worker", crossed: true },
	"no-self-bump": { sign: "bump", crossed: true },
	"no-pairs": { sign: "pair", crossed: true },
	"own-markets-only": { sign: "lock" },
	"one-placement": { text: "1×" },
	"no-shared-site": { sign: "site", crossed: true },
	"no-recruits": { sign: "recruit", crossed: true },
	"dear-retrieve": { text: "−1", sign: "morale" },
	"no-icarus": { sign: "bliss", crossed: true },
	"knowing-stars": { text: "+1", sign: "knowledge" },
	"no-tiers": { sign: "allegiance", crossed: true },
	"one-per-area": { text: "1", sign: "commodity" },
};

/** The sign of a penalty; one that takes goods for a number rolled is that number on a die. */
export function forbidden(penalty: string): Forbidden & { die?: string } {
	const [, number] = /^lose-on-(\d)$/.exec(penalty) ?? [];
	return number ? { die: number } : (ONLY[penalty] ?? {});
}
