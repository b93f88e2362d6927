import { branchRules } from "#core/check/branch-rules.ts";
import { companyRules } from "#core/check/company-rules.ts";
import { currencyRules } from "#core/check/currency-rules.ts";
import { imprintRules } from "#core/check/imprint-rules.ts";
import { legalPageRules } from "#core/check/legal-page-rules.ts";
import { pageRules } from "#core/check/page-rules.ts";
import { paymentRules } from "#core/check/payment-rules.ts";
import { productRules } from "#core/check/product-rules.ts";
import type { Rule } from "#core/check/rule.ts";
import { shopRules } from "#core/check/shop-rules.ts";
import { translationRules } from "#core/check/translation-rules.ts";
import { wordingRules } from "#core/check/wording-rules.ts";

/** Everything that is checked of a whole site before it is published (B-REL-04, B-LAW-20); ids are unique. */
export const rules: readonly Rule[] = [
	...legalPageRules,
	...imprintRules,
	...pageRules,
	...companyRules,
	...branchRules,
	...shopRules,
	...paymentRules,
	...productRules,
	...currencyRules,
	...translationRules,
	...wordingRules,
];

/** The laws and standards behind what reading the content finds, by the findings' keys without their suggestion. */
export const contentSources: ReadonlyMap<string, string> = new Map([
	["content.alt.none", "WCAG 1.1.1, § 3 BFSG"],
	["content.alt.language", "WCAG 1.1.1, § 3 BFSG"],
	["content.safety.contact", "Art. 19 GPSR"],
	["content.link.dead", "WCAG 2.4.4"],
	["content.markdown.heading", "WCAG 1.3.1"],
	["content.unknown.day", "specification R-HOURS-01"],
]);
