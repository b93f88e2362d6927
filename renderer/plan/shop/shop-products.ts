import { type CatalogueColumns, createCatalogueIndex } from "#core/catalogue/catalogue-index.ts";
import { indexedProduct, localizedProduct } from "#core/catalogue/localized-product.ts";
import type { LocalizedShop } from "#core/catalogue/localized-shop.ts";
import type { Product } from "#core/catalogue/product.ts";
import type { SortTerm } from "#core/catalogue/sort-term.ts";
import type { LogDetails, Logger } from "#core/ports/logger.ts";
import type { Language } from "#core/shared/language.ts";
import type { ProductContent } from "#core/site/shop-content.ts";

/** Makes a value for each language once, when it is first asked for. */
export function memoized<Value>(make: (language: Language) => Value): (language: Language) => Value {
	const made = new Map<Language, Value>();
	return (language) => {
		const known = made.get(language) ?? make(language);
		made.set(language, known);
		return known;
	};
}

/** A product in a language, with what there is to note of it wherever it is shown. */
interface NotedProduct {
	readonly product: Product;
	readonly notes: readonly (readonly [key: string, details: LogDetails | undefined])[];
}

/** Up to so many products, each is kept in its languages once it was made. */
const keptProducts = 10_000;

/** Makes products in their languages, of a shop of `count`. What there is to note of one is noted each time that it is asked for. */
export function createLocalizedProducts(
	count: number,
	local: (language: Language) => LocalizedShop,
	logger: Logger,
): (content: ProductContent, language: Language) => Product {
	// Pages, catalogue, lists and feed ask for the same products; larger shops make them again, so that memory stays flat.
	const known = memoized((_: Language) => new WeakMap<ProductContent, NotedProduct>());
	const make = (content: ProductContent, language: Language): NotedProduct => {
		const notes: NotedProduct["notes"][number][] = [];
		const note: Logger["note"] = (key, details) => notes.push([key, details]);
		return { product: localizedProduct(content, local(language), { note }), notes };
	};
	return (content, language) => {
		const made = known(language).get(content) ?? make(content, language);
		if (count <= keptProducts) known(language).set(content, made);
		for (const [key, details] of made.notes) logger.note(key, details);
		return made.product;
	};
}

/** What queries look at in products, made without these: each has a page of its own, which notes what there is to note. */
export function createColumns(
	products: readonly ProductContent[],
	local: (language: Language) => LocalizedShop,
	defaultSort: (language: Language) => readonly SortTerm[],
): (language: Language) => CatalogueColumns {
	let inOtherLanguage: CatalogueColumns | undefined;
	return memoized((language) => {
		const shop = local(language);
		const indexed = products.map((content) => indexedProduct(content, shop));
		const options = { project: shop.project, defaultSort: defaultSort(language), inOtherLanguage };
		const { items: _, ...columns } = createCatalogueIndex(indexed, options);
		inOtherLanguage ??= columns;
		return columns;
	});
}
