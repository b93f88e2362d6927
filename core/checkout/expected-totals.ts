import type { Cart } from "#core/cart/cart.ts";
import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import { type GiftSettings, giftOf } from "#core/checkout/gift.ts";
import { delivery } from "#core/checkout/handover.ts";
import {
	countryIn,
	homeCountry,
	type OfferedDraft,
	type OfferSettings,
	recipientOf,
	suitablePaymentMethods,
	suitableShippingMethods,
} from "#core/checkout/offers.ts";
import { type OrderTotals, orderTotals } from "#core/checkout/order-totals.ts";
import type { CartTax } from "#core/checkout/tax-within.ts";

/** What a draft's shipping costs, as far as it is known. */
export interface ExpectedShipping {
	/** Whether it may become more: what is still open costs differently. */
	readonly isLowest: boolean;
	/** The country that is taken for granted, ISO 3166-1 alpha-2; null once an address names one, and for a collection. */
	readonly assumedCountry: string | null;
}

/** What an order will come to. */
export interface ExpectedTotals extends OrderTotals {
	/** Null while nothing can be said of it; the total is then without. */
	readonly shipping: ExpectedShipping | null;
}

type Draft = OfferedDraft &
	Pick<CheckoutDraft, "paymentMethod" | "shippingMethod" | "shippingCost" | "presentWrap" | "cardText">;

/**
 * What an order will come to, shipping included, before everything is chosen: delivery to the home country until the
 * customer says otherwise, at the lowest price of what is offered there.
 */
export function expectedTotals(
	cart: Cart,
	draft: Draft,
	settings: OfferSettings & GiftSettings,
	tax: CartTax | null,
): ExpectedTotals {
	const { presentWrapCost } = giftOf(draft, settings);
	if (draft.shippingMethod !== null)
		return {
			...orderTotals(cart, { ...draft, presentWrapCost }, tax),
			shipping: { isLowest: false, assumedCountry: null },
		};
	const prices = openPrices(draft, settings);
	const shippingCost = prices.length > 0 ? Math.min(...prices) : 0;
	const isLowest = prices.some((price) => price !== shippingCost);
	const shipping = { isLowest, assumedCountry: assumedCountry(draft, settings) };
	return {
		...orderTotals(cart, { shippingCost, presentWrapCost }, tax),
		shipping: prices.length > 0 ? shipping : null,
	};
}

/** What the shipping methods cost that can still be chosen. */
function openPrices(draft: Draft, settings: OfferSettings): readonly number[] {
	const recipient = recipientOf(draft, settings) ?? {
		handover: delivery,
		country_code: countryIn(draft, delivery) || homeCountry(settings, delivery),
	};
	const payments =
		draft.paymentMethod === null
			? suitablePaymentMethods(settings, recipient).map(({ id }) => id)
			: [draft.paymentMethod];
	return payments
		.flatMap((id) => suitableShippingMethods(settings, recipient, id))
		.map(({ price_brutto }) => Number(price_brutto));
}

function assumedCountry(draft: Draft, settings: OfferSettings): string | null {
	const handover = recipientOf(draft, settings)?.handover ?? delivery;
	if (handover.type === "collection" || countryIn(draft, handover) !== "") return null;
	return homeCountry(settings, handover) || null;
}
