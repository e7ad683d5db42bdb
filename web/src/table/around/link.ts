import type { TableCard } from "../../api/shapes";

/** What an address with a secret asks for: to sit down where somebody invites, or to come back to one's own seat. */
export interface Link {
	kind: "invitation" | "recover";
	seat: number;
	secret: string;
}

/** Reads the part of an address after `#`; null if it is no link to a seat, or there is nothing left to do. */
export function linkOf(hash: string, table: TableCard): Link | null {
	const [, secret, digits] = /^#((\d{1,2})-[a-z2-7]{24})$/.exec(hash) ?? [];
	const card = table.seats[Number(digits ?? -1)];
	if (!secret || !card || card.yours) return null;
	if (card.kind === "invitation") return { kind: "invitation", seat: card.seat, secret };
	return card.kind === "person" ? { kind: "recover", seat: card.seat, secret } : null;
}
