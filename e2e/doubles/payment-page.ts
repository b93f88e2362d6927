import { paymentProviders } from "#adapters/composition/payment-providers.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { createMemoryTime } from "#adapters/memory/time.ts";
import type {
	OpenPaymentProvider,
	PaymentMount,
	PaymentProvider,
	PaymentProviderName,
	PaymentSession,
	PaymentSettings,
} from "#core/ports/payment-provider.ts";
import { fail, succeed } from "#core/shared/result.ts";

/** What the page under test offers to a journey: providers by a name each, so that several can stand side by side. */
export interface PaymentPage {
	readonly time: ReturnType<typeof createMemoryTime>;
	readonly logger: ReturnType<typeof createMemoryLogger>;
	/** False when there is none for these settings. */
	open(
		name: string,
		provider: PaymentProviderName,
		settings: PaymentSettings,
		place: Omit<PaymentMount, "container">,
	): boolean;
	provider(name: string): PaymentProvider;
	/** The session that the order service makes for every order; null when it refuses. */
	session: PaymentSession | null;
}

declare global {
	interface Window {
		paymentPage: PaymentPage;
	}
}

const time = createMemoryTime();
const logger = createMemoryLogger();
const opened = new Map<string, PaymentProvider>();
const openProvider: OpenPaymentProvider = paymentProviders({
	window,
	time,
	logger,
	sessions: {
		async open() {
			const { session } = window.paymentPage;
			return session === null ? fail("no session: refused") : succeed(session);
		},
	},
	scripts: { paypal: null, klarna: null },
});

window.paymentPage = {
	time,
	logger,
	session: null,
	open(name, provider, settings, place) {
		const container = () => document.getElementById("payment");
		const found = openProvider(provider, settings, { ...place, container });
		if (found) opened.set(name, found);
		return found !== null;
	},
	provider(name) {
		const found = opened.get(name);
		if (!found) throw new Error(`No provider ${name} was opened.`);
		return found;
	},
};
