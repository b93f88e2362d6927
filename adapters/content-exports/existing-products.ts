import type { ExportedProduct } from "#adapters/content-exports/exported-product.ts";
import { plainTextOf } from "#adapters/content-exports/html-markdown.ts";
import { slugsOf, type WrittenEntry } from "#adapters/content-exports/shop-lists.ts";
import type { Language } from "#core/language/language.ts";
import { slugOf } from "#core/text/slug.ts";

/** An attribute of a product in the shop's files. */
interface WrittenAttribute {
	readonly attribute_group?: unknown;
	readonly display_values?: readonly unknown[];
}

/** A product in the shop's files. */
export interface WrittenProduct extends WrittenEntry {
	/** The name of its file, without its ending. */
	readonly file: string;
	readonly category?: string | number;
	readonly reference_number?: string;
	readonly product_variants?: readonly { readonly reference_number_suffix?: string }[];
	readonly attributes?: readonly WrittenAttribute[];
}

const longestSlug = 100;

/** Returns the slug of a product by its handle, else by its name. */
export function slugOfProduct({ handle, name }: ExportedProduct): string {
	return slugOf(handle || plainTextOf(name.text), "product")
		.slice(0, longestSlug)
		.replace(/-$/, "");
}

function writtenNumbers({ reference_number = "", product_variants = [] }: WrittenProduct): readonly string[] {
	const suffixes = product_variants.flatMap(({ reference_number_suffix }) => reference_number_suffix ?? []);
	return [reference_number, ...suffixes.map((suffix) => `${reference_number}${suffix}`)];
}

function exportedNumbers({ offer, variants }: ExportedProduct): readonly string[] {
	return [offer.number, ...variants.map(({ number }) => number)];
}

/** Returns the products by their keys; null for a key that several products have. */
function byKey(
	products: readonly WrittenProduct[],
	keysOf: (product: WrittenProduct) => readonly string[],
): ReadonlyMap<string, WrittenProduct | null> {
	const found = new Map<string, WrittenProduct | null>();
	for (const product of products)
		for (const key of new Set(keysOf(product).map((text) => text.toLowerCase())))
			if (key !== "") found.set(key, found.has(key) ? null : product);
	return found;
}

/**
 * Finds the products of the shop that the products of an export are: by the handle, which is a file's name or a slug in
 * any language; else by an article number; else by the slug of the name.
 */
export function matchedProducts(
	products: readonly ExportedProduct[],
	existing: readonly WrittenProduct[],
): ReadonlyMap<ExportedProduct, WrittenProduct> {
	const files = byKey(existing, ({ file }) => [file]);
	const slugs = byKey(existing, slugsOf);
	const numbers = byKey(existing, writtenNumbers);
	const inFile = (product: ExportedProduct) => files.get(slugOfProduct(product));
	const steps: readonly ((product: ExportedProduct) => WrittenProduct | null | undefined)[] = [
		(product) => (product.handle === "" ? null : (inFile(product) ?? slugs.get(slugOfProduct(product)))),
		(product) =>
			exportedNumbers(product)
				.map((number) => numbers.get(number.toLowerCase()))
				.find((found) => found),
		inFile,
	];
	const matches = new Map<ExportedProduct, WrittenProduct>();
	const matched = new Set<WrittenProduct>();
	for (const find of steps)
		for (const product of products) {
			const found = matches.has(product) ? null : find(product);
			if (!found || matched.has(found)) continue;
			matches.set(product, found);
			matched.add(found);
		}
	return matches;
}

/** Returns whether a product has texts in other languages, the first of which is its fallback. */
export function isInOtherLanguage(
	{ translations = [] }: Pick<WrittenEntry, "translations">,
	language: Language,
): boolean {
	return translations[0] !== undefined && translations[0].language !== language;
}
