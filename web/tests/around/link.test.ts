import { expect, test } from "vitest";
import type { SeatCard, TableCard } from "../../src/api/shapes";
import { linkOf } from "../../src/table/around/link";

const card = (seat: number, kind: SeatCard["kind"], yours = false): SeatCard => ({
	seat,
	kind,
	name: "",
	mind: null,
	yours,
	asked: null,
	resigned: false,
});
const table = {
	seats: [card(0, "person"), card(1, "invitation"), card(2, "mind"), card(3, "person", true)],
} as TableCard;
const secret = (seat: number) => `${seat}-heouq4uxrr63jci5sqaf2dst`;

test("a link to a kept seat invites, one to somebody's seat brings back", () => {
	expect(linkOf(`#${secret(1)}`, table)).toEqual({ kind: "invitation", seat: 1, secret: secret(1) });
	expect(linkOf(`#${secret(0)}`, table)).toEqual({ kind: "recover", seat: 0, secret: secret(0) });
});

test.each(["", "#", "#WF-12", "#1-short", `#${secret(2)}`, `#${secret(3)}`, `#${secret(9)}`])(
	"%s leads nowhere",
	(hash) => expect(linkOf(hash, table)).toBeNull(),
);
