import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { blockTypes } from "#core/content/blocks.ts";
import type { LegalData, LegalTexts } from "#core/content/legal.ts";
import { type LegalBlockId, legalBlockIds } from "#core/content/names.ts";
import type { Language } from "#core/language/language.ts";
import { legalBlock } from "#core/legal/legal-blocks.ts";

const officer = {
	name: "Dr. Mira Falk",
	street: "Am Markt",
	number: "3",
	zip_code: "50667",
	city: "Köln",
	country_code: null,
	phone_number: null,
	email: null,
};

function texts(language: Language): LegalTexts {
	return {
		language,
		legal_authority: `legal_authority ${language}`,
		insurance: `insurance ${language}`,
		image_sources: `image_sources ${language}`,
		additional_top_info: `additional_top_info ${language}`,
		additional_bottom_info: `additional_bottom_info ${language}`,
	};
}

const legal: LegalData = {
	translations: [texts("de"), texts("en")],
	data_protection_commissioner: officer,
	rolex_area: true,
	host: null,
	mediator: null,
	rep_identifiers: [],
};

const textIds = [
	"legal_authority",
	"insurance",
	"image_sources",
	"additional_top_info",
	"additional_bottom_info",
] as const;

function block(id: LegalBlockId, data: LegalData = legal, language: Language = "de") {
	return legalBlock(id, data, language, createMemoryLogger());
}

describe("legalBlock", () => {
	it.each(textIds)(
		"R-LEGAL-01 R-LEGAL-05 returns the text %s in the page's language, otherwise the first one",
		(id) => {
			expect(block(id, legal, "en")).toMatchObject({ id, markdown: `${id} en` });
			expect(block(id, legal, "fr")).toMatchObject({ id, markdown: `${id} de` });
		},
	);

	it.each(textIds)("R-LEGAL-05 logs that %s is missing in the page's language", (id) => {
		const logger = createMemoryLogger();
		legalBlock(id, legal, "fr", logger);
		expect(logger.notes).toEqual([
			{ key: "translation.missing", details: { subject: `legal: ${id}`, language: "fr", used: "de" } },
		]);
	});

	it.each(textIds)("B-LAW-21 returns %s from another language if it is blank in the page's", (id) => {
		const silent = { ...legal, translations: [{ ...texts("fr"), [id]: " " }, texts("en"), texts("de")] };
		expect(block(id, silent, "fr")).toEqual({ id, markdown: `${id} en`, language: "en" });
	});

	it.each(textIds)("R-LEGAL-01 returns null for %s without text, so that its heading is left out", (id) => {
		expect(block(id, { ...legal, translations: [] })).toBeNull();
		expect(block(id, { ...legal, translations: [{ ...texts("de"), [id]: null }] })).toBeNull();
		expect(block(id, { ...legal, translations: [{ ...texts("de"), [id]: " \n" }] })).toBeNull();
	});

	it("R-LEGAL-01 heads the insurance, the data protection officer and what is no text of the shop's own", () => {
		const headings = legalBlockIds.flatMap((id) => blockTypes.legal.heading?.({ id }) ?? []);
		expect(headings).toEqual([
			{ key: "legal.heading.insurance" },
			{ key: "legal.heading.data_protection" },
			{ key: "legal.rolex.heading" },
			{ key: "consentManager.heading" },
		]);
	});

	it("R-LEGAL-01 returns the data protection officer, or null without one", () => {
		expect(block("data_protection")).toMatchObject({ id: "data_protection", officer });
		expect(block("data_protection", { ...legal, data_protection_commissioner: null })).toBeNull();
	});

	it("R-LEGAL-01 returns the embedded brand area's notice only with rolex_area", () => {
		expect(block("rolex")).toEqual({ id: "rolex" });
		expect(block("rolex", { ...legal, rolex_area: false })).toBeNull();
	});

	it("R-LEGAL-01 leaves the consent manager's content to the browser", () => {
		expect(block("consentmanager")).toEqual({ id: "consentmanager" });
	});
});
