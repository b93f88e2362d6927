import { findDisagreements } from "#core/check/disagreements.ts";
import { aboutNames } from "#core/check/field-rules.ts";
import { finenessIn, micronsIn } from "#core/check/figures.ts";
import { factsOf } from "#core/check/product-facts.ts";
import { inProducts } from "#core/check/product-places.ts";
import { type CheckedSite, inShop, type Rule } from "#core/check/rule.ts";
import { isStated, partOf, type Sentence } from "#core/check/sentences.ts";
import type { Language } from "#core/language/language.ts";
import { countryOf } from "#core/site/address-country.ts";
import { companyAddress } from "#core/site/company-contact.ts";

/**
 * The lowest fineness of an alloy that may be sold as gold, in per mille, by the country of the shop. Germany has no
 * limit, and Austria none for goods that are lawfully marked in another state of the EEA (§ 3 (4) PunzG).
 *
 * Sources: Annex 1 EMKV, art. L832-1 Code de commerce, Hallmarking Act 1973, and S.I. No. 327/1983 (Ireland).
 */
const leastGold: Readonly<Record<string, number>> = { CH: 375, FR: 375, GB: 375, IE: 375 };

const shopCountry = ({ site, country }: CheckedSite) => countryOf(companyAddress(site.company), country);

/** Returns the first fineness below a limit that a sentence states. */
function lowFinenessIn(sentence: Sentence, language: Language, least: number): string | null {
	const { text } = sentence;
	if (aboutNames.test(text) || /unter|below|under|inférieur|moins de/iu.test(text)) return null;
	const low = finenessIn(text).find(
		(fineness) => fineness.mille < least && isStated(sentence, language, fineness),
	);
	return low?.found ?? null;
}

/** Finds gold below the lowest fineness of the shop's country, in attributes and texts of products. */
const findLowFineness: Rule["find"] = (checked) => {
	const country = shopCountry(checked);
	const least = leastGold[country];
	if (least === undefined) return [];
	return [
		...inShop(checked, (shop) =>
			inProducts(checked, (product) =>
				factsOf(shop, product).flatMap(({ values }, place) => {
					const low = finenessIn(values).find(({ mille }) => mille < least);
					return low
						? [{ field: `attributes.${place}.display_values`, params: { found: low.found, country, least } }]
						: [];
				}),
			),
		),
		...findDisagreements(checked, /333|8/, (sentence, { product, language }) => {
			const found = product === null ? null : lowFinenessIn(sentence, language, least);
			return found === null ? null : { found, country, least };
		}),
	];
};

/** Names of plated goods in French with their least thickness in micrometres (art. 8 Décret n° 84-623). */
const platings: readonly { readonly name: RegExp; readonly least: number }[] = [
	{ name: /vermeil/iu, least: 5 },
	{ name: /montre[^.!?]*plaquée?s?(?: \p{L}+)?[ -]or(?!\p{L})/iu, least: 5 },
	{ name: /plaquée?s?(?: \p{L}+)?[ -]argent(?!\p{L})/iu, least: 10 },
	{ name: /plaquée?s?(?: \p{L}+)?[ -]or(?!\p{L})|(?<!\p{L})or plaqué/iu, least: 3 },
];

/** Finds plated goods that are too thin for their French name, by the thickness in their texts and attributes. */
const findThinPlatings: Rule["find"] = (checked) =>
	inShop(checked, (shop) =>
		findDisagreements(checked, /vermeil|plaqu/i, (sentence, { product, language, name: field }) => {
			if (!product || language !== "fr" || field === "guarantee_terms") return null;
			const { text } = sentence;
			const plating = platings.find(({ name }) => name.test(text));
			const named = plating?.name.exec(text);
			if (!plating || !named || !isStated(sentence, language, partOf(named))) return null;
			const [thin] = [text, ...factsOf(shop, product).map(({ values }) => values)]
				.flatMap(micronsIn)
				.toSorted((one, other) => one.microns - other.microns);
			return thin && thin.microns < plating.least
				? { name: named[0], found: thin.found, least: plating.least }
				: null;
		}),
	);

/**
 * Rules for the names of metals that the law of a country ties to a figure. Not found: a plating without a thickness,
 * and an alloy that is named only in a picture.
 */
export const metalRules: readonly Rule[] = [
	{
		id: "fineness-standard",
		severity: "warning",
		source: "Annex 1 EMKV, art. L832-1 Code de commerce",
		find: findLowFineness,
	},
	{
		id: "plating-thickness",
		severity: "warning",
		source: "art. 8 Décret n° 84-623",
		find: findThinPlatings,
	},
];
