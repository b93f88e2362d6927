import type { DirectusContent } from "#adapters/composition/directus-content.ts";
import { noDrafts } from "#adapters/content-directus/pull/project-documents.ts";
import type { Language } from "#core/language/language.ts";
import type { PageModel } from "#core/models/page-model.ts";
import type { LanguageChoice } from "#core/pages/alternates.ts";
import type { Site } from "#core/site/site.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { draftPaths } from "#renderer/dev/draft-indicator.ts";
import { type ContentItem, itemAt, itemPaths } from "#renderer/dev/item-paths.ts";
import type { PageLookup } from "#renderer/plan/page-lookup.ts";

/** A page's document as a build would write it. */
export interface DevDocument {
	readonly html: string;
	readonly language: Language;
	/** Whether the page shows an item that visitors do not see. */
	readonly isDraft: boolean;
	/** Its versions in all languages of the site. */
	readonly languageChoices: readonly LanguageChoice[];
	/** The item of Directus that it shows, with its id there; null for pages of several items. */
	readonly item: ContentItem | null;
}

/** The documents of a site's pages without the marks of development. */
export interface PageDocuments {
	/** Returns the document of a page; null if there is none. */
	document(path: string): Promise<DevDocument | null>;
	/** Returns the language of the page at a path; null if there is none. */
	languageAt(path: string): Language | null;
	/** Returns the paths of the page that shows an item of Directus, by language; empty if it has no page of its own. */
	pathsOfItem(collection: string, id: string): ReadonlyMap<Language, string>;
}

/** Creates the documents of a site. */
export function createPageDocuments({
	models,
	renderAt,
	site,
	config,
	directus,
}: {
	readonly models: PageLookup;
	/** Renders a page; returns its file at the path. */
	renderAt(
		path: string,
		model: PageModel,
	): { readonly content: string | Uint8Array; readonly type: string } | null;
	readonly site: Site;
	readonly config: SiteConfig;
	readonly directus: Pick<DirectusContent, "drafts" | "itemName" | "itemId"> | null;
}): PageDocuments {
	const drafts = draftPaths(site, config, directus?.drafts() ?? noDrafts);
	const itemOf = (path: string, language: Language): ContentItem | null => {
		const item = directus && itemAt(site, config, path, language);
		const id = item && directus.itemId(item.collection, item.id);
		return item && id ? { collection: item.collection, id } : null;
	};
	return {
		async document(path) {
			const model = await models.get(path);
			const file = model && renderAt(path, model);
			if (!model || !file?.type.startsWith("text/html")) return null;
			const { language, languageChoices } = model;
			return {
				html: String(file.content),
				language,
				languageChoices,
				isDraft: drafts.has(path),
				item: itemOf(path, language),
			};
		},
		languageAt: models.languageAt,
		pathsOfItem(collection, id) {
			const name = directus?.itemName(collection, id) ?? null;
			return name === null ? new Map() : itemPaths(site, config, { collection, id: name });
		},
	};
}
