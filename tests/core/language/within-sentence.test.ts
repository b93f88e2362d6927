import { expect, it } from "vitest";
import { withinSentence } from "#core/language/within-sentence.ts";

it.each([
	["Engraving", "en", "engraving"],
	["Name or date", "en", "name or date"],
	["Écriture", "fr", "écriture"],
	["QR code", "en", "QR code"],
	["3 initials", "en", "3 initials"],
	["Gravur", "de", "Gravur"],
	["", "en", ""],
] as const)("R-PROD-05 writes the label %j within a sentence, in %s, as %j", (label, language, expected) => {
	expect(withinSentence(label, language)).toBe(expected);
});
