import type { Cart } from "#core/cart/cart.ts";
import type { LoadedProducts } from "#core/cart/loaded-products.ts";
import type { CheckoutState } from "#core/checkout/checkout-draft.ts";
import type { OfferSettings } from "#core/checkout/offers.ts";
import { customersCountry } from "#core/checkout/withdrawal-right.ts";
import { usedCondition } from "#core/content-values/goods-condition.ts";
import { type LiabilitySettings, shortenedLiabilityMonths } from "#core/legal/used-liability.ts";

/** The goods of a cart, and the settings of the shop that sells them. */
interface Goods {
	readonly cart: Cart;
	readonly products: LoadedProducts;
	readonly settings: OfferSettings & LiabilitySettings;
}

/**
 * Returns the months for claims about used goods that the customer of a checkout is asked to agree to; null where there are none of
 * these goods, or where the law's period holds (B-LAW-22).
 */
export function liabilityToAgree(
	{ draft }: Pick<CheckoutState, "draft">,
	{ cart, products, settings }: Goods,
): number | null {
	const hasUsed = cart.products.some(({ product }) => {
		const known = products.get(String(product.id));
		return known && usedCondition(known) !== null;
	});
	return hasUsed ? shortenedLiabilityMonths(settings, customersCountry(draft, settings)) : null;
}

/** Returns the months that the customer has agreed to; null where that was not asked, or is not what is asked now. */
export function agreedLiability(
	state: Pick<CheckoutState, "draft" | "agreedLiabilityMonths">,
	goods: Goods,
): number | null {
	const months = liabilityToAgree(state, goods);
	return state.agreedLiabilityMonths === months ? months : null;
}
