import type { Language } from "#core/language/language.ts";
import { hasWithdrawalRight } from "#core/legal/return-days.ts";
import type { builtInTemplateNames, PageMeta, PageSummary } from "#core/pages/page.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import { offlinePath, withdrawalPath } from "#core/routes/built-in-paths.ts";
import { notFoundPath } from "#core/routes/paths.ts";
import { withTaxCountry } from "#core/settings/shop-settings.ts";
import type { Site } from "#core/site/site.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { siteTexts } from "#renderer/plan/site-texts.ts";

/** A page that every site has in addition to those of its content. */
interface BuiltInPage {
	/** Starts with a colon, so it equals no id of a page of the content; those are file names or numbers. */
	readonly id: `:${string}`;
	readonly template: (typeof builtInTemplateNames)[number] | "not-found";
	/** The group of its heading and text in the build's message catalogues. */
	readonly texts: "offline" | "withdrawalForm" | "notFound";
	path(language: Language, defaultLanguage: Language): string;
	/** Returns whether the site has the page; `country` applies to addresses without a country. */
	isOn(site: Site, country: string): boolean;
}

const builtInPages: readonly BuiltInPage[] = [
	{
		id: ":offline",
		template: "offline",
		texts: "offline",
		path: offlinePath,
		isOn: () => true,
	},
	{
		id: ":withdrawal-form",
		template: "withdrawal-form",
		texts: "withdrawalForm",
		path: withdrawalPath,
		// Also if the cart is disabled: customers can still withdraw from earlier orders.
		isOn: ({ shop }, country) => shop !== null && hasWithdrawalRight(withTaxCountry(shop.settings, country)),
	},
	{
		id: ":not-found",
		template: "not-found",
		texts: "notFound",
		path: notFoundPath,
		// Hosts show the pages at these paths only, so only a page of the content at such a path replaces this one.
		isOn: () => true,
	},
];

function pageMeta(page: BuiltInPage, language: Language, site: Site, defaultLanguage: Language): PageMeta {
	const { t } = siteTexts(site.project)(language);
	return {
		language,
		path: page.path(language, defaultLanguage),
		title: t(`${page.texts}.heading`),
		description: t(`${page.texts}.text`),
		image: null,
	};
}

/**
 * Adds the built-in pages in each language:
 *
 * - the offline page (R-SW-02);
 * - the withdrawal form, if the shop's customers have a right of withdrawal (B-LAW-02);
 * - the 404 pages (R-ROUTE-12).
 *
 * A page of the content at the same path takes precedence.
 */
export function withBuiltInPages(
	site: Site,
	{ languages, defaultLanguage, country }: Pick<SiteConfig, "languages" | "defaultLanguage" | "country">,
): Site {
	const contentPaths = new Set(
		site.pages.flatMap(({ translations }) => translations.map(({ path }) => path)),
	);
	const added = builtInPages
		.filter((page) => page.isOn(site, country))
		.map((page): PageSummary => {
			const heads = languages.map((language) => pageMeta(page, language, site, defaultLanguage));
			const translations = heads.filter(({ path }) => !contentPaths.has(path));
			return { id: page.id, key: null, template: page.template, brand: null, translations, hash: "" };
		})
		.filter(({ translations }) => translations.length > 0);
	return added.length === 0 ? site : { ...site, pages: [...site.pages, ...added] };
}

/** Returns the content with the bodies of the pages that {@link withBuiltInPages} adds. */
export function withBuiltInBodies(content: SiteContent, site: Site): SiteContent {
	return {
		load: () => content.load(),
		media: (name) => content.media(name),
		async pageBody(id, language) {
			if (!builtInPages.some((page) => page.id === id)) return content.pageBody(id, language);
			const page = site.pages.find((one) => one.id === id);
			const head = page?.translations.find((version) => version.language === language);
			if (!head) throw new Error(`The site has no page ${id} in ${language}.`);
			return { ...head, heading: null, kicker: null, lead: head.description, blocks: [] };
		},
	};
}
