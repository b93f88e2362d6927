import type { SiteContent } from "#core/ports/site-content.ts";
import { offlinePath } from "#core/routes/offline-path.ts";
import type { Language } from "#core/shared/language.ts";
import type { PageBody, PageHead, PageSummary } from "#core/site/page.ts";
import type { Site } from "#core/site/site.ts";
import de from "#ui/locales/de/build.json" with { type: "json" };
import en from "#ui/locales/en/build.json" with { type: "json" };
import fr from "#ui/locales/fr/build.json" with { type: "json" };

const catalogues = { de: de.offline, en: en.offline, fr: fr.offline };

/** No page of the content can be called so: ids are made of file names or numbers. */
const id = ":offline";

/** A text of the page, or the project's own in its place (R-I18N-02). */
function textIn(language: Language, site: Site): (name: keyof typeof de.offline) => string {
	const own = site.project.translations.find((entry) => entry.language === language)?.texts ?? {};
	return (name) => own[`offline.${name}`] ?? catalogues[language][name];
}

function headIn(language: Language, site: Site): PageHead {
	const text = textIn(language, site);
	return {
		language,
		path: offlinePath(language),
		title: text("heading"),
		description: text("text"),
		image: null,
	};
}

/**
 * Adds the page that is shown without a connection, in each of the languages (R-SW-02). Where the content has a page
 * of its own at that path, that one is shown.
 */
export function withOfflinePage(site: Site, languages: readonly Language[]): Site {
	const taken = new Set(site.pages.flatMap(({ translations }) => translations.map(({ path }) => path)));
	const translations = languages
		.map((language) => headIn(language, site))
		.filter(({ path }) => !taken.has(path));
	if (translations.length === 0) return site;
	const page: PageSummary = { id, key: null, template: "offline", brand: null, translations, hash: "" };
	return { ...site, pages: [...site.pages, page] };
}

/** The content with the body of the page that {@link withOfflinePage} added. */
export function withOfflineBody(content: SiteContent, site: Site): SiteContent {
	return {
		load: () => content.load(),
		media: (name) => content.media(name),
		async pageBody(page, language) {
			return page === id ? offlineBody(language, site) : content.pageBody(page, language);
		},
	};
}

function offlineBody(language: Language, site: Site): PageBody {
	const head = headIn(language, site);
	return { ...head, heading: null, kicker: null, lead: head.description, blocks: [] };
}
