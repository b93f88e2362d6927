import { createPayments } from "#adapters/composition/payments.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { createPhoneNumbers } from "#adapters/memory/phone-numbers.ts";
import { createMemoryTime } from "#adapters/memory/time.ts";
import type { PaymentPlace, ProviderPayment } from "#core/ports/payment-provider.ts";
import { fail, succeed } from "#core/shared/result.ts";

/** The functions of the page under test: payments by name, so that several can exist side by side. */
export interface PaymentPage {
	readonly time: ReturnType<typeof createMemoryTime>;
	readonly logger: ReturnType<typeof createMemoryLogger>;
	/** Opens a payment with the provider of an id. */
	open(name: string, provider: string, place: Omit<PaymentPlace, "container">): void;
	payment(name: string): ProviderPayment;
	/** The order service's response to calls of providers; null for a refusal. */
	session: object | null;
}

declare global {
	interface Window {
		paymentPage: PaymentPage;
	}
}

const time = createMemoryTime();
const logger = createMemoryLogger();
const opened = new Map<string, ProviderPayment>();
const payments = createPayments({
	window,
	time,
	logger,
	service: async () => {
		const { session } = window.paymentPage;
		return session === null ? fail({ kind: "refused", reason: "refused" }) : succeed(session);
	},
	phones: async () => createPhoneNumbers(logger),
});

window.paymentPage = {
	time,
	logger,
	session: null,
	open(name, id, place) {
		const provider = payments.providers.find((one) => one.id === id);
		if (!provider) throw new Error(`There is no provider ${id}.`);
		opened.set(
			name,
			payments.open(provider, { ...place, container: () => document.getElementById("payment") }),
		);
	},
	payment(name) {
		const found = opened.get(name);
		if (!found) throw new Error(`No payment ${name} was opened.`);
		return found;
	},
};
