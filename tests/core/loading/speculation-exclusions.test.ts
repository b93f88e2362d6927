import { expect, it } from "vitest";
import { speculationExclusions } from "#core/loading/speculation-exclusions.ts";
import { segmentsByLanguage } from "#core/routes/shop-path-segments.ts";

const address = { storeRoot: "shop", defaultLanguage: "de" } as const;

it("R-LOAD-05 excludes redirected paths, with and without a trailing slash", () => {
	expect(speculationExclusions({ "/login": "https://portal.example/" }, null)).toEqual(["/login{/}?"]);
});

it("R-LOAD-05 B-SEO-12 excludes the cart and what follows it in each language of the shop's addresses", () => {
	expect(speculationExclusions({}, address)).toEqual([
		"/*/warenkorb{/}?",
		"/*/kasse{/}?",
		"/*/bestaetigung{/}?",
		"/*/merkzettel{/}?",
	]);
	const localized = speculationExclusions({}, { ...address, segments: segmentsByLanguage });
	expect(localized).toEqual(
		expect.arrayContaining(["/*/warenkorb{/}?", "/*/checkout{/}?", "/*/panier{/}?", "/*/favoris{/}?"]),
	);
	// The English and the French confirmation have the same segment.
	expect(new Set(localized).size).toBe(localized.length);
});
