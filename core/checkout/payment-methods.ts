import type { PaymentMethod, ShopSettings } from "#core/settings/shop-settings.ts";
import { walletClientId, walletMethodId } from "#core/settings/wallet-client-id.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";

/** How a payment goes on after the order: in the wallet's window, in the pay-later provider's, or by transfer. */
export type PaymentKind = "wallet" | "payLater" | "transfer";

/**
 * The ways to pay that a customer can choose (R-PAY-05): those of the settings and no others, the wallet only
 * with a client id, since nobody could pay without one.
 */
export function offeredPaymentMethods(
	settings: Pick<ShopSettings, "payment_methods" | "paypal_client_id">,
): readonly PaymentMethod[] {
	const wallet = walletClientId(settings) !== null;
	return settings.payment_methods.filter((method) => wallet || !sameId(method.id, walletMethodId));
}

/** How a way to pay goes on; pay-later is the one that a shipping config calls "klarna" (R-PAY-05). */
export function paymentKind(
	settings: Pick<ShopSettings, "shipping_methods_config">,
	paymentMethod: ContentId,
): PaymentKind {
	if (sameId(paymentMethod, walletMethodId)) return "wallet";
	const payLater = settings.shipping_methods_config
		.flatMap((config) => config.payment_methods)
		.some(({ id, method }) => method === "klarna" && sameId(id, paymentMethod));
	return payLater ? "payLater" : "transfer";
}
