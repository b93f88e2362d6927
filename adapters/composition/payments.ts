import * as composed from "#adapters/composition/payment-providers.ts";
import type {
	PaymentEnvironment,
	PaymentPlace,
	PaymentProvider,
	Payments,
	ProviderPayment,
	SpecifiedReport,
} from "#core/ports/payment-provider.ts";
import { loadOnce } from "#core/shared/load-once.ts";
import { reasonOf } from "#core/shared/reason-of.ts";

/** The payment providers of a site. */
export const paymentProviders: readonly PaymentProvider[] = Object.values(composed);

/** The report that the specification gives a provider; null for the general one. */
export async function specifiedReport(provider: string): Promise<SpecifiedReport | null> {
	return paymentProviders.find(({ id }) => id === provider)?.report ?? null;
}

/** The payments of a page; a provider's code and script come with its start, and only then. */
export function createPayments(environment: PaymentEnvironment): Payments {
	return {
		providers: paymentProviders,
		open: (provider, place) => lazyPayment(provider, environment, place),
		leaveTo: (address) => environment.window.location.assign(address),
	};
}

/** A provider whose code cannot be loaded is as one whose script cannot, and is tried again. */
function lazyPayment(
	provider: PaymentProvider,
	environment: PaymentEnvironment,
	place: PaymentPlace,
): ProviderPayment {
	const load = loadOnce(() => provider.open(environment, place));
	let isOpen = false;
	async function open(): Promise<ProviderPayment | null> {
		isOpen = true;
		try {
			return await load();
		} catch (error) {
			isOpen = false;
			environment.logger.note("payment.notLoaded", { provider: provider.id, reason: reasonOf(error) });
			return null;
		}
	}
	return {
		start: async () => (await (await open())?.start()) ?? false,
		approve: async (...question) => (await (await open())?.approve(...question)) ?? notLoaded,
		finalize: async (...question) => (await (await open())?.finalize?.(...question)) ?? notLoaded,
		async cancel(order, redirected) {
			// Nothing was asked here, and elsewhere neither.
			if (!isOpen && redirected === null) return true;
			return (await (await open())?.cancel(order, redirected)) ?? false;
		},
	};
}

const notLoaded = { outcome: "failed", reason: "not loaded" } as const;
