import { ruleOf } from "#core/check/claim.ts";
import { advertisingClaims } from "#core/check/claims/advertising-claims.ts";
import { batteryClaims } from "#core/check/claims/battery-claims.ts";
import { conditionClaims } from "#core/check/claims/condition-claims.ts";
import { consentClaims } from "#core/check/claims/consent-claims.ts";
import { deliveryClaims } from "#core/check/claims/delivery-claims.ts";
import { environmentClaims } from "#core/check/claims/environment-claims.ts";
import { healthClaims } from "#core/check/claims/health-claims.ts";
import { legalClaims } from "#core/check/claims/legal-claims.ts";
import { metalClaims } from "#core/check/claims/metal-claims.ts";
import { originClaims } from "#core/check/claims/origin-claims.ts";
import { priceClaims } from "#core/check/claims/price-claims.ts";
import { returnCostClaims } from "#core/check/claims/return-cost-claims.ts";
import { returnsClaims } from "#core/check/claims/returns-claims.ts";
import { stoneClaims } from "#core/check/claims/stone-claims.ts";
import { surchargeClaim } from "#core/check/claims/surcharge-claim.ts";
import { termsClaims } from "#core/check/claims/terms-claims.ts";
import { warrantyClaims } from "#core/check/claims/warranty-claims.ts";
import { deliveryPromiseRules } from "#core/check/delivery-promises.ts";
import { atPage } from "#core/check/page-rules.ts";
import type { SiteText } from "#core/check/read-text.ts";
import { type CheckedSite, legalTemplates, type Place, type Rule } from "#core/check/rule.ts";
import { legalTexts, pageTexts } from "#core/check/site-texts.ts";
import { phrases } from "#core/text/phrases.ts";

/** Creates a rule that reports texts matching a pattern. */
function reportPattern(pattern: RegExp, where: (text: SiteText) => boolean = () => true): Rule["find"] {
	return (checked) =>
		[...pageTexts(checked), ...legalTexts(checked)].filter(where).flatMap(({ source, place }) => {
			const [found] = pattern.exec(source) ?? [];
			return found === undefined ? [] : [place({ found })];
		});
}

/** Words for a customer in a quotation's source. */
const customer = phrases`_(Kund(e|in|en|innen)|Käufer(in)?|customers?|clients?|clientes?)_`;

/** Finds customer quotations whose block does not state whether they were verified. */
function findUncheckedQuotes({ bodies }: CheckedSite): readonly Place[] {
	return bodies.flatMap(({ page, body: { blocks, language } }) => {
		const version = page.translations.findIndex((meta) => meta.language === language);
		return blocks.flatMap((block, place) =>
			block.type === "quote" && !block.customer && customer.test(block.source ?? "")
				? [atPage(page, `translations.${version}.blocks.${place}.customer`, { found: block.source ?? "" })]
				: [],
		);
	});
}

const disputePlatform = /ec\.europa\.eu\/consumers\/odr/i;

function isLegal({ template }: SiteText): boolean {
	return template === null || legalTemplates.has(template);
}

/** The statements that the site's texts must not make. */
const claims = [
	...priceClaims,
	...returnsClaims,
	...returnCostClaims,
	...warrantyClaims,
	...conditionClaims,
	...batteryClaims,
	...stoneClaims,
	...metalClaims,
	...originClaims,
	...healthClaims,
	...environmentClaims,
	...deliveryClaims,
	...legalClaims,
	...termsClaims,
	...advertisingClaims,
	...consentClaims,
];

/** Rules for wording: statements that a law forbids or has replaced, and those it requires. */
export const wordingRules: readonly Rule[] = [
	...claims.map(ruleOf),
	{
		...ruleOf(surchargeClaim([])),
		find: (checked) => ruleOf(surchargeClaim(checked.providers.map(({ id }) => id))).find(checked),
	},
	{
		id: "dispute-platform",
		severity: "error",
		source: "Regulation (EU) 2024/3228",
		find: reportPattern(disputePlatform, isLegal),
	},
	{
		id: "dispute-link",
		severity: "warning",
		source: "Regulation (EU) 2024/3228",
		find: reportPattern(disputePlatform, (text) => !isLegal(text)),
	},
	{
		id: "customer-quote",
		severity: "warning",
		source: "§ 5b (3) UWG",
		find: findUncheckedQuotes,
	},
	...deliveryPromiseRules,
	{
		id: "insecure-link",
		severity: "hint",
		source: "Art. 32 DSGVO",
		find: reportPattern(/\]\(http:\/\/[^)\s]+/),
	},
];
