import type { Logger } from "#core/platform/logger.ts";
import type { Analytics } from "#core/ports/analytics.ts";
import { reasonOf } from "#core/shared/result.ts";

/** The options of lazily loaded analytics. */
export interface LazyAnalyticsOptions {
	load(): Promise<Analytics>;
	/** Returns whether cookies of an earlier consent still exist. */
	hasOldCookies(): boolean;
	readonly logger: Logger;
}

type Call = (analytics: Analytics) => void;

/**
 * Creates analytics whose script loads with the first consent, or to remove what an earlier one left. Events wait
 * for it. A failed load is logged and repeated with the next consent or page.
 */
export function lazyAnalytics({ load, hasOldCookies, logger }: LazyAnalyticsOptions): Analytics {
	let loaded: Analytics | null = null;
	let loading = false;
	let consented = false;
	let waiting: Call[] = [];

	async function start(): Promise<void> {
		if (loading) return;
		loading = true;
		try {
			loaded = await load();
			if (consented) loaded.rememberConsent();
			for (const call of waiting) call(loaded);
		} catch (error) {
			logger.note("analytics.notLoaded", { reason: reasonOf(error) });
		}
		waiting = [];
		loading = false;
	}

	function forward(call: Call): void {
		if (loaded) {
			call(loaded);
			return;
		}
		waiting.push(call);
		void start();
	}

	function count(call: Call): void {
		if (consented) forward(call);
	}

	return {
		pageView: (view) => count((analytics) => analytics.pageView(view)),
		loadDuration: (milliseconds) => count((analytics) => analytics.loadDuration(milliseconds)),
		rememberConsent() {
			consented = true;
			if (loaded) loaded.rememberConsent();
			else void start();
		},
		forgetConsent() {
			consented = false;
			waiting = [];
			if (loaded || loading || hasOldCookies()) forward((analytics) => analytics.forgetConsent());
		},
	};
}
