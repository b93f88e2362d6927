import type { Cart } from "#core/cart/cart.ts";
import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import type { Gift } from "#core/checkout/gift.ts";
import { type CartTax, taxWithin } from "#core/checkout/tax-within.ts";
import { type Money, parseMoney, sumMoney } from "#core/money/money.ts";

/** What an order comes to. */
export interface OrderTotals {
	readonly totalPriceBrutto: Money;
	readonly shippingCost: Money;
	/** What gift wrapping costs. */
	readonly presentWrapCost: Money;
	/** Goods, wrapping and shipping. */
	readonly total: Money;
	/** The tax contained in the total; null when the shop states no rate (B-LAW-04), or only margins are taxed (B-LAW-22). */
	readonly containedTax: Money | null;
}

/** What an order costs in addition to its goods. */
export type OrderCosts = Pick<CheckoutDraft, "shippingCost"> & Pick<Gift, "presentWrapCost">;

/** What an order will come to. */
export interface ExpectedTotals extends OrderTotals {
	/** Null while nothing can be said of it; the total is then without. */
	readonly shipping: ExpectedShipping | null;
}

/** What a draft's shipping costs, as far as it is known. */
export interface ExpectedShipping {
	/** Whether it may become more: what is still open costs differently. */
	readonly isLowest: boolean;
	/** The country that is taken for granted, ISO 3166-1 alpha-2; null once an address names one, and for a collection. */
	readonly assumedCountry: string | null;
}

/** What an order can still cost in addition to its goods. */
interface ExpectedCosts extends Pick<ExpectedShipping, "assumedCountry">, Pick<Gift, "presentWrapCost"> {
	/** The chosen shipping method's, else those of all that can be chosen. */
	readonly shippingCosts: readonly number[];
}

/** Adds up an order before everything is chosen, at the lowest of the shipping costs. */
export function expectedTotals(
	cart: Cart,
	{ shippingCosts, assumedCountry, presentWrapCost }: ExpectedCosts,
	tax: CartTax,
): ExpectedTotals {
	const isOffered = shippingCosts.length > 0;
	const shippingCost = isOffered ? Math.min(...shippingCosts) : 0;
	const isLowest = shippingCosts.some((cost) => cost !== shippingCost);
	return {
		...orderTotals(cart, { shippingCost, presentWrapCost }, tax),
		shipping: isOffered ? { isLowest, assumedCountry } : null,
	};
}

/** Adds up an order exactly; throws when shippingCost is no price, which no reducer lets happen. Null for a total without its tax. */
export function orderTotals(cart: Cart, costs: OrderCosts, tax: CartTax | null): OrderTotals {
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
		containedTax: tax && taxWithin(total, cart, tax),
	};
}
