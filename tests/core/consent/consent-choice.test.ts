import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { consentReducer } from "#core/consent/consent-reducer.ts";
import { type ConsentEvent, type ConsentState, initialConsents } from "#core/consent/consent-state.ts";
import { asked, entryOf } from "#tests/core/consent/consent-arbitraries.ts";

const run = (start: ConsentState, event: ConsentEvent) => consentReducer(start, event, createMemoryLogger());

describe("a site that asks for nothing", () => {
	const locked = asked.filter((entry) => entry.locked);
	const silent = initialConsents(locked);

	it("R-CONSENT-04 shows no banner of its own accord, with or without a stored list", () => {
		expect(locked).not.toEqual([]);
		expect(silent.bannerWanted).toBe(false);
		for (const consents of ["none", [entryOf("maps", { consentGiven: true })]] as const) {
			const state = run(silent, { type: "restore", consents, askAgain: true });
			expect(state.bannerWanted).toBe(false);
		}
	});

	it("R-CONSENT-04 shows the banner on request, and closes it without a decision", () => {
		const state = run(silent, { type: "open" });
		expect(state.bannerWanted).toBe(true);
		expect(run(state, { type: "close" })).toEqual(silent);
	});
});
