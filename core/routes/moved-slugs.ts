import type { Language } from "#core/language/language.ts";
import { slugIn, type TranslatedSlug } from "#core/routes/localized-slugs.ts";
import { formerPattern } from "#core/routes/path-pattern.ts";
import { type ShopAddress, segmentsIn, specifiedAddress } from "#core/routes/shop-path-segments.ts";
import { categoryPath, productPath, shopRoot } from "#core/routes/shop-paths.ts";

/** The categories and products of a shop whose paths may have moved. */
interface ListedItems {
	readonly categories: readonly TranslatedSlug[];
	readonly products: readonly { readonly content: TranslatedSlug; readonly category: TranslatedSlug }[];
}

/** A former path or pattern, and the one in its place. */
type Move = readonly [from: string, to: string];

/**
 * Returns the moves from the paths of categories and products with their own slugs to those with the slugs of each language
 * (B-SEO-12). Former paths may also have had the specified segments. Patterns cover the pages of lists, and products that only
 * their category's slug moved.
 */
export function movedSlugs(
	items: ListedItems,
	languages: readonly Language[],
	address: ShopAddress,
): Readonly<Record<string, string>> {
	const moves = languages.flatMap((language) =>
		addressesOf(language, address).flatMap((former) => [
			...productMoves(items, language, former, address),
			...categoryMoves(items, language, former, address),
		]),
	);
	return Object.fromEntries(
		moves.flatMap(([written, to]): readonly Move[] => {
			const from = formerPattern(written);
			return from === null || from === to ? [] : [[from, to]];
		}),
	);
}

/** Returns the addresses that a shop may have had in a language, the current one included, each once. */
function addressesOf(language: Language, address: ShopAddress): readonly ShopAddress[] {
	const specified = specifiedAddress(address);
	const keyOf = (one: ShopAddress) => JSON.stringify(segmentsIn(language, one));
	return keyOf(specified) === keyOf(address) ? [address] : [address, specified];
}

/** Returns the moves of products with a slug in the language. Their category may have got its slug earlier or later. */
function productMoves(
	{ products }: ListedItems,
	language: Language,
	former: ShopAddress,
	current: ShopAddress,
): readonly Move[] {
	const [oldRoot, root] = [shopRoot(language, former), shopRoot(language, current)];
	return products.flatMap(({ content, category }) => {
		const slug = slugIn(content, language);
		if (slug === content.slug) return [];
		const categorySlug = slugIn(category, language);
		const to = productPath({ slug, category: { slug: categorySlug } }, root);
		return [...new Set([category.slug, categorySlug])].map((own): Move => {
			return [productPath({ slug: content.slug, category: { slug: own } }, oldRoot), to];
		});
	});
}

function categoryMoves(
	{ categories }: ListedItems,
	language: Language,
	former: ShopAddress,
	current: ShopAddress,
): readonly Move[] {
	const [oldRoot, root] = [shopRoot(language, former), shopRoot(language, current)];
	const [{ page: oldPage }, { page }] = [segmentsIn(language, former), segmentsIn(language, current)];
	return categories.flatMap((category): readonly Move[] => {
		const slug = slugIn(category, language);
		if (slug === category.slug) return [];
		const [from, to] = [categoryPath(category.slug, oldRoot), categoryPath(slug, root)];
		return [
			...(oldPage === page ? [] : [[`${from}/${oldPage}/:number`, `${to}/${page}/:number`] as const]),
			[`${from}/*`, `${to}/*`],
		];
	});
}
