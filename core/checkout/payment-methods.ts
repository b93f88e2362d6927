import { type DecimalText, isZero } from "#core/money/decimal-text.ts";
import type { PaymentMethod, ShopSettings } from "#core/settings/shop-settings.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";

/** The time of payment with a provider: after the order is placed, or after the goods by the provider's terms. */
export type ProviderKind = "payNow" | "payLater";

/**
 * The continuation of a payment after the order: with a provider, by transfer before the goods, or on invoice after
 * them.
 */
export type PaymentKind = ProviderKind | "transfer" | "invoice";

/** The settings that determine the provider of a payment. */
export type ProviderSettings = Omit<ShopSettings, "legal_pages" | "global_footer" | "search_words">;

/** The checkout's rules of a payment provider. */
export interface PaymentProviderRules {
	/** The id used in orders, reports and logs. */
	readonly id: string;
	readonly kind: ProviderKind;
	/** Whether each payment needs a session created by the order service with the provider's secret. */
	readonly needsSession: boolean;
	/** Returns whether this provider takes orders with a payment method of the settings. */
	takes(settings: ProviderSettings, paymentMethod: ContentId): boolean;
	/**
	 * Returns whether customers in a country can pay with a payment method. A method without the provider's
	 * requirements is not offered. `country` is ISO 3166-1 alpha-2; "" means any country, see {@link isOfferedIn}.
	 * The currency is the settings' `currency`.
	 */
	isOffered(settings: ProviderSettings, paymentMethod: ContentId, country: string): boolean;
}

/** Returns whether a provider of a few countries is offered to customers in one; "" for any. */
export function isOfferedIn(countries: readonly string[], country: string): boolean {
	return country === "" || countries.includes(country);
}

/** The settings of a shop and its payment providers. */
export type PaymentTerms<Provider extends PaymentProviderRules = PaymentProviderRules> = ProviderSettings & {
	readonly providers: readonly Provider[];
};

/**
 * Returns the shipping configs' entries for a payment method: the name of its provider, and that provider's settings.
 */
export function configsOf(
	settings: Pick<ShopSettings, "shipping_methods_config">,
	paymentMethod: ContentId,
): ShopSettings["shipping_methods_config"][number]["payment_methods"] {
	return settings.shipping_methods_config
		.flatMap((shipping) => shipping.payment_methods)
		.filter(({ id }) => sameId(id, paymentMethod));
}

/** Returns the provider of a payment method; null without one. */
export function providerOf<Provider extends PaymentProviderRules>(
	settings: PaymentTerms<Provider>,
	paymentMethod: ContentId,
): Provider | null {
	return settings.providers.find((provider) => provider.takes(settings, paymentMethod)) ?? null;
}

/**
 * Returns the payment methods that a customer can choose (R-PAY-05): only those of the settings. Those with a
 * provider must be offered in the country; "" for any.
 */
export function offeredPaymentMethods(settings: PaymentTerms, country: string): readonly PaymentMethod[] {
	return settings.payment_methods.filter(
		({ id }) => providerOf(settings, id)?.isOffered(settings, id, country) ?? true,
	);
}

/**
 * Returns whether a payment method is paid before the goods are made and sent; the delivery time then counts from the
 * payment.
 */
export function isPaidAhead(settings: PaymentTerms, paymentMethod: ContentId | null): boolean {
	return paymentMethod !== null && paymentKind(settings, paymentMethod) === "transfer";
}

/** An offered payment method, and whether it is paid in advance. */
export interface PaymentTime {
	readonly id: ContentId;
	readonly paidAhead: boolean;
}

/** Returns the payment methods offered in any country, and whether each is paid in advance. */
export function paymentTimes(settings: PaymentTerms): readonly PaymentTime[] {
	return offeredPaymentMethods(settings, "").map(({ id }) => ({ id, paidAhead: isPaidAhead(settings, id) }));
}

/** The shipping configs' name for payment on invoice after the goods. */
export const invoice = "invoice";

/** Returns whether a payment continues with a provider; all others use the shop's bank details (R-PAY-04). */
export function isWithProvider(kind: OrderPaymentKind): kind is ProviderKind {
	return kind === "payNow" || kind === "payLater";
}

/**
 * Returns the continuation of a payment method. A provider determines it. Without one, a shipping config's name
 * "invoice" means an invoice after the goods; anything else is a transfer before them.
 */
export function paymentKind(settings: PaymentTerms, paymentMethod: ContentId): PaymentKind {
	const provider = providerOf(settings, paymentMethod);
	if (provider) return provider.kind;
	const isInvoice = configsOf(settings, paymentMethod).some(({ method }) => method === invoice);
	return isInvoice ? "invoice" : "transfer";
}

/** The continuation of an order's payment; "none" if nothing must be paid. */
export type OrderPaymentKind = PaymentKind | "none";

/** Returns the continuation of an order's payment. A total of 0 needs none, regardless of the payment method. */
export function orderPaymentKind(
	settings: PaymentTerms,
	{ total, paymentMethod }: { readonly total: DecimalText; readonly paymentMethod: ContentId | null },
): OrderPaymentKind {
	return paymentMethod === null || isZero(total) ? "none" : paymentKind(settings, paymentMethod);
}
