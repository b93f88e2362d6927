import type { ConsentCategory } from "#core/consent/may-load.ts";
import { completeHosts, type ServiceHosts } from "#core/internet/service-hosts.ts";
import type { Language } from "#core/language/language.ts";
import type {
	Analytics,
	AnalyticsEnvironment,
	AnalyticsProvider,
	AnalyticsTexts,
} from "#core/ports/analytics.ts";

/** The functions of a site's own analytics in the browser; only `pageView` is required. None is called before consent. */
export type SiteAnalytics = Pick<Analytics, "pageView"> & Partial<Analytics>;

/** The definition of a site's own analytics. */
export interface AnalyticsDefinition {
	/** Lower-case letters, digits and hyphens. */
	readonly id: string;
	/** The name that the privacy policy has to contain. */
	readonly name: string;
	/** "analytics" asks visitors first; "none" is for analytics that store nothing on the device and need no consent. */
	readonly consent: ConsentCategory;
	/** The https origins that pages may use, e.g. `{ requests: ["https://plausible.io"] }`; none by default. */
	readonly hosts?: Partial<ServiceHosts>;
	/** The beginnings of the names of its cookies, which `forgetConsent` removes; none by default. */
	readonly cookies?: readonly string[];
	readonly texts?: Readonly<Partial<Record<Language, AnalyticsTexts>>>;
	/** Starts it in the browser, with the first consent or at once if it needs none. */
	open(environment: AnalyticsEnvironment): SiteAnalytics | Promise<SiteAnalytics>;
}

/** A site's own analytics: its data, and its code for browsers. */
export interface SiteAnalyticsProvider extends AnalyticsProvider {
	/** Starts the code. Rejects if it cannot be loaded. */
	open(environment: AnalyticsEnvironment): Promise<Analytics>;
}

/**
 * Defines a site's own web analytics: the default export of the module that `analytics.module` of facette.config.ts names.
 *
 * @example
 * export default defineAnalytics({
 * 	id: "plausible",
 * 	name: "Plausible",
 * 	consent: "none",
 * 	hosts: { requests: ["https://plausible.io"] },
 * 	open: ({ window }) => ({
 * 		pageView: ({ path }) =>
 * 			void window.fetch("https://plausible.io/api/event", {
 * 				method: "POST",
 * 				body: JSON.stringify({ name: "pageview", url: window.location.origin + path, domain: "www.my-shop.example" }),
 * 			}),
 * 	}),
 * });
 */
export function defineAnalytics(definition: AnalyticsDefinition): SiteAnalyticsProvider {
	const { id, name, consent, hosts, cookies = [], texts = {} } = definition;
	return {
		id,
		name,
		consent,
		hosts: completeHosts(hosts),
		cookies,
		texts,
		optOut: () => null,
		open: async (environment) => withConsent(await definition.open(environment)),
	};
}

/** Calls analytics only between a consent and its withdrawal. */
function withConsent(analytics: SiteAnalytics): Analytics {
	let isCounting = false;
	let isMeasured = false;
	return {
		pageView(view) {
			if (isCounting) analytics.pageView(view);
		},
		loadDuration(milliseconds) {
			if (!isCounting || isMeasured) return;
			isMeasured = true;
			analytics.loadDuration?.(milliseconds);
		},
		rememberConsent() {
			if (isCounting) return;
			isCounting = true;
			analytics.rememberConsent?.();
		},
		forgetConsent() {
			isCounting = false;
			analytics.forgetConsent?.();
		},
	};
}
