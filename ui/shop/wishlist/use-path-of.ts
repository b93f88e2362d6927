import { variantAddress } from "#core/product-page/variant-address.ts";
import { formatShopPath } from "#core/routes/shop-paths.ts";
import type { WishedProduct } from "#core/wishlist/wished-product.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useShop } from "#ui/shop/use-shop.ts";

/** The page of a product, with its variant chosen; null for one that has none any more. */
export function usePathOf({ product, variant }: WishedProduct): string | null {
	const { language } = useShell();
	const { storeRoot } = useShop();
	if (!product?.category) return null;
	const route = { type: "product", category: product.category.slug, product: product.slug } as const;
	const path = formatShopPath({ language, route }, storeRoot);
	return variant ? variantAddress(path, variant.id) : path;
}
