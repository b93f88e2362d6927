import { describe, expect, it } from "vitest";
import { createMemoryAnalytics } from "#adapters/memory/analytics.ts";

describe("the in-memory analytics", () => {
	it("R-ANA-01 counts nothing before consent", () => {
		const analytics = createMemoryAnalytics();
		analytics.pageView({ path: "/", title: "Start" });
		analytics.loadDuration(900);
		expect(analytics.records()).toEqual([]);
		expect(analytics.consented()).toBe(false);
	});

	it("R-CONSENT-06 counts while consent is remembered, and forgets with it", () => {
		const analytics = createMemoryAnalytics();
		analytics.rememberConsent();
		analytics.pageView({ path: "/shop", title: "Shop" });
		analytics.loadDuration(900);
		expect(analytics.records()).toEqual([
			{ type: "pageView", path: "/shop", title: "Shop" },
			{ type: "loadDuration", milliseconds: 900 },
		]);
		expect(analytics.consented()).toBe(true);
		analytics.forgetConsent();
		analytics.pageView({ path: "/", title: "Start" });
		expect(analytics.records()).toEqual([]);
		expect(analytics.consented()).toBe(false);
	});
});
