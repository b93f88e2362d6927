import type { Analytics, PageView } from "#core/ports/analytics.ts";

/** An event counted by the analytics. */
export type AnalyticsRecord =
	| ({ readonly type: "pageView" } & PageView)
	| { readonly type: "loadDuration"; readonly milliseconds: number };

/** The in-memory analytics with its records. */
export interface MemoryAnalytics extends Analytics {
	/** Returns the events counted during consent, the oldest first. */
	records(): readonly AnalyticsRecord[];
	/** Returns whether consent is remembered. */
	consented(): boolean;
}

/**
 * Creates an in-memory implementation of the analytics port for tests and stories: counts only during consent, and
 * forgets with it.
 */
export function createMemoryAnalytics(): MemoryAnalytics {
	let consent = false;
	let counted: readonly AnalyticsRecord[] = [];
	let measured = false;
	const count = (record: AnalyticsRecord): void => {
		if (consent) counted = [...counted, record];
	};
	return {
		pageView: ({ path, title }) => count({ type: "pageView", path, title }),
		loadDuration(milliseconds) {
			if (!measured) count({ type: "loadDuration", milliseconds });
			measured ||= consent;
		},
		rememberConsent: () => {
			consent = true;
		},
		forgetConsent: () => {
			consent = false;
			counted = [];
		},
		records: () => counted,
		consented: () => consent,
	};
}
