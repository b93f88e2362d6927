import texts from "#adapters/payments/paypal/paypal-texts.json" with { type: "json" };
import type { ProviderSettings } from "#core/checkout/payment-methods.ts";
import type { PaymentProvider } from "#core/ports/payment-provider.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";

/** PayPal's payment method (specification 9). */
const method: ContentId = 4;

/** Returns PayPal's client id; null unless the shop accepts PayPal (R-PAY-01) and has one that is not blank. */
export function payPalClientId(
	settings: Pick<ProviderSettings, "payment_methods" | "paypal_client_id">,
): string | null {
	const accepted = settings.payment_methods.some(({ id }) => sameId(id, method));
	return accepted ? settings.paypal_client_id?.trim() || null : null;
}

/** The provider PayPal, for immediate payment with payment method 4; offered with a client id (R-PAY-05). */
export const payPal: PaymentProvider = {
	id: "paypal",
	name: "PayPal",
	kind: "payNow",
	needsSession: false,
	needs: '"payment_methods": [{ "id": 4 }], "paypal_client_id": "…"',
	takes: (_, paymentMethod) => sameId(paymentMethod, method),
	isOffered: (settings) => payPalClientId(settings) !== null,
	approvesAtOnce: true,
	// The hosts that PayPal documents for policies; tests and payments use several.
	hosts: {
		scripts: ["https://*.paypal.com", "https://*.paypalobjects.com"],
		images: ["https://*.paypal.com", "https://*.paypalobjects.com"],
		requests: ["https://*.paypal.com"],
		frames: ["https://*.paypal.com"],
	},
	texts,
	// Specification 7.2.
	report: {
		path: "/ecom/order/paypal_transaction",
		body: ({ project, order_id, payment }) => ({ project, order_id, paypal: payment }),
		confirmedBy: "status",
		failure: texts.en.notReported,
	},
	async open({ time, logger }, { settings, currency, language, container }) {
		const client_id = payPalClientId(settings);
		if (client_id === null) throw new Error("There is no client id.");
		const { createPayPalPayment } = await import("#adapters/payments/paypal/paypal-payment.ts");
		return createPayPalPayment({ time, logger, client_id, currency, language, container });
	},
};
