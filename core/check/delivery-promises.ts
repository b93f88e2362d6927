import type { ProductContent } from "#core/catalogue/shop-content.ts";
import { dispatchPromise, leastDays } from "#core/check/product-offers.ts";
import { publishedProducts } from "#core/check/product-places.ts";
import type { SiteText } from "#core/check/read-text.ts";
import { type CheckedShop, type CheckedSite, inShop, type Place, type Rule } from "#core/check/rule.ts";
import { isStated, type Sentence } from "#core/check/sentences.ts";
import { legalTexts, pageTexts, textsOfProduct } from "#core/check/site-texts.ts";
import { preparationDays } from "#core/checkout/delivery-time.ts";
import type { Language } from "#core/language/language.ts";
import { announcedCountry, deliveryMethod } from "#core/settings/shipping-methods.ts";
import { phrases } from "#core/text/phrases.ts";

/** A number of hours or days, or a range: "24 Stunden", "2–4 working days". */
const periods =
	/(?:\d{1,3}\s?(?:[-–]|bis|to|à)\s?)?(?<count>\d{1,3})\s*(?<unit>stunden?|hours?|heures?|(?:werk|arbeits)?tage?n?|(?:working )?days?|jours?)\b/giu;

/** At most 60 other characters of the sentence, without a number. */
const withoutNumber = /[^.!?\d]{0,60}/;

/** Words about a delivery before a period: "Lieferung in 24 Stunden". */
const delivery = phrases`_(liefer|geliefert|zustell|deliver|livr)${withoutNumber}$`;

/** Words about a delivery after a period: "in 2 days at your door, delivered by courier". */
const delivered = phrases`^ ?…30 (geliefert|bei ihnen|delivered|livré)`;

/** Services other than deliveries. */
const otherErrand = phrases`
	reparatur|revision|kurier|abhol|holt|repair|courier|collect|réparation|coursier|retrait
`;

/** A time of the day. */
const time = /\d{1,2}(?::\d{2})?/;

/** Promises of delivery on the same or the next day, with the number of days. */
const nextDays: readonly (readonly [RegExp, number])[] = [
	[
		phrases`
			(heute bestellt|bestell* …40 (bis|vor) ${time} uhr) …40 (heute|selben tag|taggleich) …20 (
				geliefert|zugestellt|bei ihnen|da
			)
			selben tag (geliefert|zugestellt|bei ihnen)
			same-day delivery
			delivered (on)? the same day
			livr* le jour même
		`,
		0,
	],
	[
		phrases`
			heute (bestellt|bestellen) …25 morgen
			(am nächsten tag|am folgetag|über nacht|schon morgen) ~2 (geliefert|zugestellt|bei ihnen|da)
			next-day delivery
			(order(ed)? today|order now) …30 tomorrow
			delivered (the)? next day
			livr* (le lendemain|dès demain)
			commandé* aujourd’hui …30 demain
		`,
		1,
	],
];

/** A promise in a sentence: its words, the index of the first one, and its number of days. */
interface DeliveryPromise {
	readonly found: string;
	readonly index: number;
	readonly days: number;
}

/** Returns the promise of delivery on the same or the next day in a sentence; null if there is none. */
function promiseOfNextDays(text: string): DeliveryPromise | null {
	for (const [pattern, days] of nextDays) {
		const match = pattern.exec(text);
		if (match && !otherErrand.test(text.slice(0, match.index + match[0].length)))
			return { found: match[0], index: match.index, days };
	}
	return null;
}

/** Returns the delivery times that a sentence promises. */
function promisesIn(text: string): readonly DeliveryPromise[] {
	const near = promiseOfNextDays(text);
	if (near) return [near];
	return [...text.matchAll(periods)].flatMap(({ 0: period, index, groups = {} }) => {
		const before = delivery.exec(text.slice(0, index));
		const end = index + period.length;
		if (!before && !delivered.test(text.slice(end))) return [];
		const start = before?.index ?? index;
		const count = Number(groups.count);
		const isHours = /^(?:stund|hour|heure)/i.test(groups.unit ?? "");
		return [{ found: text.slice(start, end), index: start, days: isHours ? Math.ceil(count / 24) : count }];
	});
}

/** Returns the first promise in a sentence that is earlier than a number of days; null if there is none. */
function earlyPromiseIn(
	sentence: Sentence,
	language: Language,
	least: number | null,
): DeliveryPromise | null {
	const early = promisesIn(sentence.text).find(({ days }) => least !== null && days < least);
	return early && isStated(sentence, language, early) ? early : null;
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

/** Returns the place of the first sentence of a text with a promise that is too early; empty if there is none. */
function findIn(
	text: SiteText,
	earlyIn: (sentence: Sentence) => { readonly found: string; readonly days: number } | null,
): readonly Place[] {
	for (const sentence of text.sentences()) {
		const early = earlyIn(sentence);
		if (early) return [text.place(early)];
	}
	return [];
}

/** Finds promises on pages of an earlier dispatch than that of any product. */
function findEarlyDispatch(checked: CheckedSite): readonly Place[] {
	const products = publishedProducts(checked);
	if (products.length === 0) return [];
	const least = Math.min(...products.map(leastDays));
	return pageTexts(checked).flatMap((text) =>
		findIn(text, (sentence) => {
			const promise = dispatchPromise(sentence.text);
			return promise && promise.days < least && isStated(sentence, text.language, promise)
				? { found: promise.found, days: least }
				: null;
		}),
	);
}

/** Finds promises of earlier delivery than the pages compute (B-USE-12). */
const findEarlyPromises: Rule["find"] = (checked) =>
	inShop(checked, (shop) => {
		const sooner = (text: SiteText, least: number | null) =>
			findIn(text, (sentence) => {
				const early = earlyPromiseIn(sentence, text.language, least);
				return early && { found: early.found, days: least ?? 0 };
			});
		const shipped = fastestDays(shop, null);
		return [
			...[...pageTexts(checked), ...legalTexts(checked)].flatMap((text) => sooner(text, shipped)),
			...findEarlyDispatch(checked),
			...shop.products.flatMap((product) => {
				const least = fastestDays(shop, product);
				return textsOfProduct(product, checked)
					.filter(({ name }) => name === "description")
					.flatMap((text) => sooner(text, least));
			}),
		];
	});

/**
 * A rule for delivery times in texts. Not found: times in words ("in zwei Tagen"), and conditions such as "if you order
 * before noon".
 */
export const deliveryPromiseRules: readonly Rule[] = [
	{
		id: "delivery-too-soon",
		severity: "warning",
		source: "§ 5 (2) no. 1 UWG",
		find: findEarlyPromises,
	},
];
