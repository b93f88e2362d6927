import {
	type CatalogueColumns,
	type CatalogueIndexOptions,
	createCatalogueIndex,
} from "#core/catalogue/catalogue-index.ts";
import { indexedProduct, localizedProduct } from "#core/catalogue/localized-product.ts";
import type { LocalizedShop } from "#core/catalogue/localized-shop.ts";
import type { Product } from "#core/catalogue/product.ts";
import type { ProductContent } from "#core/catalogue/shop-content.ts";
import type { Language } from "#core/language/language.ts";
import type { LogDetails, Logger } from "#core/platform/logger.ts";
import { memoize } from "#core/shared/once-per.ts";

/** A product in a language, with the notes that are logged wherever it is shown. */
interface NotedProduct {
	readonly product: Product;
	readonly notes: readonly (readonly [key: string, details: LogDetails | undefined])[];
}

/**
 * Returns a function that localizes a product, each once, because lists and other products show it too. It logs the product's notes
 * at every call.
 */
export function createProductLocalizer(
	localShop: (language: Language) => LocalizedShop,
	logger: Logger,
): (content: ProductContent, language: Language) => Product {
	const cacheIn = memoize((_: Language) => new Map<ProductContent, NotedProduct>());
	const localize = (content: ProductContent, language: Language): NotedProduct => {
		const notes: NotedProduct["notes"][number][] = [];
		const note: Logger["note"] = (key, details) => notes.push([key, details]);
		return { product: localizedProduct(content, localShop(language), { note }), notes };
	};
	return (content, language) => {
		const cache = cacheIn(language);
		const entry = cache.get(content) ?? localize(content, language);
		cache.set(content, entry);
		for (const [key, details] of entry.notes) logger.note(key, details);
		return entry.product;
	};
}

/** Returns a function that creates the columns for queries. It logs no notes, because each product's own page logs them. */
export function createColumnsByLanguage(
	products: readonly ProductContent[],
	localShop: (language: Language) => LocalizedShop,
	sorting: (language: Language) => Pick<CatalogueIndexOptions, "defaultSort" | "categorySorts">,
): (language: Language) => CatalogueColumns {
	let inOtherLanguage: CatalogueColumns | undefined;
	return memoize((language) => {
		const shop = localShop(language);
		const indexed = products.map((content) => indexedProduct(content, shop));
		const options = { project: shop.project, ...sorting(language), inOtherLanguage };
		const { items: _, ...columns } = createCatalogueIndex(indexed, options);
		inOtherLanguage ??= columns;
		return columns;
	});
}
