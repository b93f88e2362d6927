import { useState } from "react";
import type { CartLine } from "#core/cart/cart-line.ts";
import type { LoadedProducts } from "#core/cart/loaded-products.ts";
import type { Product } from "#core/catalogue/product.ts";
import { shownData } from "#core/loading/fetch-state.ts";
import type { CatalogueServices } from "#core/models/shop-services.ts";
import { useFetch } from "#ui/shop/use-shop.ts";

/** The products of lines, in the language of the page. */
export type LineProducts = LoadedProducts<Product>;

/** The products of lines, and the state of reading them. */
export interface LineProductsState {
	readonly products: LineProducts;
	/** Whether the first read is in progress and has not failed. */
	readonly pending: boolean;
	readonly failed: boolean;
	readonly retry: () => void;
}

/**
 * Reads all products of the lines again (R-CART-07). Known products stay visible while the lines change. They are
 * kept in memory only, never in the stored cart (B-REL-09).
 */
export function useLineProducts(
	shop: CatalogueServices | null,
	lines: readonly Pick<CartLine, "product">[],
): LineProductsState {
	const byId = new Map(lines.map(({ product }) => [String(product.id), product.id]));
	const ids = [...byId.keys()].sort();
	const { state, retry } = useFetch(
		shop,
		ids.length === 0 ? null : `cart ${JSON.stringify(ids)}`,
		async ({ catalogue }): Promise<LineProducts> => {
			const read = await catalogue.products(ids.map((id) => byId.get(id) ?? id));
			return new Map(ids.map((id, place) => [id, read[place] ?? null]));
		},
		"error.loadProducts",
	);
	const data = shownData(state);
	const [{ last, products }, setKnown] = useState<{
		readonly last: LineProducts | null;
		readonly products: LineProducts;
	}>({ last: null, products: new Map() });
	if (data && data !== last) setKnown({ last: data, products: new Map([...products, ...data]) });
	const waiting = state.status === "idle" || (state.status === "loading" && state.failures === 0);
	return {
		products,
		pending: waiting && ids.some((id) => !products.has(id)),
		failed: state.status === "error",
		retry,
	};
}
