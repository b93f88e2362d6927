import type { ProductCardModel } from "#core/models/shop-model.ts";
import { useLineProducts } from "#ui/shop/cart/use-line-products.ts";
import { ProductCards, type ProductCardsProps } from "#ui/shop/list/product-cards.tsx";
import { useProductCatalogue } from "#ui/shop/use-shop.ts";

/**
 * A few products with current prices and stock. Until these have been read it shows the build's data; then it leaves
 * out removed products.
 */
export function LiveProductCards({ cards, ...props }: ProductCardsProps) {
	const shop = useProductCatalogue();
	const { products } = useLineProducts(shop, cards);
	const current = cards.flatMap((card): readonly ProductCardModel[] => {
		const product = products.get(String(card.product.id));
		if (product === null) return [];
		return product === undefined ? [card] : [{ ...card, product }];
	});
	return current.length === 0 ? null : <ProductCards {...props} cards={current} />;
}
