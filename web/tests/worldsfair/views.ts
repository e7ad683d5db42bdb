import type { Choice, Event } from "../../src/api/shapes";
import type { FairView } from "../../src/games/worldsfair/fair";

const none = { agriculture: 0, electricity: 0, "fine-arts": 0, manufacturing: 0, transportation: 0 };

/** A table of three in its second round. */
export function fair(): FairView {
	const player = (seat: number, colour: string, more: object) => ({
		seat,
		colour,
		supply: 10,
		tickets: 0,
		proposed: { ...none },
		approved: { ...none },
		figures: [] as string[],
		coins: 0,
		medals: 0,
		sets: 0,
		set_values: [],
		points: 0,
		...more,
	});
	const area = (name: string, figure: string, supporters: number[], cards: string[] = []) => ({
		area: name,
		figure,
		capacity: 4,
		cards,
		supporters,
		medals: [4, 0, 0],
		approvals: [1, 0, 0],
	});
	return {
		title: "worldsfair",
		seat: 0,
		seats: 3,
		decisions: 20,
		over: false,
		waiting: [0],
		on_turn: 0,
		asked: "place",
		round: 2,
		rounds: 3,
		wheel: { spaces: 11, car: 4 },
		visited: null,
		scoring: null,
		areas: [
			area("fine-arts", "saint-gaudens", [3, 1, 0], ["ticket", "exhibit:electricity"]),
			area("manufacturing", "schwab", [2, 2, 1], ["figure:palmer"]),
			area("agriculture", "mccormick", [1, 1, 1]),
			area("electricity", "westinghouse", [0, 0, 0]),
			area("transportation", "pullman", [5, 2, 1]),
		],
		deck: 30,
		unseen: {},
		discard: { ticket: 3 },
		players: [
			player(0, "orange", { coins: 5, medals: 4, sets: 6, figures: ["davis", "davis"] }),
			player(1, "blue", { coins: 2, medals: 8, sets: 0, figures: ["davis", "palmer"] }),
			player(2, "green", { coins: 0, medals: 2, sets: 1, figures: ["palmer"] }),
		],
		scores: [15, 10, 3],
		ranks: null,
	};
}

export function event(
	kind: string,
	seat: number | null,
	args: Record<string, string | number>,
	elements: string[] = [],
): Event {
	return { kind, seat, elements, message: { id: `event-${kind}`, args }, lists: "" };
}

export function choice(kind: string, ...elements: string[]): Choice {
	return { id: 0, kind, notation: kind, elements, message: { id: `choose-${kind}`, args: {} }, amount: null };
}
