import type { Cart } from "#core/cart/cart.ts";
import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import type { Gift } from "#core/checkout/gift.ts";
import { type CartTax, taxWithin } from "#core/checkout/tax-within.ts";
import { type Money, parseMoney, sumMoney } from "#core/money/money.ts";

/** The sums of an order. */
export interface OrderTotals {
	readonly totalPriceBrutto: Money;
	readonly shippingCost: Money;
	/** The price of gift wrapping. */
	readonly presentWrapCost: Money;
	/** The sum of goods, wrapping and shipping. */
	readonly total: Money;
	/**
	 * The tax included in the total; null if the shop states no rate (B-LAW-04) or only margins are taxed (B-LAW-22).
	 */
	readonly containedTax: Money | null;
}

/** The costs of an order in addition to its goods. */
export type OrderCosts = Pick<CheckoutDraft, "shippingCost"> & Pick<Gift, "presentWrapCost">;

/** The expected sums of an order. */
export interface ExpectedTotals extends OrderTotals {
	/** Null while shipping is unknown; the total then excludes it. */
	readonly shipping: ExpectedShipping | null;
}

/** The shipping costs of a draft, as far as known. */
export interface ExpectedShipping {
	/** Whether shipping can become more expensive because open choices have different prices. */
	readonly isLowest: boolean;
	/** The assumed country, ISO 3166-1 alpha-2; null if an address has a country, and for a collection. */
	readonly assumedCountry: string | null;
}

/** The possible costs of an order in addition to its goods. */
interface ExpectedCosts extends Pick<ExpectedShipping, "assumedCountry">, Pick<Gift, "presentWrapCost"> {
	/** The price of the chosen shipping method, otherwise of all available ones. */
	readonly shippingCosts: readonly number[];
}

/** Computes the sums of an order before all choices are made, with the lowest shipping price. */
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

/**
 * Computes the exact sums of an order; null for a total without its tax.
 *
 * @throws if shippingCost is not a price, which no reducer allows.
 */
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
