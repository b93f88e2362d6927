import { describe, expect, it } from "vitest";
import type { ShopClosure } from "#core/content/shop-closures.ts";
import { closuresAhead, currentClosure, resumptionAfter, settingsOn } from "#core/settings/shop-closures.ts";
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

describe("the day from which orders are taken again", () => {
	it("R-PROD-06 is the one after all holidays that follow each other, also at the turn of the year", () => {
		const settings = shopSettings({
			shop_closures: [
				closure("stop", "2027-01-01", "2027-01-09"),
				closure("stop", "2026-12-20", "2026-12-31"),
				closure("delay", "2027-01-10", "2027-01-12"),
				closure("stop", "2027-01-11", "2027-01-20"),
			],
		});
		const first = currentClosure(settings, "2026-12-24");
		expect(first && resumptionAfter(first, settings)).toBe("2027-01-10");
	});
});

describe("the holidays that concern orders of today", () => {
	const settings = shopSettings({
		shop_closures: [
			closure("stop", "2027-01-04", "2027-01-08"),
			closure("delay", "2026-12-24", "2027-01-02"),
			closure("delay", "2026-07-01", "2026-07-20"),
			closure("delay", "2027-07-01", "2027-07-20"),
		],
	});
	const ahead = (day: string) => closuresAhead(settings, day).map(({ from }) => from);

	it.each([
		["2026-11-11", []],
		["2026-11-12", ["2026-12-24"]],
		["2026-12-24", ["2026-12-24", "2027-01-04"]],
		["2027-01-02", ["2026-12-24", "2027-01-04"]],
		["2027-01-03", ["2027-01-04"]],
		["2027-01-09", []],
	])("B-USE-12 on %s are %j: not over, and within six weeks", (day, expected) => {
		expect(ahead(day)).toEqual(expected);
	});
});
