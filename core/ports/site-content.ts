import type { ContentFinding } from "#core/content/finding.ts";
import type { MediaName } from "#core/content/image-names.ts";
import type { Language } from "#core/language/language.ts";
import type { PageBody } from "#core/pages/page.ts";
import type { Result } from "#core/shared/result.ts";
import type { Site } from "#core/site/site.ts";

/** The content as read: complete and valid, perhaps with warnings. */
export interface ReadContent {
	readonly site: Site;
	readonly warnings: readonly ContentFinding[];
}

/** Where a site's content comes from. */
export interface SiteContent {
	/**
	 * Reads and validates everything, page bodies included, and keeps what is shared between pages.
	 * The failure carries every finding of the whole content, not just the first.
	 */
	load(): Promise<Result<ReadContent, readonly ContentFinding[]>>;

	/**
	 * The body of one language version of a page, by {@link Site.pages}' id.
	 * Throws when the content changed since `load` such that the page is gone or invalid.
	 */
	pageBody(id: string, language: Language): Promise<PageBody>;

	/** Returns the original of an image or document; throws when there is none of that name. */
	media(name: MediaName): Promise<Uint8Array>;
}
