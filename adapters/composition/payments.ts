import * as composed from "#adapters/composition/payment-providers.ts";
import type {
	PaymentEnvironment,
	PaymentPlace,
	PaymentProvider,
	Payments,
	ProviderPayment,
	SpecifiedReport,
} from "#core/ports/payment-provider.ts";
import { loadOnce } from "#core/shared/promises.ts";
import { reasonOf } from "#core/shared/result.ts";

/** The built-in payment providers. */
export const paymentProviders: readonly PaymentProvider[] = Object.values(composed);

/** Returns the specified report of a provider; null for the general one. */
export async function specifiedReport(provider: string): Promise<SpecifiedReport | null> {
	return paymentProviders.find(({ id }) => id === provider)?.report ?? null;
}

/** Loads the payment providers of a site's own modules. Rejects if one cannot be loaded, because its orders could not be paid. */
export function loadOwnProviders(modules: readonly string[]): Promise<readonly PaymentProvider[]> {
	const load = async (address: string) => {
		const loaded: { readonly default: PaymentProvider } = await import(/* @vite-ignore */ address);
		return loaded.default;
	};
	return Promise.all(modules.map(load));
}

/** Creates the payments of a page; a provider's code and script load only when a payment starts. */
export function createPayments(
	environment: PaymentEnvironment,
	own: readonly PaymentProvider[] = [],
): Payments {
	return {
		providers: [...paymentProviders, ...own],
		open: (provider, place) => lazyPayment(provider, environment, place),
		leaveTo: (address) => environment.window.location.assign(address),
	};
}

/** Creates a payment whose code loads on start; a failed load counts like a failed script and is repeated. */
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
			// Nothing was requested here or by a redirect.
			if (!isOpen && redirected === null) return true;
			return (await (await open())?.cancel(order, redirected)) ?? false;
		},
	};
}

const notLoaded = { outcome: "failed", reason: "not loaded" } as const;
