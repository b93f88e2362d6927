import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { createMediaLookup } from "#core/site/media-lookup.ts";

const pearls = { name: "Hero-Pearls.jpg", focus: null, subject: null, translations: [] };
const shadow = { name: "hero-pearls.JPG", focus: null, subject: null, translations: [] };
const ring = { name: " größe.png", focus: null, subject: null, translations: [] };

describe("createMediaLookup", () => {
	it.each([
		["Hero-Pearls.jpg", pearls],
		["hero-pearls.jpg", pearls],
		["  HERO-PEARLS.JPG\n", pearls],
		["GRÖßE.png", ring],
		["gro\u0308ße.png", ring],
	])("R-IMG-02 finds %j, ignoring white space at the ends and letter case", (name, expected) => {
		const logger = createMemoryLogger();
		expect(createMediaLookup([pearls, shadow, ring], logger).find(name)).toBe(expected);
		expect(logger.notes).toEqual([]);
	});

	it.each(["hero-pearl.jpg", "", "hero-pearls", "constructor"])(
		"R-IMG-02 returns null for %j and logs it",
		(name) => {
			const logger = createMemoryLogger();
			expect(createMediaLookup([pearls], logger).find(name)).toBeNull();
			expect(logger.notes).toEqual([{ key: "media.missing", details: { name } }]);
		},
	);
});
