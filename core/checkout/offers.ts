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

/** What the offers of a shop depend on: how the goods come to the customer, and the country of the address. */
export interface Recipient {
	readonly handover: Handover;
	/** Of the delivery address, of the invoice address for a collection; blank while it is not known. */
	readonly country_code: string;
}

/** The settings that decide what is offered to whom. */
export type OfferSettings = ShippingSettings & PaymentTerms;

/**
 * The shipping methods that suit a recipient with a payment method (R-CHECK-02, B-USE-18). Without one, as for an order with
 * nothing to pay, those that suit any, each at its lowest price.
 */
export function suitableShippingMethods(
	settings: OfferSettings,
	recipient: Recipient,
	paymentMethod: ContentId | null,
): readonly OfferedShippingMethod[] {
	if (paymentMethod !== null) return shippingMethodsWith(settings, recipient, paymentMethod);
	const payments = offeredPaymentMethods(settings, recipient.country_code);
	const all = payments.flatMap(({ id }) => shippingMethodsWith(settings, recipient, id));
	const byPrice = all.toSorted((left, right) => compareDecimals(left.price_brutto, right.price_brutto));
	return all
		.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index)
		.map(({ name }) => byPrice.find((other) => other.name === name))
		.filter((method) => method !== undefined);
}

function shippingMethodsWith(
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

/**
 * The payment methods that suit a recipient: those that some suitable shipping method serves, so that none is offered
 * that fails later (B-LAW-17). All of the shop's while the country is not known.
 */
export function suitablePaymentMethods(
	settings: OfferSettings,
	recipient: Recipient,
): readonly PaymentMethod[] {
	const methods = offeredPaymentMethods(settings, recipient.country_code);
	if (recipient.country_code === "") return methods;
	return methods.filter(({ id }) => suitableShippingMethods(settings, recipient, id).length > 0);
}

/** The countries of the addresses that something can be ordered for, ISO 3166-1 alpha-2, those that the shop names first. */
export function servedCountries(settings: OfferSettings, handover: Handover): readonly string[] {
	return knownCountries(settings).filter(
		(country_code) => suitablePaymentMethods(settings, { handover, country_code }).length > 0,
	);
}

/** The ways to collect the goods, each for a country that it serves. */
export function collectionMethods(settings: OfferSettings): readonly OfferedShippingMethod[] {
	return settings.shipping_methods.flatMap(({ display_name, collection }) => {
		if (!collection) return [];
		const handover: Handover = { type: "collection", shippingMethod: display_name };
		for (const country_code of knownCountries(settings)) {
			const recipient = { handover, country_code };
			const [payment] = suitablePaymentMethods(settings, recipient);
			const [method] = payment ? suitableShippingMethods(settings, recipient, payment.id) : [];
			if (method) return [method];
		}
		return [];
	});
}

/** Whether the shop delivers to any country. */
export function delivers(settings: OfferSettings): boolean {
	return knownCountries(settings).some(
		(country_code) => suitablePaymentMethods(settings, { handover: delivery, country_code }).length > 0,
	);
}

/** Whether the shopper has to choose: the shop delivers, and has goods collected too (B-USE-18). */
export function hasHandoverChoice(settings: OfferSettings): boolean {
	return collectionMethods(settings).length > 0 && delivers(settings);
}

/**
 * The handover of a draft: the shopper's choice where the shop offers both, else the only one there is. Null while
 * nothing is chosen, or when what was chosen is not offered any more.
 */
export function handoverOf(
	{ handover }: Pick<CheckoutDraft, "handover">,
	settings: OfferSettings,
): Handover | null {
	const collections = collectionMethods(settings);
	if (collections.length === 0) return delivery;
	if (!delivers(settings)) return { type: "collection", shippingMethod: null };
	const known =
		handover?.type !== "collection" || collections.some(({ name }) => name === handover.shippingMethod);
	return known ? handover : null;
}

/** Whether the customer collects the goods of a draft. */
export function isCollected(draft: Pick<CheckoutDraft, "handover">, settings: OfferSettings): boolean {
	return handoverOf(draft, settings)?.type === "collection";
}

/** The part of a draft that decides what is offered. */
export type OfferedDraft = Pick<CheckoutDraft, "handover" | "shippingAddress" | "invoiceAddress">;

/** What the offers to a draft depend on; null while the handover is open. */
export function recipientOf(draft: OfferedDraft, settings: OfferSettings): Recipient | null {
	const handover = handoverOf(draft, settings);
	return (
		handover && { handover, country_code: countryIn(draft, handover) || homeCountry(settings, handover) }
	);
}

/** The country of the address that a handover asks for; blank while none is entered. */
export function countryIn(draft: OfferedDraft, { type }: Handover): string {
	const address = type === "delivery" ? draft.shippingAddress : draft.invoiceAddress;
	return address?.country_code.trim() ?? "";
}

/** The country that an address begins with: that which delivery is announced for, blank where nothing is offered there. */
export function homeCountry(settings: OfferSettings, handover: Handover): string {
	const country_code = announcedCountry(settings);
	if (country_code === "") return country_code;
	return suitablePaymentMethods(settings, { handover, country_code }).length > 0 ? country_code : "";
}

/** What is offered to the customers of some countries. */
export interface OfferedTerms {
	/** ISO 3166-1 alpha-2, those that the shop names first. */
	readonly countries: readonly string[];
	readonly shippingMethods: readonly OfferedShippingMethod[];
	readonly paymentMethods: readonly PaymentMethod[];
}

/** What is delivered or collected where and how it can be paid, countries with the same terms together (B-LAW-11). */
export function offeredTerms(settings: OfferSettings, handover: Handover): readonly OfferedTerms[] {
	const groups = new Map<string, OfferedTerms>();
	for (const country_code of servedCountries(settings, handover)) {
		const recipient = { handover, country_code };
		const paymentMethods = suitablePaymentMethods(settings, recipient);
		const offered = paymentMethods.flatMap(({ id }) => suitableShippingMethods(settings, recipient, id));
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

/** The countries that the shop names itself, in its order, ISO 3166-1 alpha-2. */
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
