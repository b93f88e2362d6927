import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { consentReducer } from "#core/consent/consent-reducer.ts";
import { type ConsentState, initialConsents } from "#core/consent/consent-state.ts";
import type { ConsentEntry } from "#core/site/site.ts";

const entry = (function_id: string, changes: Partial<ConsentEntry> = {}): ConsentEntry => ({
	display_name: function_id,
	description: "",
	link: null,
	default_on: false,
	consentGiven: false,
	locked: false,
	function_id,
	...changes,
});
const logger = createMemoryLogger();
const toggled = (state: ConsentState, function_id: string) =>
	consentReducer(state, { type: "toggle", function_id }, logger);
const given = ({ entries }: ConsentState) =>
	entries.filter(({ consentGiven }) => consentGiven).map(({ function_id }) => function_id);

describe("the banner of another shell of the same visit", () => {
	const site = initialConsents([entry("functional", { locked: true }), entry("maps"), entry("videos")]);
	const shop = initialConsents([entry("functional", { locked: true }), entry("maps"), entry("analytics")]);

	it("R-CONSENT-04 continues with unsaved toggles of the functions that both ask for", () => {
		const from = toggled(toggled(site, "maps"), "videos");
		const next = consentReducer(shop, { type: "continue", from }, logger);
		expect([given(next), next.consents, next.bannerWanted]).toEqual([["functional", "maps"], "none", true]);
	});

	it("R-CONSENT-04 takes nothing over from a closed banner", () => {
		const saved = consentReducer(site, { type: "save", choice: "none" }, logger);
		expect(consentReducer(shop, { type: "continue", from: saved }, logger)).toBe(shop);
	});
});
