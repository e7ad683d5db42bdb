import { gear } from "./geometry";

/** Signs in a box of 24 by 24, filled with the colour of their surroundings; `evenodd` cuts the holes. */
export const PICTOGRAMS: Readonly<Record<string, string>> = {
	// An ear of wheat.
	agriculture:
		"M11.3 23V8h1.4v15zM12 1c1.9 1.7 2.4 4 0 6.4C9.6 5 10.1 2.7 12 1zM11 9.5C8.3 9.6 6.5 8.3 6.3 5.6C9 5.6 10.9 6.9 11 9.5zM13 9.5c2.7 .1 4.5-1.2 4.7-3.9C15 5.6 13.1 6.9 13 9.5zM11 14c-2.7 .1-4.5-1.2-4.7-3.9C9 10.1 10.9 11.4 11 14zM13 14c2.7 .1 4.5-1.2 4.7-3.9C15 10.1 13.1 11.4 13 14zM11 18.5c-2.7 .1-4.5-1.2-4.7-3.9C9 14.6 10.9 15.9 11 18.5zM13 18.5c2.7 .1 4.5-1.2 4.7-3.9C15 14.6 13.1 15.9 13 18.5z",
	// A lamp with its rays.
	electricity:
		"M12 5a6 6 0 0 1 3.4 10.9c-.6 .5-.9 1.1-.9 1.9h-5c0-.8-.3-1.4-.9-1.9A6 6 0 0 1 12 5zM9.6 18.6h4.8v1.3H9.6zM10.1 20.7h3.8v.9a1.4 1.4 0 0 1-1.4 1.4h-1a1.4 1.4 0 0 1-1.4-1.4zM11.3 .5h1.4v3h-1.4zM3.6 3.6l1-1l2.1 2.1l-1 1zM20.4 3.6l-1-1l-2.1 2.1l1 1zM.8 10.3h3v1.4h-3zM20.2 10.3h3v1.4h-3z",
	// A palette.
	"fine-arts":
		"M12 3C5.8 3 1 7 1 12.2c0 5 4.4 8.8 9.6 8.8c2.3 0 3.2-1.3 2.9-2.9c-.3-1.7 .3-3 2.3-3h3.4c2.4 0 3.8-1.5 3.8-3.7C23 6.6 18.2 3 12 3zM6 12.8a1.8 1.8 0 1 1 0-3.6a1.8 1.8 0 0 1 0 3.6zM9.8 8.6a1.8 1.8 0 1 1 0-3.6a1.8 1.8 0 0 1 0 3.6zM15 8.6A1.8 1.8 0 1 1 15 5a1.8 1.8 0 0 1 0 3.6zM18.8 12.4a1.8 1.8 0 1 1 0-3.6a1.8 1.8 0 0 1 0 3.6zM7 17.6a1.6 1.6 0 1 1 0-3.2a1.6 1.6 0 0 1 0 3.2z",
	// A gear.
	manufacturing: `${gear(12, 12, 11, 9)}M12 16.2a4.2 4.2 0 1 0 0-8.4a4.2 4.2 0 0 0 0 8.4z`,
	// A locomotive.
	transportation:
		"M3 3h8.5v1.8H10.5V9h4V5.5h-.8V3.8h4.1v1.7H17V9h2.5A3.5 3.5 0 0 1 23 12.5V16H3V10.5h1V4.8H3zM5.8 6v3h2.9V6zM1.5 16.8h20.8l1.2 2.7H21a2.9 2.9 0 0 1-5.6 0h-.9a2.9 2.9 0 0 1-5.6 0H8a2.9 2.9 0 0 1-5.6 0H1.5z",
	// The wheel of the Midway.
	ticket:
		"M12 1a10 10 0 1 1 0 20a10 10 0 0 1 0-20zM12 2.8a8.2 8.2 0 1 0 0 16.4a8.2 8.2 0 0 0 0-16.4zM11.4 2.5h1.2v7.2l5.1-5.1l.9 .9l-5.1 5h7v1.2h-7l5.1 5l-.9 .9l-4.3-4.3l4 9.7h-1.6L12 13.5L8.2 23H6.6l4-9.7l-4.3 4.3l-.9-.9l5.1-5h-7v-1.2h7l-5.1-5l.9-.9l5.1 5.1z",
	// A seal with a tick: approved.
	approved: `${gear(12, 12, 11, 12)}M10.6 17.4l7-8.4l-1.7-1.4l-5.4 6.5l-2.6-2.6L6.3 13.1z`,
	// One more here.
	here: "M12 1l10 7v2H2V8zM4 11h16v12h-5.5v-7h-5v7H4z",
	// One more next door.
	beside: "M8.5 8l7 0v3.5l7.5-5.5l-7.5-5.5V4h-7V.5L1 6l7.5 5.5zM12 13.5l7 4.5v5H5v-5z",
	// From here to there.
	move: "M4 22a9 9 0 0 1 9-14.5V3l10 7.5L13 18v-4.5A9 9 0 0 0 4 22z",
};

/** What a figure without an area of its own does. */
export const EFFECTS: Readonly<Record<string, string>> = { burnham: "here", davis: "beside", palmer: "move" };

/** Silhouettes in profile, as they were cut of paper, in a box of 40 by 44: a head, and what tells them apart. */
const HEAD =
	"M2 44c1-8 6-11.5 12-13v-5C10 23 8 18 9 12C10 5 15.5 2 21 2c6 0 10 4 10 9v2.5l3.2 5.2q.6 1.2-1.7 1.5l.2 1.7l-.9 .9l.7 1.9q0 3.6-3.5 3.8h-5v2.5c7 1.5 12 5 13 13z";
const TOP_HAT = "M5.5 9.5L35 7v2.6L6 12zM9.5-5.5L28.5-7L30 8.5L10.5 10z";
const BOWLER = "M5 10.5q.5-2 5-2.2C9 1.5 13.5-3 20-3s11 4 10.5 10.5q5-.2 5.5 1.5z";
const KEPI = "M8.5 9.5L11.5 0L28-1.5L31 7l6.5 3.5l-7 .5l-21.5 1z";
const BEARD = "M32.2 21l.3 4.5C33.5 32 31 38 26 38.5C20 38 15.5 31 15 21l9-1z";
const GOATEE = "M32 24c1.5 5-.5 11-4 13c-2-2.5-3-6-2.8-10z";
const MOUSTACHE = "M26 20.5q5.5-3 10.8 2.2q-5 2.3-10.8 0z";
const WHISKERS = "M17 16c0 9 4 16 10.5 16.5L29 26z";
const WAVES = "M31 9C30 0 22-2.5 15 0S5 10 7.5 15c-2 4 .5 9 5 9.5L17 14c5 .5 10-1 14-5z";
const BUN = "M10 16c-6-3-10 3-7 7.5c2.5 3.5 8 2.5 9-1.5zM30.5 8C30-1 12-3 9 9l4 7c3-6 11-4 17.5-8z";
const PLUME = "M6 5C12-2 27-3.5 36 2.5L31 6.5L9 8.5zM12 2C4 .5 1-6 5-9c2 3.5 8 3 13 8.5z";

export const PORTRAITS: Readonly<Record<string, readonly string[]>> = {
	burnham: [HEAD, MOUSTACHE],
	davis: [HEAD, KEPI, MOUSTACHE],
	palmer: [HEAD, BUN, PLUME],
	mccormick: [HEAD, BEARD],
	westinghouse: [HEAD, WHISKERS, MOUSTACHE, WAVES],
	"saint-gaudens": [HEAD, WAVES, GOATEE],
	schwab: [HEAD, BOWLER],
	pullman: [HEAD, TOP_HAT, GOATEE],
};
