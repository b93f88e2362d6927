import { describe, expect, it } from "vitest";
import type { AnalyticsRecord } from "#adapters/memory/analytics.ts";
import type { Analytics } from "#core/ports/analytics.ts";

/** An analytics under test and the effects of its calls. */
export interface AnalyticsSubject {
	readonly analytics: Analytics;
	/** Returns the recorded events, the oldest first. */
	records(): readonly AnalyticsRecord[];
	/** Returns whether consent is remembered. */
	consented(): boolean;
	/** Waits for all requests to a server. */
	settle(): Promise<void>;
}

/** Tests an implementation of {@link Analytics}; runs on the in-memory one and the real one. */
export function analyticsSuite(name: string, create: () => AnalyticsSubject): void {
	const home = { path: "/", title: "Start" };
	const rings = { path: "/shop/trauringe?page=1", title: "Trauringe & mehr" };

	describe(`analytics: ${name}`, () => {
		it("R-ANA-01 counts nothing before consent, and does not catch up afterwards", async () => {
			const { analytics, records, consented, settle } = create();
			analytics.pageView(home);
			analytics.loadDuration(900);
			await settle();
			expect(records()).toEqual([]);
			expect(consented()).toBe(false);
			analytics.rememberConsent();
			await settle();
			expect(records()).toEqual([]);
			expect(consented()).toBe(true);
		});

		it("R-ANA-01 counts each page with its path and title, and the load duration once", async () => {
			const { analytics, records, settle } = create();
			analytics.rememberConsent();
			analytics.pageView(home);
			analytics.loadDuration(900);
			await settle();
			analytics.loadDuration(800);
			analytics.pageView(rings);
			await settle();
			expect(records()).toEqual([
				{ type: "pageView", ...home },
				{ type: "loadDuration", milliseconds: 900 },
				{ type: "pageView", ...rings },
			]);
		});

		it("R-CONSENT-06 counts everything once after two remember calls", async () => {
			const { analytics, records, settle } = create();
			analytics.rememberConsent();
			analytics.pageView(home);
			analytics.rememberConsent();
			await settle();
			analytics.rememberConsent();
			await settle();
			expect(records()).toEqual([{ type: "pageView", ...home }]);
		});

		it.each([
			["after something was counted", true],
			["before anything could be", false],
		])("R-CONSENT-06 stops counting after forgetting %s", async (_, settled) => {
			const { analytics, records, consented, settle } = create();
			analytics.rememberConsent();
			analytics.pageView(home);
			if (settled) await settle();
			const before = settled ? records().length : 0;
			analytics.forgetConsent();
			analytics.pageView(rings);
			await settle();
			expect(consented()).toBe(false);
			expect(records().slice(before)).toEqual([]);
			const forgotten = records().length;
			analytics.rememberConsent();
			analytics.pageView(rings);
			await settle();
			expect(records().slice(forgotten)).toEqual([{ type: "pageView", ...rings }]);
			expect(consented()).toBe(true);
		});

		it("R-CONSENT-06 sends nothing when forgetting without a consent", async () => {
			const { analytics, records, consented, settle } = create();
			analytics.forgetConsent();
			await settle();
			expect(records()).toEqual([]);
			expect(consented()).toBe(false);
		});
	});
}
