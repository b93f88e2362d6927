import type { Facets } from "#core/catalogue/facets.ts";
import { appendPage, type ListMeta, pageSize } from "#core/catalogue/paging.ts";
import type { ProductListItem } from "#core/catalogue/product.ts";
import { cardImages } from "#core/catalogue/product-images.ts";
import type { CatalogueQuery } from "#core/catalogue/query.ts";
import type { ProductCardModel } from "#core/models/shop-model.ts";
import type { CatalogueServices } from "#core/models/shop-services.ts";
import type { CataloguePage } from "#core/ports/catalogue.ts";
import { productPath } from "#core/routes/shop-paths.ts";

/** The products of a query up to its page, with metadata and facets. */
export interface ListView {
	readonly cards: readonly ProductCardModel[];
	readonly meta: ListMeta;
	/** Null if the catalogue cannot count. */
	readonly facets: Facets | null;
}

/** The first page to read, and what is already known. */
export interface ListStart {
	/** The first shown page, counted from 0; further pages of a list have their own URLs (B-SEO-08). */
	readonly firstPage: number;
	/** The known pages before the query's, which are not read again; null without any. */
	readonly cachedView: ListView | null;
}

/**
 * Reads the pages of a list from the first shown one up to the query's, or to the last one. Rejects if the catalogue
 * does.
 */
export async function readListView(
	{ catalogue, images }: Pick<CatalogueServices, "catalogue" | "images">,
	query: CatalogueQuery,
	/** The path of the shop's root. */
	root: string,
	{ firstPage, cachedView }: ListStart = { firstPage: 0, cachedView: null },
): Promise<ListView> {
	const cardOf = (product: ProductListItem) => productCard(product, images, root);
	const put = (view: ListView | null, { items, meta, facets }: CataloguePage): ListView => ({
		cards: appendCards(view?.cards ?? [], items.map(cardOf), meta),
		meta,
		facets,
	});
	const start = firstPage + (cachedView ? cachedView.cards.length / pageSize : 0);
	const first = put(cachedView, await catalogue.list({ ...query, page: Math.min(start, query.page) }));
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

/** Returns the card of a product that was just read. */
function productCard(
	product: ProductListItem,
	images: CatalogueServices["images"],
	root: string,
): ProductCardModel {
	return {
		product,
		path: productPath(product, root) ?? root,
		images: product.images.slice(0, cardImages).flatMap((image) => images.image(image) ?? []),
	};
}
