import { remainingStock, stockLimitOf } from "#core/cart/stock-limit.ts";
import type { Services } from "#core/models/page-services.ts";
import type { Currency } from "#core/money/currency.ts";
import { newCartLine, type ProductPageState } from "#core/product-page/product-page-state.ts";
import { observeCart } from "#ui/shop/cart/observe-cart.ts";

/** The result of the last press on the cart button. */
export type AddedLine =
	| { readonly status: "none" }
	/** `times` distinguishes one addition from the next. */
	| { readonly status: "added"; readonly name: string; readonly count: number; readonly times: number }
	/** The stock has `count` pieces, of which `inCart` are in the cart, so no more can be added. */
	| { readonly status: "allInCart"; readonly count: number; readonly inCart: number }
	| { readonly status: "refused" };

/**
 * Adds the chosen product to the cart and returns the result; null if the choice is incomplete. Rejects if the cart's
 * code cannot be loaded.
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
	observeCart(services, cart);
	const stock = stockLimitOf(product, variant);
	if (await cart.dispatch({ type: "add", stock, ...line })) {
		const names = [product, ...(variant ? [variant] : [])].map(({ display_name }) => display_name);
		return { status: "added", name: names.join(", "), count: line.count, times: 1 };
	}
	const free = stock ? remainingStock(cart.state().products, line.product, stock) : line.count;
	if (!stock || free >= line.count) return { status: "refused" };
	return { status: "allInCart", count: stock.pieces, inCart: stock.pieces - free };
}

/** Increases the number of additions, so that each is announced even with the same text. */
export function countedAgain(last: AddedLine, next: AddedLine): AddedLine {
	return last.status === "added" && next.status === "added" ? { ...next, times: last.times + 1 } : next;
}
