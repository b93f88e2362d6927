import { describe, expect, it } from "vitest";
import { lazyAnalytics } from "#adapters/composition/lazy-analytics.ts";
import { createMemoryAnalytics } from "#adapters/memory/analytics.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { analyticsSuite } from "#tests/adapters/port-suites/analytics.ts";

const home = { path: "/", title: "Start" };

/** Creates analytics whose code loads when `deliver` is called. */
function setup({ hasOldCookies = false } = {}) {
	const inner = createMemoryAnalytics();
	const logger = createMemoryLogger();
	const asked: { resolve(): void; reject(error: Error): void }[] = [];
	const load = () =>
		new Promise<typeof inner>((resolve, reject) => {
			asked.push({ resolve: () => resolve(inner), reject });
		});
	const analytics = lazyAnalytics({ load, hasOldCookies: () => hasOldCookies, logger });
	const answer = async (change: (one: (typeof asked)[number]) => void) => {
		for (const one of asked) change(one);
		await new Promise((resolve) => setTimeout(resolve));
	};
	return {
		analytics,
		inner,
		logger,
		asked,
		deliver: () => answer((one) => one.resolve()),
		fail: () => answer((one) => one.reject(new Error("offline"))),
	};
}

analyticsSuite("its program loaded when wanted", () => {
	const { analytics, inner, deliver } = setup();
	return { analytics, records: inner.records, consented: inner.consented, settle: deliver };
});

describe("lazily loaded analytics", () => {
	it("B-LAW-10 is not loaded for a visitor who does not agree", () => {
		const { analytics, asked } = setup();
		analytics.forgetConsent();
		analytics.pageView(home);
		analytics.loadDuration(5);
		expect(asked).toEqual([]);
	});

	it("R-CONSENT-06 is loaded to remove what an earlier consent left", async () => {
		const { analytics, asked, inner, deliver } = setup({ hasOldCookies: true });
		inner.rememberConsent();
		analytics.forgetConsent();
		expect(asked).toHaveLength(1);
		await deliver();
		expect(inner.consented()).toBe(false);
	});

	it("R-ERR-02 logs a failed load, and loads again with the next consent", async () => {
		const { analytics, inner, logger, asked, fail, deliver } = setup();
		analytics.rememberConsent();
		analytics.pageView(home);
		await fail();
		expect(logger.notes).toEqual([{ key: "analytics.notLoaded", details: { reason: "Error: offline" } }]);
		analytics.rememberConsent();
		expect(asked).toHaveLength(2);
		await deliver();
		expect(inner.consented()).toBe(true);
	});
});
