import { round } from "../pieces/shapes";

/** The cloth over a stall, from the stall's upper left corner: its outline, and the pattern on it. */
export interface Awning {
	cloth: string;
	pattern: string;
}

const TOP = { left: 9, right: 67, y: 2 };
const HEM = { left: 3, right: 73, y: 15 };

/** Every hall has a pattern and a hem of its own, to be told apart without its colour. */
export const AWNINGS: Readonly<Record<string, Awning>> = {
	green: { cloth: cloth(7, (step) => `q${-step / 2} 9 ${-step} 0`), pattern: stripes(7, 0, 1, [1, 3, 5]) },
	purple: { cloth: cloth(10, (step) => `l${-step / 2} 5l${-step / 2}-5`), pattern: dots() },
	blue: {
		cloth: cloth(5, (step) => `c${-step / 4} 6 ${-step * 0.3} 6 ${-step / 2} 2.5s${-step * 0.35}-2.5 ${-step / 2}-2.5`),
		pattern: stripes(10, 0.28, 0.62, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
	},
	yellow: { cloth: cloth(7, (step) => `v3.500h${2 - step}v-3.5h-2`), pattern: checks(8) },
	red: { cloth: cloth(9, (step) => `l${-step / 2} 2.2l${-step / 2}-2.2v4.2v-4.2`), pattern: slants() },
};

export const awningOf = (zone: string): string => (zone in AWNINGS ? zone : "green");

function cloth(count: number, hem: (step: number) => string): string {
	const step = round((HEM.right - HEM.left) / count);
	return `M${TOP.left} ${TOP.y}H${TOP.right}L${HEM.right} ${HEM.y}${hem(step).repeat(count)}z`;
}

/** A part of the slanted cloth: from one share of its width to another, and from one share of its height to another. */
function band(from: number, to: number, above = 0, below = 1): string {
	const x = (share: number, down: number): number => {
		const [top, hem] = [TOP, HEM].map(({ left, right }) => left + (right - left) * share) as [number, number];
		return round(top + (hem - top) * down);
	};
	const y = (down: number): number => round(TOP.y + (HEM.y - TOP.y) * down);
	return `M${x(from, above)} ${y(above)}L${x(to, above)} ${y(above)}L${x(to, below)} ${y(below)}L${x(from, below)} ${y(below)}z`;
}

function stripes(count: number, from: number, to: number, which: readonly number[]): string {
	return which.map((n) => band((n + from) / count, (n + to) / count)).join("");
}

function checks(count: number): string {
	const squares = Array.from({ length: count }, (_, n) =>
		band(n / count, (n + 1) / count, n % 2 ? 0.5 : 0, n % 2 ? 1 : 0.5),
	);
	return squares.join("");
}

function dots(): string {
	const dot = (x: number, y: number): string => `M${round(x)} ${y}a1.7 1.7 0 1 0 .01 0z`;
	return Array.from({ length: 7 }, (_, n) => dot(13 + 8 * n, 3.4) + dot(10 + 8.7 * n, 9.2)).join("");
}

function slants(): string {
	const height = HEM.y - TOP.y;
	return Array.from({ length: 4 }, (_, n) => `M${TOP.left + 4 + 15 * n} ${TOP.y}h6l-6 ${height}h-7z`).join("");
}
