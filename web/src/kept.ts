const untilLeft = new Map<string, string>();

/** What this browser remembers from one visit to the next. One that may not, remembers it until the page is left. */
export const kept = {
	get(key: string): string | null {
		try {
			return localStorage.getItem(key) ?? untilLeft.get(key) ?? null;
		} catch {
			return untilLeft.get(key) ?? null;
		}
	},

	set(key: string, text: string): void {
		try {
			localStorage.setItem(key, text);
		} catch {
			untilLeft.set(key, text);
		}
	},

	drop(key: string): void {
		untilLeft.delete(key);
		try {
			localStorage.removeItem(key);
		} catch {
			// There is nothing to forget.
		}
	},
};
