import type { WalletPayment } from "#core/checkout/checkout-draft.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import type { PlacedOrder } from "#core/checkout/placed-order.ts";

/** What came of asking a provider for the customer's consent to a payment. */
export type PaymentConsent =
	| { readonly outcome: "approved"; readonly wallet: WalletPayment }
	| { readonly outcome: "authorized"; readonly authorization_token: string }
	/** The customer closed the provider's window; the order stays unpaid and can be paid again. */
	| { readonly outcome: "cancelled" }
	/** The provider cannot be reached or refuses; `reason` is for the log. */
	| { readonly outcome: "failed"; readonly reason: string };

/** A payment provider's part in the browser: its script, its button or window. */
export interface PaymentProvider {
	/**
	 * Loads the provider's script, once; only called on the payment step after its method was chosen (R-CONSENT-09).
	 * False when it cannot be loaded; the reason is noted in the log.
	 */
	load(): Promise<boolean>;

	/** Asks the customer's consent to pay an order that the order service has taken. Never throws. */
	requestConsent(order: PlacedOrder, payload: OrderPayload): Promise<PaymentConsent>;
}
