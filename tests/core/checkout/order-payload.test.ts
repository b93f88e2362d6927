import { describe, expect, it } from "vitest";
import { cartOf, emptyCart } from "#core/cart/cart.ts";
import type { PersonalizationValues } from "#core/cart/cart-line.ts";
import type { CheckoutContext } from "#core/checkout/checkout-terms.ts";
import {
	checkoutContext,
	completeCheckout,
	openStepOf,
	orderOf,
	problemsOf,
	texts,
} from "#tests/core/checkout/checkout-fixtures.ts";
import {
	address,
	cartLine,
	decimalOf,
	deepFreeze,
	euros,
	france,
	germany,
	readingOf,
	ring,
	shippingConfig,
	shopSettings,
	size54,
	uuid,
	watch,
} from "#tests/core/shop-fixtures.ts";

const sender = { project: "juwelier.example", language: "de" } as const;
/** 30 November 2026. */
const monday = 20_787;
const fourWatches = cartLine({ product: watch, count: 4 });
const sizeAndText = {
	fields: [
		{ name: "size", type: "select", additional_days: 0, customer_specification: null, options: [] },
		{ name: "text", type: "text", additional_days: 0, customer_specification: null, options: [] },
		{ name: "heart", type: "checkbox", additional_days: 0, customer_specification: null, options: [] },
	],
} as const;
const weddingRing = { ...ring, id: 3, personalization: sizeAndText };

/** A cart with one wedding ring, personalized with the given values, and its loaded product. */
function ringWith(personalization: PersonalizationValues) {
	const line = cartLine({ product: weddingRing, personalization });
	return { cart: cartOf([line], "EUR"), products: readingOf([line]) };
}

const engraved = ringWith({ size: "54", text: "Mia" });

function problems(draft: Parameters<typeof completeCheckout>[0], context: Partial<CheckoutContext> = {}) {
	const payload = orderOf(completeCheckout(draft), checkoutContext(context), sender, monday);
	return payload.ok ? [] : payload.error.map(({ field, key }) => [field, key]);
}

describe("orderPayload", () => {
	it("contains all data, with amounts as decimal text", () => {
		const lines = [
			cartLine({ count: 2, priceBrutto: euros("0.1") }),
			cartLine({
				cartId: 2,
				product: { ...watch, personalization: sizeAndText },
				variant: size54,
				personalization: { text: "M" },
				priceBrutto: euros("199"),
			}),
		];
		const settings = shopSettings({ present_wrapping_price: decimalOf("2.5") });
		const context = { cart: cartOf(lines, "EUR"), products: readingOf(lines), settings };
		const state = deepFreeze({
			...completeCheckout({
				customerEmail: " mara@example.com ",
				comment: " Danke ",
				presentWrap: true,
				cardText: " Für Dich.\r\nM. ",
				invoiceAddress: { ...address, city: " Ulm " },
			}),
			personalizedGoodsAcknowledged: true,
		});
		expect(orderOf(state, deepFreeze(checkoutContext(context)), sender, monday)).toEqual({
			ok: true,
			value: {
				order_uuid: uuid(),
				project: "juwelier.example",
				language: "de",
				currency: "EUR",
				lines: [
					{ product: 1, variant: null, personalization: null, count: 2, price_brutto: "0.1" },
					{ product: 2, variant: 54, personalization: { text: "M" }, count: 1, price_brutto: "199" },
				],
				totalCount: 3,
				totalPriceBrutto: "199.2",
				shippingCost: "4.9",
				total: "206.6",
				shippingMethod: "Paket",
				paymentMethod: 1,
				customerEmail: "mara@example.com",
				shippingAddress: address,
				invoiceAddress: { ...address, city: "Ulm" },
				comment: "Danke",
				presentWrap: true,
				presentWrapCost: "2.5",
				cardText: "Für Dich.\nM.",
				// Paid in advance: five working days for the ring and two for the parcel, counted from the payment.
				deliveryDates: null,
				deliveryDays: { earliest: 7, latest: 7 },
				acceptedTexts: texts,
				personalizedGoodsAcknowledged: true,
				usedLiabilityMonths: null,
			},
		});
	});
});

describe("orderPayload with delivery dates", () => {
	it("B-USE-12 B-LAW-06 contains the promised dates and the days they are computed from", () => {
		const state = completeCheckout({ paymentMethod: 4 });
		expect(orderOf(state, checkoutContext(), sender, monday)).toMatchObject({
			ok: true,
			value: {
				deliveryDates: { earliest: "2026-12-09", latest: "2026-12-09" },
				deliveryDays: { earliest: 7, latest: 7 },
			},
		});
	});
});

describe("orderPayload for repeated attempts", () => {
	it("R-ORDER-06 is the same text for every attempt of a draft, also with stored fields in another order", () => {
		const reversed = <Value>(value: Value): Value => {
			if (typeof value !== "object" || value === null || value instanceof Map) return value;
			if (Array.isArray(value)) return value.map(reversed) as Value;
			const parts = Object.entries(value).map(([name, part]) => [name, reversed(part)]);
			return Object.fromEntries(parts.toReversed());
		};
		const state = completeCheckout({ invoiceAddress: address });
		const context = checkoutContext();
		const again = {
			...context,
			cart: reversed(context.cart),
			requiredTexts: reversed(context.requiredTexts),
		};
		const first = orderOf(state, context, sender, monday);
		expect(first.ok).toBe(true);
		expect(JSON.stringify(orderOf(reversed(state), again, sender, monday))).toBe(JSON.stringify(first));
	});

	it("R-CHECK-03 contains no wrapping in a shop without it, and no acknowledgement without personalized goods", () => {
		const context = checkoutContext({ settings: shopSettings({ present_wrapping: false }) });
		const payload = orderOf(
			completeCheckout({ presentWrap: true, cardText: "Für Dich" }),
			context,
			sender,
			monday,
		);
		expect(payload).toMatchObject({
			ok: true,
			value: { presentWrap: false, presentWrapCost: "0", cardText: "", personalizedGoodsAcknowledged: null },
		});
		expect(payload).toMatchObject({ value: { invoiceAddress: null } });
	});
});

describe("the steps of the checkout", () => {
	it.each([
		["contact", { customerEmail: "" }, {}, ["customerEmail", "form.emailMissing"]],
		["contact", { customerEmail: "mara@" }, {}, ["customerEmail", "form.emailInvalid"]],
		["contact", { comment: "x".repeat(5001) }, {}, ["comment", "form.tooLong"]],
		[
			"contact",
			{ shippingAddress: { ...address, street: " " } },
			{},
			["shippingAddress.street", "form.missing"],
		],
		[
			"contact",
			{ invoiceAddress: { ...address, zip_code: "" } },
			{},
			["invoiceAddress.zip_code", "form.missing"],
		],
		["payment", { paymentMethod: null }, {}, ["paymentMethod", "checkout.paymentMissing"]],
		["payment", { paymentMethod: 9 }, {}, ["paymentMethod", "checkout.paymentMissing"]],
		["shipping", { shippingMethod: null }, {}, ["shippingMethod", "checkout.shippingMissing"]],
		["shipping", { shippingMethod: "Kurier" }, {}, ["shippingMethod", "checkout.shippingMissing"]],
		["shipping", { shippingCost: 0 }, {}, ["shippingMethod", "checkout.shippingChanged"]],
		["review", {}, { cart: emptyCart("EUR") }, ["cart", "checkout.cartEmpty"]],
		["review", {}, { settings: shopSettings({ maintenance_mode: true }) }, ["cart", "checkout.closed"]],
		["review", {}, { settings: shopSettings({ enable_cart: false }) }, ["cart", "checkout.closed"]],
		[
			"review",
			{},
			{ cart: cartOf([fourWatches], "EUR"), products: readingOf([fourWatches]) },
			["cart", "checkout.outOfStock"],
		],
		["review", {}, engraved, ["personalizedGoodsAcknowledged", "checkout.notAcknowledged"]],
		[
			"review",
			{},
			{ requiredTexts: [{ type: "terms", version: "2027" }] },
			["acceptedTexts", "checkout.textNotAccepted"],
		],
		[
			"review",
			{},
			{ requiredTexts: [{ type: "withdrawal", version: "3" }] },
			["acceptedTexts", "checkout.textNotAccepted"],
		],
	] as const)("R-CHECK-03 stop at %s with %o %o", (step, draft, context, problem) => {
		expect(openStepOf(completeCheckout(draft), checkoutContext(context))).toBe(step);
		expect(problems(draft, context)).toEqual([problem]);
	});

	it("R-CHECK-02 stop at an address without a shipping method", () => {
		const abroad = { shippingAddress: { ...address, zip_code: "8001", country_code: "CH" } };
		expect(problems(abroad)).toEqual([
			["shippingAddress.country_code", "checkout.countryNotServed"],
			["shippingMethod", "checkout.shippingMissing"],
		]);
		expect(problems({ shippingAddress: { ...address, country_code: " DE " } })).toEqual([]);
		const both = shopSettings({
			shipping_methods_config: [shippingConfig({ shipping_countries: [germany, france] })],
		});
		expect(problems({}, { settings: both })).toEqual([]);
		const everywhere = shopSettings({ shipping_countries: [], shipping_methods_config: [shippingConfig()] });
		expect(problems(abroad, { settings: everywhere })).toEqual([]);
	});

	it("R-CHECK-03 report each missing field of an address", () => {
		const blank = { ...address, given_name: "", family_name: "", number: "", city: "", country_code: "" };
		expect(problemsOf("contact", completeCheckout({ shippingAddress: blank }), checkoutContext())).toEqual(
			["given_name", "family_name", "number", "city", "country_code"].map((name) => ({
				field: `shippingAddress.${name}`,
				key: "form.missing",
				params: {},
			})),
		);
	});
});

describe("the last steps of the checkout", () => {
	it("R-CHECK-03 are complete when everything is filled in and accepted", () => {
		expect(openStepOf(completeCheckout(), checkoutContext())).toBeNull();
		expect(problems({})).toEqual([]);
		const acknowledged = { ...completeCheckout(), personalizedGoodsAcknowledged: true };
		expect(openStepOf(acknowledged, checkoutContext(engraved))).toBeNull();
	});

	it.each([{ size: "54" }, { size: "54", heart: true }, { size: "54", text: "  " }])(
		"B-LAW-14 ask for no acknowledgement of a ring with %j, which can be withdrawn from",
		(personalization) => {
			const payload = orderOf(completeCheckout(), checkoutContext(ringWith(personalization)), sender, monday);
			expect(payload).toMatchObject({ ok: true, value: { personalizedGoodsAcknowledged: null } });
		},
	);

	it("B-LAW-14 wait for the product of a personalized line, which determines the right of withdrawal", () => {
		const { cart } = engraved;
		const products = new Map();
		const acknowledged = { ...completeCheckout(), personalizedGoodsAcknowledged: true };
		expect(problemsOf("review", acknowledged, checkoutContext({ cart, products }))).toEqual([
			expect.objectContaining({ field: "cart", key: "checkout.goodsUnread" }),
		]);
		// Products no longer sold are rejected as sold out, not as unread.
		const gone = checkoutContext({ cart, products: new Map([["3", null]]) });
		expect(problemsOf("review", acknowledged, gone)).toEqual([]);
	});

	it("B-LAW-15 wait for every product, whose name, features and date the review shows", () => {
		const lines = [cartLine(), { ...fourWatches, cartId: 5, count: 1 }];
		const context = { cart: cartOf(lines, "EUR"), products: readingOf(lines.slice(0, 1)) };
		expect(problemsOf("review", completeCheckout(), checkoutContext(context))).toEqual([
			expect.objectContaining({ field: "cart", key: "checkout.goodsUnread" }),
		]);
	});

	it("B-LAW-06 report a line with too little stock and a text that is not accepted", () => {
		const line = { ...fourWatches, cartId: 5 };
		const context = checkoutContext({ cart: cartOf([line], "EUR"), products: readingOf([line]) });
		const state = { ...completeCheckout(), acceptedTexts: [] };
		expect(problemsOf("review", state, context).map(({ params }) => params)).toEqual([
			{ cartId: 5 },
			{ type: "terms" },
			{ type: "privacy" },
		]);
	});
});
