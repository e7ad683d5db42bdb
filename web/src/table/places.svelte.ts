import { drawnAs } from "./travelling.svelte";

/** Where an element is drawn on the page, with some room around it. */
export interface Place {
	element: string;
	left: number;
	top: number;
	width: number;
	height: number;
}

/** Pixels between a thing and its frame; small things stand close together. */
const AROUND = 5;
const CLOSE = 2;
const SMALL = 48;

function measured(elements: readonly string[]): Place[] {
	return elements.flatMap((element) => {
		const box = drawnAs(element)?.getBoundingClientRect();
		if (!box) return [];
		const around = Math.min(box.width, box.height) < SMALL ? CLOSE : AROUND;
		const [left, top] = [box.left - around, box.top - around];
		return [{ element, left, top, width: box.width + 2 * around, height: box.height + 2 * around }];
	});
}

/** The places of elements, also while they move: the page scrolls, the board grows, pieces travel. */
export class Places {
	list = $state.raw<readonly Place[]>([]);

	constructor(elements: () => readonly string[]) {
		$effect(() => {
			const wanted = elements();
			if (!wanted.length) {
				this.list = [];
				return;
			}
			let last = "";
			let frame = 0;
			const look = (): void => {
				const now = measured(wanted);
				const said = JSON.stringify(now);
				if (said !== last) this.list = now;
				last = said;
				frame = requestAnimationFrame(look);
			};
			look();
			return () => cancelAnimationFrame(frame);
		});
	}
}
