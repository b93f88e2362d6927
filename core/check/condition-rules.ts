import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { type Claim, claimIn } from "#core/check/claim.ts";
import {
	noLiability,
	noUsedLiability,
	shorterLiability,
	shorterUsedLiability,
} from "#core/check/claims/condition-claims.ts";
import { inProducts, type ProductFault } from "#core/check/product-places.ts";
import { at, type CheckedSite, inShop, type Place, type Rule } from "#core/check/rule.ts";
import { siteTexts } from "#core/check/site-texts.ts";
import { shopSettings } from "#core/content/shop-settings.ts";
import { usedCondition } from "#core/content-values/goods-condition.ts";
import { lawOf } from "#core/legal/country-law.ts";
import { withTaxCountry } from "#core/settings/shop-settings.ts";
import { phrases } from "#core/text/phrases.ts";

/** Tags that call goods new. Tags for new arrivals do not count: used goods can be new arrivals. */
const newTag = phrases`
	^(
		neu(e(n|r|s)?|heit(en)?|ware)?|fabrikneu|brand-?new|new|novelt(y|ies)|ne(uf|uve)s?|
		nouve(au|aux|lles?|autés?)
	)$
`;

/** Returns the tag that calls used goods new; null if there is none. */
function findNewTag(product: ProductContent): ProductFault {
	if (usedCondition(product) === null) return null;
	const found = product.tags.find((tag) => newTag.test(tag.trim()));
	return found === undefined ? null : { field: "tags", params: { found } };
}

/**
 * Returns whether the checkout agrees on a shorter period for used goods, at least with customers in the shop's
 * country.
 */
function agreesInCheckout({ site: { shop }, country }: CheckedSite): boolean {
	if (!shop) return false;
	const settings = withTaxCountry(shop.settings, country);
	return settings.used_goods_liability_months !== null && lawOf(settings.tax_country).shorterUsedLiability;
}

/**
 * Finds texts with a statement about used goods: any text of a used product with one claim, and other texts with a
 * claim that requires words for used goods.
 */
function findUsedGoodsClaims(checked: CheckedSite, ofProduct: Claim, ofText: Claim): readonly Place[] {
	return siteTexts(checked).flatMap((text) => {
		const isUsedProduct = text.product !== null && usedCondition(text.product) !== null;
		const found = claimIn(text, isUsedProduct ? ofProduct : ofText);
		return found === null ? [] : [text.place({ found, language: text.language })];
	});
}

/** Rules for used goods and margin taxation (B-LAW-22). */
export const conditionRules: readonly Rule[] = [
	{
		id: "margin-of-new-goods",
		severity: "error",
		source: "§ 25a (1) UStG, § 24 (1) UStG 1994, art. 297 A CGI",
		find: (checked) =>
			inProducts(checked, (product) =>
				product.margin_taxed && usedCondition(product) === null ? "margin_taxed" : null,
			),
	},
	{
		id: "condition-notes",
		severity: "warning",
		source: "§ 434 (3) BGB, Art. 7 Dir. (EU) 2019/771",
		find: (checked) =>
			inProducts(checked, (product) =>
				usedCondition(product) !== null &&
				product.translations.every(({ condition_notes }) => !condition_notes?.trim())
					? "condition_notes"
					: null,
			),
	},
	{
		id: "used-liability-law",
		severity: "error",
		source: "§ 476 (2) BGB, Art. 10 (6) Dir. (EU) 2019/771",
		find: (checked) =>
			inShop(checked, ({ settings: { used_goods_liability_months: months, tax_country: country } }) =>
				months === null || lawOf(country).shorterUsedLiability
					? []
					: [at(shopSettings, "used_goods_liability_months", { country })],
			),
	},
	{
		id: "used-liability-words",
		severity: "warning",
		source: "§ 476 (2) BGB, Art. 10 (6) Dir. (EU) 2019/771",
		// By law, only a separate agreement can shorten the period.
		find: (checked) =>
			agreesInCheckout(checked) ? [] : findUsedGoodsClaims(checked, shorterLiability, shorterUsedLiability),
	},
	{
		id: "used-liability-excluded",
		severity: "warning",
		source: "§ 476 (1) BGB, Art. 21 Dir. (EU) 2019/771",
		find: (checked) => findUsedGoodsClaims(checked, noLiability, noUsedLiability),
	},
	{
		id: "used-tagged-new",
		severity: "warning",
		source: "§ 5 (2) no. 1 UWG, art. L121-2 C. conso.",
		find: (checked) => inProducts(checked, findNewTag),
	},
];
