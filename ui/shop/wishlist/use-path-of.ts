import { variantAddress } from "#core/product-page/variant-address.ts";
import { productPath } from "#core/routes/shop-paths.ts";
import type { WishedProduct } from "#core/wishlist/wished-product.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useShop } from "#ui/shop/use-shop.ts";

/** The page of a product, with its variant chosen; null for one that has none any more. */
export function usePathOf({ product, variant }: WishedProduct): string | null {
	const { language } = useShell();
	const { storeRoot } = useShop();
	const path = product && productPath(product, language, storeRoot);
	return path && variant ? variantAddress(path, variant.id) : path;
}
