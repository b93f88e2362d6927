import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import { delivery, type Handover } from "#core/checkout/handover.ts";
import { offeredPaymentMethods, type PaymentTerms } from "#core/checkout/payment-methods.ts";
import { countryCodes } from "#core/language/country.ts";
import { compareDecimals } from "#core/money/decimal-text.ts";
import {
	announcedCountry,
	deliveryCountries,
	type OfferedShippingMethod,
	offeredShippingMethods,
	type ShippingSettings,
} from "#core/settings/shipping-methods.ts";
import type { PaymentMethod } from "#core/settings/shop-settings.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** The recipient on which a shop's offers depend: the handover and the country of the address. */
export interface Recipient {
	readonly handover: Handover;
	/** The country of the delivery address, or of the invoice address for a collection; blank if unknown. */
	readonly country_code: string;
	/** The country or region whose holidays apply at the address, ISO 3166; absent for the country's. */
	readonly area?: string;
}

/** The settings that determine the offers. */
export type OfferSettings = ShippingSettings & PaymentTerms;

/** A payment method with the shipping methods that a recipient can combine with it. */
export interface SuitableOffer {
	readonly paymentMethod: PaymentMethod;
	readonly shippingMethods: readonly OfferedShippingMethod[];
}

/**
 * Returns the payment methods that any shipping method to the recipient allows, so that no offer fails later
 * (B-LAW-17). Before the country is known, these are all of the shop's.
 */
export function suitableOffers(settings: OfferSettings, recipient: Recipient): readonly SuitableOffer[] {
	const { country_code } = recipient;
	return offeredPaymentMethods(settings, country_code)
		.map((paymentMethod) => ({
			paymentMethod,
			shippingMethods: suitableShippingMethods(settings, recipient, paymentMethod.id),
		}))
		.filter(({ shippingMethods }) => country_code === "" || shippingMethods.length > 0);
}

/** Returns the shipping methods for a recipient with a payment method (R-CHECK-02, B-USE-18). */
export function suitableShippingMethods(
	settings: OfferSettings,
	{ handover, country_code }: Recipient,
	paymentMethod: ContentId,
): readonly OfferedShippingMethod[] {
	return offeredShippingMethods(settings, country_code, paymentMethod).filter(({ collection, name }) =>
		handover.type === "delivery"
			? !collection
			: collection && (handover.shippingMethod === null || handover.shippingMethod === name),
	);
}

/** Returns each shipping method once, at its lowest price. */
export function cheapestOfEachName(
	methods: readonly OfferedShippingMethod[],
): readonly OfferedShippingMethod[] {
	const cheapest = new Map<string, OfferedShippingMethod>();
	for (const method of methods) {
		const before = cheapest.get(method.name);
		if (!before || compareDecimals(method.price_brutto, before.price_brutto) < 0)
			cheapest.set(method.name, method);
	}
	return [...cheapest.values()];
}

/** Returns the countries for which something can be ordered, ISO 3166-1 alpha-2, in the shop's order first. */
export function servedCountries(settings: OfferSettings, handover: Handover): readonly string[] {
	return knownCountries(settings).filter(
		(country_code) => suitableOffers(settings, { handover, country_code }).length > 0,
	);
}

/** Returns the ways to collect the goods, each for a country that it serves. */
export function collectionMethods(settings: OfferSettings): readonly OfferedShippingMethod[] {
	return settings.shipping_methods.flatMap(({ display_name, collection }) => {
		if (!collection) return [];
		const handover: Handover = { type: "collection", shippingMethod: display_name };
		for (const country_code of knownCountries(settings)) {
			const [method] = suitableOffers(settings, { handover, country_code })[0]?.shippingMethods ?? [];
			if (method) return [method];
		}
		return [];
	});
}

/** Returns whether the shop delivers to any country. */
export function delivers(settings: OfferSettings): boolean {
	return knownCountries(settings).some(
		(country_code) => suitableOffers(settings, { handover: delivery, country_code }).length > 0,
	);
}

/** The addresses of a draft. */
export type AddressedDraft = Pick<CheckoutDraft, "shippingAddress" | "invoiceAddress">;

/** Returns the recipient of a handover, in the home country until an address has a country. */
export function recipientBy(handover: Handover, draft: AddressedDraft, settings: OfferSettings): Recipient {
	return { handover, country_code: countryIn(draft, handover) || homeCountry(settings, handover) };
}

/** Returns the country of the address that a handover requires; blank before it is entered. */
export function countryIn(draft: AddressedDraft, { type }: Handover): string {
	const address = type === "delivery" ? draft.shippingAddress : draft.invoiceAddress;
	return address?.country_code.trim() ?? "";
}

/**
 * Returns the preselected country of an address: the one that delivery is announced for, blank if nothing is offered
 * there.
 */
export function homeCountry(settings: OfferSettings, handover: Handover): string {
	const country_code = announcedCountry(settings);
	if (country_code === "") return country_code;
	return suitableOffers(settings, { handover, country_code }).length > 0 ? country_code : "";
}

/** The offers for customers in a group of countries. */
export interface OfferedTerms {
	/** The countries, ISO 3166-1 alpha-2, in the shop's order first. */
	readonly countries: readonly string[];
	readonly shippingMethods: readonly OfferedShippingMethod[];
	readonly paymentMethods: readonly PaymentMethod[];
}

/** Returns the offers for delivery, collection and payment, with countries grouped by equal terms (B-LAW-11). */
export function offeredTerms(settings: OfferSettings, handover: Handover): readonly OfferedTerms[] {
	const groups = new Map<string, OfferedTerms>();
	for (const country_code of servedCountries(settings, handover)) {
		const offers = suitableOffers(settings, { handover, country_code });
		const paymentMethods = offers.map(({ paymentMethod }) => paymentMethod);
		const offered = offers.flatMap((offer) => offer.shippingMethods);
		const shippingMethods = offered.filter(
			({ name }, index) => offered.findIndex((other) => other.name === name) === index,
		);
		const key = JSON.stringify([
			shippingMethods.map(({ name }) => name),
			paymentMethods.map(({ id }) => String(id)),
		]);
		const others = groups.get(key)?.countries ?? [];
		groups.set(key, { countries: [...others, country_code], shippingMethods, paymentMethods });
	}
	return [...groups.values()];
}

/** Returns the countries that the shop names, in its order, ISO 3166-1 alpha-2. */
export function namedCountries(settings: ShippingSettings): readonly string[] {
	const named = [
		...deliveryCountries(settings),
		...settings.shipping_methods_config.flatMap(({ shipping_countries }) => shipping_countries),
	];
	return [...new Set(named.map(({ country_code }) => country_code))];
}

function knownCountries(settings: OfferSettings): readonly string[] {
	return [...new Set([...namedCountries(settings), ...countryCodes])];
}
