import { useRef } from "react";
import type { Cart } from "#core/cart/cart.ts";
import { shownData } from "#core/loading/fetch-state.ts";
import type { ShopServices } from "#ui/foundation/shop-services.ts";
import type { FreshProducts } from "#ui/shop/cart-check.ts";
import { useFetch } from "#ui/shop/use-shop.ts";

/** The products of the cart as they were read again, and whether that failed. */
export interface CartProducts {
	readonly products: FreshProducts;
	readonly failed: boolean;
	readonly retry: () => void;
}

/** Reads every product of the cart again (R-CART-07); what is known stays shown while the cart changes. */
export function useCartProducts(shop: ShopServices, cart: Cart): CartProducts {
	const ids = [...new Set(cart.products.map(({ product }) => String(product.id)))].sort();
	const key = ids.length === 0 ? null : `cart ${JSON.stringify(ids)}`;
	const byId = new Map(cart.products.map(({ product }) => [String(product.id), product.id]));
	const { state, retry } = useFetch(
		shop,
		key,
		async ({ catalogue }): Promise<FreshProducts> => {
			const read = ids.map(async (id) => [id, await catalogue.product(byId.get(id) ?? id)] as const);
			return new Map(await Promise.all(read));
		},
		"error.loadProducts",
	);
	const known = useRef<FreshProducts>(new Map());
	const data = shownData(state);
	if (data) known.current = new Map([...known.current, ...data]);
	return { products: known.current, failed: state.status === "error", retry };
}
