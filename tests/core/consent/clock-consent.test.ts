import { describe, expect, it } from "vitest";
import { clockConsentId, mayLoadClock } from "#core/consent/clock-consent.ts";
import type { ConsentEntry } from "#core/site/site.ts";

function entry(function_id: string, consentGiven: boolean): ConsentEntry {
	const words = { display_name: "Uhr", description: "Eine Uhr.", link: null };
	return { ...words, default_on: false, locked: false, function_id, consentGiven };
}

describe("whether the brand's clock may load", () => {
	const stored = { id: clockConsentId, title: "Uhr", given: true };

	it.each([
		["nothing decided", [], "none", false],
		["agreed to in the header", [stored], "none", true],
		["a damaged consent", [{ ...stored, given: false }], "none", false],
		["another content", [{ ...stored, id: "map" }], "none", false],
		["agreed to on the banner", [], [entry(clockConsentId, true)], true],
		["refused on the banner", [], [entry(clockConsentId, false)], false],
		["refused on the banner, agreed to in the header", [stored], [entry(clockConsentId, false)], true],
		["another function", [], [entry("maps", true)], false],
	] as const)("R-CLOCK-01 R-CONSENT-08 with %s: %4$s", (_, contents, consents, allowed) => {
		expect(mayLoadClock(contents, consents)).toBe(allowed);
	});
});
