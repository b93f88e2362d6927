import type { Catalogue, CatalogueFilters } from "#core/ports/catalogue.ts";
import type { CatalogueSearch } from "#core/ports/catalogue-search.ts";
import type { ProductPictures } from "#core/ports/product-pictures.ts";
import type { ShopSettingsSource } from "#core/ports/shop-settings.ts";

/** The ports that a page in the browser reads the shop's products through. */
export interface CataloguePorts {
	readonly catalogue: Catalogue & CatalogueFilters;
	readonly search: CatalogueSearch;
	readonly pictures: ProductPictures;
	readonly settings: ShopSettingsSource;
}
