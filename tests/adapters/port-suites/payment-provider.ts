import type { PaymentConsent, PaymentProvider } from "#core/ports/payment-provider.ts";
import { ringOrder } from "#tests/adapters/port-suites/orders.ts";
import { decimalOf, uuid } from "#tests/core/shop-fixtures.ts";

/** A payment provider with hands on the customer before it. */
export interface PaymentHarness {
	readonly provider: PaymentProvider;
	/** What a customer's yes gives. */
	readonly consent: PaymentConsent;
	/** What the customer does once asked, unless the provider decides alone. */
	act(): Promise<void>;
	/** What the customers after this one do. */
	setShopper(shopper: "approve" | "cancel" | "error"): Promise<void>;
	/** Whether the provider's script can be reached. */
	setReachable(reachable: boolean): Promise<void>;
	/** How often the script was fetched. */
	fetched(): number;
}

/** The part of vitest and of Playwright that the suite uses, since an in-memory implementation needs no browser and an adapter does. */
export interface SuiteRunner {
	it(title: string, body: () => Promise<void>): void;
	expect(value: unknown): { toBe(expected: unknown): void; toEqual(expected: unknown): void };
}

/** An order as the order service took it; its total is not the payload's. */
export const taken = {
	order_id: 17,
	order_uuid: uuid(1),
	order_number: "B-2026-17",
	total: decimalOf("1004.3"),
};

/** What every payment provider has to do; `start` gives one whose script is reachable and not loaded yet. */
export function paymentProviderSuite(
	ids: string,
	name: string,
	start: () => Promise<PaymentHarness>,
	{ it, expect }: SuiteRunner,
): void {
	async function ask({ provider, act }: PaymentHarness): Promise<PaymentConsent> {
		const answer = provider.requestConsent(taken, ringOrder());
		await act();
		return answer;
	}

	it(`${ids} ${name} asks nobody before it is loaded`, async () => {
		const { provider } = await start();
		expect((await provider.requestConsent(taken, ringOrder())).outcome).toBe("failed");
	});

	it(`R-CONSENT-09 ${ids} ${name} fetches its script when load is called, and once`, async () => {
		const { provider, fetched } = await start();
		expect(fetched()).toBe(0);
		expect(await Promise.all([provider.load(), provider.load()])).toEqual([true, true]);
		expect(await provider.load()).toBe(true);
		expect(fetched()).toBe(1);
	});

	it(`${ids} ${name} gives the customer's yes`, async () => {
		const harness = await start();
		await harness.provider.load();
		expect(await ask(harness)).toEqual(harness.consent);
	});

	it(`${ids} ${name} can ask again after a no`, async () => {
		const harness = await start();
		await harness.provider.load();
		await harness.setShopper("cancel");
		expect(await ask(harness)).toEqual({ outcome: "cancelled" });
		await harness.setShopper("approve");
		expect((await ask(harness)).outcome).toBe(harness.consent.outcome);
	});

	it(`${ids} ${name} says why when the provider refuses`, async () => {
		const harness = await start();
		await harness.provider.load();
		await harness.setShopper("error");
		const answer = await ask(harness);
		expect(answer.outcome).toBe("failed");
		expect(answer.outcome === "failed" && answer.reason !== "").toBe(true);
	});

	it(`${ids} ${name} says that its script was not loaded, and loads it later`, async () => {
		const harness = await start();
		await harness.setReachable(false);
		expect(await harness.provider.load()).toBe(false);
		expect((await harness.provider.requestConsent(taken, ringOrder())).outcome).toBe("failed");
		await harness.setReachable(true);
		expect(await harness.provider.load()).toBe(true);
		expect(await ask(harness)).toEqual(harness.consent);
	});
}
