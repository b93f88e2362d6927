import type { Language } from "#core/shared/language.ts";

/** Where a site's content comes from. */
export interface ContentFilesConfig {
	readonly from: "files";
	/** Relative to the site's folder. */
	readonly directory: string;
}

/** What a site can have beyond its pages. */
export interface Features {
	/** Builds and links /terminvereinbarung (R-ROUTE-07). */
	readonly appointment: boolean;
}

/** How the canonical address of a page is written (R-A11Y-04). */
export interface CanonicalConfig {
	readonly trailingSlash: "keep" | "drop";
	/** Paths whose pages carry no canonical link. */
	readonly exclude: readonly string[];
}

/** A site's configuration, complete and checked. */
export interface SiteConfig {
	/** The host the site is published under, e.g. "www.juwelier-sternau.example". */
	readonly domain: string;
	readonly languages: readonly Language[];
	readonly content: ContentFilesConfig;
	/** The renderers, in order: names of built-in ones. */
	readonly engines: readonly string[];
	readonly features: Features;
	readonly canonical: CanonicalConfig;
}

/** What facette.config.ts may say; whatever is left out takes its default. */
export interface SiteConfigInput {
	readonly domain: string;
	readonly languages?: readonly Language[];
	readonly content: ContentFilesConfig;
	readonly engines?: readonly string[];
	readonly features?: Partial<Features>;
	readonly canonical?: Partial<CanonicalConfig>;
}

/** Gives a site's configuration its type; the default export of facette.config.ts. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
	return config;
}
