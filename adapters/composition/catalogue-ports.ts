import type { Catalogue, CatalogueFilters } from "#core/ports/catalogue.ts";
import type { CatalogueSearch } from "#core/ports/catalogue-search.ts";
import type { ProductImages } from "#core/ports/product-images.ts";
import type { ShopSettingsSource } from "#core/ports/shop-settings-source.ts";

/** The ports that a page in the browser reads the shop's products through. */
export interface CataloguePorts {
	readonly catalogue: Catalogue & CatalogueFilters;
	readonly search: CatalogueSearch;
	readonly images: ProductImages;
	readonly settings: ShopSettingsSource;
}
