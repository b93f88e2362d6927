import type { PaymentConsent, PaymentProvider } from "#core/ports/payment-provider.ts";

/** A payment provider that tests and stories can steer. */
export interface MemoryPaymentProvider extends PaymentProvider {
	/** Whether its script has been loaded. */
	isLoaded(): boolean;
	/** Sets what the next customers answer; null lets loading fail. */
	set(consent: PaymentConsent | null): void;
}

/** Creates a {@link MemoryPaymentProvider}. */
export function createMemoryPaymentProvider(initial: PaymentConsent | null): MemoryPaymentProvider {
	let consent = initial;
	let loaded = false;
	return {
		isLoaded: () => loaded,
		set(next) {
			consent = next;
		},
		async load() {
			loaded ||= consent !== null;
			return loaded;
		},
		requestConsent: async () => (loaded && consent ? consent : { outcome: "failed", reason: "not loaded" }),
	};
}
