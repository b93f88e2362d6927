import type { MovedPaths } from "#core/routes/moved-paths.ts";
import type { Currency } from "#core/shared/currency.ts";
import type { Language } from "#core/shared/language.ts";

export { type PriceRange, priceRange } from "#core/catalogue/price-range.ts";
export { activeVariants, type Product, type ProductVariant } from "#core/catalogue/product.ts";
export type { PageRenderer, RenderContext, RenderedFile } from "#renderer/api/page-renderer.ts";
export { formatPrice } from "#ui/components/format-price.ts";

/** The engine that makes the pages themselves. */
export const htmlEngine = "html";

/** The engine that writes how hosts are to serve the site, redirects among it. */
export const hostRulesEngine = "host-rules";

/** The program's own engines, all of which a site has unless it says otherwise. */
export const builtInEngines = [
	htmlEngine,
	"page-data",
	"sitemap",
	"robots",
	"shop-data",
	"product-feed",
	hostRulesEngine,
] as const;

/** Where a site's content comes from. */
export interface ContentFilesConfig {
	readonly from: "files";
	/** Relative to the site's folder. */
	readonly directory: string;
	/** Another site's content, relative to the site's folder: its files count where `directory` has none at their path. */
	readonly basedOn?: string;
}

/** Content that editors keep in a Directus; what may be read is decided there, a token comes from the environment. */
export interface ContentDirectusConfig {
	readonly from: "directus";
	/** The service's address, e.g. "https://cms.example.org". */
	readonly url: string;
	/** The domain of the project whose content it is; the site's own where null. */
	readonly project: string | null;
	/** Whether visitors' browsers ask it for the shop's products and settings too, rather than for the build's. */
	readonly live?: boolean;
}

/**
 * Takes a site's content from a Directus: `content: directus({ url: "https://cms.example.org" })` (B-USE-04). With
 * `live` the shop's pages also read from there, without a token, what has changed since the build (R-CAT-02, R-SET-01).
 */
export function directus({
	url,
	project = null,
	live = false,
}: {
	url: string;
	project?: string | null;
	live?: boolean;
}): ContentDirectusConfig {
	return { from: "directus", url, project, live };
}

/** What a site can have beyond its pages. */
export interface Features {
	/** Builds and links /terminvereinbarung (R-ROUTE-07). */
	readonly appointment: boolean;
}

/**
 * How the canonical address of a page is written (R-A11Y-04). A built document knows its path alone; what is kept of the
 * address that a visitor or a search engine asked for is added in the browser.
 */
export interface CanonicalConfig {
	readonly trailingSlash: "keep" | "drop";
	readonly query: "keep" | "drop";
	readonly hash: "keep" | "drop";
	/** Paths whose pages carry no canonical link. */
	readonly exclude: readonly string[];
}

/** The web analytics: the shop's own Matomo (R-ANA-01). */
export interface MatomoConfig {
	/** Where it answers: an https address that ends in a slash, e.g. "https://statistik.example.org/". */
	readonly url: string;
	readonly siteId: number;
}

/** What counts visits; nothing where `matomo` is null. */
export interface AnalyticsConfig {
	readonly matomo: MatomoConfig | null;
}

/** The clock of a watch brand in the header, which the content switches on (R-CLOCK-01). */
export interface RetailerClockConfig {
	/** The https address of the brand's script. */
	readonly script: string;
}

/** Paths that lead elsewhere. */
export interface RedirectsConfig {
	/** The portal that /login leads to, https or http; null where there is none (R-REDIR-01). */
	readonly login: string | null;
	/**
	 * Paths that pages had before, each with the path that took its place; hosts answer with 301 (B-USE-07). A path stays here
	 * for as long as links to it may be around, and may be followed by further moves.
	 *
	 * - Encoded spellings are the same path: "/%C3%BCber-uns" is "/über-uns" (B-USE-20).
	 * - A path with a query stands for requests of exactly that query, which is then left out: "/index.php?id=12".
	 * - A path without a query stands for all others, whose query is kept.
	 */
	readonly moved: MovedPaths;
}

/** Where orders and whatever else visitors send go (R-ORDER-07). */
export interface OrderServiceConfig {
	/** Its address without the path of a call: https, or http on the machine itself. */
	readonly url: string;
}

/** The ecommerce add-on: the shop, which the content fills (R-SET-03). */
export interface EcommerceConfig {
	/** The shop's root path, without slashes at its ends: "shop" (R-ROUTE-09). */
	readonly storeRoot: string;
	/** What the shop is called, in each language. */
	readonly displayName: Readonly<Record<Language, string>>;
	readonly currency: Currency;
}

/** What a configuration may say of the shop: its name is one text for all languages, or one for each that has its own. */
interface EcommerceInput extends Partial<Omit<EcommerceConfig, "displayName">> {
	readonly displayName?: string | Partial<EcommerceConfig["displayName"]>;
}

/** A site's configuration, complete and checked. */
export interface SiteConfig {
	/** The host the site is published under as machines write it, e.g. "www.xn--juwelier-mller-psb.example". */
	readonly domain: string;
	/** The country of every address that names none, and so of its telephone numbers: ISO 3166-1 alpha-2 (R-PHONE-01). */
	readonly country: string;
	readonly languages: readonly Language[];
	readonly content: ContentFilesConfig | ContentDirectusConfig;
	/** The engines, in order: names of built-in ones, or files of the site's folder ("./llms-txt.ts"). */
	readonly engines: readonly string[];
	readonly features: Features;
	readonly analytics: AnalyticsConfig;
	readonly retailerClock: RetailerClockConfig;
	readonly redirects: RedirectsConfig;
	/** Null where visitors write e-mails instead. */
	readonly orderService: OrderServiceConfig | null;
	/** Null where the site has no shop, whatever its content holds. */
	readonly ecommerce: EcommerceConfig | null;
	readonly canonical: CanonicalConfig;
	/**
	 * Whether a site that may not be published yet is built all the same, as a preview: every page says that it is one
	 * (B-LAW-20).
	 */
	readonly allowIncomplete: boolean;
}

/** What facette.config.ts may say; whatever is left out takes its default. */
export interface SiteConfigInput {
	/** In people's or machines' spelling: "www.juwelier-müller.example". */
	readonly domain: string;
	/** "DE" where left out. */
	readonly country?: string;
	readonly languages?: readonly Language[];
	readonly content: ContentFilesConfig | ContentDirectusConfig;
	/** In the place of {@link builtInEngines}, so name those as well that are to stay. */
	readonly engines?: readonly string[];
	readonly features?: Partial<Features>;
	readonly analytics?: Partial<AnalyticsConfig>;
	readonly retailerClock?: Partial<RetailerClockConfig>;
	readonly redirects?: Partial<RedirectsConfig>;
	readonly orderService?: OrderServiceConfig | null;
	readonly ecommerce?: EcommerceInput | null;
	readonly canonical?: Partial<CanonicalConfig>;
	readonly allowIncomplete?: boolean;
}

/** Returns a site's configuration its type; the default export of facette.config.ts. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
	return config;
}
