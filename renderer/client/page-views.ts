import { lazyAnalytics } from "#adapters/composition/lazy-analytics.ts";
import { openAnalytics } from "#adapters/composition/open-analytics.ts";
import { analyticsDecision, hasAnalyticsCookies } from "#core/consent/may-load.ts";
import type { AnalyticsModel } from "#core/models/page-model.ts";
import type { PageServices } from "#core/models/page-services.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { Analytics } from "#core/ports/analytics.ts";
import type { Listeners } from "#core/state/store.ts";

/** The delay of a page view after rendering, in milliseconds (R-ANA-01), because the title is set by then. */
const pageViewDelay = 32;

/**
 * Reports every change of consent to analytics (R-CONSENT-06). With consent it reports each page view, including the
 * document's first, and once the duration of the first load (R-ANA-01).
 */
export function reportPageViews(
	settings: AnalyticsModel,
	{ consents, time, logger }: PageServices,
	entered: Pick<Listeners, "subscribe">,
): void {
	const analytics = loadLate(settings, logger);
	let leaving = new AbortController();
	let decided: unknown = null;
	let decision: "remember" | "forget" = "forget";

	const count = () => {
		leaving.abort();
		leaving = new AbortController();
		if (decision === "forget") return;
		const { signal } = leaving;
		time.wait(pageViewDelay, signal).then(
			() => {
				// The 404 page may have any path, and a page's data may have another path than the URL.
				analytics.pageView({ path: location.pathname + location.search, title: document.title });
				whenLoaded(signal, (milliseconds) => analytics.loadDuration(milliseconds));
			},
			() => undefined,
		);
	};

	const decide = () => {
		const saved = consents.state().consents;
		if (saved === decided) return;
		decided = saved;
		const before = decision;
		decision = analyticsDecision(settings, saved);
		if (decision === "remember") analytics.rememberConsent();
		else analytics.forgetConsent();
		if (decision !== before) count();
	};

	// Restored from the back/forward cache.
	addEventListener("pageshow", ({ persisted }) => persisted && count());
	consents.subscribe(decide);
	entered.subscribe(count);
	decide();
}

/** Returns analytics whose code loads with the first consent, or to remove what an earlier one left. */
function loadLate(settings: AnalyticsModel, logger: Logger): Analytics {
	return lazyAnalytics({
		logger,
		hasOldCookies: () => hasAnalyticsCookies(settings, document.cookie),
		load: () => openAnalytics(settings, { window, logger }),
	});
}

/** Passes the duration from the start of the visit to the end of loading to `give`, as soon as loading has ended. */
function whenLoaded(signal: AbortSignal, give: (milliseconds: number) => void): void {
	const [entry] = performance.getEntriesByType("navigation");
	if (!(entry instanceof PerformanceNavigationTiming)) return;
	const { loadEventEnd, startTime } = entry;
	if (loadEventEnd > 0) give(loadEventEnd - startTime);
	// The entry is complete after the event's last listener.
	else addEventListener("load", () => setTimeout(() => whenLoaded(signal, give)), { once: true, signal });
}
