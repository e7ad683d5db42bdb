/** The parts of a portrait, drawn on a card of 64 by 72: a head from 17 to 47, its eyes at 33, its mouth at 41. */

export const HEADS: Readonly<Record<string, string>> = {
	round: "M17 31a15 15 0 0 1 30 0c0 10-6 17-15 17s-15-7-15-17z",
	long: "M19 29a13 13 0 0 1 26 0v7c0 8-6 14-13 14s-13-6-13-14z",
	square: "M17 27a10 10 0 0 1 10-10h10a10 10 0 0 1 10 10v12c0 6-6 10-15 10s-15-4-15-10z",
};

/** Hair behind the head and over the brow. */
export const HAIR: Readonly<Record<string, { back?: string; front?: string }>> = {
	bald: {},
	short: { front: "M16 31c-1-11 6-17 16-17s17 6 16 17c-2-5-4-8-7-9c-7 2-13 1-18-1c-4 1-6 5-7 10z" },
	crop: { front: "M17 28c0-8 6-13 15-13s15 5 15 13c-3-4-8-6-15-6s-12 2-15 6z" },
	side: { front: "M16 32c-2-12 6-18 16-18c11 0 18 7 16 18c-1-5-3-8-6-10c-8 1-15-1-19-4c0 5-5 7-7 14z" },
	bob: {
		back: "M13 44c-3-20 3-31 19-31s22 11 19 31c-4 3-8 2-10 0H23c-3 2-7 2-10 0z",
		front: "M17 30c1-9 6-14 15-14s14 5 15 14c-4-4-9-6-15-6s-11 2-15 6z",
	},
	long: {
		back: "M12 62c1-6 1-12 1-20c0-18 6-29 19-29s19 11 19 29c0 8 0 14 1 20z",
		front: "M17 34c-1-12 5-19 15-19s16 7 15 19c-2-7-6-11-13-14c-4 5-13 6-17 14z",
	},
	bun: {
		back: "M25 13a7 7 0 1 1 14 0a7 7 0 0 1-14 0z",
		front: "M16 30c0-10 6-15 16-15s16 5 16 15c-3-5-7-8-16-8s-13 3-16 8z",
	},
	curls: {
		back: "M14 40a7 7 0 0 1-1-11a8 8 0 0 1 5-13a9 9 0 0 1 14-4a9 9 0 0 1 14 4a8 8 0 0 1 5 13a7 7 0 0 1-1 11z",
		front:
			"M17 29a5 5 0 0 1 4-8a6 6 0 0 1 11-2a6 6 0 0 1 11 2a5 5 0 0 1 4 8c-3-3-6-3-8-5c-3 2-5 2-7 0c-2 2-5 2-7 0c-2 2-5 2-8 5z",
	},
	afro: {
		back: "M10 29a22 21 0 0 1 44 0c0 9-4 15-10 16H20c-6-1-10-7-10-16z",
		front: "M17 30c0-8 6-12 15-12s15 4 15 12c-4-4-9-5-15-5s-11 1-15 5z",
	},
	mohawk: { front: "M27 22c0-8-1-14 2-20c3 4 8 8 9 20c-3-2-8-2-11 0z" },
	spikes: { front: "M16 30l-4-9l7 1l-1-10l8 6l4-10l5 9l8-6l0 10l7-1l-3 10c-4-6-9-7-15-7s-12 1-16 7z" },
	pigtails: {
		back: "M15 26c-9-3-12 6-9 16c4-1 8-6 9-16zM49 26c9-3 12 6 9 16c-4-1-8-6-9-16z",
		front: "M16 31c-1-11 6-16 16-16s17 5 16 16c-3-6-8-9-16-12c-8 3-13 6-16 12z",
	},
	dreads: {
		back: "M15 24h5v30h-5zM11 27h4v24h-4zM44 24h5v30h-5zM49 27h4v24h-4z",
		front: "M15 31c-1-12 6-18 17-18s18 6 17 18c-2-4-5-7-8-8l-3 4l-3-5l-3 5l-3-5l-3 5l-3-4c-3 1-6 4-8 8z",
	},
	wild: {
		back: "M8 40l5-5l-6-4l7-4l-5-7l9 1l0-9l8 5l6-8l6 8l8-5l0 9l9-1l-5 7l7 4l-6 4l5 5l-10 2H18z",
		front: "M17 28c2-8 7-12 15-12s13 4 15 12l-6-4l-4 3l-5-4l-5 4l-4-3z",
	},
};

/** What is on the head: its shape, and what of it is lighter. */
export const HATS: Readonly<Record<string, { shape: string; light?: string; tone: string }>> = {
	none: { shape: "", tone: "" },
	hardhat: {
		shape: "M15 25c0-11 7-17 17-17s17 6 17 17zM12 24h40v3.5H12z",
		light: "M29 7h6v16h-6z",
		tone: "yellow",
	},
	miner: {
		shape: "M15 25c0-11 7-17 17-17s17 6 17 17zM13 24h38v3H13z",
		light: "M26 16a6 6 0 1 1 12 0a6 6 0 0 1-12 0z",
		tone: "iron",
	},
	cap: { shape: "M16 24c0-9 6-14 16-14s16 5 16 14zM14 23h26v4H10c0-2 2-4 4-4z", light: "M30 8h4v3h-4z", tone: "blue" },
	officer: {
		shape: "M12 17c2-7 10-10 20-10s18 3 20 10l-4 5H16zM16 21h32v5H16zM18 26h28c-4 4-24 4-28 0z",
		light: "M32 12l1.8 3.6l4 .5l-3 2.7l.8 4l-3.6-2l-3.6 2l.8-4l-3-2.7l4-.5z",
		tone: "green",
	},
	fire: {
		shape: "M16 24c-1-12 6-17 16-17s17 5 16 17l6 5c-8 0-36 0-44 0z",
		light: "M27 10h10v8l-5 5l-5-5z",
		tone: "red",
	},
	cook: { shape: "M17 26v-7c-7-2-7-12 2-13c3-6 23-6 26 0c9 1 9 11 2 13v7z", light: "M17 22h30v4H17z", tone: "white" },
	bowler: {
		shape: "M17 23c0-11 5-15 15-15s15 4 15 15zM11 22h42c1 5-43 5-42 0z",
		light: "M17 19h30v3H17z",
		tone: "dark",
	},
	tophat: { shape: "M19 23V3h26v20zM11 22h42v4H11z", light: "M19 17h26v4H19z", tone: "dark" },
	fedora: {
		shape: "M18 23c-1-9 2-14 7-14c3 0 4 2 7 2s4-2 7-2c5 0 8 5 7 14zM9 22c14 4 32 4 46 0c0 6-46 6-46 0z",
		light: "M18 18h28v4H18z",
		tone: "brown",
	},
	beret: {
		shape: "M13 24c-5-9 6-16 20-15c13 0 21 6 18 12c-2 4-12 3-19 2s-13 3-19 1z",
		light: "M33 9l2-4l2 .5l-1.5 4z",
		tone: "red",
	},
	beanie: {
		shape: "M16 26c-1-12 6-17 16-17s17 5 16 17zM15 22h34v6H15z",
		light: "M29 8a3 3 0 1 1 6 0a3 3 0 0 1-6 0z",
		tone: "green",
	},
	bandana: {
		shape: "M16 27c-1-10 6-14 16-14s17 4 16 14c-10-5-22-5-32 0zM48 24l9 2l-6 3l5 6l-9-6z",
		light: "M26 17h3v3h-3zM35 17h3v3h-3zM21 21h3v3h-3zM40 21h3v3h-3z",
		tone: "red",
	},
	hood: {
		shape:
			"M9 64c-2-14 2-20 3-32C13 15 20 6 32 6s19 9 20 26c1 12 5 18 3 32h-9c3-6 5-12 4-24c-1-13-7-19-18-19s-17 6-18 19c-1 12 1 18 4 24z",
		tone: "dark",
	},
	laurel: {
		shape:
			"M15 29c-3-3-3-7-1-10c3 2 3 6 1 10zM18 23c-2-4-1-7 2-10c2 3 1 7-2 10zM49 29c3-3 3-7 1-10c-3 2-3 6-1 10zM46 23c2-4 1-7-2-10c-2 3-1 7 2 10zM23 18c0-4 2-6 5-8c1 4-1 7-5 8zM41 18c0-4-2-6-5-8c-1 4 1 7 5 8z",
		tone: "yellow",
	},
	headset: {
		shape:
			"M14 33C12 17 19 10 32 10s20 7 18 23h-4c2-14-4-19-14-19s-16 5-14 19zM11 29h7v10h-7zM46 29h7v10h-7zM12 39c1 6 6 8 13 8v-2c-6 0-10-2-11-6z",
		tone: "iron",
	},
	safari: {
		shape: "M18 22c0-10 5-15 14-15s14 5 14 15zM8 24c4-3 44-3 48 0c-4 5-44 5-48 0z",
		light: "M18 18h28v3H18z",
		tone: "sand",
	},
	straw: {
		shape: "M20 21c0-8 4-12 12-12s12 4 12 12zM5 23c6-4 48-4 54 0c-6 6-48 6-54 0z",
		light: "M20 17h24v3H20z",
		tone: "sand",
	},
	mortarboard: {
		shape: "M18 19h28v8c-8-3-20-3-28 0zM32 6l26 9l-26 9L6 15z",
		light: "M53 15h2v12h-2zM52 26h4v5h-4z",
		tone: "dark",
	},
	turban: {
		shape: "M14 27c-4-12 5-20 18-20s22 8 18 20c-5-4-11-6-18-6s-13 2-18 6z",
		light: "M28.5 16a3.5 4 0 1 1 7 0a3.5 4 0 0 1-7 0zM15 23c8-6 14-8 22-14l2 2c-8 6-16 8-23 13z",
		tone: "violet",
	},
	pilot: {
		shape: "M15 40c-2-20 4-31 17-31s19 11 17 31l-5 3c1-10 0-17-3-20H23c-3 3-4 10-3 20z",
		light: "M20 17h10v7H20zM34 17h10v7H34z",
		tone: "brown",
	},
};

/** Spectacles and what else is over the eyes; `glass` is filled, `rim` drawn. */
export const EYEWEAR: Readonly<Record<string, { glass?: string; rim?: string; blind?: boolean }>> = {
	plain: {},
	round: { rim: "M20.5 33a5 5 0 1 1 10 0a5 5 0 0 1-10 0zM33.5 33a5 5 0 1 1 10 0a5 5 0 0 1-10 0zM30.5 32h3" },
	square: { rim: "M20 29.5h11v7H20zM33 29.5h11v7H33zM31 32h2M16 31h4M44 31h4" },
	shades: { glass: "M19 30h12v3c0 6-11 6-12 0zM33 30h12v3c-1 6-12 6-12 0zM30 30h4v2h-4z", blind: true },
	goggles: {
		glass: "M16 29h32v3H16z",
		rim: "M19.5 33a5.8 5.8 0 1 1 11.6 0a5.8 5.8 0 0 1-11.6 0zM33 33a5.8 5.8 0 1 1 11.6 0a5.8 5.8 0 0 1-11.6 0z",
	},
	visor: { glass: "M17 29h30v5c-8 4-22 4-30 0z", rim: "M20 31h24", blind: true },
	monocle: { rim: "M33 33a5.5 5.5 0 1 1 11 0a5.5 5.5 0 0 1-11 0zM43 37v12" },
	patch: { glass: "M33 29h11c1 6-2 8-5.5 8s-6-2-5.5-8zM17 25l17 5l-1 1.5l-17-5z" },
	mirror: { rim: "M17 23c9-4 21-4 30 0M33 20a5 5 0 1 1 10 0a5 5 0 0 1-10 0zM37.5 20h1" },
	mask: { glass: "M17 28c10-3 20-3 30 0v7c-6 4-11 2-15-1c-4 3-9 5-15 1z" },
	hollow: { rim: "M21 36.5q4.5 3 9 0M34 36.5q4.5 3 9 0" },
};

export const BEARDS: Readonly<Record<string, string>> = {
	none: "",
	stubble: "",
	full: "M17 35c3 2 6 3 9 2.5q6-1.5 12 0c3 .5 6-.5 9-2.5c1 12-5 20-15 20s-16-8-15-20zM28 41q4 3 8 0z",
	goatee: "M27 44q5-2 10 0c0 6-2 9-5 9s-5-3-5-9z",
	moustache: "M32 38c2-2 7-1 9 3c-4 1-7 0-9-1c-2 1-5 2-9 1c2-4 7-5 9-3z",
	walrus: "M32 37c3-2 9 0 10 8c-3 0-4-2-5-3c-1 2-3 2-5 1c-2 1-4 1-5-1c-1 1-2 3-5 3c1-8 7-10 10-8z",
};

export const MOUTHS: Readonly<Record<string, string>> = {
	smile: "M27 41q5 4.5 10 0",
	flat: "M28 42h8",
	smirk: "M28 42q5 2 8-2",
	frown: "M27.5 43.5q4.5-3.5 9 0",
	open: "M29 41h6q-1 5-3 5t-3-5z",
};

/** What is behind the people of a faction: towers, stalactites, dunes, clouds; with the line of their collar. */
export const GROUNDS: Readonly<Record<string, { far: string; collar: string }>> = {
	euphorian: {
		far: "M0 72V38h7v-9h6v12h5V20h7v30h14V24h6v14h5V30h6v10h8v32z",
		collar: "M24 54l8 9l8-9l4 3l-9 15h-6l-9-15z",
	},
	subterran: {
		far: "M0 0h64v20l-5-8l-3 18l-6-22l-5 10l-5-12H26l-4 16l-6-14l-4 26l-5-18l-7 12z",
		collar: "M22 56q10 9 20 0v5q-10 9-20 0zM30 62h4v10h-4z",
	},
	wastelander: {
		far: "M0 72V44q14-12 28-4t36-8v40zM44 16a8 8 0 1 1 16 0a8 8 0 0 1-16 0z",
		collar: "M18 58q14 10 28-2l2 6q-16 10-32 1zM40 61l8 11h-7z",
	},
	icarite: {
		far: "M-4 30a9 9 0 0 1 14-8a8 8 0 0 1 13 8zM42 20a7 7 0 0 1 11-6a8 8 0 0 1 13 6zM0 72V56q32-10 64 0v16z",
		collar: "M20 54l6-4l6 6l6-6l6 4l-2 6l-10-3l-10 3z",
	},
};
