import type { PaymentReference } from "#core/checkout/payment-approval.ts";
import type { PaymentConsent, ProviderPayment } from "#core/ports/payment-provider.ts";
import { testOrder } from "#renderer/testing/test-order.ts";

/** The payment of an order with a provider, with control over its customer. */
export interface PaymentHarness {
	readonly payment: ProviderPayment;
	/** The reference of an approved payment. */
	readonly approved: PaymentReference;
	/** Performs the customer's decision, unless the provider decides alone. */
	act(): Promise<void>;
	/** Sets the decision of further customers; null for a provider without a dialog, where ordering is approval. */
	readonly setShopper: ((shopper: "approve" | "cancel" | "error") => Promise<void>) | null;
	/** The external source of the provider; null if it needs none. */
	readonly source: PaymentSource | null;
}

/** The external source of a provider. */
export interface PaymentSource {
	setReachable(reachable: boolean): Promise<void>;
	/** Returns the number of requests. */
	fetched(): number;
}

/** The part of a test runner that a suite uses; Vitest, Jest and Playwright have it. */
export interface SuiteRunner {
	it(title: string, body: () => Promise<void>): void;
	expect(value: unknown): { toBe(expected: unknown): void; toEqual(expected: unknown): void };
}

const { payload, placed } = testOrder;

/** Requests consent, and after a redirect the decision made there. */
async function ask({ payment, act }: PaymentHarness): Promise<PaymentConsent> {
	const answer = payment.approve(placed, payload, null);
	await act();
	const consent = await answer;
	if (consent.outcome !== "redirect") return consent;
	return (await payment.finalize?.(placed, consent.payment)) ?? consent;
}

/**
 * Tests a payment provider with the order {@link testOrder}: every provider of the program passes these tests. `start` creates the
 * payment of a provider that is reachable and not started.
 *
 * @example
 * import { expect, it } from "vitest";
 * paymentProviderSuite("My Bank", startMyBank, { it, expect });
 */
export function paymentProviderSuite(
	name: string,
	start: () => Promise<PaymentHarness>,
	runner: SuiteRunner,
): void {
	const { it, expect } = runner;

	it(`${name} asks nobody before it is started`, async () => {
		const { payment } = await start();
		expect((await payment.approve(placed, payload, null)).outcome).toBe("failed");
	});

	it(`${name} loads what it needs once, when it is started`, async () => {
		const { payment, source } = await start();
		expect(source?.fetched() ?? 0).toBe(0);
		expect(await Promise.all([payment.start(), payment.start()])).toEqual([true, true]);
		expect(await payment.start()).toBe(true);
		expect(source?.fetched() ?? 1).toBe(1);
	});

	it(`${name} returns the customer's approval`, async () => {
		const harness = await start();
		await harness.payment.start();
		expect(await ask(harness)).toEqual({ outcome: "approved", payment: harness.approved });
	});

	it(`${name} can ask again after a refusal`, async () => {
		const harness = await start();
		await harness.payment.start();
		await harness.setShopper?.("cancel");
		expect((await ask(harness)).outcome).toBe(harness.setShopper ? "cancelled" : "approved");
		await harness.setShopper?.("approve");
		expect((await ask(harness)).outcome).toBe("approved");
	});

	it(`${name} reports the reason of the provider's refusal`, async () => {
		const harness = await start();
		await harness.payment.start();
		await harness.setShopper?.("error");
		const answer = await ask(harness);
		expect(answer.outcome).toBe(harness.setShopper ? "failed" : "approved");
		expect(answer.outcome !== "failed" || answer.reason !== "").toBe(true);
	});

	faultsSuite(name, start, runner);
}

function faultsSuite(name: string, start: () => Promise<PaymentHarness>, { it, expect }: SuiteRunner): void {
	it(`${name} reports a failed load, and loads later`, async () => {
		const harness = await start();
		await harness.source?.setReachable(false);
		if (harness.source) expect(await harness.payment.start()).toBe(false);
		expect((await harness.payment.approve(placed, payload, null)).outcome).toBe("failed");
		await harness.source?.setReachable(true);
		expect(await harness.payment.start()).toBe(true);
		expect(await ask(harness)).toEqual({ outcome: "approved", payment: harness.approved });
	});

	it(`${name} can be cancelled until it is approved`, async () => {
		const harness = await start();
		expect(await harness.payment.cancel(placed, null)).toBe(true);
		await harness.payment.start();
		await harness.setShopper?.("cancel");
		const { outcome } = await ask(harness);
		expect(outcome).toBe(harness.setShopper ? "cancelled" : "approved");
		// Without a customer's decision, a requested payment is approved.
		expect(await harness.payment.cancel(placed, null)).toBe(harness.setShopper !== null);
	});
}
