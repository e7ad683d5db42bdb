import { fireEvent, render } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import type { Choice, FromClient, Position } from "../../src/api/shapes";
import Choices from "../../src/table/Choices.svelte";
import Prompt from "../../src/table/Prompt.svelte";
import { Table } from "../../src/table/table.svelte";

const paying = (id: number, ...items: string[]): Choice => ({
	id,
	kind: "pay",
	notation: `pay ${items.join(" ")}`,
	elements: items.map((item) => `item:${item}`),
	message: { id: `pay-${items.join("-")}`, args: {} },
	amount: null,
});

let table: Table;
let sent: FromClient[];

beforeEach(() => {
	sent = [];
	table = new Table("abc");
	Object.assign(table, { live: { send: () => true, wish: (wish: FromClient) => sent.push(wish) } });
	const choices = [paying(1, "bear", "bear"), paying(2, "bear", "bear", "book"), paying(3, "bear", "book", "bat")];
	table.position = {
		table: { title: "sealed", status: "playing", seats: [], waiting: [0] },
		prompt: { seat: 0, kind: "pay", message: { id: "ask", args: {} } },
		choices,
	} as unknown as Position;
	table.choosing.offer(choices);
});

const texts = (container: Element, selector: string): string[] =>
	[...container.querySelectorAll(selector)].map((each) => each.textContent!.trim().replace("×", ""));
const point = (...items: string[]): void => {
	for (const item of items) table.point(`item:${item}`, new DOMRect());
};

test("what is picked so far is shown, and each part can be taken back", async () => {
	point("book", "bear");
	const { container, getAllByRole } = render(Prompt, { table });
	expect(container.querySelectorAll(".picked")).toHaveLength(2);
	await fireEvent.click(getAllByRole("button")[0]!);
	expect(table.choosing.picked).toEqual(["item:bear"]);
	point("bear", "book");
	expect(sent).toMatchObject([{ type: "decide", choice: 2 }]);
});

test("what may be all comes first in the list, to be confirmed", async () => {
	point("bear", "bear");
	expect(sent).toEqual([]);
	const { container } = render(Choices, { table });
	expect(texts(container, ".chip")).toEqual(["pay-bear-bear", "pay-bear-bear-book"]);
	await fireEvent.click(container.querySelector(".complete")!);
	expect(sent).toMatchObject([{ type: "decide", choice: 1 }]);
});
