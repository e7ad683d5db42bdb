import type { Point } from "./geometry";

/** A place on a way, and the direction of the way there. */
export interface Spot extends Point {
	angle: number;
}

/** The way of a tunnel through the rock, and the outlines of what is dug of it. */
export class Way {
	readonly length: number;

	constructor(readonly points: readonly Point[]) {
		this.length = points.slice(1).reduce((sum, to, n) => sum + distance(points[n]!, to), 0);
	}

	/** Where one is after so much of the way. */
	at(gone: number): Spot {
		for (const [n, to] of this.points.slice(1).entries()) {
			const from = this.points[n]!;
			const long = distance(from, to);
			const angle = Math.atan2(to.y - from.y, to.x - from.x);
			if (gone <= long || n === this.points.length - 2) {
				const part = Math.min(gone / long, 1);
				return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, angle };
			}
			gone -= long;
		}
		return { ...this.points[0]!, angle: 0 };
	}

	/** The outline of the way between two places, as wide as twice `half`; rough walls look dug. */
	outline(from: number, to: number, half: number, rough = 0): string {
		const steps = Math.max(4, Math.floor((to - from) / 7));
		const left: Point[] = [];
		const right: Point[] = [];
		for (let n = 0; n <= steps; n++) {
			const spot = this.at(from + ((to - from) * n) / steps);
			left.push(aside(spot, -half - uneven(n, 1) * rough));
			right.push(aside(spot, half + uneven(n, 2) * rough));
		}
		const last = this.at(to);
		const tip = { x: last.x + Math.cos(last.angle) * half * 0.75, y: last.y + Math.sin(last.angle) * half * 0.75 };
		return `M${[...left, ...(rough ? [tip] : []), ...right.reverse()].map(written).join("L")}z`;
	}

	/** A line beside the way, on the side that is below. */
	floor(from: number, to: number, off: number): string {
		const spots = Array.from({ length: 41 }, (_, n) => this.at(from + ((to - from) * n) / 40));
		return `M${spots.map((spot) => written(aside(spot, Math.cos(spot.angle) >= 0 ? off : -off))).join("L")}`;
	}
}

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A place beside the way, to its right if `off` is more than nothing. */
function aside({ x, y, angle }: Spot, off: number): Point {
	return { x: x - Math.sin(angle) * off, y: y + Math.cos(angle) * off };
}

/** Between -0.5 and 0.5, always the same for the same numbers. */
function uneven(n: number, side: number): number {
	const wild = Math.sin(n * 12.9898 + side * 78.233) * 43758.5453;
	return wild - Math.floor(wild) - 0.5;
}
