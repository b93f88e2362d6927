import type { ImageStore } from "#adapters/catalogue-static/image-store.ts";
import { openItems } from "#adapters/catalogue-static/list-items.ts";
import { pathOf } from "#adapters/catalogue-static/manifest.ts";
import { unpackIndex } from "#adapters/catalogue-static/packed-index.ts";
import { decodeIds } from "#adapters/catalogue-static/product-files.ts";
import type { ShopBuild, ShopFiles } from "#adapters/catalogue-static/shop-files.ts";
import type { CatalogueColumns } from "#core/catalogue/catalogue-index.ts";
import { attributesOfGroups, listedPrices } from "#core/catalogue/filter-values.ts";
import type { ProductAttribute } from "#core/catalogue/product.ts";
import type { CatalogueQuery } from "#core/catalogue/query.ts";
import { positionsOf, queryPositions } from "#core/catalogue/query-catalogue.ts";
import { hasSearch } from "#core/catalogue/search-terms.ts";
import { decoded } from "#core/decoding/file-decoders.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import type { CatalogueSearch } from "#core/ports/catalogue-search.ts";
import type { ContentId } from "#core/shared/branded.ts";

function openIndex({ manifest, file }: ShopBuild): Promise<CatalogueColumns> {
	return file(pathOf.index(manifest.index), (content) => unpackIndex(content, manifest.size));
}

/** Returns the products' ids by position, which only searches need. */
export function openIds({ manifest, file }: ShopBuild): Promise<readonly ContentId[]> {
	return file(pathOf.ids(manifest.ids), (content) => {
		const ids = decoded(decodeIds, content);
		if (ids.length !== manifest.size) throw new TypeError("It does not name every product.");
		return ids;
	});
}

async function findPositions(
	build: ShopBuild,
	query: CatalogueQuery,
	search: CatalogueSearch | undefined,
): Promise<Int32Array | null> {
	if (!search || !hasSearch(query)) return null;
	const [ids, found] = await Promise.all([openIds(build), search.search(query.search)]);
	return positionsOf(ids, found);
}

/** Returns the products on a query's page by position, and the counts of its filters. */
export async function listPositions(
	build: ShopBuild,
	query: CatalogueQuery,
	search: CatalogueSearch | undefined,
): Promise<ReturnType<typeof queryPositions>> {
	const [index, found] = await Promise.all([openIndex(build), findPositions(build, query, search)]);
	return queryPositions(index, query, found);
}

/** Returns all attributes of the named groups. */
export async function listAttributes(
	build: ShopBuild,
	groups: readonly ContentId[],
): Promise<readonly ProductAttribute[]> {
	return attributesOfGroups(await openIndex(build), groups);
}

/** Returns the prices of all products. */
export async function listPrices(build: ShopBuild): Promise<readonly DecimalText[]> {
	return listedPrices(await openIndex(build));
}

/** Loads the images of products that are read from another source, if the build has them. */
export function readImages(files: ShopFiles, images: ImageStore, ids: readonly ContentId[]): Promise<void> {
	return files.read(async (build) => {
		const positions = positionsOf(await openIds(build), ids);
		await openItems(build, positions, images);
	});
}
