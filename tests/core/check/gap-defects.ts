import { branch, company, type SiteDefect, settings, site } from "#tests/core/check/plant.ts";

const gap = "[[was hierher gehört]]";

/** Defects of template texts with gaps that nobody has filled in. */
export const gapDefects: readonly SiteDefect[] = [
	["a gap in the company's data", company({ vat_number: gap }), "gap", "company.json"],
	["a gap in a list of the company", company({ executives: [{ name: gap }] }), "gap", "company.json"],
	[
		"a gap in the legal data",
		site(({ legal }) => ({
			legal: { ...legal, host: { name: gap, postal_address: "A", phone_number: "1" } },
		})),
		"gap",
		"legal.json",
	],
	["a gap in a branch's address", branch({ street: gap }), "gap", "branches/*.json"],
	["a gap in the bank details", settings({ bank_details: `IBAN ${gap}` }), "gap", "shop/settings.json"],
	[
		"a gap in the terms",
		() => ({
			body: (own, template) =>
				template === "terms" ? { ...own, blocks: [{ type: "text", markdown: `Nach ${gap}.` }] } : own,
		}),
		"gap",
		"pages/terms.json",
	],
	[
		"a gap outside of what the law asks for",
		() => ({ body: (own, template) => (template === "home" ? { ...own, lead: gap } : own) }),
		"placeholder",
		"pages/home.json",
	],
];
