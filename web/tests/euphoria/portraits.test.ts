import { expect, test } from "vitest";
import { BEARDS, EYEWEAR, HAIR, HATS, HEADS, MOUTHS } from "../../src/games/euphoria/recruits/features";
import { featuresOf, PRINTED } from "../../src/games/euphoria/recruits/portraits";
import { SIGNS } from "../../src/games/euphoria/signs";

test("all 48 recruits have a face of their own, drawn of parts there are", () => {
	expect(PRINTED).toHaveLength(48);
	expect(new Set(PRINTED.map((recruit) => JSON.stringify(featuresOf(recruit)))).size).toBe(48);
	for (const { head, hair, hat, eyes, beard, mouth, badge } of PRINTED.map(featuresOf)) {
		expect(HEADS).toHaveProperty(head);
		expect(HAIR).toHaveProperty(hair);
		expect(HATS).toHaveProperty(hat);
		expect(EYEWEAR).toHaveProperty(eyes);
		expect(BEARDS).toHaveProperty(beard);
		expect(MOUTHS).toHaveProperty(mouth);
		expect(SIGNS).toHaveProperty(badge);
	}
});

test("no two recruits share what one sees first: hair, hat, eyes and beard", () => {
	const seen = PRINTED.map(featuresOf).map(({ hair, tint, hat, eyes, beard }) => [hair, tint, hat, eyes, beard].join());
	expect(new Set(seen).size).toBe(48);
});

test("a recruit of an owner's own has always the same face", () => {
	expect(featuresOf("somebody-new")).toEqual(featuresOf("somebody-new"));
	expect(HEADS).toHaveProperty(featuresOf("somebody-new").head);
});
