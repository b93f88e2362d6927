import { describe, expect, it } from "vitest";
import { detailedProduct, listedProduct } from "#adapters/content-directus/catalogue/product-parts.ts";
import { withRecordedPrices } from "#adapters/content-directus/model/recorded-prices.ts";

const entered = [{ date: "2026-01-01", price_brutto: "1490" }];
const record = { date: "2026-02-01T10:00:00.000Z", price_brutto: "1290" };
const inFrancs = { date: "2026-02-01T10:00:00.000Z", price_brutto: "1300", currency: "CHF" };

describe("the price history that pages use", () => {
	it.each([
		["no prices entered, the switch never touched", null, null, null],
		["no prices entered, switched off", null, false, null],
		["no prices entered, switched on", null, true, [record]],
		["an empty history, the switch never touched", [], null, []],
		["an empty history, switched off", [], false, []],
		["prices entered, the switch never touched", entered, null, [...entered, record]],
		["prices entered, switched off", entered, false, null],
		["prices entered, switched on", entered, true, [...entered, record]],
	])("B-LAW-05 has the recorded prices if a reduction is shown: %s", (_, price_history, show, expected) => {
		const row = { price_history, show_reduction: show, recorded_prices: [record, inFrancs] };
		expect(withRecordedPrices(row).price_history).toEqual(expected);
	});

	it("B-LAW-05 B-LAW-17 has those of each currency", () => {
		const prices = [{ currency: "CHF", price_brutto: "1250" }];
		const row = { prices, show_reduction: true, recorded_prices: [record, inFrancs] };
		const { currency: _, ...own } = inFrancs;
		expect(withRecordedPrices(row).prices).toEqual([{ ...prices[0], price_history: [own] }]);
		expect(withRecordedPrices({ ...row, show_reduction: false }).prices).toEqual(prices);
	});

	it("leaves values of another type as they are, for the finding about them", () => {
		const row = { price_history: "1490", prices: "CHF", recorded_prices: null };
		expect(withRecordedPrices(row)).toEqual(row);
	});

	it.each([
		["lists", listedProduct],
		["product pages", detailedProduct],
	])("B-LAW-05 is requested for %s at run time", (_, { fields }) => {
		expect(fields).toEqual(expect.arrayContaining(["price_history", "show_reduction", "recorded_prices"]));
	});
});
