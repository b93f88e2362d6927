import { type CatalogueFilesOptions, writeCatalogue } from "#adapters/catalogue-static/write-catalogue.ts";
import { createCatalogueIndex } from "#core/catalogue/catalogue-index.ts";
import type { Product } from "#core/catalogue/product.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import { defaultSortOf } from "#core/catalogue/sort-term.ts";
import { filesOneByOne, type RenderedFile } from "#core/ports/page-renderer.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";

/** Whose files are written; 25 list items a shard when nothing else is said. */
export type ProductFilesOptions = Omit<CatalogueFilesOptions, "kept" | "shardSize"> &
	Partial<Pick<CatalogueFilesOptions, "shardSize">>;

/** The files of a shop of which those products are found first that are listed; one by one. */
export function* writeProducts(
	all: readonly Product[],
	ratings: readonly ProductRating[],
	settings: ShopSettings,
	options: ProductFilesOptions,
): Generator<RenderedFile, void, undefined> {
	const { project, shardSize = 25 } = options;
	const defaultSort = defaultSortOf(settings.default_sort);
	const { items, ...columns } = createCatalogueIndex(all, { project, defaultSort });
	const blocks = Array.from({ length: Math.ceil(items.length / shardSize) }, (_, place) => ({
		key: String(place),
		products: () => items.slice(place * shardSize, (place + 1) * shardSize),
	}));
	yield* filesOneByOne(
		writeCatalogue({ columns, blocks }, ratings, settings, {
			...options,
			shardSize,
			kept: (_name, _key, make) => make(),
		}),
	);
}
