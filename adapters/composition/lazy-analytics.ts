import type { Analytics } from "#core/ports/analytics.ts";
import type { Logger } from "#core/ports/logger.ts";
import { reasonOf } from "#core/shared/reason-of.ts";

/** What it takes to have an analytics when it is wanted. */
export interface LazyAnalyticsOptions {
	load(): Promise<Analytics>;
	/** Whether something that an earlier consent let be stored is still there. */
	hasOldCookies(): boolean;
	readonly logger: Logger;
}

type Call = (analytics: Analytics) => void;

/**
 * Analytics whose script comes with the first consent, or to clear away what an earlier one left. What is counted
 * meanwhile waits for it. A program that cannot be loaded is noted and asked for again with the next consent or page.
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
