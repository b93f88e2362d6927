import { describe, expect, it } from "vitest";
import { detailedProduct, listedProduct } from "#adapters/content-directus/catalogue/product-parts.ts";
import { withRecordedPrices, withVariantPrices } from "#adapters/content-directus/model/price-histories.ts";

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

describe("the price history of a variant", () => {
	const at = (day: string, price_brutto: string | null, variant?: string) => ({
		date: `2026-${day}T10:00:00.000Z`,
		price_brutto,
		...(variant ? { variant, name: "54" } : {}),
	});
	const historyOf = (recorded_prices: readonly object[], variant: object = {}, product: object = {}) => {
		const row = { show_reduction: true, recorded_prices, ...product };
		const { price_history } = withVariantPrices({ id: "v", ...variant }, row);
		return (price_history as readonly { date: string; price_brutto: string }[] | null)?.map(
			({ date, price_brutto }) => `${date.slice(5, 10)} ${price_brutto}`,
		);
	};

	it("B-LAW-05 contains only its own price", () => {
		const recorded = [at("02-01", "100", "v"), at("02-02", "50", "w"), at("02-03", "80", "v")];
		expect(historyOf(recorded)).toEqual(["02-01 100", "02-03 80"]);
		expect(historyOf([at("02-01", "100")])).toBeUndefined();
		expect(historyOf(recorded, {}, { show_reduction: false })).toBeUndefined();
		expect(historyOf(recorded, {}, { show_reduction: null })).toBeUndefined();
	});

	it("B-LAW-05 does not exceed its first price before that, because it may not have existed", () => {
		const recorded = [at("01-01", "120"), at("01-05", "70"), at("02-01", "100", "v"), at("02-03", "80", "v")];
		expect(historyOf(recorded)).toEqual(["01-01 100", "01-05 70", "02-01 100", "02-03 80"]);
	});

	it("B-LAW-05 is the product's record from the removal of its own price until it gets another", () => {
		const recorded = [
			...[at("01-01", "90"), at("01-10", "100", "v"), at("01-20", null, "v"), at("01-25", "95")],
			at("02-01", "80", "v"),
		];
		expect(historyOf(recorded)).toEqual(["01-01 90", "01-10 100", "01-20 90", "01-25 95", "02-01 80"]);
	});

	it("B-LAW-05 begins with its entered prices, and follows the switch of its product", () => {
		const price_history = [{ date: "2026-01-01", price_brutto: "150" }];
		const recorded = [at("01-01", "120"), at("02-01", "100", "v")];
		expect(historyOf(recorded, { price_history })).toEqual(["01-01 150", "02-01 100"]);
		expect(historyOf(recorded, { price_history }, { show_reduction: null })).toEqual([
			"01-01 150",
			"02-01 100",
		]);
		expect(historyOf(recorded, { price_history }, { show_reduction: false })).toBeUndefined();
	});

	it("B-LAW-05 is read with the variants of a product", () => {
		const recorded_prices = [at("02-01", "100", "v"), at("02-03", "80", "v")];
		const row = {
			show_reduction: true,
			recorded_prices,
			product_variants: [{ id: "v", price_brutto: "80" }],
		};
		expect(withRecordedPrices(row).product_variants).toMatchObject([
			{ id: "v", price_history: [{ price_brutto: "100" }, { price_brutto: "80" }] },
		]);
	});
});
