import { hasPayLaterSessions } from "#core/settings/pay-later-sessions.ts";
import type { PaymentMethod, ShopSettings } from "#core/settings/shop-settings.ts";
import { walletClientId, walletMethodId } from "#core/settings/wallet-client-id.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";

/** How a payment with a provider goes on after the order: in the wallet's window or in the pay-later provider's. */
export type ProviderKind = "wallet" | "payLater";

/** How a payment goes on after the order: with a provider, by transfer before the goods or on an invoice after them. */
export type PaymentKind = ProviderKind | "transfer" | "invoice";

/**
 * The ways to pay that a customer can choose (R-PAY-05): those of the settings and no others, the wallet only
 * with a client id and a pay-later method only with sessions, since nobody could pay without them.
 */
export function offeredPaymentMethods(
	settings: Pick<ShopSettings, "payment_methods" | "paypal_client_id" | "shipping_methods_config">,
): readonly PaymentMethod[] {
	const isUsable: Readonly<Record<PaymentKind, (id: ContentId) => boolean>> = {
		wallet: () => walletClientId(settings) !== null,
		payLater: (id) => hasPayLaterSessions(settings, id),
		transfer: () => true,
		invoice: () => true,
	};
	return settings.payment_methods.filter(({ id }) => isUsable[paymentKind(settings, id)](id));
}

/** Whether a payment goes on with a provider; the others follow by the shop's bank details (R-PAY-04). */
export function isWithProvider(kind: PaymentKind): kind is ProviderKind {
	return kind === "wallet" || kind === "payLater";
}

/**
 * How a way to pay goes on, by what any shipping config calls it: "klarna" is pay-later, "invoice" an invoice after
 * the goods (R-PAY-05); any other is a transfer before them, and the wallet is known by its id.
 */
export function paymentKind(
	settings: Pick<ShopSettings, "shipping_methods_config">,
	paymentMethod: ContentId,
): PaymentKind {
	if (sameId(paymentMethod, walletMethodId)) return "wallet";
	const methods = settings.shipping_methods_config
		.flatMap((config) => config.payment_methods)
		.filter(({ id }) => sameId(id, paymentMethod))
		.map(({ method }) => method);
	if (methods.includes("klarna")) return "payLater";
	return methods.includes("invoice") ? "invoice" : "transfer";
}
