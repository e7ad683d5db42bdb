/** Something one can mean on the command line. */
export interface Sayable {
	number: number;
	/** What it is in words. */
	text: string;
	/** What the record of the game calls it; nothing for what no record names. */
	notation: string;
}

/** Words as they are compared: small letters without accents or marks. */
export function plain(text: string): string {
	return text
		.normalize("NFD")
		.replaceAll(/\p{M}/gu, "")
		.toLocaleLowerCase()
		.replaceAll("ł", "l")
		.replaceAll("ß", "ss")
		.replaceAll(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

/** What is meant by what was typed: nothing, one thing, or several that one has to choose from. */
export function meant<Thing extends Sayable>(typed: string, things: readonly Thing[]): Thing[] {
	const wanted = typed.trim();
	if (/^\d+$/.test(wanted)) return things.filter(({ number }) => number === Number(wanted));
	const written = things.filter(({ notation }) => notation && plain(notation) === plain(wanted));
	return written.length ? written : named(wanted, things, ({ text, notation }) => `${text} ${notation}`);
}

/** The things in whose names all words that were typed begin one; those that say it all come before those that say more. */
export function named<Thing>(typed: string, things: readonly Thing[], name: (thing: Thing) => string): Thing[] {
	const wanted = plain(typed).split(" ").filter(Boolean);
	if (!wanted.length) return [];
	const fitting = (fits: (word: string, part: string) => boolean): Thing[] =>
		things.filter((thing) => {
			const words = plain(name(thing)).split(" ");
			return wanted.every((part) => words.some((word) => fits(word, part)));
		});
	const whole = things.filter((thing) => plain(name(thing)) === wanted.join(" "));
	const ways = [whole, fitting((word, part) => word === part), fitting((word, part) => word.startsWith(part))];
	return ways.find((found) => found.length) ?? [];
}
