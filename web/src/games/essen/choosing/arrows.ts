/** Which way an arrow key goes. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};
const PLACES = '[data-element^="booth:"], [data-element^="space:"]';

/** From any part of the plan the arrow keys go to the next stall or place, whether it can be chosen or not. */
export function walkByArrows(event: KeyboardEvent): void {
	const way = ARROWS[event.key];
	const from = event.target instanceof Element ? event.target.closest("[data-element]") : null;
	if (!way || !from) return;
	const next = nextPlace(from, way, (event.currentTarget as Element).querySelectorAll<HTMLElement>(PLACES));
	if (!next) return;
	event.preventDefault();
	next.focus();
}

function nextPlace(
	from: Element,
	[dx, dy]: readonly [number, number],
	places: Iterable<HTMLElement>,
): HTMLElement | null {
	const start = middle(from);
	let best: { place: HTMLElement; far: number } | null = null;
	for (const place of places) {
		const { x, y } = middle(place);
		const along = (x - start.x) * dx + (y - start.y) * dy;
		const aside = Math.abs((x - start.x) * dy + (y - start.y) * dx);
		const far = along + 2 * aside;
		if (place !== from && along > 8 && aside <= along && far < (best?.far ?? Number.POSITIVE_INFINITY))
			best = { place, far };
	}
	return best?.place ?? null;
}

function middle(thing: Element): { x: number; y: number } {
	const { x, y, width, height } = thing.getBoundingClientRect();
	return { x: x + width / 2, y: y + height / 2 };
}
