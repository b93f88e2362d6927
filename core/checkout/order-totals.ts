import type { Cart } from "#core/cart/cart.ts";
import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import type { DecimalText } from "#core/shared/decimal-text.ts";
import { containedTax, type Money, parseMoney, sumMoney } from "#core/shared/money.ts";

/** What an order comes to. */
export interface OrderTotals {
	readonly totalPriceBrutto: Money;
	readonly shippingCost: Money;
	/** Goods and shipping. */
	readonly total: Money;
	/** The tax contained in the total; null when the shop states no rate (B-LAW-04). */
	readonly containedTax: Money | null;
}

/** Adds up an order exactly; throws when shippingCost is no price, which no reducer lets happen. */
export function orderTotals(
	cart: Cart,
	draft: Pick<CheckoutDraft, "shippingCost">,
	taxPercent: DecimalText | null,
): OrderTotals {
	const { totalPriceBrutto } = cart;
	const { currency } = totalPriceBrutto;
	const shippingCost = parseMoney(draft.shippingCost, currency);
	if (shippingCost === null)
		throw new RangeError("shippingCost is no price: take it from an offered shipping method.");
	const total = sumMoney([totalPriceBrutto, shippingCost], currency);
	return {
		totalPriceBrutto,
		shippingCost,
		total,
		containedTax: taxPercent === null ? null : containedTax(total, taxPercent),
	};
}
