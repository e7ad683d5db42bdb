import { describe, expect, it } from "vitest";

const files = import.meta.glob<string>("../../src/words/*.ftl", { query: "?raw", import: "default", eager: true });

/** Every message of a catalogue, with the arguments it takes. */
function messages(source: string): Record<string, string> {
	const found: Record<string, string> = {};
	for (const [, id, text] of source.matchAll(/^([a-z][\w-]*) = ((?:.*)(?:\n[ ]+.*)*)/gm))
		found[id!] = [...new Set(text!.match(/\$[\w-]+/g))].toSorted().join(" ");
	return found;
}

const english = messages(Object.entries(files).find(([path]) => path.endsWith("/en.ftl"))![1]);

describe.each(Object.entries(files))("%s", (_, source) => {
	it("says all that English says, with the same arguments", () => expect(messages(source)).toEqual(english));
});
