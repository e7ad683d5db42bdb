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

/** Busts in a box of 40 by 44: shoulders, a head, and what tells them apart. */
const BUST = "M2 44c0-9 6-13 13-14.5l1-3.5a9.5 11 0 1 1 8 0l1 3.5c7 1.5 13 5.5 13 14.5z";
const TOP_HAT = "M7.5 11.5h25v2.6h-25zM11.5-2h17V12h-17z";
const BOWLER = "M7 11.5c0-1.6 3-1.6 4-2C11 2 15 0 20 0s9 2 9 9.5c1 .4 4 .4 4 2c0 1.8-26 1.8-26 0z";
const BEARD = "M10.5 17c0 12 4 18 9.5 18s9.5-6 9.5-18c-2 4-17 4-19 0z";
const WHISKERS = "M9 14c-2 6 0 12 4 13l2-6zM31 14c2 6 0 12-4 13l-2-6z";
const MOUSTACHE = "M20 20c-3 3.5-8 4.5-11 2c4 0 7-4.5 11-3c4-1.5 7 3 11 3c-3 2.5-8 1.5-11-2z";
const CURLS = "M9 16C5 8 11-1 20-1s15 9 11 17c3 2 2 7-1 6L28 10c-5 1-11 1-16 0l-2 12c-3 1-4-4-1-6z";
const PLUME = "M4 9c8-6 24-7 33-2c-2 3-5 4-7 4C26 3 14 3 10 11c-2 0-5 0-6-2zM27 5C29-3 36-5 39-2c-4 0-6 4-7 8z";

export const PORTRAITS: Readonly<Record<string, readonly string[]>> = {
	burnham: [BUST, MOUSTACHE],
	davis: [BUST, WHISKERS, BOWLER],
	palmer: [BUST, CURLS, PLUME],
	mccormick: [BUST, BEARD],
	westinghouse: [BUST, WHISKERS, MOUSTACHE],
	"saint-gaudens": [BUST, CURLS, BEARD],
	schwab: [BUST, BOWLER],
	pullman: [BUST, BEARD, TOP_HAT],
};
