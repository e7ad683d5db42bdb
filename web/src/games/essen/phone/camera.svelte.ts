import type { PanzoomObject } from "@panzoom/panzoom";
import type { Attachment } from "svelte/attachments";
import type { Size } from "../choosing/placing";
import type { Box, Layout, Point } from "../geometry";

/** Large enough to read everything, and to meet a stall with a finger. */
const CLOSE = 1.08;
const CLOSEST = 2.4;
const STEP = 1.4;
/** Pixels after which a press is no tap any more. */
const TREMBLE = 10;

/** What of the plan is seen through a window that is smaller; fingers push and pinch it. */
export class Camera {
	/** What is seen, in units of the plan. */
	seen = $state.raw<Box>({ x: 0, y: 0, w: 0, h: 0 });
	#tool: PanzoomObject | null = null;
	#layout: Layout;

	constructor(
		layout: Layout,
		public start: Point,
	) {
		this.#layout = layout;
	}

	/** The plan itself, inside its window. */
	readonly plan: Attachment<HTMLElement> = (node) => {
		const window = node.parentElement!;
		const change = (event: Event): void => {
			const { x, y, scale } = (event as CustomEvent<{ x: number; y: number; scale: number }>).detail;
			this.seen = seenThrough(sizeOf(window), this.#layout, { x, y }, scale);
		};
		let gone = false;
		void import("@panzoom/panzoom").then(({ default: Panzoom }) => {
			if (gone) return;
			const { x, y } = shiftTo(this.start, sizeOf(window), this.#layout, CLOSE);
			node.addEventListener("panzoomchange", change);
			this.#tool = Panzoom(node, {
				contain: "outside",
				cursor: "grab",
				overflow: "clip", // nothing but this moves the plan
				startScale: CLOSE,
				startX: x,
				startY: y,
				maxScale: CLOSEST,
				pinchAndPan: true,
			});
		});
		const release = onlyTaps(window);
		return () => {
			gone = true;
			release();
			node.removeEventListener("panzoomchange", change);
			this.#tool?.destroy();
			this.#tool = null;
		};
	};

	/** Bring a point of the plan to the middle, or as near as the plan's edges allow. */
	lookAt(point: Point, size: Size, smooth: boolean): void {
		const scale = this.#tool?.getScale() ?? 1;
		const { x, y } = shiftTo(point, size, this.#layout, scale);
		this.#tool?.pan(x, y, { animate: smooth });
	}

	/** Closer or wider, around the middle of the window. */
	zoom(closer: boolean, window: DOMRect): void {
		const middle = { clientX: window.x + window.width / 2, clientY: window.y + window.height / 2 };
		const scale = this.#tool?.getScale() ?? 1;
		this.#tool?.zoomToPoint(closer ? scale * STEP : scale / STEP, middle, { animate: false });
	}

	sees({ x, y }: Point, margin = 30): boolean {
		const { seen } = this;
		const inside = (at: number, from: number, size: number): boolean => at > from + margin && at < from + size - margin;
		return inside(x, seen.x, seen.w) && inside(y, seen.y, seen.h);
	}
}

/** The part of a plan that is seen: it is scaled around its own middle, after it was shifted. */
export function seenThrough(size: Size, plan: { width: number; height: number }, shift: Point, scale: number): Box {
	return {
		x: (plan.width / 2) * (1 - 1 / scale) - shift.x,
		y: (plan.height / 2) * (1 - 1 / scale) - shift.y,
		w: size.w / scale,
		h: size.h / scale,
	};
}

/** The shift that brings a point of the plan to the middle of its window. */
export function shiftTo(point: Point, size: Size, plan: { width: number; height: number }, scale: number): Point {
	const along = (at: number, room: number, whole: number): number => (room - whole) / 2 / scale + whole / 2 - at;
	return { x: along(point.x, size.w, plan.width), y: along(point.y, size.h, plan.height) };
}

const sizeOf = (node: HTMLElement): Size => ({ w: node.clientWidth, h: node.clientHeight });

/** Whoever pushes the plan with the mouse does not mean what lies under it. */
function onlyTaps(window: HTMLElement): () => void {
	let down = { x: 0, y: 0 };
	const press = ({ clientX: x, clientY: y }: PointerEvent): void => {
		down = { x, y };
	};
	const click = (event: MouseEvent): void => {
		if (event.detail && Math.hypot(event.clientX - down.x, event.clientY - down.y) > TREMBLE) event.stopPropagation();
	};
	window.addEventListener("pointerdown", press, true);
	window.addEventListener("click", click, true);
	return () => {
		window.removeEventListener("pointerdown", press, true);
		window.removeEventListener("click", click, true);
	};
}
