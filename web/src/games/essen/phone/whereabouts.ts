import { around, type Box, type Layout, type Point } from "../geometry";

/** The floor of every hall. */
export const hallBoxes = (layout: Layout): { zone: string; box: Box }[] =>
	layout.halls.map(({ zone, booths }) => ({ zone, box: around(booths.map((booth) => layout.booths.get(booth)!)) }));

export type Side = "up" | "down" | "left" | "right";

/** What begins at an edge of what is seen, and where it would be looked at. */
export interface Beyond extends Point {
	side: Side;
	/** An element, or a hall as `hall:blue`. */
	name: string;
}

/** What lies beyond the edges, if it is something else than what is in the middle. */
export function beyond(layout: Layout, seen: Box): Beyond[] {
	const middle = { x: seen.x + seen.w / 2, y: seen.y + seen.h / 2 };
	const here = placeAt(layout, middle);
	const probes: { side: Side; at: Point }[] = [
		{ side: "up", at: { x: middle.x, y: seen.y - REACH } },
		{ side: "down", at: { x: middle.x, y: seen.y + seen.h + REACH } },
		{ side: "left", at: { x: seen.x - REACH, y: middle.y } },
		{ side: "right", at: { x: seen.x + seen.w + REACH, y: middle.y } },
	];
	return probes.flatMap(({ side, at }) => {
		const place = placeAt(layout, at);
		if (!place || place.name === here?.name) return [];
		const { name, box } = place;
		return [{ side, name, x: box.x + box.w / 2, y: box.y + box.h / 2 }];
	});
}

/** So far beyond an edge something must lie to be named there. */
const REACH = 40;

function placeAt(layout: Layout, { x, y }: Point): { name: string; box: Box } | null {
	const places = [
		...hallBoxes(layout).map(({ zone, box }) => ({ name: `hall:${zone}`, box })),
		...Object.entries(layout.spaces).map(([space, box]) => ({ name: `space:${space}`, box })),
	];
	return places.find(({ box }) => x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h) ?? null;
}
