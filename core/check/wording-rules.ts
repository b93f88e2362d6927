import { atPage } from "#core/check/page-rules.ts";
import {
	at,
	atItem,
	type CheckedShop,
	type CheckedSite,
	inShop,
	legalTemplates,
	type Place,
	type Rule,
	wordsOf,
} from "#core/check/rule.ts";
import { preparationDays } from "#core/checkout/delivery-time.ts";
import { announcedCountry, deliveryMethod } from "#core/checkout/shipping-methods.ts";
import { legal } from "#core/content/legal.ts";
import { product as productEntity } from "#core/content/product.ts";
import { shopSettings } from "#core/content/shop-settings.ts";
import { lawOf } from "#core/legal/country-law.ts";
import { hasWithdrawalRight, returnDays, withdrawalDays } from "#core/legal/return-days.ts";
import { withTaxCountry } from "#core/settings/shop-settings.ts";
import { defaultLanguage, type Language } from "#core/shared/language.ts";
import type { TemplateName } from "#core/site/page.ts";
import type { ProductContent } from "#core/site/shop-content.ts";

/** A text of the site that visitors read, and where its editor finds it. */
interface Text {
	readonly text: string;
	readonly language: Language;
	/** The template of its page; null for a text of several pages. */
	readonly template: TemplateName | null;
	readonly place: (params: Place["params"]) => Place;
}

function pageTexts({ bodies }: CheckedSite): readonly Text[] {
	return bodies.map(({ page, body: { blocks, heading, kicker, lead, language } }): Text => {
		const version = page.translations.findIndex((meta) => meta.language === language);
		return {
			text: wordsOf([heading, kicker, lead, blocks]),
			language,
			template: page.template,
			place: (params) => atPage(page, `translations.${version}.blocks`, params),
		};
	});
}

function legalTexts({ site }: CheckedSite): readonly Text[] {
	return [
		...site.legal.translations.map(
			({ language, ...texts }, place): Text => ({
				text: wordsOf(texts),
				language,
				template: null,
				place: (params) => at(legal, `translations.${place}`, params),
			}),
		),
		...(site.shop?.settings.legal_pages ?? []).map(
			({ type, content }, place): Text => ({
				text: content,
				language: defaultLanguage,
				template: type,
				place: (params) => at(shopSettings, `legal_pages.${place}.content`, params),
			}),
		),
	];
}

/** Where a text says what it must not. */
function saying(pattern: RegExp, where: (text: Text) => boolean = () => true): Rule["find"] {
	return (checked) =>
		[...pageTexts(checked), ...legalTexts(checked)].filter(where).flatMap(({ text, place }) => {
			const [found] = pattern.exec(text) ?? [];
			return found === undefined ? [] : [place({ found })];
		});
}

/** How a source names a customer. */
const customer = /\b(?:Kund(?:e|in|en|innen)|Käufer(?:in)?|customers?|clients?|clientes?)\b/i;

/** Customers' words of which their block does not say whether they are verified. */
function uncheckedQuotes({ bodies }: CheckedSite): readonly Place[] {
	return bodies.flatMap(({ page, body: { blocks, language } }) => {
		const version = page.translations.findIndex((meta) => meta.language === language);
		return blocks.flatMap((block, place) =>
			block.type === "quote" && !block.customer && customer.test(block.source ?? "")
				? [atPage(page, `translations.${version}.blocks.${place}.customer`, { found: block.source ?? "" })]
				: [],
		);
	});
}

/** The texts on withdrawal; the settings' are there instead of the page's. */
function withdrawalTexts(checked: CheckedSite): readonly Text[] {
	const own = legalTexts(checked).filter(({ template }) => template === "withdrawal");
	const pages = pageTexts(checked).filter(
		({ template, language }) =>
			template === "withdrawal" && (own.length === 0 || language !== defaultLanguage),
	);
	return [...own, ...pages];
}

/** The instructions on withdrawal; what a shop says of returns whose customers have no right of withdrawal is none. */
function instructions(checked: CheckedSite): readonly Text[] {
	const { site, country } = checked;
	const isNeeded = !site.shop || hasWithdrawalRight(withTaxCountry(site.shop.settings, country));
	return isNeeded ? withdrawalTexts(checked) : [];
}

/** Where the instructions on withdrawal leave out what they must say; in German the settings' texts replace the page's. */
function leavingOut(pattern: RegExp): Rule["find"] {
	return (checked) =>
		instructions(checked).flatMap(({ text, place }) => (pattern.test(text) ? [] : [place({})]));
}

/** How instructions write the days of a law. */
const lawfulPeriods: ReadonlyMap<number, RegExp> = new Map([
	[14, /(?<!\d)14(?!\d)|vierzehn|fourteen|quatorze|(?:zwei|2) Wochen|(?:two|2) weeks|(?:deux|2) semaines/iu],
]);

/** How instructions write a period, in figures or in words: "30 Tage", "sechzig Tagen", "einen Monat", "one month". */
const period =
	/(?<![\p{L}\d])(?:\d+|eine?[mnrs]?|zwei|drei|vier|sechs|zwölf|vierzehn|zwanzig|dreißig|dreissig|sechzig|neunzig|hundert|an?|one|two|three|four|six|twelve|fourteen|twenty|thirty|sixty|ninety|une?|deux|trois|quatre|six|douze|quatorze|vingt|trente|soixante|cent)[\s-]*(?:(?:kalender|calendar )?(?:tag|täg|day)|jour|woch|wöch|week|semaine|monat|month|mois|jahr|year|an\b)/giu;

/** Whether a text names a period other than that of the law, which a shop may grant beyond it. */
function namesOther(text: string, lawful: RegExp | undefined): boolean {
	return [...text.matchAll(period)].some(([found]) => !lawful?.test(found));
}

/** Where the instructions on withdrawal name neither the days of the law of its customers nor, where the shop grants more at home, another period. */
function withdrawalDaysUnnamed(checked: CheckedSite): readonly Place[] {
	return inShop(checked, ({ settings }) => {
		const days = withdrawalDays(settings);
		const lawful = days === null ? undefined : lawfulPeriods.get(days);
		if (days === null || !lawful) return [];
		const isLonger = (returnDays(settings, settings.tax_country) ?? days) > days;
		return withdrawalTexts(checked).flatMap(({ text, place }) =>
			lawful.test(text) || (isLonger && namesOther(text, lawful)) ? [] : [place({ days })],
		);
	});
}

/** Where they do not name what the shop grants at home beyond the law. */
function returnDaysUnnamed(checked: CheckedSite): readonly Place[] {
	return inShop(checked, ({ settings }) => {
		const days = returnDays(settings, settings.tax_country);
		const law = lawOf(settings.tax_country).withdrawalDays;
		if (days === null || days === law) return [];
		const lawful = law === null ? undefined : lawfulPeriods.get(law);
		return withdrawalTexts(checked).flatMap(({ text, place }) =>
			namesOther(text, lawful) ? [] : [place({ days })],
		);
	});
}

/** A number of hours or days in words about delivery: "Lieferung in 24 Stunden", "in 2 days at your door: delivered". */
const deliveryTimes =
	/(?:\b(?:liefer|geliefert|zustell|deliver|livr)[^.\n]{0,60}?\b(\d{1,3})|\b(\d{1,3}))\s*(stunden?|hours?|heures?|(?:werk|arbeits)?tage?n?|(?:working )?days?|jours?)\b(?:[^.\n]{0,30}(?:geliefert|bei Ihnen|delivered|livré))?/gi;

/** The delivery times that a text names, in days, with its words. */
function namedDays(text: string): readonly { readonly found: string; readonly days: number }[] {
	return [...text.matchAll(deliveryTimes)].flatMap(([found, after, before, unit = ""]) => {
		// A number alone is about delivery only where the words after it say so.
		if (after === undefined && !/(?:geliefert|bei Ihnen|delivered|livré)$/i.test(found)) return [];
		const number = Number(after ?? before);
		return [{ found, days: /^(?:stund|hour|heure)/i.test(unit) ? Math.ceil(number / 24) : number }];
	});
}

/** Working days until the shop delivers what is at hand, or the fastest version of a product; null where not known. */
function fastestDays({ settings }: CheckedShop, product: ProductContent | null): number | null {
	const shipped = deliveryMethod(settings, announcedCountry(settings))?.additional_days ?? null;
	if (shipped === null || product === null) return shipped;
	const variants = product.product_variants.filter(({ active }) => active);
	const line = { product: { ...product, personalization: null }, count: 1, personalization: null };
	const known = (variants.length > 0 ? variants : [null]).flatMap(
		(variant) => preparationDays({ ...line, variant }, 1) ?? [],
	);
	return known.length === 0 ? null : shipped + Math.min(...known);
}

/** Where a text promises goods sooner than pages compute them (B-USE-12). */
const promisedTooSoon: Rule["find"] = (checked) =>
	inShop(checked, (shop) => {
		const sooner = (text: string, limit: number | null, place: Text["place"]) =>
			namedDays(text)
				.filter(({ days }) => limit !== null && days < limit)
				.slice(0, 1)
				.map(({ found }) => place({ found, days: limit ?? 0 }));
		const shipped = fastestDays(shop, null);
		return [
			...[...pageTexts(checked), ...legalTexts(checked)].flatMap(({ text, place }) =>
				sooner(text, shipped, place),
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

function isLegal({ template }: Text): boolean {
	return template === null || legalTemplates.has(template);
}

/** Rules of words: those that a law has replaced or forbids, and those that it asks for. */
export const wordingRules: readonly Rule[] = [
	{
		id: "dispute-platform",
		severity: "error",
		source: "Regulation (EU) 2024/3228",
		find: saying(disputePlatform, isLegal),
	},
	{
		id: "dispute-link",
		severity: "warning",
		source: "Regulation (EU) 2024/3228",
		find: saying(disputePlatform, (text) => !isLegal(text)),
	},
	{
		id: "old-imprint-law",
		severity: "warning",
		source: "§ 5 DDG",
		find: saying(/\bTMG\b|Telemediengesetz/),
	},
	{
		id: "old-cookie-law",
		severity: "warning",
		source: "§ 25 TDDDG",
		find: saying(/\bTTDSG\b/),
	},
	{
		id: "green-claim",
		severity: "warning",
		source: "Directive (EU) 2024/825",
		find: saying(
			/klimaneutral|klimafreundlich|umweltfreundlich|climate[- ]neutral|carbon[- ]neutral|eco-friendly|neutre en carbone|écologique/i,
		),
	},
	{
		id: "semi-precious",
		severity: "warning",
		source: "Décret n° 2002-65, art. 4",
		find: saying(/semi-précieu|halbedelstein|semi-precious/i),
	},
	{
		id: "vague-delivery",
		severity: "warning",
		source: "Art. 246a § 1 (1) no. 10 EGBGB",
		find: saying(
			/voraussichtlich|in der Regel|\busually\b|\bgénéralement\b|en règle générale/i,
			({ template }) => template === "shipping-and-payment",
		),
	},
	{
		id: "customer-quote",
		severity: "warning",
		source: "§ 5b (3) UWG",
		find: uncheckedQuotes,
	},
	{
		id: "delivery-too-soon",
		severity: "warning",
		source: "§ 5 (2) no. 1 UWG",
		find: promisedTooSoon,
	},
	{
		id: "withdrawal-form",
		severity: "warning",
		source: "Art. 246a § 1 (2) EGBGB, Anlage 2",
		find: leavingOut(/Muster-Widerrufsformular|model withdrawal form|formulaire (?:type )?de rétractation/i),
	},
	{
		id: "withdrawal-days",
		severity: "error",
		source: "Art. 246a § 1 (2) no. 1 EGBGB, § 355 (2) BGB",
		find: withdrawalDaysUnnamed,
	},
	{
		id: "return-days",
		severity: "warning",
		source: "§ 5 (1) UWG",
		find: returnDaysUnnamed,
	},
	{
		id: "withdrawal-function",
		severity: "warning",
		source: "§ 356a BGB",
		find: leavingOut(/Vertrag widerrufen|withdraw from (?:the )?contract|renoncer au contrat/i),
	},
	{
		id: "insecure-link",
		severity: "hint",
		source: "Art. 32 DSGVO",
		find: saying(/\]\(http:\/\/[^)\s]+/),
	},
];
