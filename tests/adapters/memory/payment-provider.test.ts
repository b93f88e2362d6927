import { describe, expect, it } from "vitest";
import { createMemoryPaymentProvider } from "#adapters/memory/payment-provider.ts";
import type { PaymentConsent } from "#core/ports/payment-provider.ts";
import { paymentProviderSuite } from "#tests/adapters/port-suites/payment-provider.ts";

const responses: Readonly<Record<"approve" | "cancel" | "error", PaymentConsent>> = {
	approve: { outcome: "approved", wallet: { orderID: "5" } },
	cancel: { outcome: "cancelled" },
	error: { outcome: "failed", reason: "declined" },
};

async function start() {
	const provider = createMemoryPaymentProvider(responses.approve);
	return {
		provider,
		consent: responses.approve,
		act: async () => {},
		setShopper: async (shopper: keyof typeof responses) => provider.set(responses[shopper]),
		setReachable: async (reachable: boolean) => provider.set(reachable ? responses.approve : null),
		fetched: () => (provider.isLoaded() ? 1 : 0),
	};
}

describe("createMemoryPaymentProvider", () => {
	paymentProviderSuite("R-PAY-02 R-PAY-03", "the twin", start, { it, expect });
});
