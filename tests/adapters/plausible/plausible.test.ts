import { describe, expect, it } from "vitest";
import { lazyAnalytics } from "#adapters/composition/lazy-analytics.ts";
import { openAnalytics } from "#adapters/composition/open-analytics.ts";
import type { AnalyticsRecord } from "#adapters/memory/analytics.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { analyticsSuite } from "#tests/adapters/port-suites/analytics.ts";
import plausible from "../../../e2e/doubles/plausible/plausible.ts";

const origin = "https://www.my-shop.example";

/** The body of a request to Plausible. */
interface PlausibleEvent {
	readonly name: string;
	readonly url: string;
	readonly referrer?: string;
	readonly props: { readonly title?: string; readonly milliseconds?: number };
}

/** Opens Plausible as a page does, from the site's own module. */
function setup(isReachable = true) {
	const events: PlausibleEvent[] = [];
	const logger = createMemoryLogger();
	const window = {
		location: new URL(`${origin}/`),
		async fetch(address: string, { body }: { readonly body: string }) {
			if (!isReachable) throw new Error("offline");
			expect(address).toBe("https://plausible.io/api/event");
			events.push(JSON.parse(body));
		},
	} as unknown as Window;
	const module = new URL("../../../e2e/doubles/plausible/plausible.ts", import.meta.url).pathname;
	const load = () => openAnalytics({ code: { module } }, { window, logger });
	return {
		events,
		logger,
		analytics: lazyAnalytics({ load, hasOldCookies: () => false, logger }),
		settle: () => expect.poll(load).toBeDefined(),
	};
}

function recordOf({ name, url, props }: PlausibleEvent): AnalyticsRecord {
	return name === "pageview"
		? { type: "pageView", path: url.slice(origin.length), title: props.title ?? "" }
		: { type: "loadDuration", milliseconds: props.milliseconds ?? 0 };
}

analyticsSuite("Plausible as a module of a site", () => {
	const { analytics, events, settle } = setup();
	let consented = false;
	return {
		analytics: {
			...analytics,
			rememberConsent() {
				consented = true;
				analytics.rememberConsent();
			},
			forgetConsent() {
				consented = false;
				analytics.forgetConsent();
			},
		},
		records: () => events.map(recordOf),
		// It stores nothing.
		consented: () => consented,
		settle,
	};
});

describe("Plausible as a module of a site", () => {
	it("R-ANA-01 names the page before as the referrer, and logs that it is not reached", async () => {
		const reached = setup();
		reached.analytics.rememberConsent();
		reached.analytics.pageView({ path: "/uhren", title: "Uhren" });
		await reached.settle();
		reached.analytics.pageView({ path: "/schmuck", title: "Schmuck" });
		expect(reached.events.map(({ referrer }) => referrer)).toEqual([`${origin}/`, `${origin}/uhren`]);
		const { analytics, logger, settle } = setup(false);
		analytics.rememberConsent();
		analytics.pageView({ path: "/", title: "Start" });
		await settle();
		await expect.poll(() => logger.notes.map(({ key }) => key)).toEqual(["plausible.notSent"]);
	});

	it("B-LAW-10 needs no consent and stores no cookie", () => {
		expect(plausible).toMatchObject({ consent: "none", cookies: [] });
		expect(plausible.optOut("de")).toBeNull();
	});
});
