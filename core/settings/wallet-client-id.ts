import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";

/** The id of the way to pay that is the wallet, PayPal (specification 9). */
export const walletMethodId: ContentId = 4;

/** The wallet's client id, null unless the shop accepts the wallet (R-PAY-01) and has one that is not blank. */
export function walletClientId(
	settings: Pick<ShopSettings, "payment_methods" | "paypal_client_id">,
): string | null {
	const accepted = settings.payment_methods.some((method) => sameId(method.id, walletMethodId));
	return accepted ? settings.paypal_client_id?.trim() || null : null;
}
