/** A round number not below the greatest value, and the values to draw lines at. */
export function scale(least: number, most: number, lines = 4): { from: number; to: number; ticks: number[] } {
	const from = Math.min(0, least);
	const rough = Math.max(1, most - from) / lines;
	const power = 10 ** Math.floor(Math.log10(rough));
	const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough)!);
	const low = Math.floor(from / step) * step;
	const high = Math.max(low + step, Math.ceil(most / step) * step);
	const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step);
	return { from: low, to: high, ticks };
}

/** Moves labels apart that would cover each other, as little as possible, and keeps them between two borders. */
export function spread(places: readonly number[], gap: number, top: number, bottom: number): number[] {
	const order = places.map((_, at) => at).sort((one, other) => places[one]! - places[other]! || one - other);
	const moved = [...places];
	order.forEach((at, nth) => {
		const above = nth ? moved[order[nth - 1]!]! + gap : top;
		moved[at] = Math.max(moved[at]!, above);
	});
	let limit = bottom;
	for (const at of order.toReversed()) {
		moved[at] = Math.min(moved[at]!, limit);
		limit = moved[at]! - gap;
	}
	return moved;
}

/** A line through points that keeps its height until the next one. */
export function stairs(values: readonly number[], x: (at: number) => number, y: (value: number) => number): string {
	return values
		.map((value, at) => (at ? (value === values[at - 1] ? "" : `H${x(at)}V${y(value)}`) : `M${x(0)} ${y(value)}`))
		.concat(`H${x(values.length - 1)}`)
		.join("");
}

/** A few moments that tell the course of a game: where rounds begin, or quarters, and the end. */
export function milestones(rounds: readonly number[], last: number): number[] {
	const between = rounds.length ? rounds : [1, 2, 3].map((part) => Math.round((last * part) / 4));
	return [...new Set([...between.filter((each) => each > 0 && each < last), last])];
}
