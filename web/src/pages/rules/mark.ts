import { folded } from "./book";

/** Light up every place in a page where one of these words stands, without touching the page. */
export function mark(page: HTMLElement, wanted: string): void {
	if (!("highlights" in CSS)) return;
	const parts = folded(wanted)
		.split(/\s+/)
		.filter((part) => part.length > 1);
	const ranges: Range[] = [];
	const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
	while (parts.length && texts.nextNode()) {
		const node = texts.currentNode;
		const plain = folded(node.textContent ?? "");
		if (plain.length !== node.textContent?.length) continue; // Letters that fold to several would be marked askew.
		for (const part of parts)
			for (let at = plain.indexOf(part); at >= 0; at = plain.indexOf(part, at + part.length)) {
				const range = new Range();
				range.setStart(node, at);
				range.setEnd(node, at + part.length);
				ranges.push(range);
			}
	}
	CSS.highlights.set("found", new Highlight(...ranges));
}
