import type { ProductRating } from "#core/catalogue/rating.ts";
import { batteries } from "#core/check/claims/battery-claims.ts";
import { inProducts, nameOf, publishedProducts } from "#core/check/product-places.ts";
import { at, atItem, type CheckedSite, inShop, type Place, type Rule, whereSold } from "#core/check/rule.ts";
import { legalTexts, pageTexts } from "#core/check/site-texts.ts";
import { legal } from "#core/content/legal.ts";
import { rating } from "#core/content/personalization.ts";
import { type ManufacturerSource, manufacturer } from "#core/content/shop-lists.ts";
import { shopSettings } from "#core/content/shop-settings.ts";
import type { CountryLaw } from "#core/legal/country-law.ts";
import { isLawOfCustomers, servesCountry } from "#core/legal/served-laws.ts";

/** Returns the findings of a shop that sells to customers in a country with the given requirement. */
function whereRequired(
	checked: CheckedSite,
	isRequired: (law: CountryLaw) => boolean,
	find: () => readonly Place[],
): readonly Place[] {
	return whereSold(checked, (settings) => (isLawOfCustomers(settings, isRequired) ? find() : []));
}

const repNumber = /^FR\d{6}_\d{2}[A-Z]{4}$/;
const weeeNumber = /^DE ?\d{8}$/;

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Returns whether the site's company makes a manufacturer's goods or imports them into the European Union. */
function isProducer({ site: { company } }: CheckedSite, { contact }: ManufacturerSource): boolean {
	const names = [company.company_name, company.display_name];
	return [contact?.name, contact?.responsible_person?.name].some(
		(name) => name !== undefined && names.some((companyName) => same(companyName, name)),
	);
}

/** Finds manufacturers of electrical goods without a WEEE number for which the company itself must be registered. */
const findMissingWeee: Rule["find"] = (checked) =>
	whereSold(checked, (settings) => {
		const { shop } = checked.site;
		if (!shop || !servesCountry(settings, "DE")) return [];
		const unregistered = shop.manufacturers.filter(
			(item) => item.contact?.weee_number === null && isProducer(checked, item),
		);
		const ids = new Map(unregistered.map((item) => [String(item.id), item]));
		const found = new Map<string, Place>();
		inProducts(checked, ({ battery, manufacturer: manufacturerId }) => {
			const producer = battery === true ? ids.get(String(manufacturerId)) : undefined;
			if (producer)
				found.set(
					String(producer.id),
					atItem(manufacturer, producer.id, "contact", { name: producer.contact?.name ?? "" }),
				);
			return null;
		});
		return [...found.values()];
	});

/**
 * Finds terms that say nothing about batteries although pages of products refer to them for that. Each language counts, and the shop's
 * own text in the settings together with the page.
 */
const findTermsWithoutBatteries: Rule["find"] = (checked) =>
	whereSold(checked, () => {
		const product = publishedProducts(checked).find(({ battery }) => battery === true);
		if (!product) return [];
		const terms = [...pageTexts(checked), ...legalTexts(checked)].filter(
			({ template }) => template === "terms",
		);
		return checked.languages.flatMap((language) => {
			const texts = terms.filter((text) => text.language === language);
			const longest = texts.toSorted((one, other) => other.source.length - one.source.length)[0];
			return !longest || texts.some(({ source }) => batteries.test(source))
				? []
				: [longest.place({ name: nameOf(product), language })];
		});
	});

/** Finds a rating from the future, or from before its purchase. */
function findDate({ id, date_created, experienced_on }: ProductRating, today: string): readonly Place[] {
	const written = date_created?.slice(0, 10) ?? null;
	const bought = experienced_on?.slice(0, 10) ?? null;
	if (written !== null && written > today)
		return [atItem(rating, id, "date_created", { id: String(id), found: written })];
	return bought !== null && bought > (written ?? today)
		? [atItem(rating, id, "experienced_on", { id: String(id), found: bought })]
		: [];
}

/** Rules for what producers and publishers of ratings must state. */
export const producerRules: readonly Rule[] = [
	{
		id: "rep-missing",
		severity: "warning",
		source: "art. L541-10-13 Code de l'environnement",
		find: (checked) =>
			whereRequired(
				checked,
				(law) => law.producerIdentifiers,
				() => (checked.site.legal.rep_identifiers.length === 0 ? [at(legal, "rep_identifiers")] : []),
			),
	},
	{
		id: "rep-number",
		severity: "warning",
		source: "art. L541-10-13 Code de l'environnement",
		find: ({ site }) =>
			site.legal.rep_identifiers.flatMap(({ number: found }, place) =>
				repNumber.test(found.trim()) ? [] : [at(legal, `rep_identifiers.${place}.number`, { found })],
			),
	},
	{
		id: "battery-terms",
		severity: "hint",
		source: "§ 24 BattDG, Art. 74 (4) Regulation (EU) 2023/1542",
		find: findTermsWithoutBatteries,
	},
	{ id: "weee-missing", severity: "warning", source: "§ 6 (3) ElektroG", find: findMissingWeee },
	{
		id: "weee-number",
		severity: "warning",
		source: "§ 6 (3) ElektroG",
		find: (checked) =>
			inShop(checked, ({ manufacturers }) =>
				manufacturers.flatMap(({ id, contact }) => {
					const found = contact?.weee_number ?? null;
					return found === null || weeeNumber.test(found.trim())
						? []
						: [atItem(manufacturer, id, "contact.weee_number", { found })];
				}),
			),
	},
	{
		id: "rating-times",
		severity: "warning",
		source: "art. D111-17 Code de la consommation",
		find: (checked) =>
			whereRequired(
				checked,
				(law) => law.ratingRules,
				() =>
					inShop(checked, ({ settings, ratings }) =>
						settings.allow_ratings || ratings.length > 0
							? (["rating_publication_days", "rating_retention_months"] as const).flatMap((field) =>
									settings[field] === null ? [at(shopSettings, field)] : [],
								)
							: [],
					),
			),
	},
	{
		id: "rating-facts",
		severity: "warning",
		source: "art. D111-17 Code de la consommation",
		find: (checked) =>
			whereRequired(
				checked,
				(law) => law.ratingRules,
				() =>
					inShop(checked, ({ ratings }) =>
						ratings.flatMap((item) =>
							(["experienced_on", "rewarded"] as const).flatMap((field) =>
								(item[field] ?? null) === null
									? [atItem(rating, item.id, field, { id: String(item.id), field })]
									: [],
							),
						),
					),
			),
	},
	{
		id: "rating-date",
		severity: "warning",
		source: "§ 5b (3) UWG, art. D111-17 Code de la consommation",
		find: (checked) =>
			inShop(checked, ({ ratings }) => ratings.flatMap((item) => findDate(item, checked.today))),
	},
];
