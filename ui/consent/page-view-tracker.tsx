import { useEffect } from "react";
import { analyticsDecision } from "#core/consent/may-load.ts";
import type { PageModel } from "#core/models/page-model.ts";
import { useConsentState } from "#ui/consent/consent-context.tsx";
import { useServices } from "#ui/foundation/services.tsx";

/** How long after a route change the page view is counted, in milliseconds (R-ANA-01): its title is set by then. */
const pageViewDelay = 32;

/**
 * Reports every change of consents to analytics (R-CONSENT-06), and while the visitor agrees of each page and, once,
 * how long the first took to load (R-ANA-01). Renders nothing.
 */
export function PageViewTracker({ page }: { readonly page: PageModel }) {
	const services = useServices();
	const consents = useConsentState()?.consents ?? null;
	const analytics = services?.analytics ?? null;
	const decision = consents && analyticsDecision(consents);

	useEffect(() => {
		if (!analytics || consents === null) return;
		if (analyticsDecision(consents) === "remember") analytics.rememberConsent();
		else analytics.forgetConsent();
	}, [analytics, consents]);

	useEffect(() => {
		if (!services?.analytics || decision !== "remember") return;
		const { analytics, time, navigation, history } = services;
		const leaving = new AbortController();
		const { signal } = leaving;
		time.wait(pageViewDelay, signal).then(
			() => {
				// The missing page is at any path, and a page's data may name another than the address.
				analytics.pageView({ path: history.address().path + navigation.search(), title: document.title });
				whenLoaded(signal, (milliseconds) => analytics.loadDuration(milliseconds));
			},
			() => undefined,
		);
		return () => leaving.abort();
	}, [services, page, decision]);

	return null;
}

/** Returns the time from the visit's start to the end of its document's loading, as soon as that is over. */
function whenLoaded(signal: AbortSignal, give: (milliseconds: number) => void): void {
	const [entry] = performance.getEntriesByType("navigation");
	if (!(entry instanceof PerformanceNavigationTiming)) return;
	const { loadEventEnd, startTime } = entry;
	if (loadEventEnd > 0) give(loadEventEnd - startTime);
	// The entry is complete after the event's last listener.
	else
		window.addEventListener("load", () => setTimeout(() => whenLoaded(signal, give)), { once: true, signal });
}
