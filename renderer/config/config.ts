import type { ContentFinding } from "#core/content/finding.ts";
import type { Language } from "#core/language/language.ts";
import type { Currency } from "#core/money/currency.ts";
import type { ComponentName } from "#core/pages/replaceable-components.ts";
import type { MovedPaths, MoveStatus } from "#core/routes/moved-paths.ts";
import type { LocalizedSegments, ShopPathSegments } from "#core/routes/shop-path-segments.ts";
import type { PublishConfig } from "#renderer/config/publish-schema.ts";

export { type PriceRange, priceRange } from "#core/catalogue/price-range.ts";
export { activeVariants, type Product, type ProductVariant } from "#core/catalogue/product.ts";
export type { PaymentReference } from "#core/checkout/payment-approval.ts";
export type { PlacedOrder } from "#core/checkout/placed-order.ts";
export type { ContentRequest, ContentSource, SourceContent } from "#core/content/source-content.ts";
export type { PageModel } from "#core/models/page-model.ts";
export type { Analytics, AnalyticsEnvironment, PageView } from "#core/ports/analytics.ts";
export type {
	PaymentConsent,
	PaymentEnvironment,
	PaymentPlace,
	ProviderPayment,
} from "#core/ports/payment-provider.ts";
export {
	type AnalyticsDefinition,
	defineAnalytics,
	type SiteAnalytics,
} from "#core/providers/define-analytics.ts";
export {
	definePaymentProvider,
	type PaymentProviderDefinition,
} from "#core/providers/define-payment-provider.ts";
export { defineContentSource } from "#renderer/api/content-source.ts";
export type {
	PageContext,
	PageRenderer,
	PublishedPage,
	RenderContext,
	RenderedFile,
} from "#renderer/api/page-renderer.ts";
export { readShopExport } from "#renderer/api/shop-export.ts";
export type { FolderPublishConfig, PublishConfig, S3PublishConfig } from "#renderer/config/publish-schema.ts";
export type { ShopExport } from "#renderer/import/export-content.ts";
export { formatPrice } from "#ui/components/format-price.ts";

/** The engine that renders the pages. */
export const htmlEngine = "html";

/** The engine that writes the hosts' configuration files, including redirects. */
export const hostRulesEngine = "host-rules";

/** The built-in engines, all enabled by default. */
export const builtInEngines = [
	htmlEngine,
	"page-data",
	"sitemap",
	"robots",
	"shop-data",
	"product-feed",
	hostRulesEngine,
] as const;

/** The configuration of content in files. */
export interface ContentFilesConfig {
	readonly from: "files";
	/** Relative to the site's folder. */
	readonly directory: string;
	/**
	 * Another site's content folder, relative to the site's folder, as fallback for files that `directory` does not
	 * have.
	 */
	readonly basedOn?: string;
}

/** The configuration of content that a module of the site gives. */
export interface ContentModuleConfig {
	readonly from: "module";
	/** A module in the site's folder, "./source.ts", whose default export is a {@link ContentSource}. */
	readonly module: string;
	/** A content folder, relative to the site's folder, to which the source adds; none if it gives all content. */
	readonly basedOn?: string;
}

/** The configuration of content in Directus. Directus controls read access; a token comes from the environment. */
export interface ContentDirectusConfig {
	readonly from: "directus";
	/** The service's address, e.g. "https://cms.example.org". */
	readonly url: string;
	/** The domain of the project with the content; the site's own if null. */
	readonly project: string | null;
	/** Whether visitors' browsers load the shop's products and settings from it, instead of the build's data. */
	readonly live?: boolean;
}

/**
 * Uses content from a Directus: `content: directus({ url: "https://cms.example.org" })` (B-USE-04). With `live`,
 * the shop's pages also load changes since the build from there, without a token (R-CAT-02, R-SET-01).
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

/** The files of components in place of built-in ones, by the names of the latter. */
export type ComponentFiles = { readonly [Name in ComponentName]?: string };

/** The optional features of a site. */
export interface Features {
	/** Builds /terminvereinbarung and links to it (R-ROUTE-07). */
	readonly appointment: boolean;
}

/**
 * The form of canonical addresses (R-A11Y-04). A prerendered page only knows its path; the browser adds the parts
 * of the requested address that are kept.
 */
export interface CanonicalConfig {
	readonly trailingSlash: "keep" | "drop";
	readonly query: "keep" | "drop";
	readonly hash: "keep" | "drop";
	/** Paths of pages without a canonical link. */
	readonly exclude: readonly string[];
}

/** Web analytics with the shop's own Matomo (R-ANA-01). */
export interface MatomoConfig {
	/** Its https URL, ending in a slash, e.g. "https://statistik.example.org/". */
	readonly url: string;
	readonly siteId: number;
}

/** The web analytics: Matomo, a module of the site, or none. */
export interface AnalyticsConfig {
	readonly matomo: MatomoConfig | null;
	/** A file in the site's folder that exports {@link defineAnalytics} as default, e.g. "./plausible.ts"; null for none. */
	readonly module: string | null;
}

/** A watch brand's clock in the header; the content enables it (R-CLOCK-01). */
export interface RetailerClockConfig {
	/** The https URL of the brand's script. */
	readonly script: string;
}

/** The redirects of a site. */
export interface RedirectsConfig {
	/** The portal that /login redirects to, https or http; null for none (R-REDIR-01). */
	readonly login: string | null;
	/**
	 * Former paths of pages with the paths that replaced them; hosts redirect with status 301 (B-USE-07). Keep a
	 * path here as long as links to it may exist; its replacement may move again.
	 *
	 * - Encoded spellings are the same path: "/%C3%BCber-uns" is "/über-uns" (B-USE-20).
	 * - A path with a query matches requests with exactly that query, which is then removed: "/index.php?id=12".
	 * - A path without a query matches all other requests, whose query is kept.
	 * - In a pattern ":name" stands for one segment, and "*" as the last one for everything below. The target may repeat them:
	 *   "/produkt/:slug": "/shop/:slug". Pages that exist are served all the same.
	 * - A move has another status with { to, status }: 302 for a time, 308 for good with the method kept, 410 without `to` for what
	 *   is gone.
	 * - The target is a page, a further former path, /robots.txt, /sitemap.xml or an address of another site.
	 */
	readonly moved: MovedPaths;
	/**
	 * A CSV file in the site's folder with more of them, such as the export of a former shop; null for none. Its columns are the former
	 * path or address, the target and the status.
	 */
	readonly file: string | null;
}

/** The service for orders and all other submissions (R-ORDER-07). */
export interface OrderServiceConfig {
	/** Its base URL: https, or http on this machine. */
	readonly url: string;
}

/** The ecommerce add-on: a shop with products from the content (R-SET-03). */
export interface EcommerceConfig {
	/** The shop's root path, without leading and trailing slashes: "shop" (R-ROUTE-09). */
	readonly storeRoot: string;
	/** The segments of the shop's paths in each language (B-SEO-12); null for the specified ones in every language. */
	readonly paths: LocalizedSegments | null;
	/** The shop's name in each language. */
	readonly displayName: Readonly<Record<Language, string>>;
	readonly currency: Currency;
	/**
	 * Whether paths that are the same in every language redirect to those of each language (B-SEO-12): true unless the shop never
	 * had them.
	 */
	readonly redirectSharedPaths: boolean;
}

/** The shop's part of a configuration file. */
interface EcommerceInput extends Partial<Omit<EcommerceConfig, "displayName" | "paths">> {
	/** One name for all languages, or one per language. */
	readonly displayName?: string | Partial<EcommerceConfig["displayName"]>;
	/**
	 * Addresses in the language of each page: "/fr/boutique/panier" (B-SEO-12). A table names segments to use instead of the
	 * default ones: `{ fr: { checkout: "commande" } }`. The former addresses ("/fr/shop/warenkorb") redirect.
	 */
	readonly paths?: "by-language" | Partial<Record<Language, Partial<ShopPathSegments>>> | null;
}

/** A complete, validated site configuration. */
export interface SiteConfig {
	/** The format of the configuration. */
	readonly format: number;
	/** The warnings about deprecated options. */
	readonly warnings: readonly ContentFinding[];
	/** The host of the published site in ASCII, e.g. "www.xn--juwelier-mller-psb.example". */
	readonly domain: string;
	/** The country of addresses that name none, also for telephone numbers: ISO 3166-1 alpha-2 (R-PHONE-01). */
	readonly country: string;
	readonly languages: readonly Language[];
	/** The language whose home page is "/" and whose paths have no prefix: the first one unless configured. */
	readonly defaultLanguage: Language;
	readonly content: ContentFilesConfig | ContentDirectusConfig | ContentModuleConfig;
	/** The engines in order: names of built-in ones, or files in the site's folder ("./llms-txt.ts"). */
	readonly engines: readonly string[];
	/** The files of the site's own types of blocks, in its folder ("./blocks/ring-size.tsx"). */
	readonly blocks: readonly string[];
	/** The files of the site's own page templates, in its folder ("./templates/lookbook.tsx"). */
	readonly templates: readonly string[];
	/** Files in the site's folder that replace built-in components, by their names ("./components/product-card.tsx"). */
	readonly components: ComponentFiles;
	readonly features: Features;
	readonly analytics: AnalyticsConfig;
	/** Files in the site's folder that export {@link definePaymentProvider} as default, e.g. "./payments/twint.ts". */
	readonly payments: readonly string[];
	readonly retailerClock: RetailerClockConfig;
	readonly redirects: RedirectsConfig;
	/** Null if visitors write e-mails instead. */
	readonly orderService: OrderServiceConfig | null;
	/** Null if the site has no shop, whatever its content contains. */
	readonly ecommerce: EcommerceConfig | null;
	readonly canonical: CanonicalConfig;
	/** Where `facette publish` puts the built site; null if it is served where it is built. */
	readonly publish: PublishConfig | null;
	/** The beginning of the names of environment variables with secrets of this site; "" for none. */
	readonly envPrefix: string;
	/**
	 * Whether to build an incomplete site that must not be published, as a preview: every page is marked as such
	 * (B-LAW-20).
	 */
	readonly allowIncomplete: boolean;
}

/** The contents of facette.config.ts; omitted properties have defaults. */
export interface SiteConfigInput {
	/** The format of the configuration: 2. Default: 1, the oldest. `facette upgrade` brings an older one up to date. */
	readonly format?: number;
	/** In Unicode or ASCII form: "www.juwelier-müller.example". */
	readonly domain: string;
	/** Default: "DE". */
	readonly country?: string;
	readonly languages?: readonly Language[];
	/** One of the languages. Default: the first one. */
	readonly defaultLanguage?: Language;
	readonly content: ContentFilesConfig | ContentDirectusConfig | ContentModuleConfig;
	/** Replaces {@link builtInEngines}, so include those to keep. */
	readonly engines?: readonly string[];
	readonly blocks?: readonly string[];
	readonly templates?: readonly string[];
	readonly components?: ComponentFiles;
	readonly features?: Partial<Features>;
	readonly analytics?: Partial<AnalyticsConfig>;
	/** The site's own payment providers, in addition to the built-in ones. */
	readonly payments?: readonly string[];
	readonly retailerClock?: Partial<RetailerClockConfig>;
	readonly redirects?: Partial<Omit<RedirectsConfig, "moved">> & {
		readonly moved?: Readonly<
			Record<string, string | { readonly to?: string | null; readonly status?: MoveStatus }>
		>;
	};
	readonly orderService?: OrderServiceConfig | null;
	readonly ecommerce?: EcommerceInput | null;
	readonly canonical?: Partial<CanonicalConfig>;
	readonly publish?: PublishConfig | null;
	/** Default: "", the variables that all sites use. */
	readonly envPrefix?: string;
	readonly allowIncomplete?: boolean;
}

/** Types a site's configuration for the default export of facette.config.ts. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
	return config;
}
