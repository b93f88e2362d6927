import texts from "#adapters/payments/klarna/klarna-texts.json" with { type: "json" };
import { configsOf } from "#core/checkout/payment-methods.ts";
import type { PaymentProvider } from "#core/ports/payment-provider.ts";

/**
 * The provider Klarna, for payment after delivery with the methods that a shipping config calls "klarna"
 * (R-PAY-05). Offered if its config says that the order service creates the sessions, `{ "sessions":
 * "order-service" }`.
 */
export const klarna: PaymentProvider = {
	id: "klarna",
	name: "Klarna",
	kind: "payLater",
	needsSession: true,
	needs: '"method": "klarna", "config": { "sessions": "order-service" }',
	takes: (settings, paymentMethod) =>
		configsOf(settings, paymentMethod).some(({ method }) => method === "klarna"),
	isOffered: (settings, paymentMethod) =>
		configsOf(settings, paymentMethod).some(
			({ method, config }) => method === "klarna" && config?.sessions === "order-service",
		),
	// It would open its form without being asked.
	approvesAtOnce: false,
	// The hosts that Klarna documents for policies; tests and payments use several.
	hosts: {
		scripts: ["https://x.klarnacdn.net", "https://*.klarna.com"],
		images: ["https://x.klarnacdn.net", "https://*.klarna.com"],
		requests: ["https://*.klarna.com", "https://*.klarnaevt.com"],
		frames: ["https://*.klarna.com"],
	},
	texts,
	// Specification 7.2.
	report: {
		path: "/ecom/klarna/order",
		body: ({ project, payment, order_uuid }) => ({ project, ...payment, order_uuid }),
		confirmedBy: "message",
		failure: texts.en.notReported,
	},
	async open({ service, phones, ...environment }, { container }) {
		if (service === null) throw new Error("There is no order service that makes sessions.");
		const [{ createKlarnaPayment }, numbers] = await Promise.all([
			import("#adapters/payments/klarna/klarna-payment.ts"),
			phones(),
		]);
		return createKlarnaPayment({ ...environment, service, container, phones: numbers });
	},
};
