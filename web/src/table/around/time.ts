const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a clock shows: digits for a game of one evening, words for one over days. */
export type Reading = { kind: "digits"; text: string } | { kind: "days"; days: number; hours: number };

export function reading(milliseconds: number): Reading {
	const left = Math.max(0, milliseconds);
	if (left >= DAY) {
		const hours = Math.floor(left / HOUR);
		return { kind: "days", days: Math.floor(hours / 24), hours: hours % 24 };
	}
	const seconds = Math.ceil(left / SECOND);
	const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((each) => String(each).padStart(2, "0"));
	const hours = Math.floor(seconds / 3600);
	return { kind: "digits", text: (hours ? [hours, ...parts] : [Number(parts[0]), parts[1]]).join(":") };
}

/** Whether it gets tight: the last minute of a bank, the last three hours of days. */
export function isShort(milliseconds: number, days: boolean): boolean {
	return milliseconds <= (days ? 3 * HOUR : MINUTE);
}
