import type { ProductCardModel } from "#core/models/shop-model.ts";
import type { CatalogueServices } from "#core/models/shop-services.ts";
import { useCards } from "#ui/shop/list/use-cards.ts";
import { useWishedProducts } from "#ui/shop/wishlist/use-wished-products.ts";

/** Reads recently viewed products, without those that are sold out or discontinued. */
export function useViewedCards(shop: CatalogueServices | null, ids: readonly string[]) {
	const items = ids.map((product) => ({ product, variant: null, price: null }));
	const { wished, ...read } = useWishedProducts(shop, items);
	const toCard = useCards(shop);
	const cards = wished.flatMap(({ product, note }): readonly ProductCardModel[] =>
		product && note?.type !== "soldOut" ? toCard(product) : [],
	);
	return { ...read, cards };
}
