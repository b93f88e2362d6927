import type { ContentFinding } from "#core/content/finding.ts";
import type { MediaName } from "#core/content/image-names.ts";
import type { Language } from "#core/language/language.ts";
import type { PageBody } from "#core/pages/page.ts";
import type { Result } from "#core/shared/result.ts";
import type { Site } from "#core/site/site.ts";

/** Valid content, and the warnings about it. */
export interface ReadContent {
	readonly site: Site;
	readonly warnings: readonly ContentFinding[];
}

/** The source of a site's content. */
export interface SiteContent {
	/**
	 * Reads and validates the whole content, including the bodies of pages, and keeps the data that pages share. A
	 * failure contains all findings, not only the first.
	 */
	load(): Promise<Result<ReadContent, readonly ContentFinding[]>>;

	/**
	 * Returns the body of a page in one language; `id` is that of {@link Site.pages}. Rejects if the page has been
	 * removed or become invalid since `load`.
	 */
	pageBody(id: string, language: Language): Promise<PageBody>;

	/** Returns the content of an original image or document; rejects if there is none with this name. */
	media(name: MediaName): Promise<Uint8Array>;
}
