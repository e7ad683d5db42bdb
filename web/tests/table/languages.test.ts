import { expect, test } from "vitest";
import { LANGUAGES, languagesOf } from "../../src/words/languages";

test("a language is there when its file is, the original first", () => {
	expect(LANGUAGES).toEqual(["en", "de", "fr", "nl", "pl"]);
	expect(languagesOf(["./eo.ftl", "./de.ftl", "./en.ftl"])).toEqual(["en", "de", "eo"]);
});
