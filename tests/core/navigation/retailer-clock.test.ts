import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import type { Brand } from "#core/content/pages.ts";
import type { Language } from "#core/language/language.ts";
import { type ClockSources, retailerClock } from "#core/navigation/retailer-clock.ts";
import type { PageSummary } from "#core/pages/page.ts";
import { createPageLinks } from "#core/pages/page-links.ts";

const rolex: Brand = { slug: "rolex", display_name: "Rolex", type: "watches", logo: null, sort: 1 };
const page = {
	id: "rolex",
	translations: [
		{ language: "de", path: "/uhren/rolex" },
		{ language: "en", path: "/en/watches/rolex" },
	],
} as unknown as PageSummary;
const script = "https://uhr.example/clock.js";
const on: ClockSources = {
	brands: [rolex],
	rolex_clock: true,
	rolex_api_key: "k1",
	script,
	defaultLanguage: "de",
};

function clockOf(sources: ClockSources, language: Language = "de", pages = [page]) {
	const logger = createMemoryLogger();
	const clock = retailerClock(sources, language, createPageLinks(pages, "de"), logger);
	return { clock, notes: logger.notes };
}

describe("the clock in the header", () => {
	it("R-CLOCK-01 is shown only if the project enables it", () => {
		expect(clockOf({ ...on, rolex_clock: false })).toEqual({ clock: null, notes: [] });
		expect(clockOf(on).clock).not.toBeNull();
	});

	it.each([
		["de", "/uhren/rolex", null, "/uhren/longines"],
		["en", "/en/watches/rolex", null, "/en/watches/longines"],
		["fr", "/uhren/rolex", "de", "/fr/marques/longines"],
	] as const)("R-CLOCK-01 in %s links to %s and hides on %4$s", (language, href, hreflang, hiddenOn) => {
		expect(clockOf(on, language)).toMatchObject({
			clock: { brand: "Rolex", link: { href, hreflang }, hiddenOn, mounted: { apiKey: "k1", script } },
			notes: [],
		});
	});

	it.each([
		["page", { brands: [rolex] }, []],
		["brand", { brands: [] }, [page]],
	])("R-CLOCK-01 is missing without the brand's %s, which is logged", (_, sources, pages) => {
		expect(clockOf({ ...on, ...sources }, "de", pages)).toEqual({
			clock: null,
			notes: [{ key: "clock.noPage", details: { brand: "rolex" } }],
		});
	});

	it("R-CLOCK-01 stays a link without a key, which is logged", () => {
		expect(clockOf({ ...on, rolex_api_key: null })).toMatchObject({
			clock: { link: { href: "/uhren/rolex" }, mounted: null },
			notes: [{ key: "clock.noKey", details: { brand: "rolex" } }],
		});
	});
});
