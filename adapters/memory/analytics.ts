import type { Analytics, PageView } from "#core/ports/analytics.ts";

/** Something that the analytics counted. */
export type AnalyticsRecord =
	| ({ readonly type: "pageView" } & PageView)
	| { readonly type: "loadDuration"; readonly milliseconds: number };

/** The in-memory analytics with what it counted so far. */
export interface MemoryAnalytics extends Analytics {
	/** What was counted while there was consent, oldest first. */
	records(): readonly AnalyticsRecord[];
	/** Whether consent is remembered. */
	consented(): boolean;
}

/** An in-memory implementation of the analytics port for tests and stories: counts only while there is consent, forgets with it. */
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
