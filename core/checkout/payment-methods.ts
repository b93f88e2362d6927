import { type DecimalText, isZero } from "#core/money/decimal-text.ts";
import type { PaymentMethod, ShopSettings } from "#core/settings/shop-settings.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";

/** When an order is paid with a provider: as soon as it was placed, or after the goods by the provider's own terms. */
export type ProviderKind = "payNow" | "payLater";

/** How a payment goes on after the order: with a provider, by transfer before the goods or on an invoice after them. */
export type PaymentKind = ProviderKind | "transfer" | "invoice";

/** The settings that decide who takes a payment. */
export type ProviderSettings = Omit<ShopSettings, "legal_pages" | "global_footer" | "search_words">;

/** What the checkout's rules know of a payment provider. */
export interface PaymentProviderRules {
	/** What orders, reports and logs carry. */
	readonly id: string;
	readonly kind: ProviderKind;
	/** Whether each payment needs a session that the order service makes with the provider's secret. */
	readonly needsSession: boolean;
	/** Whether orders by a payment method of the settings are paid with this provider. */
	takes(settings: ProviderSettings, paymentMethod: ContentId): boolean;
	/**
	 * Whether customers of a country can pay by one of its methods: a method without what the provider needs could be paid
	 * by nobody. `country` is ISO 3166-1 alpha-2; "" asks for any country, see {@link isOfferedIn}. What is paid in is the
	 * settings' `currency`.
	 */
	isOffered(settings: ProviderSettings, paymentMethod: ContentId, country: string): boolean;
}

/** Whether a provider of a few countries is offered to customers of one, "" for any. */
export function isOfferedIn(countries: readonly string[], country: string): boolean {
	return country === "" || countries.includes(country);
}

/** The settings of a shop, and the providers that it can be paid with. */
export type PaymentTerms<Provider extends PaymentProviderRules = PaymentProviderRules> = ProviderSettings & {
	readonly providers: readonly Provider[];
};

/** What shipping configs say of a payment method: a name for how it goes on, and what that needs. */
export function configsOf(
	settings: Pick<ShopSettings, "shipping_methods_config">,
	paymentMethod: ContentId,
): ShopSettings["shipping_methods_config"][number]["payment_methods"] {
	return settings.shipping_methods_config
		.flatMap((shipping) => shipping.payment_methods)
		.filter(({ id }) => sameId(id, paymentMethod));
}

/** The provider that takes a payment; null where none does. */
export function providerOf<Provider extends PaymentProviderRules>(
	settings: PaymentTerms<Provider>,
	paymentMethod: ContentId,
): Provider | null {
	return settings.providers.find((provider) => provider.takes(settings, paymentMethod)) ?? null;
}

/**
 * The payment methods that a customer can choose (R-PAY-05): those of the settings and no others, and those with a provider
 * only where it offers them in the country, "" for any.
 */
export function offeredPaymentMethods(settings: PaymentTerms, country: string): readonly PaymentMethod[] {
	return settings.payment_methods.filter(
		({ id }) => providerOf(settings, id)?.isOffered(settings, id, country) ?? true,
	);
}

/** Whether a payment method is paid before the goods are made and sent, so that their delivery counts from the payment. */
export function isPaidAhead(settings: PaymentTerms, paymentMethod: ContentId | null): boolean {
	return paymentMethod !== null && paymentKind(settings, paymentMethod) === "transfer";
}

/** A payment method that customers are offered, and whether it is paid ahead. */
export interface PaymentTime {
	readonly id: ContentId;
	readonly paidAhead: boolean;
}

/** Of each payment method that customers of any country are offered whether it is paid ahead. */
export function paymentTimes(settings: PaymentTerms): readonly PaymentTime[] {
	return offeredPaymentMethods(settings, "").map(({ id }) => ({ id, paidAhead: isPaidAhead(settings, id) }));
}

/** What a shipping config calls a payment method that is an invoice after the goods. */
export const invoice = "invoice";

/** Whether a payment goes on with a provider; the others follow by the shop's bank details (R-PAY-04). */
export function isWithProvider(kind: OrderPaymentKind): kind is ProviderKind {
	return kind === "payNow" || kind === "payLater";
}

/**
 * How a payment method goes on: as its provider says; without one by what any shipping config calls it: "invoice" is an
 * invoice after the goods, any other a transfer before them.
 */
export function paymentKind(settings: PaymentTerms, paymentMethod: ContentId): PaymentKind {
	const provider = providerOf(settings, paymentMethod);
	if (provider) return provider.kind;
	const isInvoice = configsOf(settings, paymentMethod).some(({ method }) => method === invoice);
	return isInvoice ? "invoice" : "transfer";
}

/** How the payment of an order goes on; "none" where there is nothing to pay. */
export type OrderPaymentKind = PaymentKind | "none";

/** How an order is paid: its total decides, whatever payment method it was sent with. */
export function orderPaymentKind(
	settings: PaymentTerms,
	{ total, paymentMethod }: { readonly total: DecimalText; readonly paymentMethod: ContentId | null },
): OrderPaymentKind {
	return paymentMethod === null || isZero(total) ? "none" : paymentKind(settings, paymentMethod);
}
