import { describe, expect, it } from "vitest";
import type { ShopClosure } from "#core/content/shop-closures.ts";
import { currentClosure, settingsOn } from "#core/settings/shop-closures.ts";
import { sellsOnline } from "#core/settings/shop-settings.ts";
import { shopSettings } from "#tests/core/shop-fixtures.ts";

const closure = (mode: ShopClosure["mode"], from: string, to: string): ShopClosure => ({
	from,
	to,
	mode,
	translations: [{ language: "de", text: mode }],
});

describe("the shop's holidays", () => {
	const settings = shopSettings({
		shop_closures: [
			closure("delay", "2027-08-01", "2027-08-20"),
			closure("stop", "2027-08-02", "2027-08-15"),
		],
	});

	it.each([
		["2027-07-31", null, true],
		["2027-08-01", "delay", true],
		["2027-08-02", "stop", false],
		["2027-08-15", "stop", false],
		["2027-08-16", "delay", true],
		["2027-08-21", null, true],
	])("R-PROD-06 on %s: %s, orders are taken: %s", (day, mode, isOpen) => {
		expect(currentClosure(settings, day)?.mode ?? null).toBe(mode);
		expect(sellsOnline(settingsOn(settings, day))).toBe(isOpen);
	});
});
