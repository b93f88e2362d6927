import type {
	PaymentConsent,
	PaymentProvider,
	Payments,
	ProviderPayment,
} from "#core/ports/payment-provider.ts";
import { sameId } from "#core/shared/branded.ts";

/** A payment that tests and stories can control. */
export interface MemoryPayment extends ProviderPayment {
	/** Returns whether the provider's script was loaded. */
	isLoaded(): boolean;
	/** Sets the decision of the next customers; null makes loading fail. */
	set(consent: PaymentConsent | null): void;
}

/** Creates a {@link MemoryPayment}. */
export function createMemoryPayment(initial: PaymentConsent | null): MemoryPayment {
	let consent = initial;
	let loaded = false;
	let isApproved = false;
	const decide = async (): Promise<PaymentConsent> => {
		if (!loaded || !consent) return { outcome: "failed", reason: "not loaded" };
		isApproved ||= consent.outcome === "approved";
		return consent;
	};
	return {
		isLoaded: () => loaded,
		set(next) {
			consent = next;
		},
		async start() {
			loaded ||= consent !== null;
			return loaded;
		},
		approve: decide,
		finalize: decide,
		cancel: async () => !isApproved,
	};
}

/** Creates a provider that handles one payment method of the settings, everywhere; every customer approves. */
export function createMemoryPaymentProvider(id: string, method: number): PaymentProvider {
	return {
		id,
		name: id,
		kind: "payNow",
		needsSession: false,
		needs: "{}",
		takes: (_, paymentMethod) => sameId(paymentMethod, method),
		isOffered: () => true,
		approvesAtOnce: true,
		hosts: { scripts: [], images: [], requests: [], frames: [] },
		texts: {},
		report: null,
		open: async () => createMemoryPayment({ outcome: "approved", payment: { reference: "5" } }),
	};
}

/** Creates payments with a fixed result; nobody leaves the page. */
export function createMemoryPayments(
	providers: readonly PaymentProvider[],
	consent: PaymentConsent | null,
): Payments {
	return { providers, open: () => createMemoryPayment(consent), leaveTo: () => {} };
}
