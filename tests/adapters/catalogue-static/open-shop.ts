import { openShopFiles, type ShopFilesOptions } from "#adapters/catalogue-static/shop-files.ts";
import { createStaticCatalogue } from "#adapters/catalogue-static/static-catalogue.ts";
import { createStaticSearch } from "#adapters/catalogue-static/static-search.ts";
import { createStaticShopSettings } from "#adapters/catalogue-static/static-shop-settings.ts";
import type { CatalogueFilesOptions } from "#adapters/catalogue-static/write-catalogue.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import type { Product } from "#core/catalogue/product.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import type { RenderedFile } from "#renderer/api/page-renderer.ts";
import { createFileHost } from "#tests/adapters/catalogue-static/file-host.ts";
import { writeProducts } from "#tests/adapters/catalogue-static/write-products.ts";
import type { CatalogueShop } from "#tests/adapters/port-suites/catalogue.ts";
import { project } from "#tests/core/catalogue/arbitraries.ts";
import { shopSettings } from "#tests/core/shop-fixtures.ts";

/** Returns the files of a shop in German. */
export function shopFiles(
	{ products = [], ratings = [], defaultSort = [] }: Partial<CatalogueShop>,
	changes: Partial<ShopSettings> & { readonly shardSize?: number } = {},
): readonly RenderedFile[] {
	const { shardSize = 7, ...settings } = changes;
	return [
		...writeProducts(products, ratings, shopSettings({ default_sort: defaultSort.join(","), ...settings }), {
			project,
			language: "de",
			shardSize,
		}),
	];
}

/** Returns the files of given products and settings. */
export function writtenShop(
	products: readonly Product[],
	settings: ShopSettings,
	options: Pick<CatalogueFilesOptions, "language" | "project">,
): readonly RenderedFile[] {
	return [...writeProducts(products, [], settings, options)];
}

/** Opens a host with a shop's files and every port on it. */
export function openShop(files: readonly RenderedFile[], options: Partial<ShopFilesOptions> = {}) {
	const host = createFileHost(files);
	const logger = createMemoryLogger();
	const opened = openShopFiles({
		base: "https://host.example",
		language: "de",
		project,
		fetch: host.fetch,
		logger,
		timeout: 20_000,
		...options,
	});
	const search = createStaticSearch(opened);
	return {
		host,
		logger,
		search,
		catalogue: createStaticCatalogue(opened, { search }),
		settings: createStaticShopSettings(opened),
	};
}
