import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import Log from "../../src/table/Log.svelte";
import type { Table } from "../../src/table/table.svelte";

/** The room for the log changes. */
let resized: () => void;

beforeEach(() => {
	const observer = class {
		constructor(told: () => void) {
			resized = told;
		}
		observe(): void {}
		disconnect(): void {}
	};
	vi.stubGlobal("ResizeObserver", observer);
	return () => vi.unstubAllGlobals();
});

/** A log of 1000 pixels, of which one sees 200; it grows when we say so. */
function log() {
	const size = { scrollHeight: 1000, clientHeight: 200 };
	const table = { journal: [], moment: null, position: { decisions: 0 }, travelling: { watched: null }, words: {} };
	render(Log, { table: table as unknown as Table });
	const list = screen.getByRole("list");
	for (const side of ["scrollHeight", "clientHeight"] as const)
		Object.defineProperty(list, side, { get: () => size[side] });
	const to = (top: number): void => {
		list.scrollTop = top;
		list.dispatchEvent(new Event("scroll"));
	};
	return { list, size, to };
}

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

test("the log stays at its end though lines come before the browser says that we scrolled", async () => {
	const { list, size, to } = log();
	await frame();
	size.scrollHeight = 1300;
	to(800);
	resized();
	expect(list.scrollTop).toBe(1300);
});

test("who reads further up is left there", async () => {
	const { list, size, to } = log();
	await frame();
	to(800);
	to(500);
	size.scrollHeight = 1300;
	resized();
	expect(list.scrollTop).toBe(500);
	to(1100);
	resized();
	expect(list.scrollTop).toBe(1300);
});
