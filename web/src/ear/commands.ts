import { plain } from "./matching";

/** What one can ask for on the command line, with the words that ask for it in every language. */
export const COMMANDS = {
	choices: ["?"],
	situation: ["s"],
	me: ["me"],
	player: ["p"],
	about: ["a"],
	far: ["far"],
	lead: ["lead"],
	if: ["if"],
	why: ["why"],
	rule: ["rule"],
	log: ["l"],
	back: ["back"],
	on: ["on"],
	now: ["now"],
	hint: ["hint"],
	undo: ["u"],
	say: ["say"],
	more: ["more"],
	help: ["help"],
} as const satisfies Record<string, readonly string[]>;

export type Name = keyof typeof COMMANDS;
export const NAMES = Object.keys(COMMANDS) as Name[];

export interface Command {
	name: Name;
	/** What stands after its word. */
	rest: string;
}

/** The command that was typed; `own` are the words for it in the language that is spoken. */
export function commandOf(typed: string, own: (name: Name) => readonly string[]): Command | null {
	const line = typed.trim();
	if (line.startsWith("?")) return { name: "choices", rest: line.slice(1).trim() };
	const [first = "", ...others] = line.split(/\s+/);
	const name = NAMES.find((each) => wordsOf(each, own).some((word) => plain(word) === plain(first) && plain(first)));
	return name ? { name, rest: others.join(" ") } : null;
}

/** All words for a command, the shortest way to ask for it first. */
export function wordsOf(name: Name, own: (name: Name) => readonly string[]): string[] {
	return [...new Set<string>([...COMMANDS[name], ...own(name)])];
}
