import { Marked, Renderer, type Token, type Tokens } from "marked";

/** A heading with what stands below it, up to the next heading. */
export interface Chapter {
	/** Its anchor: the rule's number, or its place. */
	id: string;
	depth: number;
	/** The rule's number, such as `WF-12`; empty for other chapters. */
	number: string;
	title: string;
	html: string;
	/** Its words without marks and accents, to be searched in. */
	plain: string;
}

const RULE = /^[A-Z]{2}-\d+\b/;
const plainLink = /^(https?:\/\/|#|\/(?![/\\]))/;

/** Markdown without anything that a rules page has no need of: raw HTML and pictures are dropped, links are plain. */
const markdown = new Marked({
	extensions: [
		{
			name: "rule",
			level: "inline",
			start: (text) => text.search(/\b[A-Z]{2}-\d/),
			tokenizer: (text) => {
				const found = RULE.exec(text);
				return found ? { type: "rule", raw: found[0] } : undefined;
			},
			renderer: ({ raw }) => `<a href="#${raw}">${raw}</a>`,
		},
	],
	renderer: {
		html: () => "",
		image: () => "",
		link({ href, tokens }) {
			const text = this.parser.parseInline(tokens);
			return plainLink.test(href) ? `<a href="${escaped(href)}">${text}</a>` : text;
		},
		// Where a rule comes from stands below it in small print.
		paragraph({ tokens }) {
			const last = tokens.at(-1);
			const before = tokens.at(-2);
			if (last?.type !== "em" || !before?.raw.endsWith("\n")) return `<p>${this.parser.parseInline(tokens)}</p>\n`;
			const source = this.parser.parseInline((last as Tokens.Em).tokens);
			return `<p>${this.parser.parseInline(tokens.slice(0, -1))}</p>\n<p class="source">${source}</p>\n`;
		},
		table(token) {
			return `<div class="table" tabindex="0">${Renderer.prototype.table.call(this, token)}</div>`;
		},
	},
});

export function chaptersOf(text: string): Chapter[] {
	const chapters: { heading: Tokens.Heading; below: Token[] }[] = [];
	for (const token of markdown.lexer(text)) {
		if (token.type === "heading") chapters.push({ heading: token as Tokens.Heading, below: [] });
		else chapters.at(-1)?.below.push(token);
	}
	return chapters.map(({ heading, below }, at) => {
		const whole = wordsOf(heading.tokens);
		const number = RULE.exec(whole)?.[0] ?? "";
		return {
			id: number || `part-${at}`,
			depth: heading.depth,
			number,
			title: whole.slice(number.length).trim(),
			html: markdown.parser(below),
			plain: folded(`${whole} ${wordsOf(below)}`),
		};
	});
}

/** The chapters in which all these words occur, and the headings above them. */
export function findIn(chapters: readonly Chapter[], wanted: string): Chapter[] {
	const parts = folded(wanted).split(/\s+/).filter(Boolean);
	const kept = new Set<Chapter>();
	const above: Chapter[] = [];
	for (const chapter of chapters) {
		while (above.length && above.at(-1)!.depth >= chapter.depth) above.pop();
		if (parts.every((part) => chapter.plain.includes(part))) {
			kept.add(chapter);
			for (const each of above) if (each.depth > 1) kept.add(each);
		}
		above.push(chapter);
	}
	return chapters.filter((each) => kept.has(each));
}

/** Without capitals, accents and curved apostrophes, so that one finds what one cannot type. */
export function folded(text: string): string {
	return text
		.normalize("NFD")
		.replace(/\p{Mark}/gu, "")
		.replaceAll("’", "'")
		.toLowerCase();
}

function wordsOf(tokens: readonly Token[] | undefined): string {
	return (tokens ?? [])
		.map((token) => {
			if (token.type === "table") {
				const { header, rows } = token as Tokens.Table;
				return [header, ...rows]
					.flat()
					.map((cell) => cell.text)
					.join(" ");
			}
			if (token.type === "list") return (token as Tokens.List).items.map((item) => wordsOf(item.tokens)).join(" ");
			if ("tokens" in token && token.tokens?.length) return wordsOf(token.tokens);
			return "text" in token ? String(token.text) : token.raw;
		})
		.join("");
}

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
