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

/** Makes a value for each language once, when it is first asked for. */
export function memoized<Value>(make: (language: Language) => Value): (language: Language) => Value {
	const made = new Map<Language, Value>();
	return (language) => {
		const known = made.get(language) ?? make(language);
		made.set(language, known);
		return known;
	};
}

/** Makes a value once, when it is first asked for. */
export function once<Value>(make: () => Value): () => Value {
	let made: { readonly value: Value } | null = null;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}

/** A product in a language, with what there is to note of it wherever it is shown. */
interface NotedProduct {
	readonly content: ProductContent;
	readonly product: Product;
	readonly notes: readonly (readonly [key: string, details: LogDetails | undefined])[];
}

/** So many products are kept in each language, since what shows one or a few asks for them several times. */
const keptProducts = 64;

/** Makes the products of a shop in their languages. What there is to note of one is noted each time that it is asked for. */
export function createLocalizedProducts(
	products: readonly ProductContent[],
	local: (language: Language) => LocalizedShop,
	logger: Logger,
): (content: ProductContent, language: Language) => Product {
	const places = new Map(products.map((content, place) => [content, place]));
	// Each has its place in a list, since a map that loses entries leaves tables behind, which hold these for long.
	const known = memoized((_: Language) =>
		Array.from<NotedProduct | null>({ length: keptProducts }).fill(null),
	);
	const make = (content: ProductContent, language: Language): NotedProduct => {
		const notes: NotedProduct["notes"][number][] = [];
		const note: Logger["note"] = (key, details) => notes.push([key, details]);
		const product = localizedProduct(content, local(language), { note });
		return { content, product, notes };
	};
	return (content, language) => {
		const recent = known(language);
		const place = (places.get(content) ?? 0) % keptProducts;
		const last = recent[place];
		const made = last?.content === content ? last : make(content, language);
		recent[place] = made;
		for (const [key, details] of made.notes) logger.note(key, details);
		return made.product;
	};
}

/** What queries look at in products, made without these: each has a page of its own, which notes what there is to note. */
export function createColumns(
	products: readonly ProductContent[],
	local: (language: Language) => LocalizedShop,
	sorting: (language: Language) => Pick<CatalogueIndexOptions, "defaultSort" | "categorySorts">,
): (language: Language) => CatalogueColumns {
	let inOtherLanguage: CatalogueColumns | undefined;
	return memoized((language) => {
		const shop = local(language);
		const indexed = products.map((content) => indexedProduct(content, shop));
		const options = { project: shop.project, ...sorting(language), inOtherLanguage };
		const { items: _, ...columns } = createCatalogueIndex(indexed, options);
		inOtherLanguage ??= columns;
		return columns;
	});
}
