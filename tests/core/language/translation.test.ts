import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { isLanguage } from "#core/language/language.ts";
import { translationFor } from "#core/language/translation.ts";

const german = { language: "de", text: "Hallo" } as const;
const english = { language: "en", text: "Hello" } as const;

describe("translationFor", () => {
	it("R-I18N-01 takes the entry of the wanted language and notes nothing", () => {
		const logger = createMemoryLogger();
		expect(translationFor([german, english], "en", logger, "greeting")).toBe(english);
		expect(logger.notes).toEqual([]);
	});

	it("R-I18N-01 R-LEGAL-05 takes the first entry where the wanted language is missing, and notes it", () => {
		const logger = createMemoryLogger();
		expect(translationFor([english, german], "fr", logger, "greeting")).toBe(english);
		expect(logger.notes).toEqual([
			{ key: "translation.missing", details: { subject: "greeting", language: "fr", used: "en" } },
		]);
	});

	it("R-I18N-01 gives null, never an error, where there is no entry at all", () => {
		const logger = createMemoryLogger();
		expect(translationFor([], "de", logger, "greeting")).toBeNull();
		expect(logger.notes.map((note) => note.key)).toEqual(["translation.missing"]);
	});
});

describe("isLanguage", () => {
	it.each([
		["de", true],
		["en", true],
		["fr", true],
		["it", false],
		["DE", false],
		["", false],
		["toString", false],
	])("R-ROUTE-02 knows de, en and fr only: %j is %s", (value, expected) => {
		expect(isLanguage(value)).toBe(expected);
	});
});
