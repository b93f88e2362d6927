import type { SiteProviders } from "#adapters/composition/site-providers.ts";
import type { CatalogueColumns } from "#core/catalogue/catalogue-index.ts";
import type { Product } from "#core/catalogue/product.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import type { Language } from "#core/language/language.ts";
import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import type { Currency } from "#core/money/currency.ts";
import type { Alternate } from "#core/pages/alternates.ts";
import type { ProductImages } from "#core/ports/product-images.ts";
import type { MovedPaths } from "#core/routes/moved-paths.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import type { ContentId } from "#core/shared/branded.ts";
import type { ThemeStyles } from "#core/theme/theme-styles.ts";

/** A file of the site to be written. */
export interface RenderedFile {
	/** Relative to the output's root, with "/" between segments and without a leading one. */
	readonly path: string;
	readonly content: string | Uint8Array;
	/** Whether the path contains a digest of the content. Several pages may write such a file. */
	readonly isNamedByContent?: boolean;
}

/** The shell of one language: the data that all its pages share. */
export interface SharedData {
	readonly model: ShellModel;
	/**
	 * The digests of its parts (core/models/runtime-model.ts). The part with a digest is served as
	 * /page-data/sq/d/{hash}.json (R-LOAD-01).
	 */
	readonly hashes: readonly string[];
}

/** The files that a page loads in the browser, as addresses within the site. */
export interface PageAssets {
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
	/** The modules that hydration loads after the scripts, to be requested together. */
	readonly modules: readonly string[];
	readonly fonts: readonly string[];
}

/**
 * The data that all pages of a build share. It consists of plain data and look-ups, so that every render thread has
 * its own.
 */
export interface PageContext {
	/** The host of the published site. */
	readonly domain: string;
	/** The digest of the program; it does not depend on the content (R-LOAD-03). */
	readonly buildHash: string;
	/** The colour scheme, derived from the theme's background (R-THEME-01). */
	readonly scheme: "light" | "dark";
	/** The theme's styles that differ from the standard, as attributes of the root element. */
	readonly styles: ThemeStyles;
	/** The address of the site's icon; null if there is none. */
	readonly favicon: string | null;
	shared(language: Language): SharedData;
	/** Returns the files that a page loads, by its template and the types of its blocks. */
	assets(page: Pick<PageModel, "template" | "blocks">): PageAssets;
	/** Returns the page as JSON. It is serialized only once for all engines. */
	json(page: PageModel): string;
}

/** The data for site-wide files. */
export interface RenderContext extends PageContext {
	/** Null if the site has no shop (R-SET-03). */
	readonly shop: ShopSource | null;
	/** The former paths of pages with their targets. */
	readonly moved: MovedPaths;
	/** The analytics and payment providers, whose hosts pages use. */
	readonly providers: Pick<SiteProviders, "analytics" | "payments">;
	/** The day of the build by the shop's clock: "2026-11-22". */
	readonly day: string;
}

/** A shop's catalogue, for site-wide files. */
export interface ShopSource {
	/** The domain of the shop. */
	readonly project: string;
	/** The currency of all prices. */
	readonly currency: Currency;
	readonly languages: readonly Language[];
	/** Returns all products that have a page. */
	products(language: Language): readonly Product[];
	/** Returns the path of a product's page; null if it has none. */
	productPath(product: Pick<Product, "slug" | "category">, language: Language): string | null;
	/** Returns the columns for queries over the products. */
	columns(language: Language): CatalogueColumns;
	readonly ratings: readonly ProductRating[];
	settings(language: Language): ShopSettings;
	/** The country of the site, ISO 3166-1 alpha-2. */
	readonly country: string;
	/** Returns the category of Google's product taxonomy for a category of the shop; null if none is set. */
	googleCategory(category: ContentId): string | null;
	readonly images: ProductImages;
}

/** A planned page, for site-wide files. */
export interface PublishedPage
	extends Pick<
		PageModel,
		"path" | "language" | "template" | "title" | "description" | "noindex" | "modified"
	> {
	/** The name of the site's own template; undefined for a page of another template. */
	readonly ownTemplate?: string;
	/** The language versions, including "x-default" (B-SEO-01). */
	readonly alternates: readonly Alternate[];
	/** The addresses of its embedded external content. */
	readonly frames: readonly string[];
}

/**
 * An engine, which turns planned pages into files. A site's engines run in the configured order.
 *
 * Pages are rendered in several threads, and only if they have changed. So an engine keeps no state between pages,
 * and its files depend only on its arguments.
 */
export interface PageRenderer {
	/** The engine's name in the configuration and in reports. */
	readonly name: string;
	/** Returns the files of one page. If it throws, the build fails and names the page. */
	renderPage?(page: PageModel, context: PageContext): readonly RenderedFile[];
	/** Returns the site-wide files, once after all pages are planned. Each file is written as soon as it is yielded. */
	renderSite?(pages: readonly PublishedPage[], context: RenderContext): Iterable<RenderedFile>;
}
