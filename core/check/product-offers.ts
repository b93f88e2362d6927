import type { ProductContent } from "#core/catalogue/shop-content.ts";
import type { Disagreement } from "#core/check/disagreements.ts";
import { numberIn } from "#core/check/figures.ts";
import type { Sentence } from "#core/check/sentences.ts";
import { phrases } from "#core/text/phrases.ts";

const sizeRange =
	/(?<!\p{L})(?:\p{L}*größen?|sizes?|tailles?|\p{L}*längen?|lengths?|longueurs?)(?!\p{L})[^.!?\d]{0,25}(?<least>\d{2,3})\s?(?:mm|cm)?\s?(?:bis|to|à|–|-)\s?(?<most>\d{2,3})(?!\d)/iu;

/** Sizes that the shop makes but does not list as variants. */
const notListed = phrases`
	sonder|special|bespoke|spécial
	auf wunsch|anfrage
	nach maß
	on request
	made to
	sur demande
	sur mesure
`;

/** The least number of variants that make a scale. */
const leastSizes = 3;

/** Finds a range of sizes that goes beyond those of the product's variants. */
export function findOtherSizes({ text }: Sentence, { product_variants }: ProductContent): Disagreement {
	const sizes = product_variants.flatMap(({ display_name }) =>
		/^\d{2,3}(?:\s?(?:mm|cm))?$/.test(display_name.trim()) ? [Number.parseInt(display_name, 10)] : [],
	);
	const { 0: found, groups = {} } = sizeRange.exec(text) ?? {};
	if (found === undefined || sizes.length < leastSizes || notListed.test(text)) return null;
	const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
	const isWithin = Number(groups.least) >= least && Number(groups.most) <= most;
	return isWithin ? null : { found: `${groups.least} – ${groups.most}`, expected: `${least} – ${most}` };
}

const delivery = phrases`
	versand|versend|verschick|versandt|liefer|dispatch|_ship(s|ped|ping)?_|deliver|livr|expédi
`;
const otherDelivery = phrases`
	rück|retour|return|renvoi|reparatur|repair|réparation|gravur|engrav|gravure|express
`;
const within =
	/(?<!\p{L})(?:innerhalb von|binnen|in|within|sous|en|dans(?: les)?) (?<count>\d{1,3}|\p{L}+)[ \u00a0-](?:(?:werk|arbeits)|(?:working|business) )?(?<unit>stunden?|hours?|heures?|h|tagen?|days?|jours?)(?!\p{L})/iu;

/** Promises of dispatch on the same or the next day, with the number of days. */
const soonDispatch: readonly (readonly [RegExp, number])[] = [
	[
		phrases`
			# Same day, then dispatch
			(noch heute|selben tag|gleichen tag|taggleich|am bestelltag) …30 (
				versandt|versende|verschick|verlässt|verlassen(! sich)|zur post|in die post|auf den weg|auf die reise
			)
			heute bestellt …20 heute …10 (versand|versend|verschick)
			same-day (dispatch|despatch|shipping)
			le jour même …20 expédi
			# Dispatch, then same day
			(versand|versend|verschick|verlässt|verlassen(! sich))* …30 (
				noch heute|selben tag|gleichen tag|taggleich|am bestelltag
			)
			_(dispatch(ed)?|despatch(ed)?|ship(s|ped)?|sent|posted|leaves?) …20 (the same day|_today_)
			_(we|we’ll) (will)? (post|send|mail) ~ (the same day|today)_
			(expédi|envoy|_part(ent)?_)* …20 (le jour même|aujourd’hui même)
		`,
		0,
	],
	[
		phrases`
			((nächsten|folgenden) (werk|arbeits)?tag|folgetag) …30 (
				versandt|versende|verschick|verlässt|verlassen(! sich)|zur post|in die post|auf den weg
			)
			(versand|versend|verschick|verlässt|verlassen(! sich))* …30 (
				(nächsten|folgenden) (werk|arbeits)?tag|folgetag
			)
			next-(working-|business-)?day (dispatch|despatch)
			_(dispatch(ed)?|despatch(ed)?|shipped|sent|posted|leaves?) …20 next (working |business )?day
			(expédi|envoy)* …20 (le lendemain|le jour suivant)
		`,
		1,
	],
];

/**
 * Returns the promise of dispatch on the same or the next day in a sentence; null if there is none, or the sentence is about
 * another service.
 */
export function dispatchPromise(
	text: string,
): { readonly found: string; readonly index: number; readonly days: number } | null {
	if (otherDelivery.test(text)) return null;
	for (const [pattern, days] of soonDispatch) {
		const match = pattern.exec(text);
		if (match) return { found: match[0], index: match.index, days };
	}
	return null;
}

/** Returns the least number of working days until a piece of the product is sent. */
export function leastDays({ product_variants, ...product }: ProductContent): number {
	const offers = product_variants.filter(({ active }) => active);
	const days = (offers.length > 0 ? offers : [product]).map(({ stock, shipping_time, production_time }) => {
		const isInStock = (stock ?? product.stock ?? 0) > 0;
		const making = isInStock ? 0 : (production_time ?? product.production_time ?? 0);
		return (shipping_time ?? product.shipping_time ?? 0) + making;
	});
	return Math.min(...days);
}

/** Finds a time until dispatch that is shorter than that of the product and all its variants. */
export function findOtherDispatch({ text }: Sentence, product: ProductContent): Disagreement {
	const least = leastDays(product);
	const promise = dispatchPromise(text);
	if (promise) return promise.days < least ? { found: promise.found, expected: String(least) } : null;
	const { 0: found, groups = {} } = within.exec(text) ?? {};
	if (found === undefined || !delivery.test(text) || otherDelivery.test(text)) return null;
	const count = numberIn(groups.count ?? "");
	if (count === null) return null;
	const isHours = /^(?:stunde|hour|heure|h$)/iu.test(groups.unit ?? "");
	return Math.ceil(isHours ? count / 24 : count) < least ? { found, expected: String(least) } : null;
}
