import type { Language } from "#core/language/language.ts";
import { hasWithdrawalRight } from "#core/legal/return-days.ts";
import type { builtInTemplateNames, PageMeta, PageSummary } from "#core/pages/page.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import { offlinePath } from "#core/routes/offline-path.ts";
import { notFoundPath } from "#core/routes/paths.ts";
import { withdrawalPath } from "#core/routes/withdrawal-path.ts";
import { withTaxCountry } from "#core/settings/shop-settings.ts";
import type { Site } from "#core/site/site.ts";
import { projectTexts } from "#renderer/plan/project-texts.ts";
import { buildTexts } from "#ui/locales/build-texts.ts";

/** A page that the program adds to the content's. */
interface BuiltInPage {
	/** No page of the content can be called so: ids are made of file names or numbers. */
	readonly id: `:${string}`;
	readonly template: (typeof builtInTemplateNames)[number] | "not-found";
	/** The group of its heading and text in the build's catalogues. */
	readonly texts: "offline" | "withdrawalForm" | "notFound";
	path(language: Language, siteLanguages: readonly Language[]): string;
	/** `country` is where the site's addresses are that name none. */
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
		// Also while the cart is off: earlier orders can still be withdrawn from.
		isOn: ({ shop }, country) => shop !== null && hasWithdrawalRight(withTaxCountry(shop.settings, country)),
	},
	{
		id: ":not-found",
		template: "not-found",
		texts: "notFound",
		path: notFoundPath,
		// A page of the content's own counts at these paths alone: they are the ones that hosts show.
		isOn: () => true,
	},
];

/** A text of the page, or the project's own in its place (R-I18N-02). */
function textIn(
	language: Language,
	site: Site,
	group: BuiltInPage["texts"],
): (name: "heading" | "text") => string {
	const own = projectTexts(language, site.project);
	return (name) => own[`${group}.${name}`] ?? buildTexts[language][group][name];
}

function headIn(
	page: BuiltInPage,
	language: Language,
	site: Site,
	siteLanguages: readonly Language[],
): PageMeta {
	const text = textIn(language, site, page.texts);
	return {
		language,
		path: page.path(language, siteLanguages),
		title: text("heading"),
		description: text("text"),
		image: null,
	};
}

/**
 * Adds the program's own pages in each of the languages: the one shown without a connection (R-SW-02), and with a shop
 * whose customers may withdraw the withdrawal form (B-LAW-02); and the ones that hosts show at unknown paths (R-ROUTE-12). Where the content has a page of its own at such a path, that one is shown.
 */
export function withBuiltInPages(site: Site, languages: readonly Language[], country: string): Site {
	const taken = new Set(site.pages.flatMap(({ translations }) => translations.map(({ path }) => path)));
	const added = builtInPages
		.filter((page) => page.isOn(site, country))
		.map((page): PageSummary => {
			const heads = languages.map((language) => headIn(page, language, site, languages));
			const translations = heads.filter(({ path }) => !taken.has(path));
			return { id: page.id, key: null, template: page.template, brand: null, translations, hash: "" };
		})
		.filter(({ translations }) => translations.length > 0);
	return added.length === 0 ? site : { ...site, pages: [...site.pages, ...added] };
}

/** The content with the bodies of the pages that {@link withBuiltInPages} added. */
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
