import { gear } from "./geometry";

/** Signs in a box of 24 by 24, filled with the colour of their surroundings; `evenodd` cuts the holes. */
export const PICTOGRAMS: Readonly<Record<string, string>> = {
	// An ear of wheat.
	agriculture:
		"M11.3 23V8h1.4v15zM12 1c1.9 1.7 2.4 4 0 6.4C9.6 5 10.1 2.7 12 1zM11 9.500C8.3 9.6 6.5 8.3 6.3 5.600C9 5.6 10.9 6.9 11 9.500zM13 9.500c2.7 .1 4.5-1.2 4.7-3.900C15 5.6 13.1 6.9 13 9.500zM11 14c-2.7 .1-4.5-1.2-4.7-3.900C9 10.1 10.9 11.4 11 14zM13 14c2.7 .1 4.5-1.2 4.7-3.900C15 10.1 13.1 11.4 13 14zM11 18.500c-2.7 .1-4.5-1.2-4.7-3.900C9 14.6 10.9 15.9 11 18.500zM13 18.500c2.7 .1 4.5-1.2 4.7-3.900C15 14.6 13.1 15.9 13 18.500z",
	// A lamp with its rays.
	electricity:
		"M12 5a6 6 0 0 1 3.4 10.900c-.6 .5-.9 1.1-.9 1.900h-5c0-.8-.3-1.4-.9-1.900A6 6 0 0 1 12 5zM9.6 18.600h4.800v1.300H9.600zM10.1 20.700h3.800v.9a1.4 1.4 0 0 1-1.4 1.400h-1a1.4 1.4 0 0 1-1.4-1.400zM11.3 .5h1.400v3h-1.400zM3.6 3.600l1-1l2.1 2.100l-1 1zM20.4 3.600l-1-1l-2.1 2.100l1 1zM.8 10.300h3v1.400h-3zM20.2 10.300h3v1.400h-3z",
	// A palette.
	"fine-arts":
		"M12 3C5.8 3 1 7 1 12.200c0 5 4.4 8.8 9.6 8.800c2.3 0 3.2-1.3 2.9-2.900c-.3-1.7 .3-3 2.3-3h3.400c2.4 0 3.8-1.5 3.8-3.700C23 6.6 18.2 3 12 3zM6 12.800a1.8 1.8 0 1 1 0-3.600a1.8 1.8 0 0 1 0 3.600zM9.8 8.600a1.8 1.8 0 1 1 0-3.600a1.8 1.8 0 0 1 0 3.600zM15 8.600A1.8 1.8 0 1 1 15 5a1.8 1.8 0 0 1 0 3.600zM18.8 12.400a1.8 1.8 0 1 1 0-3.600a1.8 1.8 0 0 1 0 3.600zM7 17.600a1.6 1.6 0 1 1 0-3.200a1.6 1.6 0 0 1 0 3.200z",
	// A gear.
	manufacturing: `${gear(12, 12, 11, 9)}M12 16.200a4.2 4.2 0 1 0 0-8.400a4.2 4.2 0 0 0 0 8.400z`,
	// A locomotive.
	transportation:
		"M3 3h8.500v1.800H10.500V9h4V5.500h-.8V3.800h4.100v1.700H17V9h2.500A3.5 3.5 0 0 1 23 12.500V16H3V10.500h1V4.800H3zM5.8 6v3h2.900V6zM1.5 16.800h20.800l1.2 2.700H21a2.9 2.9 0 0 1-5.6 0h-.9a2.9 2.9 0 0 1-5.6 0H8a2.9 2.9 0 0 1-5.6 0H1.500z",
	// The wheel of the Midway.
	ticket:
		"M12 1a10 10 0 1 1 0 20a10 10 0 0 1 0-20zM12 2.800a8.2 8.2 0 1 0 0 16.400a8.2 8.2 0 0 0 0-16.400zM11.4 2.500h1.200v7.200l5.1-5.100l.9 .9l-5.1 5h7v1.200h-7l5.1 5l-.9 .9l-4.3-4.300l4 9.700h-1.600L12 13.500L8.2 23H6.600l4-9.700l-4.3 4.300l-.9-.9l5.1-5h-7v-1.200h7l-5.1-5l.9-.9l5.1 5.100z",
	// A seal with a tick: approved.
	approved: `${gear(12, 12, 11, 12)}M10.6 17.400l7-8.400l-1.7-1.400l-5.4 6.500l-2.6-2.600L6.3 13.100z`,
	// One more here.
	here: "M12 1l10 7v2H2V8zM4 11h16v12h-5.500v-7h-5v7H4z",
	// One more next door.
	beside: "M8.5 8l7 0v3.500l7.5-5.500l-7.5-5.500V4h-7V.500L1 6l7.5 5.500zM12 13.500l7 4.500v5H5v-5z",
	// From here to there.
	move: "M4 22a9 9 0 0 1 9-14.500V3l10 7.500L13 18v-4.500A9 9 0 0 0 4 22z",
};

/** What a figure without an area of its own does. */
export const EFFECTS: Readonly<Record<string, string>> = { burnham: "here", davis: "beside", palmer: "move" };

/** Busts in a box of 40 by 44: shoulders, a head, and what tells them apart. */
const BUST = "M2 44c0-9 6-13 13-14.500l1-3.500a9.5 11 0 1 1 8 0l1 3.500c7 1.5 13 5.5 13 14.500z";
const TOP_HAT = "M7.5 11.500h25v2.600h-25zM11.5-2h17V12h-17z";
const BOWLER = "M7 11.500c0-1.6 3-1.6 4-2C11 2 15 0 20 0s9 2 9 9.500c1 .4 4 .4 4 2c0 1.8-26 1.8-26 0z";
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
