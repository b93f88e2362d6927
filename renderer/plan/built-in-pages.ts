import { hasWithdrawalRight } from "#core/legal/return-days.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import { offlinePath } from "#core/routes/offline-path.ts";
import { withdrawalPath } from "#core/routes/withdrawal-path.ts";
import { withTaxCountry } from "#core/settings/shop-settings.ts";
import { defaultLanguage, type Language } from "#core/shared/language.ts";
import type { builtInTemplateNames, PageBody, PageMeta, PageSummary } from "#core/site/page.ts";
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
	/** Whether one page is for all languages, in the first of them. */
	readonly isOne: boolean;
	path(language: Language): string;
	/** `country` is where the site's addresses are that name none. */
	isOn(site: Site, country: string): boolean;
}

const builtInPages: readonly BuiltInPage[] = [
	{
		id: ":offline",
		template: "offline",
		texts: "offline",
		path: offlinePath,
		isOne: false,
		isOn: () => true,
	},
	{
		id: ":withdrawal-form",
		template: "withdrawal-form",
		texts: "withdrawalForm",
		path: withdrawalPath,
		isOne: false,
		// Also while the cart is off: earlier orders can still be withdrawn from.
		isOn: ({ shop }, country) => shop !== null && hasWithdrawalRight(withTaxCountry(shop.settings, country)),
	},
	{
		id: ":not-found",
		template: "not-found",
		texts: "notFound",
		path: () => "/404",
		isOne: true,
		// A page of the content's own counts at that path alone: it is the one that hosts show.
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

function headIn(page: BuiltInPage, language: Language, site: Site): PageMeta {
	const text = textIn(language, site, page.texts);
	return {
		language,
		path: page.path(language),
		title: text("heading"),
		description: text("text"),
		image: null,
	};
}

/** The language of what a site has one of: German where the site has it. */
function firstOf(languages: readonly Language[]): Language {
	return languages.includes(defaultLanguage) ? defaultLanguage : (languages[0] ?? defaultLanguage);
}

/**
 * Adds the program's own pages in each of the languages: the one shown without a connection (R-SW-02), and with a shop
 * whose customers may withdraw the withdrawal form (B-LAW-02); and the one that hosts show at unknown paths (R-ROUTE-12). Where the content has a page of its own at such a path, that one is shown.
 */
export function withBuiltInPages(site: Site, languages: readonly Language[], country: string): Site {
	const taken = new Set(site.pages.flatMap(({ translations }) => translations.map(({ path }) => path)));
	const added = builtInPages
		.filter((page) => page.isOn(site, country))
		.map((page): PageSummary => {
			const heads = (page.isOne ? [firstOf(languages)] : languages).map((language) =>
				headIn(page, language, site),
			);
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
			const page = builtInPages.find((own) => own.id === id);
			return page ? bodyIn(page, language, site) : content.pageBody(id, language);
		},
	};
}

function bodyIn(page: BuiltInPage, language: Language, site: Site): PageBody {
	const head = headIn(page, language, site);
	return { ...head, heading: null, kicker: null, lead: head.description, blocks: [] };
}
