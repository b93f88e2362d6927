import { describe, expect, it } from "vitest";
import { cartOf } from "#core/cart/cart.ts";
import {
	LoadSettingsError,
	PostOrderError,
	PostRatingError,
	PostRequestError,
	ReportPaymentError,
} from "#core/checkout/errors.ts";
import { orderTotals } from "#core/checkout/order-totals.ts";
import { decodeOrderUuid, orderUuid } from "#core/checkout/order-uuid.ts";
import { canPayBy, transferInstead } from "#core/checkout/payment-switch.ts";
import { marginShare } from "#core/checkout/tax-within.ts";
import { understockedLines } from "#core/checkout/understocked-lines.ts";
import { zero } from "#core/money/decimal-text.ts";
import {
	cartLine,
	decimalOf,
	euros,
	type FixtureLine,
	readingOf,
	shippingConfig,
	shopSettings,
	size54,
	watch,
} from "#tests/core/shop-fixtures.ts";

describe("another payment method for a placed order", () => {
	const transfer = { id: 1, method: null, config: null };
	const wallet = { id: 4, method: null, config: null };
	const inCountry = (country: string) => ({
		shippingMethod: "Paket",
		shippingCost: decimalOf("4.90"),
		country,
	});
	const instead = (payment_methods: (typeof transfer)[], price_brutto = "4.9", country = "DE") => {
		const config = shippingConfig({ payment_methods, price_brutto: decimalOf(price_brutto) });
		const settings = shopSettings({ shipping_methods_config: [config] });
		return transferInstead(settings, inCountry(country))?.id ?? null;
	};

	it("B-REL-06 is the bank transfer if the parcel offers it at the same price in the country", () => {
		expect(instead([wallet, transfer])).toBe(1);
		expect(instead([])).toBe(1);
		expect(instead([wallet])).toBeNull();
		expect(instead([wallet, transfer], "5.9")).toBeNull();
		expect(instead([wallet, transfer], "4.9", "US")).toBeNull();
	});

	it("B-REL-06 is none that cannot be used", () => {
		const settings = shopSettings({ paypal_client_id: null });
		expect(canPayBy(settings, inCountry("DE"), 4)).toBe(false);
		expect(canPayBy(settings, inCountry("DE"), 1)).toBe(true);
	});
});

describe("orderTotals", () => {
	const cart = cartOf([cartLine({ priceBrutto: euros("0.1"), count: 3 })], "EUR");

	it("R-CHECK-03 B-USE-16 adds goods, wrapping and shipping exactly and computes the included tax", () => {
		expect(
			orderTotals(
				cart,
				{ shippingCost: 0.2, presentWrapCost: decimalOf("0.7") },
				{ percent: decimalOf("19"), products: readingOf([cartLine()]) },
			),
		).toEqual({
			totalPriceBrutto: euros("0.3"),
			presentWrapCost: euros("0.7"),
			shippingCost: euros("0.2"),
			total: euros("1.2"),
			containedTax: euros("0.19"),
		});
	});

	const used = { ...watch, condition: "used", margin_taxed: true } as const;
	const usedWatch = cartLine({ cartId: 2, product: used, priceBrutto: euros("300"), count: 2 });
	const newRing = cartLine({ priceBrutto: euros("100"), count: 2 });
	const taxOf = (lines: readonly FixtureLine[], read = lines) =>
		orderTotals(
			cartOf(lines, "EUR"),
			{ shippingCost: 6, presentWrapCost: decimalOf("2") },
			{ percent: decimalOf("19"), products: readingOf(read) },
		).containedTax;

	it("B-LAW-22 states no tax for margin-taxed goods or their wrapping and shipping", () => {
		expect(taxOf([usedWatch])).toBeNull();
	});

	it("B-LAW-22 divides wrapping and shipping by price if only some goods show their tax", () => {
		// A quarter of the goods: 200 of 800, and 2 of 8 for wrapping and shipping; 202 × 19 / 119.
		expect(taxOf([newRing, usedWatch])).toEqual(euros("32.25"));
		const free = { ...newRing, priceBrutto: euros("0") };
		expect(taxOf([free, usedWatch])).toEqual(euros("0"));
		expect(taxOf([free, { ...usedWatch, priceBrutto: euros("0") }])).toEqual(euros("1.28"));
	});

	it.each([
		["none", [newRing], undefined],
		["all", [usedWatch], undefined],
		["some", [newRing, usedWatch], undefined],
		[null, [newRing, usedWatch], [newRing]],
	] as const)("B-LAW-22 takes the margin-taxed share of a cart for %s", (share, lines, read) => {
		expect(marginShare(lines, readingOf(read ?? lines))).toBe(share);
	});

	it("B-LAW-22 states no tax until every product is read", () => {
		expect(taxOf([newRing, usedWatch], [newRing])).toBeNull();
		expect(taxOf([newRing], [newRing])).toEqual(euros("33.21"));
	});

	it("B-LAW-04 states no tax if the shop states no rate", () => {
		expect(orderTotals(cart, { shippingCost: 0, presentWrapCost: zero }, null).containedTax).toBeNull();
	});

	it("R-CHECK-03 throws if shippingCost is not a price", () => {
		expect(() => orderTotals(cart, { shippingCost: Number.NaN, presentWrapCost: zero }, null)).toThrow(
			"shippingCost is no price",
		);
	});
});

const tracked = { ...watch, stock: 3, reorder_possible: false };
const variant = { ...size54, stock: 1 };

const carts: readonly [string, readonly FixtureLine[], readonly number[]][] = [
	["as many as are in stock", [cartLine({ product: tracked, count: 3 })], []],
	["more than are in stock", [cartLine({ product: tracked, count: 4 })], [1]],
	["none in stock", [cartLine({ product: { ...tracked, stock: 0 } })], [1]],
	[
		"a product that can be reordered",
		[cartLine({ product: { ...tracked, reorder_possible: true }, count: 4 })],
		[],
	],
	["a stock that is not counted", [cartLine({ product: { ...tracked, stock: null }, count: 4 })], []],
	["a variant's own stock", [cartLine({ product: tracked, variant, count: 2 })], [1]],
	[
		"a variant that can be reordered",
		[cartLine({ product: tracked, variant: { ...variant, reorder_possible: true }, count: 2 })],
		[],
	],
	[
		"a variant that cannot, of a product that can",
		[
			cartLine({
				product: { ...tracked, reorder_possible: true },
				variant: { ...variant, reorder_possible: false },
				count: 2,
			}),
		],
		[1],
	],
	[
		"a variant that draws on the product's stock",
		[cartLine({ product: tracked, variant: size54, count: 4 })],
		[1],
	],
	[
		"engravings that share a stock",
		[
			cartLine({ product: tracked, count: 2 }),
			cartLine({ cartId: 2, product: tracked, personalization: { text: "x" }, count: 2 }),
			cartLine({ cartId: 3, product: tracked, variant, count: 1 }),
		],
		[1, 2],
	],
	[
		"variants that share the product's stock",
		[
			cartLine({ product: tracked, variant: size54, count: 2 }),
			cartLine({ cartId: 2, product: tracked, variant: { ...size54, id: 55 }, count: 2 }),
		],
		[1, 2],
	],
	[
		"variants that each have a stock of their own",
		[
			cartLine({ product: tracked, variant, count: 1 }),
			cartLine({ cartId: 2, product: tracked, variant: { ...variant, id: 55 }, count: 2 }),
		],
		[2],
	],
	[
		"one of two products, each with a stock of its own",
		[
			cartLine({ product: tracked, count: 2 }),
			cartLine({ cartId: 2, product: { ...tracked, id: 3 }, count: 4 }),
		],
		[2],
	],
];

describe("understockedLines", () => {
	it.each(carts)("B-LAW-06 finds %s", (_, lines, expected) => {
		expect(understockedLines(lines).map((line) => line.cartId)).toEqual(expected);
	});

	it("B-LAW-06 finds nothing in an empty cart", () => {
		expect(understockedLines([])).toEqual([]);
	});
});

describe("orderUuid", () => {
	it("is a version 4 UUID made only from the given bytes", () => {
		expect(orderUuid(new Uint8Array(16))).toBe("00000000-0000-4000-8000-000000000000");
		expect(orderUuid(new Uint8Array(16).fill(255))).toBe("ffffffff-ffff-4fff-bfff-ffffffffffff");
		expect(orderUuid(Uint8Array.from({ length: 16 }, (_, index) => index))).toBe(
			"00010203-0405-4607-8809-0a0b0c0d0e0f",
		);
		expect(() => orderUuid(new Uint8Array(15))).toThrow("16 random bytes, not 15");
	});

	it.each([
		["00000000-0000-4000-8000-000000000000", true],
		["00000000-0000-1000-8000-000000000000", false],
		["00000000-0000-4000-c000-000000000000", false],
		["x00000000-0000-4000-8000-000000000000", false],
		["00000000-0000-4000-8000-000000000000x", false],
		[7, false],
		[["00000000-0000-4000-8000-000000000000"], false],
	])("is distinguished from other input: %s", (input, expected) => {
		expect(decodeOrderUuid(input).ok).toBe(expected);
	});
});

describe("the error classes of the shop's requests", () => {
	it.each([
		[LoadSettingsError, "LoadSettingsError", "Could not load settings", "error.loadSettings"],
		[PostOrderError, "PostOrderError", "Could not post order", "error.postOrder"],
		[PostRequestError, "PostRequestError", "Could not post request", "error.postRequest"],
		[PostRatingError, "PostRatingError", "Could not post rating", "error.postRating"],
	])("R-ERR-01 %o has the specified text", (ErrorClass, name, message, key) => {
		const cause = new Error("socket hang up");
		expect(new ErrorClass({ cause })).toMatchObject({ name, message, key, cause });
		expect(new ErrorClass()).toBeInstanceOf(Error);
	});

	it.each([
		[undefined, "Could not report the payment"],
		["Could not place klarna order", "Could not place klarna order"],
	])(
		"R-ERR-01 the report of a payment has the specification's text for the provider: %s",
		(given, message) => {
			const cause = new Error("socket hang up");
			const expected = { name: "ReportPaymentError", message, key: "order.reportFailed", cause };
			expect(new ReportPaymentError({ cause }, given)).toMatchObject(expected);
		},
	);
});
