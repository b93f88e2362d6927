import type { CatalogueServices } from "#core/models/shop-services.ts";
import { type WishedProduct, wishedProduct } from "#core/wishlist/wished-product.ts";
import type { Wishlist } from "#core/wishlist/wishlist.ts";
import { type LineProductsState, useLineProducts } from "#ui/shop/cart/use-line-products.ts";
import { useShop } from "#ui/shop/use-shop.ts";

/** The products of a list as far as they were read. */
export interface WishedProducts extends Omit<LineProductsState, "products"> {
	readonly wished: readonly WishedProduct[];
}

/** Whether the shop does not have it any more. */
export const isDiscontinued = ({ note }: WishedProduct): boolean => note?.type === "gone";

/** Reads the products of a list; those that are not read yet are left out. */
export function useWishedProducts(shop: CatalogueServices | null, items: Wishlist): WishedProducts {
	const { currency } = useShop();
	const { products, pending, failed, retry } = useLineProducts(
		shop,
		items.map(({ product }) => ({ product: { id: product } })),
	);
	const wished = items.flatMap((item) => {
		const product = products.get(String(item.product));
		return product === undefined ? [] : [wishedProduct(item, product, currency)];
	});
	return { wished, pending, failed, retry };
}
