import { describe, expect, it, onTestFinished } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { offeredPaymentMethods, paymentKind } from "#core/checkout/payment-methods.ts";
import { paymentProviderSuite } from "#renderer/testing/payment-provider.ts";
import { testOrder } from "#renderer/testing/test-order.ts";
import { shippingConfig, shopSettings, uuid } from "#tests/core/shop-fixtures.ts";
import bankRedirect from "../../../../e2e/doubles/bank-redirect/bank-redirect.ts";
import { createBankPayment } from "../../../../e2e/doubles/bank-redirect/bank-redirect-payment.ts";
import { type BankServer, startBank } from "../../../../e2e/doubles/bank-server.ts";

const window = { location: { origin: "https://shop.example", pathname: "/shop/kasse" } };
const { payload, placed: taken } = testOrder;
const { project } = payload;

const paymentIn = (project: string, { url }: BankServer) =>
	createBankPayment({ project, bank: url, window, logger: createMemoryLogger() });

async function start() {
	const bank = await startBank();
	onTestFinished(() => bank.close());
	const payment = paymentIn(project, bank);
	let shopper: "approve" | "cancel" | "error" = "approve";
	const decide = () => {
		const open = bank.payments.find(({ status }) => status === "open");
		return fetch(`${bank.url}/pay/${open?.reference}/${shopper}`, { method: "POST", redirect: "manual" });
	};
	return {
		bank,
		payment,
		approved: { reference: expect.any(String) },
		async act() {
			await expect.poll(() => bank.payments.some(({ status }) => status === "open")).toBe(true);
			await decide();
		},
		setShopper: async (next: typeof shopper) => {
			shopper = next;
		},
		source: {
			setReachable: async (reachable: boolean) => bank.setReachable(reachable),
			fetched: bank.reached,
		},
	};
}

describe("a bank that redirects", () => {
	paymentProviderSuite("B-REL-06 R-CONSENT-09 the bank", start, { it, expect });

	it("B-REL-06 charges an order once, however often its customer is redirected", async () => {
		const { bank, payment, act } = await start();
		await payment.start();
		const first = await payment.approve(taken, payload, null);
		expect(await payment.approve(taken, payload, null)).toEqual(first);
		await act();
		expect(await payment.approve(taken, payload, null)).toMatchObject({ outcome: "approved" });
		expect(bank.payments).toHaveLength(1);
	});

	it("B-REL-06 returns the decision after a redirect, and cannot be cancelled once paid", async () => {
		const { payment, act } = await start();
		await payment.start();
		const sent = await payment.approve(taken, payload, null);
		if (sent.outcome !== "redirect") throw new Error(sent.outcome);
		expect(await payment.finalize?.(taken, sent.payment)).toEqual({ outcome: "open" });
		await act();
		expect(await payment.cancel(taken, sent.payment)).toBe(false);
		expect(await payment.finalize?.(taken, sent.payment)).toEqual({
			outcome: "approved",
			payment: sent.payment,
		});
	});

	it("B-REL-06 is cancelled for good, but not without a response", async () => {
		const { bank, payment } = await start();
		await payment.start();
		const sent = await payment.approve(taken, payload, null);
		if (sent.outcome !== "redirect") throw new Error(sent.outcome);
		bank.setReachable(false);
		expect(await payment.cancel(taken, sent.payment)).toBe(false);
		expect((await payment.finalize?.(taken, sent.payment))?.outcome).toBe("failed");
		bank.setReachable(true);
		expect(await payment.cancel(taken, sent.payment)).toBe(true);
		expect(await payment.finalize?.(taken, sent.payment)).toEqual({ outcome: "cancelled" });
	});

	it("B-REL-06 requests a payment of this shop's order only, and cancels no other", async () => {
		const { bank, payment } = await start();
		await payment.start();
		const sent = await payment.approve(taken, payload, null);
		if (sent.outcome !== "redirect") throw new Error(sent.outcome);
		const another = { ...taken, order_uuid: uuid(9) };
		const elsewhere = paymentIn("another.example", bank);
		expect((await payment.finalize?.(another, sent.payment))?.outcome).toBe("failed");
		expect((await elsewhere.finalize?.(taken, sent.payment))?.outcome).toBe("failed");
		expect(await payment.cancel(another, sent.payment)).toBe(false);
		expect(await elsewhere.cancel(taken, sent.payment)).toBe(false);
		expect(await payment.cancel(taken, sent.payment)).toBe(true);
	});

	it("R-PAY-05 is offered with a URL, in its countries", () => {
		const offered = (config: Readonly<Record<string, unknown>> | null, country: string) => {
			const shipping = shippingConfig({ payment_methods: [{ id: 7, method: "bank-redirect", config }] });
			const settings = {
				...shopSettings({
					payment_methods: [{ id: 7, display_name: "Bank" }],
					shipping_methods_config: [shipping],
				}),
				providers: [bankRedirect],
			};
			expect(paymentKind(settings, 7)).toBe("payNow");
			return offeredPaymentMethods(settings, country).length;
		};
		const config = { bank: "http://127.0.0.1:1" };
		expect([offered(config, "DE"), offered(config, ""), offered(config, "FR"), offered({}, "DE")]).toEqual([
			1, 1, 0, 0,
		]);
	});
});
