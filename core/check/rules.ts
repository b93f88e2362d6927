import { branchRules } from "#core/check/branch-rules.ts";
import { companyRules } from "#core/check/company-rules.ts";
import { conditionRules } from "#core/check/condition-rules.ts";
import { contactRules } from "#core/check/contact-rules.ts";
import { countryRules } from "#core/check/country-rules.ts";
import { currencyRules } from "#core/check/currency-rules.ts";
import { dataRules } from "#core/check/data-rules.ts";
import { fieldRules } from "#core/check/field-rules.ts";
import { figureRules } from "#core/check/figure-rules.ts";
import { gapRules } from "#core/check/gap-rules.ts";
import { guaranteeRules } from "#core/check/guarantee-rules.ts";
import { identityRules } from "#core/check/identity-rules.ts";
import { imageOwnerRules } from "#core/check/image-owner-rules.ts";
import { imageRules } from "#core/check/image-rules.ts";
import { imprintRules } from "#core/check/imprint-rules.ts";
import { legalPageRules } from "#core/check/legal-page-rules.ts";
import { legalTextRules } from "#core/check/legal-text-rules.ts";
import { limitRules } from "#core/check/limit-rules.ts";
import { linkRules } from "#core/check/link-rules.ts";
import { metalRules } from "#core/check/metal-rules.ts";
import { noticeRules } from "#core/check/notice-rules.ts";
import { pageRules } from "#core/check/page-rules.ts";
import { paymentRules } from "#core/check/payment-rules.ts";
import { plausibilityRules } from "#core/check/plausibility-rules.ts";
import { priceRules } from "#core/check/price-rules.ts";
import { producerRules } from "#core/check/producer-rules.ts";
import { productNameRules } from "#core/check/product-name-rules.ts";
import { productRules } from "#core/check/product-rules.ts";
import { providerRules } from "#core/check/provider-rules.ts";
import type { Rule } from "#core/check/rule.ts";
import { serviceRules } from "#core/check/service-rules.ts";
import { shopRules } from "#core/check/shop-rules.ts";
import { sizeGuideRules } from "#core/check/size-guide-rules.ts";
import { slugRules } from "#core/check/slug-rules.ts";
import { textRules } from "#core/check/text-rules.ts";
import { translatedNumberRules } from "#core/check/translated-numbers.ts";
import { translationRules } from "#core/check/translation-rules.ts";
import { withdrawalRules } from "#core/check/withdrawal-rules.ts";
import { wordingRules } from "#core/check/wording-rules.ts";

/** All rules for a site before it is published (B-REL-04, B-LAW-20); their ids are unique. */
export const rules: readonly Rule[] = [
	...legalPageRules,
	...imprintRules,
	...pageRules,
	...companyRules,
	...branchRules,
	...noticeRules,
	...shopRules,
	...paymentRules,
	...providerRules,
	...productRules,
	...producerRules,
	...currencyRules,
	...translationRules,
	...translatedNumberRules,
	...legalTextRules,
	...guaranteeRules,
	...conditionRules,
	...countryRules,
	...dataRules,
	...priceRules,
	...plausibilityRules,
	...productNameRules,
	...sizeGuideRules,
	...slugRules,
	...imageRules,
	...imageOwnerRules,
	...figureRules,
	...fieldRules,
	...metalRules,
	...identityRules,
	...contactRules,
	...serviceRules,
	...gapRules,
	...textRules,
	...linkRules,
	...limitRules,
	...withdrawalRules,
	...wordingRules,
];

/** The laws and standards behind findings from reading the content, by key without the suffix for suggestions. */
export const contentSources: ReadonlyMap<string, string> = new Map([
	["content.alt.none", "WCAG 1.1.1, § 3 BFSG"],
	["content.alt.language", "WCAG 1.1.1, § 3 BFSG"],
	["content.safety.contact", "Art. 19 GPSR"],
	["content.link.dead", "WCAG 2.4.4"],
	["content.markdown.heading", "WCAG 1.3.1"],
]);
