import {
	type CatalogueFile,
	type CatalogueFilesOptions,
	writeCatalogue,
} from "#adapters/catalogue-static/write-catalogue.ts";
import { createCatalogueIndex } from "#core/catalogue/catalogue-index.ts";
import type { Product } from "#core/catalogue/product.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import { defaultSortOf } from "#core/content-values/sort-term.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";

/** Writes the files of a shop with a search index of the listed products. */
export function* writeProducts(
	all: readonly Product[],
	ratings: readonly ProductRating[],
	settings: ShopSettings,
	options: CatalogueFilesOptions,
): Generator<CatalogueFile, void, undefined> {
	const defaultSort = defaultSortOf(settings.default_sort);
	const { items, ...columns } = createCatalogueIndex(all, { project: options.project, defaultSort });
	yield* writeCatalogue({ columns, products: items }, ratings, settings, options);
}
