import type { OrderPayload } from "#core/checkout/order-payload.ts";
import type { OrderUuid } from "#core/checkout/order-uuid.ts";
import type { PaymentApproval } from "#core/checkout/payment-approval.ts";
import type { PlacedOrder } from "#core/checkout/placed-order.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import type { Currency } from "#core/shared/currency.ts";
import type { Language } from "#core/shared/language.ts";
import type { Result } from "#core/shared/result.ts";

/** What came of asking a provider for the customer's consent to a payment. */
export type PaymentConsent =
	| PaymentApproval
	/** The customer closed the provider's window; the order stays unpaid and can be paid again. */
	| { readonly outcome: "cancelled" }
	/** The provider cannot be reached or refuses; `reason` is for the log. The order stays unpaid. */
	| { readonly outcome: "failed"; readonly reason: string };

/** A payment provider's part in the browser: its script, its button or window. */
export interface PaymentProvider {
	/**
	 * Loads the provider's script, once; only called on the payment step after its method was chosen (R-CONSENT-09).
	 * False when it cannot be loaded; the reason is noted in the log, and the next call tries again.
	 */
	load(): Promise<boolean>;

	/**
	 * Asks the customer's consent to pay an order that the order service has taken; settles when the customer has
	 * decided, which may take long. Asking again ends a question that is still open: it was "cancelled". Never throws.
	 */
	requestConsent(order: PlacedOrder, payload: OrderPayload): Promise<PaymentConsent>;
}

/** The session that a pay-later provider's form is started with, made by the order service for one order. */
export interface PaymentSession {
	readonly client_token: string;
	/** The provider's name for a group of its payment methods; the provider's default when null. */
	readonly payment_method_category: string | null;
}

/** Makes the sessions of pay-later payments. */
export interface PaymentSessions {
	/** POST /ecom/klarna/session: a session for a placed order; on failure the reason, for the log. Never rejects. */
	open(order: {
		readonly project: string;
		readonly order_uuid: OrderUuid;
	}): Promise<Result<PaymentSession, string>>;
}

/** Where on the page a provider shows itself, and in which language. */
export interface PaymentMount {
	readonly language: Language;
	readonly currency: Currency;
	/** The element for the provider's button or form, empty and for it alone; null while it is not on the page. */
	readonly container: () => HTMLElement | null;
}

/** The settings that decide which provider takes a payment. */
export type PaymentSettings = Pick<
	ShopSettings,
	"payment_methods" | "paypal_client_id" | "shipping_methods_config"
>;

/** The providers that have a part in the browser: the wallet's and the pay-later one. */
export type PaymentProviderName = "paypal" | "klarna";

/**
 * Returns a provider, its script loaded with its first `load` and not before. Null when the settings lack what it
 * needs to start: the wallet has no client id in use (R-PAY-01), or nothing makes the pay-later provider's sessions.
 */
export type OpenPaymentProvider = (
	provider: PaymentProviderName,
	settings: PaymentSettings,
	place: PaymentMount,
) => PaymentProvider | null;
