import { describe, expect, it } from "vitest";

const files = import.meta.glob<string>("../../src/words/*.ftl", { query: "?raw", import: "default", eager: true });

/** Every message of a catalogue, with the arguments it takes. */
function messages(source: string): Map<string, string[]> {
	const found = [...source.matchAll(/^([a-z][\w-]*) = ((?:.*)(?:\n[ ]+.*)*)/gm)];
	return new Map(found.map(([, id, text]) => [id!, text!.match(/\$[\w-]+/g) ?? []]));
}

const english = messages(Object.entries(files).find(([path]) => path.endsWith("/en.ftl"))![1]);

describe.each(Object.entries(files))("%s", (_, source) => {
	const own = messages(source);

	it("says all that English says", () => expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted()));

	it("takes no argument that English does not", () => {
		const strange = [...own].filter(([id, args]) => args.some((each) => !english.get(id)?.includes(each)));
		expect(strange).toEqual([]);
	});
});
