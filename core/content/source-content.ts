import type { Language } from "#core/language/language.ts";

/** The request that a site's own content source receives. */
export interface ContentRequest {
	/**
	 * When this process loaded the content before, for sources that can ask for changes; null at first. A source may ignore it.
	 */
	readonly since: Date | null;
	/** The absolute path of the site's folder. */
	readonly siteDirectory: string;
	/** The site's languages, the main one first. */
	readonly languages: readonly Language[];
	/** Returns a JSON file of the content folder that the source adds to: "shop/categories.json"; null if there is none. */
	readBase(file: string): unknown;
}

/** Content by the content model, as a source gives it. */
export interface SourceContent {
	/**
	 * The files of a content folder by their paths: "shop/products/ring.json" with its value, "pages/imprint.de.md" with its text. A list
	 * such as "shop/categories.json" is added to the one of the content folder; entries with the same `id` or `name` replace its own.
	 */
	readonly documents: Readonly<Record<string, unknown>>;
	/** The files of images on this machine by their names in the media folder: "ring.jpg" with an absolute path. */
	readonly images?: Readonly<Record<string, string>>;
	/** The place where people change a document, by its path: "products.csv:12". Findings name it. */
	readonly places?: Readonly<Record<string, string>>;
}

/** A content source of a site's own. */
export interface ContentSource {
	/**
	 * Returns the whole content, which is checked as files are; null if nothing has changed `since`. What it throws is a finding of the
	 * build with its message.
	 */
	load(request: ContentRequest): SourceContent | null | Promise<SourceContent | null>;
}
