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
 * for it. A failed load is logged and repeated with the next consent or page; a failed call is logged.
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
			if (consented) send(loaded, (analytics) => analytics.rememberConsent());
			for (const call of waiting) send(loaded, call);
		} catch (error) {
			logger.note("analytics.notLoaded", { reason: reasonOf(error) });
		}
		waiting = [];
		loading = false;
	}

	/** Makes a call. An exception is logged, so that analytics never disturb a page. */
	function send(analytics: Analytics, call: Call): void {
		try {
			call(analytics);
		} catch (error) {
			logger.note("analytics.failed", { reason: reasonOf(error) });
		}
	}

	function forward(call: Call): void {
		if (loaded) {
			send(loaded, call);
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
			if (loaded) send(loaded, (analytics) => analytics.rememberConsent());
			else void start();
		},
		forgetConsent() {
			consented = false;
			waiting = [];
			if (loaded || loading || hasOldCookies()) forward((analytics) => analytics.forgetConsent());
		},
	};
}
