import type { Message } from "../../api/shapes";
import type { Table } from "../../table/table.svelte";
import { type City, textOf } from "./city";

/** A market is called by its name once it is built, and so is whoever stands there. */
export function named(element: string, view: City): Message | null {
	const [, kind, of] = /^(space|worker):market-(.+)$/.exec(element) ?? [];
	const market = view.sites.find(({ site }) => site === of)?.market;
	if (!market) return null;
	if (kind === "space") return { id: `market-${market}`, args: {} };
	return { id: "worker-visiting", args: { market: `market:${market}` } };
}

/** What is printed on a recruit in the printing of this table; what all dice and all territories are. */
export function text(element: string, table: Table, view: City): string | null {
	const [kind, name = ""] = element.split(":");
	if (kind === "recruit") return textOf(table, view, name);
	return kind === "die" || kind === "territory" ? table.words.t(`table-${kind}`) : null;
}
