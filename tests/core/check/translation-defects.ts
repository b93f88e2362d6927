import { matomoProvider } from "#adapters/analytics-matomo/matomo-provider.ts";
import type { ContentBlock } from "#core/content/blocks.ts";
import type { Language } from "#core/language/language.ts";
import { addText, type Planted, type SiteDefect, shop } from "#tests/core/check/plant.ts";
import { editTexts } from "#tests/core/check/slip-changes.ts";

/** Changes the first list of facts on the page of services in one language. */
const services =
	(
		change: (items: Extract<ContentBlock, { type: "facts" }>["items"]) => typeof items,
		language: Language,
	): (() => Partial<Planted>) =>
	() => ({
		body: (body, template) =>
			template === "service" && body.language === language
				? {
						...body,
						blocks: body.blocks.map((block, place) =>
							place === 0 && block.type === "facts" ? { ...block, items: change(block.items) } : block,
						),
					}
				: body,
	});

const rated = (change: { readonly experienced_on?: string; readonly date_created?: string }) =>
	shop(({ ratings }) => ({
		ratings: ratings.map((own, place) => (place === 0 ? { ...own, ...change } : own)),
	}));

const matomo = matomoProvider({ url: "https://statistik.example/", siteId: 1 });

const products = "shop/products/*.json";

/** Numbers that differ between languages, dates of ratings, and web analytics that the site does not use. */
export const translationDefects: readonly SiteDefect[] = [
	[
		"a price of a service that differs in one language",
		services((items) => items.map((own) => ({ ...own, text: own.text.replace("19", "29") })), "en"),
		"translated-number",
		"pages/service.json",
	],
	[
		"a number of stones that differs in one language",
		editTexts("tennisarmband", { description: "62 Brillanten, jeder für sich gefasst." }),
		"translated-number",
		products,
	],
	[
		"a year that differs in one language",
		editTexts(
			"havelwerk-schilf",
			{ condition_notes: "Boîte et papiers de 2021, mouvement révisé en 2025." },
			"fr",
		),
		"translated-number",
		products,
	],
	[
		"a rating before its purchase",
		rated({ experienced_on: "2026-11-10" }),
		"rating-date",
		"shop/ratings.json",
	],
	["a rating from the future", rated({ date_created: "2091-11-04" }), "rating-date", "shop/ratings.json"],
	["a purchase in the future", rated({ experienced_on: "2091-10-14" }), "rating-date", "shop/ratings.json"],
	...[
		"Wir nutzen Google Analytics, um Besuche zu zählen.",
		"Diese Website verwendet den Facebook-Pixel.",
		"Auf unserer Seite misst Hotjar, wie Sie lesen.",
	].map(
		(text): SiteDefect => [
			`“${text}” on a site with Matomo`,
			() => ({ ...addText(text, "home")(), analytics: matomo }),
			"analytics-named",
			"pages/home.json",
		],
	),
];

/** Lawful texts with numbers that resemble differing ones. */
export const lawfulNumbers: readonly (readonly [string, SiteDefect[1]])[] = [
	["services in another order in one language", services((items) => items.toReversed(), "en")],
	[
		"a price in words in one language",
		services(
			(items) => items.map((own) => ({ ...own, text: own.text.replace("19 €", "neunzehn Euro") })),
			"de",
		),
	],
	[
		"a fineness in carats in one language",
		editTexts("halo", { description: "In 18 carat white gold, worked in no hurry." }, "en"),
	],
];
