import type { ProductListItem } from "#core/catalogue/product.ts";
import { cardImages } from "#core/catalogue/product-images.ts";
import type { ProductCardModel } from "#core/models/shop-model.ts";
import type { CatalogueServices } from "#core/models/shop-services.ts";
import { productPath } from "#core/routes/shop-paths.ts";
import { useShop } from "#ui/shop/use-shop.ts";

/** Returns a function that creates the card of a product; empty for a product without a page. */
export function useCards(
	shop: CatalogueServices | null,
): (product: ProductListItem) => readonly ProductCardModel[] {
	const { paths } = useShop();
	return (product) => {
		const path = productPath(product, paths.list);
		if (path === null) return [];
		const images = product.images.slice(0, cardImages).flatMap((image) => shop?.images.image(image) ?? []);
		return [{ product, path, images }];
	};
}
