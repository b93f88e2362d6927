import type { Cart } from "#core/cart/cart.ts";
import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import type { Gift } from "#core/checkout/gift.ts";
import type { DecimalText } from "#core/shared/decimal-text.ts";
import { containedTax, type Money, parseMoney, sumMoney } from "#core/shared/money.ts";

/** What an order comes to. */
export interface OrderTotals {
	readonly totalPriceBrutto: Money;
	readonly shippingCost: Money;
	/** What gift wrapping costs. */
	readonly presentWrapCost: Money;
	/** Goods, wrapping and shipping. */
	readonly total: Money;
	/** The tax contained in the total; null when the shop states no rate (B-LAW-04). */
	readonly containedTax: Money | null;
}

/** What an order costs in addition to its goods. */
export type OrderCosts = Pick<CheckoutDraft, "shippingCost"> & Pick<Gift, "presentWrapCost">;

/** Adds up an order exactly; throws when shippingCost is no price, which no reducer lets happen. */
export function orderTotals(cart: Cart, costs: OrderCosts, taxPercent: DecimalText | null): OrderTotals {
	const { totalPriceBrutto } = cart;
	const { currency } = totalPriceBrutto;
	const shippingCost = parseMoney(costs.shippingCost, currency);
	if (shippingCost === null)
		throw new RangeError("shippingCost is no price: take it from an offered shipping method.");
	const presentWrapCost = { amount: costs.presentWrapCost, currency };
	const total = sumMoney([totalPriceBrutto, presentWrapCost, shippingCost], currency);
	return {
		totalPriceBrutto,
		presentWrapCost,
		shippingCost,
		total,
		containedTax: taxPercent === null ? null : containedTax(total, taxPercent),
	};
}
