import type { Services } from "#core/models/page-services.ts";
import type { CatalogueServices, ShopServices } from "#core/models/shop-services.ts";
import { variantAddress } from "#core/product-page/variant-address.ts";
import { productPath } from "#core/routes/shop-paths.ts";
import { type WishedProduct, wishedProduct } from "#core/wishlist/wished-product.ts";
import type { Wishlist } from "#core/wishlist/wishlist.ts";
import { type LineProductsState, useLineProducts } from "#ui/shop/cart/use-line-products.ts";
import { useShop } from "#ui/shop/use-shop.ts";

/** The products of a list that have been read. */
export interface WishedProducts extends Omit<LineProductsState, "products"> {
	readonly wished: readonly WishedProduct[];
}

/** Returns whether the shop no longer has a product. */
export const isDiscontinued = ({ note }: WishedProduct): boolean => note?.type === "gone";

/** Reads the products of a list; those not read yet are left out. */
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

/** Returns the path of a product's page with its variant selected; null for a product without a page. */
export function usePathOf({ product, variant }: WishedProduct): string | null {
	const { paths } = useShop();
	const path = product && productPath(product, paths.list);
	return path && variant ? variantAddress(path, variant.id) : path;
}

/** The props of the wishlist's parts. */
export interface WishlistProps {
	readonly shop: ShopServices;
	readonly services: Services;
}
