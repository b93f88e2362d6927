import { reasonOf } from "#core/loading/with-timeout.ts";
import type { Logger } from "#core/ports/logger.ts";
import type {
	OpenPaymentProvider,
	PaymentProvider,
	PaymentProviderName,
	PaymentSessions,
} from "#core/ports/payment-provider.ts";
import type { Time } from "#core/ports/time.ts";
import { walletClientId } from "#core/settings/wallet-client-id.ts";

/** What the payment providers run on. */
export interface PaymentEnvironment {
	readonly window: Window;
	readonly time: Time;
	readonly logger: Logger;
	/** Makes pay-later sessions; null where the site has no order service. */
	readonly sessions: PaymentSessions | null;
	/** Other addresses of the providers' scripts, e.g. a sandbox's; null for the provider's own. */
	readonly scripts: { readonly paypal: string | null; readonly klarna: string | null };
}

/** Returns the payment providers of a page; a provider's script comes with its first load, and only then. */
export function paymentProviders({ scripts, sessions, ...tools }: PaymentEnvironment): OpenPaymentProvider {
	return (provider, settings, place) => {
		switch (provider) {
			case "paypal": {
				const client_id = walletClientId(settings);
				if (client_id === null) return null;
				return lazyProvider(provider, tools.logger, async () => {
					const { createPayPalProvider } = await import("#adapters/payments/paypal/paypal-provider.ts");
					return createPayPalProvider({ ...place, ...tools, client_id, script: scripts.paypal });
				});
			}
			case "klarna": {
				if (sessions === null) return null;
				return lazyProvider(provider, tools.logger, async () => {
					const [{ createKlarnaProvider }, { createPhoneNumbers }] = await Promise.all([
						import("#adapters/payments/klarna/klarna-provider.ts"),
						import("#adapters/phone-libphonenumber/phone-numbers.ts"),
					]);
					const phones = createPhoneNumbers(tools.logger);
					const script = scripts.klarna;
					return createKlarnaProvider({ ...place, ...tools, sessions, script, phones });
				});
			}
		}
	};
}

/** A provider whose script cannot be loaded is as one whose script cannot, and is tried again. */
function lazyProvider(
	provider: PaymentProviderName,
	logger: Logger,
	create: () => Promise<PaymentProvider>,
): PaymentProvider {
	let creating: Promise<PaymentProvider> | null = null;
	let created: PaymentProvider | null = null;
	return {
		async load() {
			creating ??= create();
			try {
				created = await creating;
			} catch (error) {
				creating = null;
				logger.note("payment.notLoaded", { provider, reason: reasonOf(error) });
				return false;
			}
			return created.load();
		},
		requestConsent: async (order, payload) =>
			created ? created.requestConsent(order, payload) : { outcome: "failed", reason: "not loaded" },
	};
}
