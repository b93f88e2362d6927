import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { ruleOf } from "#core/check/claim.ts";
import { advertisingClaims } from "#core/check/claims/advertising-claims.ts";
import { batteryClaims } from "#core/check/claims/battery-claims.ts";
import { conditionClaims } from "#core/check/claims/condition-claims.ts";
import { deliveryClaims } from "#core/check/claims/delivery-claims.ts";
import { environmentClaims } from "#core/check/claims/environment-claims.ts";
import { healthClaims } from "#core/check/claims/health-claims.ts";
import { legalClaims } from "#core/check/claims/legal-claims.ts";
import { metalClaims } from "#core/check/claims/metal-claims.ts";
import { priceClaims } from "#core/check/claims/price-claims.ts";
import { returnCostClaims } from "#core/check/claims/return-cost-claims.ts";
import { returnsClaims } from "#core/check/claims/returns-claims.ts";
import { stoneClaims } from "#core/check/claims/stone-claims.ts";
import { surchargeClaim } from "#core/check/claims/surcharge-claim.ts";
import { termsClaims } from "#core/check/claims/terms-claims.ts";
import { warrantyClaims } from "#core/check/claims/warranty-claims.ts";
import { atPage } from "#core/check/page-rules.ts";
import type { SiteText } from "#core/check/read-text.ts";
import {
	atItem,
	type CheckedShop,
	type CheckedSite,
	inShop,
	legalTemplates,
	type Place,
	type Rule,
} from "#core/check/rule.ts";
import { legalTexts, pageTexts } from "#core/check/site-texts.ts";
import { preparationDays } from "#core/checkout/delivery-time.ts";
import { product as productEntity } from "#core/content/product.ts";
import { announcedCountry, deliveryMethod } from "#core/settings/shipping-methods.ts";
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

/**
 * A number of hours or days in words about delivery: "Lieferung in 24 Stunden", "in 2 days at your door: delivered".
 */
const deliveryTimes =
	/(?:\b(?:liefer|geliefert|zustell|deliver|livr)[^.\n]{0,60}?\b(\d{1,3})|\b(\d{1,3}))\s*(stunden?|hours?|heures?|(?:werk|arbeits)?tage?n?|(?:working )?days?|jours?)\b(?:[^.\n]{0,30}(?:geliefert|bei Ihnen|delivered|livré))?/gi;

/** The rest of a line without the end of a sentence. */
const restOfLine = /[^.!?\n]*/;

/** Services other than deliveries, up to the end of the text. */
const otherErrand = phrases`
	(reparatur|revision|kurier|abhol|holt|repair|courier|collect|réparation|coursier|retrait)${restOfLine}$
`;

/** Promises of delivery on the same or the next day. */
const nextDays: readonly (readonly [RegExp, number])[] = [
	[
		/(?:heute bestellt|bestell\p{L}*[^.\n]{0,40}(?:bis|vor) \d{1,2}(?::\d{2})? uhr)[^.\n]{0,40}(?:heute|(?:am )?selben tag|taggleich)[^.\n]{0,20}(?:geliefert|zugestellt|bei ihnen|da)|(?:am )?selben tag (?:geliefert|zugestellt|bei ihnen)|same[- ]day delivery|delivered (?:on )?the same day|livr\p{L}* le jour même/giu,
		0,
	],
	[
		/(?:heute bestellt|heute bestellen)[^.\n]{0,25}morgen[^.\n]{0,25}|(?:am nächsten tag|am folgetag|über nacht|schon morgen)(?: \p{L}+){0,2} (?:geliefert|zugestellt|bei ihnen|da)|next[- ]day delivery|(?:order(?:ed)? today|order now)[^.\n]{0,30}tomorrow|delivered (?:the )?next day|livr\p{L}* (?:le lendemain|dès demain)|commandé\p{L}* aujourd['’]hui[^.\n]{0,30}demain/giu,
		1,
	],
];

/** Returns the delivery times in a text in days, with their words. */
function namedDays(text: string): readonly { readonly found: string; readonly days: number }[] {
	const near = nextDays.flatMap(([pattern, days]) =>
		[...text.matchAll(pattern)].flatMap(({ 0: found, index }) =>
			otherErrand.test(text.slice(0, index + found.length)) ? [] : [{ found, days }],
		),
	);
	if (near.length > 0) return near;
	return [...text.matchAll(deliveryTimes)].flatMap(([found, after, before, unit = ""]) => {
		// Without words before it, a number is about delivery only if the words after it say so.
		if (after === undefined && !/(?:geliefert|bei Ihnen|delivered|livré)$/i.test(found)) return [];
		const number = Number(after ?? before);
		return [{ found, days: /^(?:stund|hour|heure)/i.test(unit) ? Math.ceil(number / 24) : number }];
	});
}

/**
 * Returns the working days until the shop delivers goods in stock, or the fastest version of a product; null if
 * unknown.
 */
function fastestDays({ settings }: CheckedShop, product: ProductContent | null): number | null {
	const shipped = deliveryMethod(settings, announcedCountry(settings))?.additional_days ?? null;
	if (shipped === null || product === null) return shipped;
	const variants = product.product_variants.filter(({ active }) => active);
	const line = { product: { ...product, personalization: null }, count: 1, personalization: null };
	const preparations = (variants.length > 0 ? variants : [null]).flatMap(
		(variant) => preparationDays({ ...line, variant }, 1) ?? [],
	);
	return preparations.length === 0 ? null : shipped + Math.min(...preparations);
}

/** Finds promises of earlier delivery than the pages compute (B-USE-12). */
const findEarlyPromises: Rule["find"] = (checked) =>
	inShop(checked, (shop) => {
		const sooner = (text: string, limit: number | null, place: SiteText["place"]) =>
			namedDays(text)
				.filter(({ days }) => limit !== null && days < limit)
				.slice(0, 1)
				.map(({ found }) => place({ found, days: limit ?? 0 }));
		const shipped = fastestDays(shop, null);
		return [
			...[...pageTexts(checked), ...legalTexts(checked)].flatMap((text) =>
				sooner(text.words(), shipped, text.place),
			),
			...shop.products.flatMap((product) =>
				product.translations.flatMap(({ description }, version) =>
					sooner(description ?? "", fastestDays(shop, product), (params) =>
						atItem(productEntity, product.id, `translations.${version}.description`, params),
					),
				),
			),
		];
	});

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
	...healthClaims,
	...environmentClaims,
	...deliveryClaims,
	...legalClaims,
	...termsClaims,
	...advertisingClaims,
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
	{
		id: "delivery-too-soon",
		severity: "warning",
		source: "§ 5 (2) no. 1 UWG",
		find: findEarlyPromises,
	},
	{
		id: "insecure-link",
		severity: "hint",
		source: "Art. 32 DSGVO",
		find: reportPattern(/\]\(http:\/\/[^)\s]+/),
	},
];
