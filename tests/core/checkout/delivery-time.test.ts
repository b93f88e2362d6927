import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { announcedShipping, destinationOf } from "#core/checkout/announced-shipping.ts";
import { deliveryPromise } from "#core/checkout/decode-delivery-promise.ts";
import { daysFromPayment, deliveryDates } from "#core/checkout/delivery-dates.ts";
import {
	cartDeliveryDays,
	type DeliveredLine,
	deliveryDays,
	orderDeliveryDays,
} from "#core/checkout/delivery-time.ts";
import { addWorkingDays, easterSunday, isWorkingDay } from "#core/legal/public-holidays.ts";
import { shopDay } from "#core/opening-hours/branch-schedule.ts";
import { dateOf, weekdayIndex } from "#core/opening-hours/local-time.ts";
import { settingsIn } from "#core/settings/settings-currency.ts";
import { holidayArea } from "#core/site/holiday-area.ts";
import {
	cartLine,
	readingOf,
	ring,
	shippingConfig,
	shopSettings,
	size54,
	statedSettings,
	watch,
} from "#tests/core/shop-fixtures.ts";

const dayOf = (date: string) => Date.parse(date) / 86_400_000;
const next = (date: string, count: number, country = "DE") =>
	dateOf(addWorkingDays(dayOf(date), count, [country]));
const parcel = { least_days: 1, additional_days: 3 };
const atOnce = { least_days: 0, additional_days: 0 };

describe("working days", () => {
	it.each([
		["2024-03-31"],
		["2025-04-20"],
		["2026-04-05"],
		["2027-03-28"],
		["2038-04-25"],
		["2000-04-23"],
		["1961-04-02"],
	])("B-USE-12 compute Easter on %s", (date) => {
		expect(dateOf(easterSunday(Number(date.slice(0, 4))))).toBe(date);
	});

	it.each([
		["DE", "2026-04-03", "2026-04-06", "2026-05-01", "2026-05-14", "2026-05-25", "2026-12-25"],
		["AT", "2026-01-06", "2026-04-06", "2026-06-04", "2026-10-26", "2026-12-08", "2026-12-25"],
		["CH", "2026-01-01", "2026-05-14", "2025-08-01", "2026-12-25"],
		["FR", "2026-04-06", "2026-05-08", "2026-05-14", "2026-07-14", "2026-11-11", "2026-12-25"],
		["IT", "2026-01-01", "2026-05-01", "2026-06-02", "2026-12-25"],
		["NL", "2027-03-29", "2026-04-27", "2026-12-25"],
		["GR", "2026-02-23", "2026-04-10", "2026-04-13", "2026-06-01"],
		["IE", "2026-02-02", "2026-05-04", "2026-06-01", "2026-08-03", "2026-10-26"],
		["US", "2026-01-01", "2026-12-25"],
	])("B-USE-12 exclude the holidays of %s", (country, ...dates) => {
		for (const date of dates) expect([date, isWorkingDay(dayOf(date), [country])]).toEqual([date, false]);
	});

	it.each([
		["DE", "2026-11-11"],
		["FR", "2026-04-03"],
		["CH", "2026-10-26"],
		["NL", "2026-05-01"],
		["GR", "2026-04-06"],
		["IE", "2026-10-19"],
	])("B-USE-12 include other countries' holidays: %s, %s", (country, date) => {
		expect(isWorkingDay(dayOf(date), [country])).toBe(true);
	});

	it.each([
		// A Friday, a Saturday, Christmas over a weekend.
		["2026-12-11", 0, "2026-12-11"],
		["2026-12-11", 1, "2026-12-14"],
		["2026-12-12", 0, "2026-12-14"],
		["2026-12-12", 1, "2026-12-14"],
		["2026-12-23", 2, "2026-12-28"],
		["2026-12-31", 1, "2027-01-04"],
	])("B-USE-12 count from %s by %s to %s", (from, count, to) => {
		expect(next(from, count)).toBe(to);
	});

	it("B-USE-12 end on a working day after the given number of working days, in every country", () => {
		const anyDay = fc.integer({ min: 0, max: 40_000 });
		const anyCountry = fc.constantFrom("DE", "AT", "CH", "FR", "US", "", "constructor");
		fc.assert(
			fc.property(anyDay, fc.integer({ min: 1, max: 90 }), anyCountry, (day, count, country) => {
				const last = addWorkingDays(day, count, [country]);
				const passed = Array.from({ length: last - day }, (_, ahead) => day + 1 + ahead);
				expect(passed.filter((one) => isWorkingDay(one, [country]))).toHaveLength(count);
				expect(isWorkingDay(last, [country]) && weekdayIndex(last) < 5).toBe(true);
			}),
		);
	});
});

describe("holidays of a region", () => {
	it.each([
		["CH-GE", "2026-09-10", "2026-12-25", "2026-12-31"],
		["CH-VD", "2026-01-02", "2026-09-21"],
		["CH-ZH", "2026-05-01", "2028-12-26"],
		["DE-BY", "2026-01-06", "2026-06-04", "2027-11-01", "2026-12-25"],
		["DE-SN", "2028-10-31", "2026-11-18", "2027-11-17"],
		["FR-67", "2026-04-03", "2028-12-26"],
	])("B-USE-12 in %s are no working days", (area, ...dates) => {
		for (const date of dates) expect([date, isWorkingDay(dayOf(date), [area])]).toEqual([date, false]);
	});

	it.each([
		["CH-GE", "2028-12-26"],
		["CH-TI", "2026-04-03"],
		["DE-BE", "2026-01-06"],
		["DE-SN", "2026-11-25"],
		["FR", "2028-12-26"],
	])("B-USE-12 elsewhere are working days: in %s, %s", (area, date) => {
		expect(isWorkingDay(dayOf(date), [area])).toBe(true);
	});

	it.each([
		["CH", "1204", null, "CH-GE"],
		["DE", "80331", null, "DE-BY"],
		["DE", "01067", null, "DE-SN"],
		["FR", "67000", null, "FR-67"],
		["FR", "75001", null, "FR"],
		// Postcodes of several regions, unknown ones, and a region abroad.
		["CH", "1290", null, "CH"],
		["CH", "1290", "CH-VD", "CH-VD"],
		["DE", "8033", null, "DE"],
		["DE", "80331", "CH-GE", "DE-BY"],
	])("B-USE-12 in %s-%s with the region %s is %s", (country_code, postcode, region, area) => {
		expect(holidayArea({ country_code, region }, postcode, "DE")).toBe(area);
	});
});

const field = { customer_specification: null, options: [] } as const;

/** A ring made in 15 days and sent within 2; its engraving takes 3. */
const madeRing = {
	...ring,
	shipping_time: 2,
	production_time: 15,
	personalization: {
		fields: [
			{ ...field, name: "text", type: "text", additional_days: 3 },
			{ ...field, name: "font", type: "select", additional_days: 1 },
		],
	},
} as const;

const lineOf = (changes: Parameters<typeof cartLine>[0]): DeliveredLine => cartLine(changes);

describe("the delivery time of a line", () => {
	it.each([
		["a piece in stock is only sent", { product: { ...madeRing, stock: 1 } }, 2],
		["what is sold out and ordered again is made first", { product: { ...madeRing, stock: 0 } }, 17],
		["what is not counted is made first", { product: { ...madeRing, stock: null } }, 17],
		["a text adds its days", { product: { ...madeRing, stock: 1 }, personalization: { text: "Mia" } }, 5],
		["a blank text adds none", { product: { ...madeRing, stock: 1 }, personalization: { text: " " } }, 2],
		[
			"of several fields the longest counts",
			{ product: { ...madeRing, stock: 0 }, personalization: { text: "Mia", font: "Antiqua" } },
			20,
		],
		["a variant goes before its product", { product: madeRing, variant: { ...size54, stock: 2 } }, 2],
		[
			"and says its own days",
			{ product: madeRing, variant: { ...size54, stock: 0, shipping_time: 1, production_time: 4 } },
			5,
		],
		["without production the shipping time holds", { product: { ...ring, stock: 0 } }, 5],
	])("B-LAW-06 B-USE-12 %s", (_, line, days) => {
		expect(deliveryDays(lineOf(line), 1, atOnce)).toEqual({ earliest: days, latest: days });
		expect(deliveryDays(lineOf(line), 1, parcel)).toEqual({ earliest: days + 1, latest: days + 3 });
	});

	it("B-LAW-06 is unknown if the shop does not state it", () => {
		expect(deliveryDays(lineOf({ product: { ...ring, shipping_time: null } }), 1, parcel)).toBeNull();
	});

	it("B-USE-12 is never earlier for a shipping method whose minimum exceeds its maximum", () => {
		const days = deliveryDays(lineOf({ product: watch }), 1, { least_days: 9, additional_days: 2 });
		expect(days).toEqual({ earliest: 7, latest: 7 });
	});
});

describe("the delivery time of an order", () => {
	const at = (shipping_time: number | null) => lineOf({ product: { ...watch, shipping_time } });

	it("B-LAW-06 is the longest of all lines, and unknown if one is unknown", () => {
		expect(orderDeliveryDays([at(5), at(9), at(5)], parcel)).toEqual({ earliest: 10, latest: 12 });
		expect(orderDeliveryDays([at(9), at(null)], parcel)).toBeNull();
		expect(orderDeliveryDays([], parcel)).toBeNull();
	});

	it("B-USE-12 assumes production for lines whose shared stock does not suffice for all", () => {
		const stocked = { ...madeRing, stock: 1 };
		const plain = cartLine({ product: stocked });
		const engraved = cartLine({ cartId: 2, product: stocked, personalization: { text: "Mia" } });
		expect(orderDeliveryDays([plain], atOnce)?.latest).toBe(2);
		expect(orderDeliveryDays([plain, engraved], atOnce)?.latest).toBe(20);
		expect(cartDeliveryDays([plain, engraved], readingOf([plain]), atOnce)?.latest).toBe(20);
		expect(cartDeliveryDays([plain, engraved], new Map(), atOnce)).toBeNull();
	});
});

const calendar = (...areas: readonly string[]) => ({ areas, closures: [] });

describe("delivery dates in the shop's holidays", () => {
	const holidays = { areas: ["DE"], closures: [{ from: "2027-08-02", to: "2027-08-15" }] };
	const days = { earliest: 2, latest: 4 };

	it.each([
		["2027-07-28", "2027-07-30", "2027-08-17"],
		["2027-07-30", "2027-08-17", "2027-08-19"],
		["2027-08-05", "2027-08-17", "2027-08-19"],
		["2027-08-16", "2027-08-18", "2027-08-20"],
	])("B-USE-12 of an order on %s are %s to %s", (day, earliest, latest) => {
		expect(deliveryDates(days, holidays, dayOf(day))).toEqual({ earliest, latest });
	});

	it("B-USE-12 follow holidays that overlap, and holidays that end after centuries", () => {
		const [first, second] = [
			{ from: "2027-08-02", to: "2027-08-10" },
			{ from: "2027-08-09", to: "3000-01-05" },
		];
		const calendar = { areas: ["DE"], closures: [first, second] };
		const dates = Array.from({ length: 2000 }, () => deliveryDates(days, calendar, dayOf("2027-08-01")));
		expect(dates.at(-1)).toEqual({ earliest: "3000-01-07", latest: "3000-01-09" });
	});

	it.each([
		["2027-07-20", 2, 4],
		["2027-07-28", 2, 14],
		["2027-08-05", 8, 10],
		["2027-08-16", 2, 4],
	])("B-USE-12 of a payment on %s are after %i to %i working days", (day, earliest, latest) => {
		expect(daysFromPayment(days, holidays, dayOf(day))).toEqual({ earliest, latest });
	});
});

describe("delivery dates", () => {
	it("B-USE-12 are working days of the destination country", () => {
		const days = { earliest: 1, latest: 3 };
		expect(deliveryDates(days, calendar("DE"), dayOf("2026-11-10"))).toEqual({
			earliest: "2026-11-11",
			latest: "2026-11-13",
		});
		expect(deliveryDates(days, calendar("FR"), dayOf("2026-11-10"))).toEqual({
			earliest: "2026-11-12",
			latest: "2026-11-16",
		});
	});

	it("B-USE-12 exclude German holidays for goods made in Germany for the Netherlands", () => {
		const days = { earliest: 2, latest: 2 };
		const thursday = dayOf("2027-03-25");
		expect(deliveryDates(days, calendar("DE", "NL"), thursday).latest).toBe("2027-03-31");
	});

	const unnamed = { shipping_countries: [], shipping_methods_config: [shippingConfig()] };

	it("B-USE-12 follow the shop's calendar if it names no shipping country, and for collected goods", () => {
		const german = shopSettings({ ...unnamed, tax_country: "DE" });
		const thursday = dayOf("2027-03-25");
		const two = { earliest: 2, latest: 2 };
		const to = (areas: readonly string[] = []) => deliveryDates(two, calendar(...areas), thursday).latest;
		expect(to(announcedShipping(german, [])?.areas)).toBe("2027-03-31");
		const collected = { handover: { type: "collection", shippingMethod: null }, country_code: "FR" } as const;
		expect(to(destinationOf(collected, german).areas)).toBe("2027-03-31");
	});

	it("B-USE-12 follow the holidays of the shop's region and of the recipient's", () => {
		const site = { country: "CH", currency: "EUR", area: "CH-GE" } as const;
		const areasOf = (tax_country: string, type: "delivery" | "collection", area: string) =>
			destinationOf(
				{ handover: { type }, country_code: "CH", area },
				settingsIn(statedSettings({ tax_country }), site),
			).areas;
		expect(areasOf("CH", "delivery", "CH-BE")).toEqual(["CH-GE", "CH-BE"]);
		expect(areasOf("CH", "collection", "CH-BE")).toEqual(["CH-GE"]);
		expect(areasOf("DE", "delivery", "CH")).toEqual(["DE", "CH"]);
	});

	it("B-USE-12 start on the shop's current day, regardless of the visitor's clock", () => {
		const midnight = Date.parse("2026-11-10T23:30:00Z");
		expect(dateOf(shopDay(midnight, [{ schedule: { time_zone: "Europe/Berlin" } }]))).toBe("2026-11-11");
		expect(dateOf(shopDay(midnight, [{ schedule: { time_zone: "nowhere" } }]))).toBe("2026-11-10");
		expect(dateOf(shopDay(midnight, [{ schedule: { time_zone: "America/New_York" } }]))).toBe("2026-11-10");
		// The same zone as of the order service, which otherwise would promise another day.
		expect(dateOf(shopDay(midnight, []))).toBe("2026-11-11");
	});

	it.each([[{}], [{ earliest: "2026-13-01", latest: "2026-12-01" }], [{ earliest: 1, latest: 2 }], ["soon"]])(
		"B-SEC-04 are rejected as %j",
		(input) => {
			expect(deliveryPromise.deliveryDates(input).ok).toBe(false);
		},
	);
});
