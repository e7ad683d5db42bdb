import { expect, test } from "vitest";
import type { Event } from "../../src/api/shapes";
import euphoria from "../../src/games/euphoria";
import type { City } from "../../src/games/euphoria/city";

const event = (kind: string, element: string): Event => ({
	kind,
	seat: 1,
	elements: [element],
	message: { id: `event-${kind}`, args: {} },
	lists: "",
});

test("every star of Euphoria is on its sheet", () => {
	const city = {
		asked: "turn",
		tracks: { stars: 10 },
		factions: [{ stars: [2, 0] }, { stars: [1, 1] }],
		sites: [{ stars: [0] }, { stars: [0, 1] }],
		players: [
			{ seat: 0, stars: 7, solved: "served", recruits: [{ status: "starred" }, { status: "hidden" }] },
			{ seat: 1, stars: 2, solved: "unsolved", recruits: [] },
		],
	} as unknown as City;
	const rows = euphoria.sheet?.(city as never) ?? [];
	expect([0, 1].map((seat) => rows.reduce((sum, { values }) => sum + values[seat]!, 0))).toEqual([7, 2]);
	expect(euphoria.standing?.(city as never)).toEqual({ id: "table-race", args: { count: 7, total: 10 } });
	const [flight] = euphoria.flights?.(event("placed-site", "space:site-euphoria-a"), city as never) ?? [];
	expect(flight).toMatchObject({ from: "seat:1", to: "space:site-euphoria-a" });
});
