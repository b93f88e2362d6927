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

/** A file of the site, before it is written. */
export interface RenderedFile {
	/** Relative to the output's root, with "/" between parts and no leading one. */
	readonly path: string;
	readonly content: string | Uint8Array;
	/** Whether the path has a digest of the content: several pages may then write the same file. */
	readonly isNamedByContent?: boolean;
}

/** The shell of one language, as pages refer to it. */
export interface SharedData {
	readonly model: ShellModel;
	/** Digests of its parts (core/models/runtime-model.ts); each names /page-data/sq/d/{hash}.json (R-LOAD-01). */
	readonly hashes: readonly string[];
}

/** What a page loads in the browser: addresses within the site. */
export interface PageAssets {
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
	/** Modules that follow the scripts, to be fetched together when the page hydrates. */
	readonly modules: readonly string[];
	readonly fonts: readonly string[];
}

/** What is the same for all pages of a build; plain data and look-ups, so that every thread can have it. */
export interface PageContext {
	/** The host the site is published under. */
	readonly domain: string;
	/** Changes with the program, not with the content (R-LOAD-03). */
	readonly buildHash: string;
	/** Light or dark, from the theme's ground (R-THEME-01). */
	readonly scheme: "light" | "dark";
	/** The theme's styles as attributes of the root element, those that differ from the standard. */
	readonly styles: ThemeStyles;
	/** Address of the browser tab's icon. */
	readonly favicon: string | null;
	shared(language: Language): SharedData;
	/** What a page loads, by its template and the types of its blocks. */
	assets(page: Pick<PageModel, "template" | "blocks">): PageAssets;
	/** The page as JSON, which is made once for all engines. */
	json(page: PageModel): string;
}

/** What the files that speak of all pages are made from. */
export interface RenderContext extends PageContext {
	/** Null where the site has no shop (R-SET-03). */
	readonly shop: ShopSource | null;
	/** Former paths of pages and what took their place. */
	readonly moved: MovedPaths;
}

/** A shop's catalogue, for the files that speak of all of it. */
export interface ShopSource {
	/** The domain of the shop. */
	readonly project: string;
	/** What all prices are in. */
	readonly currency: Currency;
	readonly languages: readonly Language[];
	/** Those that have a page. */
	products(language: Language): readonly Product[];
	/** The path of a product's page; null for a product that has none. */
	productPath(product: Pick<Product, "slug" | "category">, language: Language): string | null;
	/** What queries over them look at. */
	columns(language: Language): CatalogueColumns;
	readonly ratings: readonly ProductRating[];
	settings(language: Language): ShopSettings;
	/** The country of the site, ISO 3166-1 alpha-2. */
	readonly country: string;
	/** The category of goods in Google's taxonomy that a category of the shop stands for; null where none is named. */
	googleCategory(category: ContentId): string | null;
	readonly images: ProductImages;
}

/** A page after it was planned, for the files that speak of all pages. */
export interface PublishedPage
	extends Pick<PageModel, "path" | "language" | "template" | "title" | "noindex" | "modified"> {
	/** The language versions, "x-default" included (B-SEO-01). */
	readonly alternates: readonly Alternate[];
	/** The addresses of its external contents. */
	readonly frames: readonly string[];
}

/**
 * Turns planned pages into files. A site's engines run in the configured order on each page, in one of several threads,
 * and only on pages that have changed: an engine keeps no state between pages, and what it makes depends on what it is given.
 */
export interface PageRenderer {
	/** Names the engine in the configuration and in reports. */
	readonly name: string;
	/** The files of one page. Throws when the page cannot be rendered; the build then names it and fails. */
	renderPage?(page: PageModel, context: PageContext): readonly RenderedFile[];
	/** The files that speak of the whole site, made once after all pages; each is written when it is given. */
	renderSite?(pages: readonly PublishedPage[], context: RenderContext): Iterable<RenderedFile>;
}
