import { lazyAnalytics } from "#adapters/composition/lazy-analytics.ts";
import { analyticsDecision, hasAnalyticsCookies } from "#core/consent/may-load.ts";
import type { AnalyticsModel } from "#core/models/page-model.ts";
import type { PageServices } from "#core/models/page-services.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { Analytics } from "#core/ports/analytics.ts";
import type { Listeners } from "#core/state/store.ts";

/** How long after a page was rendered its view is counted, in milliseconds (R-ANA-01): its title is set by then. */
const pageViewDelay = 32;

/**
 * Reports every change of consents to analytics (R-CONSENT-06), and while the visitor agrees each page, the document's
 * own first, and once how long that took to load (R-ANA-01).
 */
export function reportPageViews(
	settings: AnalyticsModel,
	{ consents, time, logger }: PageServices,
	entered: Pick<Listeners, "subscribe">,
): void {
	const analytics = matomo(settings, logger);
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
				// The missing page is at any path, and a page's data may name another than the address.
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
		decision = analyticsDecision(saved);
		if (decision === "remember") analytics.rememberConsent();
		else analytics.forgetConsent();
		if (decision !== before) count();
	};

	// Back from a page that the browser has kept.
	addEventListener("pageshow", ({ persisted }) => persisted && count());
	consents.subscribe(decide);
	entered.subscribe(count);
	decide();
}

/** The script of Matomo comes with the first consent, or to clear away what an earlier one left. */
function matomo(settings: AnalyticsModel, logger: Logger): Analytics {
	return lazyAnalytics({
		logger,
		hasOldCookies: () => hasAnalyticsCookies(document.cookie),
		async load() {
			const { createMatomo } = await import("#adapters/analytics-matomo/matomo.ts");
			return createMatomo({ window, logger, ...settings });
		},
	});
}

/** Returns the time from the visit's start to the end of its document's loading, as soon as that is over. */
function whenLoaded(signal: AbortSignal, give: (milliseconds: number) => void): void {
	const [entry] = performance.getEntriesByType("navigation");
	if (!(entry instanceof PerformanceNavigationTiming)) return;
	const { loadEventEnd, startTime } = entry;
	if (loadEventEnd > 0) give(loadEventEnd - startTime);
	// The entry is complete after the event's last listener.
	else addEventListener("load", () => setTimeout(() => whenLoaded(signal, give)), { once: true, signal });
}
