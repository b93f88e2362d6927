import { type Cart, decodeCart } from "#core/cart/cart.ts";
import { cartKey, cartMaxAge, cartVersion } from "#core/cart/stored-count.ts";
import { object } from "#core/decoding/decoder.ts";
import type { Currency } from "#core/money/currency.ts";
import type { PersistedStateRules } from "#core/state/persisted-state.ts";

/** The data of a cart, stored between visits and shared between tabs. */
export interface StoredCart {
	readonly cart: Cart;
}

/** Returns the rules for storing a cart: under int-cart, for 30 days (R-CART-06). */
export function cartStateRules(currency: Currency): PersistedStateRules<StoredCart> {
	return {
		key: cartKey,
		version: cartVersion,
		maxAge: cartMaxAge,
		decode: object({ cart: decodeCart(currency) }),
	};
}
