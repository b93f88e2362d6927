import { describe, expect, it } from "vitest";
import { createMatomo } from "#adapters/analytics-matomo/matomo.ts";
import type { AnalyticsRecord } from "#adapters/memory/analytics.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { type FakePage, openPage } from "#tests/adapters/analytics-matomo/fake-page.ts";
import { analyticsSuite } from "#tests/adapters/port-suites/analytics.ts";

const url = "https://statistik.sternau.example/";
const home = { path: "/", title: "Start" };

function setup(cookies: readonly string[] = []) {
	const page = openPage(cookies);
	const logger = createMemoryLogger();
	const analytics = createMatomo({ window: page.window, logger, url, siteId: 7 });
	return { page, logger, analytics };
}

/** The requests that Matomo's server received, the oldest first. */
function requestsOf({ asked }: FakePage): readonly Readonly<Record<string, string>>[] {
	return asked
		.filter((address) => address.startsWith(`${url}matomo.php?`))
		.map((address) => Object.fromEntries(new URL(address).searchParams));
}

function recordOf(fields: Readonly<Record<string, string>>): AnalyticsRecord[] {
	if (fields.e_c === "javascript") return [{ type: "loadDuration", milliseconds: Number(fields.e_v) }];
	const { pathname, search } = new URL(fields.url ?? "");
	return [{ type: "pageView", path: pathname + search, title: fields.action_name ?? "" }];
}

analyticsSuite("Matomo", () => {
	const { page, analytics } = setup();
	return {
		analytics,
		records: () => requestsOf(page).flatMap(recordOf),
		consented: () => page.cookies().includes("mtm_consent"),
		settle: async () => page.deliver(),
	};
});

describe("Matomo on a page", () => {
	it("R-ANA-01 B-LAW-10 contacts nobody and stores nothing before consent", () => {
		const { page, analytics } = setup();
		analytics.pageView(home);
		analytics.forgetConsent();
		expect(page.asked).toEqual([]);
		expect(page.cookies()).toEqual([]);
		expect(page.window._paq).toBeUndefined();
	});

	it("R-ANA-01 loads the shop's own Matomo once, and counts for the site's id with full addresses", () => {
		const { page, analytics } = setup();
		analytics.rememberConsent();
		analytics.pageView(home);
		page.deliver();
		analytics.pageView({ path: "/kontakt", title: "Kontakt" });
		analytics.rememberConsent();
		expect(page.asked[0]).toBe(`${url}matomo.js`);
		expect(page.asked.filter((address) => address.endsWith(".js"))).toHaveLength(1);
		expect(requestsOf(page)).toMatchObject([
			{ idsite: "7", url: "https://www.sternau.example/", urlref: "" },
			{ idsite: "7", url: "https://www.sternau.example/kontakt", urlref: "https://www.sternau.example/" },
		]);
	});

	it("R-CONSENT-06 B-LAW-10 removes every cookie of Matomo and no other when forgetting", () => {
		const { page, analytics } = setup(["anderes", "_pk_ref.1.1fff"]);
		analytics.rememberConsent();
		analytics.pageView(home);
		page.deliver();
		expect(page.cookies()).toEqual([
			"_pk_id.1.1fff",
			"_pk_ref.1.1fff",
			"_pk_ses.1.1fff",
			"anderes",
			"mtm_consent",
		]);
		analytics.forgetConsent();
		expect(page.cookies()).toEqual(["anderes"]);
	});

	it("R-CONSENT-06 removes the cookies of an earlier visit without loading anything", () => {
		const { page, analytics } = setup(["_pk_id.1.1fff", "mtm_consent", "anderes"]);
		analytics.forgetConsent();
		expect(page.cookies()).toEqual(["anderes"]);
		expect(page.asked).toEqual([]);
	});

	it("R-CONSENT-06 leaves no cookie and counts nothing if consent is withdrawn while the script loads", () => {
		const { page, analytics } = setup();
		analytics.rememberConsent();
		analytics.pageView(home);
		analytics.forgetConsent();
		page.deliver();
		expect(page.cookies()).toEqual([]);
		expect(page.asked).toEqual([`${url}matomo.js`]);
	});

	it("R-ERR-02 logs a script that fails to load, and loads it again with the next consent", () => {
		const { page, logger, analytics } = setup();
		analytics.rememberConsent();
		analytics.pageView(home);
		page.refuse();
		expect(logger.notes).toEqual([{ key: "analytics.notLoaded", details: { script: `${url}matomo.js` } }]);
		expect(page.scripts).toHaveLength(0);
		analytics.rememberConsent();
		page.deliver();
		expect(requestsOf(page)).toHaveLength(1);
	});
});

describe("script errors", () => {
	const fault = {
		filename: "https://www.sternau.example/assets/a.js?v=1",
		lineno: 3,
		colno: 9,
		message: "x is null",
	};

	it("R-ANA-01 are reported once each during consent, without the address's query", () => {
		const { page, analytics } = setup();
		page.break(fault);
		analytics.rememberConsent();
		page.deliver();
		page.break(fault);
		page.break(fault);
		page.break({ ...fault, lineno: 4, message: "y".repeat(400) });
		expect(requestsOf(page)).toMatchObject([
			{ e_c: "JavaScript Errors", e_a: "https://www.sternau.example/assets/a.js:3:9", e_n: "x is null" },
			{ e_a: "https://www.sternau.example/assets/a.js:4:9", e_n: "y".repeat(300) },
		]);
	});

	it("R-ANA-01 are reported for promises too, unless the page has handled them", () => {
		const { page, analytics } = setup();
		page.window.addEventListener("unhandledrejection", (event) => {
			if (event.reason instanceof DOMException) event.preventDefault();
		});
		analytics.rememberConsent();
		page.deliver();
		page.reject(new DOMException("Transition was skipped", "AbortError"));
		page.reject(new TypeError("x is null"));
		expect(requestsOf(page)).toMatchObject([
			{ e_c: "JavaScript Errors", e_a: "promise", e_n: "TypeError: x is null" },
		]);
	});

	it("R-ANA-01 R-CONSENT-06 are no longer reported after consent is withdrawn", () => {
		const { page, analytics } = setup();
		analytics.rememberConsent();
		page.deliver();
		analytics.forgetConsent();
		page.break(fault);
		analytics.rememberConsent();
		expect(requestsOf(page)).toEqual([]);
	});
});
