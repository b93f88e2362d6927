import { freePieces, stockLimitOf } from "#core/cart/stock-limit.ts";
import { newCartLine, type ProductPageState } from "#core/product-page/product-page-state.ts";
import type { Currency } from "#core/shared/currency.ts";
import type { Services } from "#ui/foundation/services.tsx";
import { followCart } from "#ui/shop/cart-count.ts";
import type { AddedLine } from "#ui/shop/product-buying.tsx";

/**
 * Puts what is chosen into the cart and says what became of it; null when nothing that can be ordered is chosen.
 * Rejects when the program of the cart cannot be loaded.
 */
export async function addToCart(
	state: ProductPageState,
	currency: Currency,
	services: Services,
): Promise<AddedLine | null> {
	const line = newCartLine(state, currency);
	const { product, variant } = state;
	if (!line || !product) return null;
	const { cart } = await services.loadShop();
	followCart(services, cart);
	const before = cart.state();
	const stock = stockLimitOf(product, variant);
	cart.dispatch({ type: "add", stock, ...line });
	if (cart.state() !== before) {
		const names = [product, ...(variant ? [variant] : [])].map(({ display_name }) => display_name);
		return { status: "added", name: names.join(", "), count: line.count, times: 1 };
	}
	const free = stock ? freePieces(cart.state().products, line.product, stock) : line.count;
	if (!stock || free >= line.count) return { status: "refused" };
	return { status: "allInCart", count: stock.pieces, inCart: stock.pieces - free };
}
