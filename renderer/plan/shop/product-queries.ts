import type { Facets } from "#core/catalogue/facets.ts";
import type { LocalizedShop } from "#core/catalogue/localized-shop.ts";
import type { ProductContent, ShopContent } from "#core/catalogue/shop-content.ts";
import { defaultSortOf } from "#core/content-values/sort-term.ts";
import type { Language } from "#core/language/language.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { once, oncePer } from "#core/shared/once-per.ts";
import { digestOf } from "#renderer/plan/digest-of.ts";
import { digestOfColumns } from "#renderer/plan/shop/column-digest.ts";
import { createMatchingDigests, parseMatchingReadKey } from "#renderer/plan/shop/matching-products.ts";
import {
	createListLookup,
	type ListAddress,
	type ListPage,
	parseListReadKey,
} from "#renderer/plan/shop/shop-lists.ts";
import { createColumnsByLanguage } from "#renderer/plan/shop/shop-products.ts";
import { createSuggestionLookup, parseSuggestionsReadKey } from "#renderer/plan/shop/shop-suggestions.ts";

/** Creates the queries over a shop's products, and the digests of what they find. */
export function createProductQueries<Listed extends { readonly content: ProductContent }>({
	content,
	products,
	localShop,
	settings,
	defaultLanguage,
}: {
	readonly content: ShopContent;
	readonly products: readonly Listed[];
	localShop(language: Language): LocalizedShop;
	settings(language: Language): ShopSettings;
	readonly defaultLanguage: Language;
}) {
	const contents = products.map((listed) => listed.content);
	const digestOfProduct = oncePer(productDigest);
	const columns = createColumnsByLanguage(contents, localShop, (language) => ({
		defaultSort: defaultSortOf(settings(language).default_sort),
		categorySorts: new Map(content.categories.map(({ id, sort }) => [String(id), sort])),
	}));
	const columnDigest = once(() => digestOfColumns(contents));
	const suggestionsOf = createSuggestionLookup(products, defaultLanguage, { columns, settings });
	const listPageAt = createListLookup(products, columns);
	const digestOfRead = createReadDigests(content, {
		digestOfProduct,
		columnDigest,
		suggestionsOf,
		listPageAt,
	});
	return { digestOfProduct, columns, suggestionsOf, listPageAt, digestOfRead };
}

/** Returns a function that returns the digest of all data behind a read key of several products; null for other keys. */
function createReadDigests<Listed extends { readonly content: ProductContent }>(
	content: ShopContent,
	sources: {
		digestOfProduct(product: ProductContent): string;
		columnDigest(): string;
		suggestionsOf(slug: string): readonly Listed[];
		listPageAt(address: ListAddress): ListPage<Listed>;
	},
): (readKey: string) => string | null {
	const { digestOfProduct, columnDigest, suggestionsOf, listPageAt } = sources;
	const digestOfFacets = oncePer((facets: Facets) => digestOf(facets));
	const digestsOf = (listed: readonly Listed[]) => listed.map(({ content: one }) => digestOfProduct(one));
	const digestOfMatching = createMatchingDigests(content, digestOfProduct);
	return (readKey) => {
		const slug = parseSuggestionsReadKey(readKey);
		if (slug !== null) return digestOf(digestsOf(suggestionsOf(slug)));
		const address = parseListReadKey(readKey);
		if (address) {
			const { products, meta, facets } = listPageAt(address);
			return digestOf(digestsOf(products), meta, digestOfFacets(facets));
		}
		const matching = parseMatchingReadKey(readKey);
		return matching && digestOf(columnDigest(), digestOfMatching(matching));
	};
}

function productDigest(product: ProductContent): string {
	return digestOf({ ...product, images: product.images.map(({ private_hash }) => private_hash) });
}
