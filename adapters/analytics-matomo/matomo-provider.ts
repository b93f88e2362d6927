import texts from "#adapters/analytics-matomo/matomo-texts.json" with { type: "json" };
import type { AnalyticsProvider } from "#core/ports/analytics.ts";

/** The settings of a site's Matomo. */
export interface MatomoSettings {
	/** The URL of the shop's own Matomo, ending in a slash. */
	readonly url: string;
	readonly siteId: number;
}

/** Returns the data of the built-in analytics: the shop's own Matomo (R-ANA-01, R-CONSENT-07). */
export function matomoProvider({ url, siteId }: MatomoSettings): AnalyticsProvider {
	const own = [new URL(url).origin];
	return {
		id: "matomo",
		name: "Matomo",
		consent: "analytics",
		hosts: { scripts: own, images: own, requests: own, frames: own },
		cookies: ["_pk_", "mtm_"],
		texts,
		optOut: (language) =>
			`${url}index.php?module=CoreAdminHome&action=optOut&language=${language}&idSite=${siteId}`,
	};
}
