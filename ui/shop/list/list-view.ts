import type { Facets } from "#core/catalogue/facets.ts";
import { appendPage, type ListMeta, pageSize } from "#core/catalogue/paging.ts";
import type { ProductListItem } from "#core/catalogue/product.ts";
import { cardImages } from "#core/catalogue/product-images.ts";
import type { CatalogueQuery } from "#core/catalogue/query.ts";
import type { Language } from "#core/language/language.ts";
import type { ProductCardModel } from "#core/models/shop-model.ts";
import type { CatalogueServices } from "#core/models/shop-services.ts";
import type { CataloguePage } from "#core/ports/catalogue.ts";
import { productPath, shopRoot } from "#core/routes/shop-paths.ts";

/** What a list shows of a query: its products up to the query's page, with what is said of them. */
export interface ListView {
	readonly cards: readonly ProductCardModel[];
	readonly meta: ListMeta;
	/** Null where the catalogue cannot count. */
	readonly facets: Facets | null;
}

/** The names in the paths of a shop's pages. */
export interface ShopRouteNames {
	readonly language: Language;
	readonly storeRoot: string;
}

/** The start of a list's reading: its first page, and what is known already. */
export interface ListStart {
	/** The first page that is shown, from 0: a list's further pages are addresses of their own (B-SEO-08). */
	readonly firstPage: number;
	/** What was read of the pages before the query's, which are not read again; null when nothing was. */
	readonly known: ListView | null;
}

/**
 * Reads the pages of a list from its start up to the query's, at most as many as there are. Rejects when the
 * catalogue does.
 */
export async function readListView(
	{ catalogue, images }: Pick<CatalogueServices, "catalogue" | "images">,
	query: CatalogueQuery,
	places: ShopRouteNames,
	{ firstPage, known }: ListStart = { firstPage: 0, known: null },
): Promise<ListView> {
	const cardOf = (product: ProductListItem) => productCard(product, images, places);
	const put = (view: ListView | null, { items, meta, facets }: CataloguePage): ListView => ({
		cards: appendCards(view?.cards ?? [], items.map(cardOf), meta),
		meta,
		facets,
	});
	const start = firstPage + (known ? known.cards.length / pageSize : 0);
	const first = put(known, await catalogue.list({ ...query, page: Math.min(start, query.page) }));
	const last = Math.min(query.page, first.meta.page_count - 1);
	const pages = Array.from({ length: Math.max(0, last - start) }, (_, index) => start + 1 + index);
	const others = await Promise.all(pages.map((page) => catalogue.list({ ...query, page })));
	return others.reduce(put, first);
}

function appendCards(
	shown: readonly ProductCardModel[],
	cards: readonly ProductCardModel[],
	meta: ListMeta,
): readonly ProductCardModel[] {
	const byId = new Map([...shown, ...cards].map((card) => [String(card.product.id), card]));
	const products = appendPage(
		shown.map(({ product }) => product),
		{ items: cards.map(({ product }) => product), meta },
	);
	return products.map(({ id }) => byId.get(String(id)) as ProductCardModel);
}

/** A product that was just read, as lists show it. */
function productCard(
	product: ProductListItem,
	images: CatalogueServices["images"],
	{ language, storeRoot }: ShopRouteNames,
): ProductCardModel {
	return {
		product,
		path: productPath(product, language, storeRoot) ?? shopRoot(language, storeRoot),
		images: product.images.slice(0, cardImages).flatMap((image) => images.image(image) ?? []),
	};
}
