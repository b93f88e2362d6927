import { dataSlips } from "#tests/core/check/data-slips.ts";
import { factSlips } from "#tests/core/check/fact-slips.ts";
import type { SiteDefect } from "#tests/core/check/plant.ts";
import { productSlips } from "#tests/core/check/product-slips.ts";
import { sharedSlips } from "#tests/core/check/shared-slips.ts";
import { statementSlips } from "#tests/core/check/statement-slips.ts";
import { textSlips } from "#tests/core/check/text-slips.ts";
import { tradeSlips } from "#tests/core/check/trade-slips.ts";

/** All mistakes by kind. */
export const ownerSlips = {
	...statementSlips,
	...productSlips,
	...dataSlips,
	...textSlips,
	...tradeSlips,
	...factSlips,
	...sharedSlips,
};

/** One mistake for each rule that they prove, with the reported file. */
const proved: readonly (readonly [rule: string, kind: string, slip: string, file: string])[] = [
	["past-date", "prices", "sale ended", "pages/home.json"],
	["small-business-named", "tax", "small business in text", "pages/home.json"],
	["carrier-named", "shipping", "other carrier", "pages/home.json"],
	["collection-named", "shipping", "no pickup", "pages/home.json"],
	["return-costs-named", "returns", "free returns contrary", "pages/home.json"],
	["impossible-grade", "materials", "18 carat 585", "pages/home.json"],
	["unusual-number", "watches", "diameter cm", "shop/products/*.json"],
	["seal-claim", "claims", "testsieger", "pages/home.json"],
	["right-as-extra", "claims", "statutory right as advantage", "pages/home.json"],
	["contact-named", "contact", "gmail", "pages/home.json"],
	["address-named", "contact", "zip", "pages/home.json"],
	["office-named", "contact", "court", "pages/imprint.json"],
	["account-holder", "contact", "account holder", "shop/settings.json"],
	["internal-gtin", "data", "gtin internal", "shop/products/*.json"],
	["same-suffix", "data", "suffix twice", "shop/products/*.json"],
	["alike-reference", "data", "sku twice case", "shop/products/*.json"],
	["odd-name", "data", "name copy", "shop/products/*.json"],
	["odd-slug", "data", "slug vs name", "shop/products/*.json"],
	["odd-slug", "data", "slug of a translation copied", "shop/products/*.json"],
	["odd-slug", "data", "slug of a translation at a default", "shop/products/*.json"],
	["odd-slug", "data", "slug of a category copied", "shop/categories.json"],
	["odd-slug", "data", "slug of a category at a default", "shop/categories.json"],
	["odd-slug", "data", "slug of a category's translation copied", "shop/categories.json"],
	["odd-slug", "data", "slug of a brand copied", "brands/*.json"],
	["odd-slug", "data", "slug of a manufacturer copied", "shop/manufacturers.json"],
	["odd-slug", "data", "path of a page at a default", "pages/*.json"],
	["odd-slug", "data", "path of a page copied", "pages/*.json"],
	["repeated-value", "data", "attribute twice", "shop/products/*.json"],
	["same-image", "images", "same image for two", "shop/products/*.json"],
	["maker-named", "data", "brand mismatch", "shop/products/*.json"],
	["strange-category", "data", "wrong category", "shop/products/*.json"],
	["unusual-size", "data", "size name", "shop/products/*.json"],
	["base-quantity", "data", "quantity missing", "shop/products/*.json"],
	["same-category", "data", "two categories same name", "shop/categories.json"],
	["same-translation", "languages", "copied in fr", "shop/products/*.json"],
	["cut-text", "languages", "sentence cut", "shop/products/*.json"],
	["leftover-code", "encoding", "shortcode", "pages/home.json"],
	["unusable-link", "links", "staging", "pages/home.json"],
	["link-label", "links", "mailto other", "pages/home.json"],
	["link-language", "links", "other language link", "pages/home.json"],
	["empty-title", "seo", "title untitled", "pages/jewelry.json"],
	["nickel-free", "nickel", "acier 316L fr", "shop/products/*.json"],
	["vermeil-base", "vermeil", "brass", "shop/products/*.json"],
	["swiss-movement", "swiss made", "quartz from Japan", "shop/products/*.json"],
	["address-named", "own contact", "former address", "pages/home.json"],
	["contact-named", "own contact", "telephone in the instructions on withdrawal", "pages/home.json"],
	["translated-number", "attributes", "fineness of another language", "shop/attributes.json"],
	["impossible-grade", "attributes", "carats against the fineness", "shop/attributes.json"],
	["price-comparison", "notices", "reduction in a notice", "project.json"],
	["return-restriction", "returns of goods", "take back", "pages/home.json"],
	["past-date", "deadlines", "engraving as a present", "pages/home.json"],
	["field-named", "dispatch", "same day", "shop/products/*.json"],
	["warranty-restriction", "other claims excluded", "English", "pages/home.json"],
	["used-liability-excluded", "other claims excluded", "German, used", "pages/home.json"],
	["review-claim", "bought reviews", "in French, stated", "pages/home.json"],
	["bundled-consent", "consent by use", "conditional", "pages/home.json"],
	["plating-thickness", "platings", "plaqué or thin", "shop/products/*.json"],
	["fineness-standard", "standards", "333 in Switzerland", "shop/products/*.json"],
	["limit-named", "limits", "a filter with another limit", "shop/settings.json"],
	["holiday-date", "holidays", "last year's Easter Monday", "branches/mitte.json"],
	["unusable-link", "addresses", "a network's start page", "menus.json"],
	["link-label", "addresses", "another network", "menus.json"],
	["vat-number", "numbers", "an example's UID", "company.json"],
	["register-number", "numbers", "a SIREN of an example", "company.json"],
	["variant-price", "versions", "a weight with two zeros more", "shop/products/*.json"],
	["weekday-date", "weekdays", "Friday", "pages/home.json"],
	["listed-words", "seo", "keywords", "pages/jewelry.json"],
];

/** The mistakes that prove a rule. */
export const slipDefects: readonly SiteDefect[] = proved.map(([rule, kind, slip, file]) => {
	const found = Object.entries(ownerSlips)
		.filter(([name]) => name === kind)
		.flatMap(([, slips]) => slips)
		.find(([name]) => name === slip);
	if (!found) throw new Error(`There is no slip "${slip}" of ${kind}`);
	return [`an owner's slip: ${slip}`, found[1], rule, file];
});
