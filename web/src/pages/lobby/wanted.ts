/** Which open tables somebody looks for. */
export interface Wanted {
	title: string;
	pace: string;
	/** Seats for anyone, at least. */
	free: string;
	/** A part of a name. */
	who: string;
}

export const EVERYTHING: Wanted = { title: "", pace: "", free: "", who: "" };

/** The address of a page of the lobby. */
export function pathOf(wanted: Wanted, more: { after?: string; beside?: string } = {}): string {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries({ ...wanted, ...more })) if (value.trim()) query.set(name, value.trim());
	const text = query.toString();
	return text ? `/lobby?${text}` : "/lobby";
}

export const isSearch = (wanted: Wanted): boolean => Object.values(wanted).some((each) => each.trim() !== "");
