import { describe, expect, it } from "vitest";
import {
	createMemoryPayment,
	createMemoryPaymentProvider,
	createMemoryPayments,
} from "#adapters/memory/payment-provider.ts";
import { offeredPaymentMethods, paymentKind } from "#core/checkout/payment-methods.ts";
import type { PaymentConsent } from "#core/ports/payment-provider.ts";
import { paymentProviderSuite } from "#renderer/testing/payment-provider.ts";
import { testOrder } from "#renderer/testing/test-order.ts";
import { ringOrder } from "#tests/adapters/port-suites/orders.ts";
import { shopSettings } from "#tests/core/shop-fixtures.ts";

const { placed: taken } = testOrder;

const approved = { orderID: "5" };
const responses: Readonly<Record<"approve" | "cancel" | "error", PaymentConsent>> = {
	approve: { outcome: "approved", payment: approved },
	cancel: { outcome: "cancelled" },
	error: { outcome: "failed", reason: "declined" },
};

async function start() {
	const payment = createMemoryPayment(responses.approve);
	return {
		payment,
		approved,
		act: async () => {},
		setShopper: async (shopper: keyof typeof responses) => payment.set(responses[shopper]),
		source: {
			setReachable: async (reachable: boolean) => payment.set(reachable ? responses.approve : null),
			fetched: () => (payment.isLoaded() ? 1 : 0),
		},
	};
}

describe("createMemoryPayment", () => {
	paymentProviderSuite("R-PAY-02 R-PAY-03 R-CONSENT-09 the in-memory payment", start, { it, expect });

	// For example a voucher of the shop.
	paymentProviderSuite(
		"B-REL-06 a payment that asks nobody",
		async () => ({
			payment: createMemoryPayment({ outcome: "approved", payment: {} }),
			approved: {},
			act: async () => {},
			setShopper: null,
			source: null,
		}),
		{ it, expect },
	);

	it("B-REL-06 returns the decision after a redirect too, and cannot be cancelled once approved", async () => {
		const redirected = { reference: "7f3c" };
		const payment = createMemoryPayment({ outcome: "redirect", address: "/bank", payment: redirected });
		await payment.start();
		expect((await payment.approve(taken, ringOrder(), null)).outcome).toBe("redirect");
		payment.set(responses.approve);
		expect(await payment.finalize?.(taken, redirected)).toEqual(responses.approve);
		expect(await payment.cancel(taken, redirected)).toBe(false);
	});
});

describe("createMemoryPaymentProvider", () => {
	it("R-PAY-05 takes its payment method and opens payments", async () => {
		const provider = createMemoryPaymentProvider("bank", 4);
		const settings = { ...shopSettings(), providers: [provider] };
		expect([1, 4].map((id) => paymentKind(settings, id))).toEqual(["transfer", "payNow"]);
		expect(offeredPaymentMethods(settings, "DE")).toEqual(settings.payment_methods);
		const { providers, open } = createMemoryPayments([provider], responses.cancel);
		const place = {
			project: "shop.example",
			settings,
			paymentMethod: 4,
			language: "de",
			currency: "EUR",
			container: () => null,
		} as const;
		const payment = open(provider, place);
		await payment.start();
		expect(await payment.approve(taken, ringOrder(), null)).toEqual(responses.cancel);
		expect(providers).toEqual([provider]);
	});
});
