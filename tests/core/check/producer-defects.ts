import type { PageBody } from "#core/pages/page.ts";
import { type SiteDefect, settings, shop, site } from "#tests/core/check/plant.ts";

const legal = (rep_identifiers: readonly { readonly stream: "packaging"; readonly number: string }[]) =>
	site((demo) => ({ legal: { ...demo.legal, rep_identifiers } }));

/** Gives the shop's own manufacturer a WEEE number and its products a battery. */
const ownGoods = (weee_number: string | null) =>
	shop(({ manufacturers, products }) => ({
		manufacturers: manufacturers.map((own) =>
			own.id === "sternau" && own.contact ? { ...own, contact: { ...own.contact, weee_number } } : own,
		),
		products: products.map((own) => (own.manufacturer === "sternau" ? { ...own, battery: true } : own)),
	}));

/** Removes every word for batteries from the texts of the English terms. */
const withoutBatteries = () => ({
	body: (own: PageBody, template: string) =>
		template === "terms" && own.language === "en"
			? { ...own, blocks: [{ type: "text" as const, markdown: "We sell watches." }] }
			: own,
});

/** Defects of what producers and publishers of ratings must state. */
export const producerDefects: readonly SiteDefect[] = [
	["a shop that sells to France without an identifier as a producer", legal([]), "rep-missing", "legal.json"],
	[
		"an identifier that France does not give",
		legal([{ stream: "packaging", number: "DE123456" }]),
		"rep-number",
		"legal.json",
	],
	["own electrical goods without a WEEE number", ownGoods(null), "weee-missing", "shop/manufacturers.json"],
	["a WEEE number with letters", ownGoods("12345678"), "weee-number", "shop/manufacturers.json"],
	[
		"a watch with a battery, and terms without a word about it",
		withoutBatteries,
		"battery-terms",
		"pages/terms.json",
	],
	[
		"ratings for customers in France without the time of publication",
		settings({ rating_publication_days: null }),
		"rating-times",
		"shop/settings.json",
	],
	[
		"a rating for customers in France without the day of the experience",
		shop(({ ratings }) => ({ ratings: ratings.map((own) => ({ ...own, experienced_on: null })) })),
		"rating-facts",
		"shop/ratings.json",
	],
];
