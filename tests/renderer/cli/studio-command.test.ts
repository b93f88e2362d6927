import { describe, expect, it } from "vitest";
import type { ContentFinding } from "#core/content/finding.ts";
import { createMessages } from "#renderer/cli/messages.ts";
import { shownFinding } from "#renderer/cli/studio-command.ts";

const words = (item: string, field: string, other: string) => ({ item, field, params: { other } });

const finding: ContentFinding = {
	severity: "error",
	file: "ecommerce_product/3",
	field: "slug",
	key: "content.slug.duplicate",
	params: { slug: "ring", other: "shop/products/band.json" },
	link: "https://cms.example/admin/content/ecommerce_product/3",
	words: {
		de: words("Produkt „Ring“", "Adresse", "Produkt „Band“"),
		en: words("Product “Ring”", "Slug", "Product “Band”"),
	},
};

describe("the findings that a studio shows to editors", () => {
	it.each([
		["de", "Produkt „Ring“ › Adresse", "Produkt „Band“"],
		["en", "Product “Ring” › Slug", "Product “Band”"],
		// The forms have no French.
		["fr", "Product “Ring” › Slug", "Product “Band”"],
	] as const)("B-USE-09 name items and fields as the forms do, in %s", (language, place, other) => {
		const { code, link, ...shown } = shownFinding(finding, createMessages(language));
		expect(shown).toMatchObject({ place, text: expect.stringContaining(other) });
		expect([code, link]).toEqual(["content.slug.duplicate", finding.link]);
	});
});
