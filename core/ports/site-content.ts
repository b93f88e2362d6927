import type { Language } from "#core/shared/language.ts";
import type { Result } from "#core/shared/result.ts";
import type { MediaName } from "#core/site/media.ts";
import type { PageBody } from "#core/site/page.ts";
import type { Site } from "#core/site/site.ts";

/** Something in the content that must be, or had better be, mended. */
export interface ContentFinding {
	readonly severity: "error" | "warning";
	/** Where it stands: a file relative to the content folder, or a collection and id. */
	readonly file: string;
	/** The field within it, e.g. "translations.0.path"; null where the whole file is meant. */
	readonly field: string | null;
	/** The catalogue key of the sentence that says what is wrong and what to write instead. */
	readonly key: string;
	/** What the sentence speaks of. */
	readonly params: Readonly<Record<string, string | number>>;
}

/** The content as read: complete and valid, perhaps with warnings. */
export interface LoadedSite {
	readonly site: Site;
	readonly warnings: readonly ContentFinding[];
}

/** Where a site's content comes from. */
export interface SiteContent {
	/**
	 * Reads and validates everything, page bodies included, and keeps what is shared between pages.
	 * The failure carries every finding of the whole content, not just the first.
	 */
	load(): Promise<Result<LoadedSite, readonly ContentFinding[]>>;

	/**
	 * The body of one language version of a page, by {@link Site.pages}' id.
	 * Throws when the content changed since `load` such that the page is gone or invalid.
	 */
	pageBody(id: string, language: Language): Promise<PageBody>;

	/** The original of a picture; throws when there is none of that name. */
	media(name: MediaName): Promise<Uint8Array>;
}
