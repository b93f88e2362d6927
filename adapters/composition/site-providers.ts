import { type MatomoSettings, matomoProvider } from "#adapters/analytics-matomo/matomo-provider.ts";
import { paymentProviders } from "#adapters/composition/payments.ts";
import type { AnalyticsProvider } from "#core/ports/analytics.ts";
import type { PaymentProvider } from "#core/ports/payment-provider.ts";

/** The providers of a site: the built-in ones, and those of its own modules. */
export interface SiteProviders {
	/** Null if the site has no analytics. */
	readonly analytics: AnalyticsProvider | null;
	readonly payments: readonly PaymentProvider[];
	/** The addresses of its own modules in browsers. */
	readonly modules: ProviderModules;
}

/** The addresses of a site's own modules, as paths of the site. */
export interface ProviderModules {
	/** Null if the analytics are built in. */
	readonly analytics: string | null;
	readonly payments: readonly string[];
}

/** The providers that a site defines itself. */
interface OwnProviders {
	readonly analytics: AnalyticsProvider | null;
	readonly payments: readonly PaymentProvider[];
	readonly modules: ProviderModules;
}

const noProviders: OwnProviders = {
	analytics: null,
	payments: [],
	modules: { analytics: null, payments: [] },
};

/** The ids of the built-in providers. */
export const builtInProviderIds = {
	analytics: ["matomo"],
	payments: paymentProviders.map(({ id }) => id),
} as const;

/** Composes the providers of a site. Its own analytics take the place of the built-in ones. */
export function siteProviders(matomo: MatomoSettings | null, own: OwnProviders = noProviders): SiteProviders {
	return {
		analytics: own.analytics ?? (matomo && matomoProvider(matomo)),
		payments: [...paymentProviders, ...own.payments],
		modules: own.modules,
	};
}
