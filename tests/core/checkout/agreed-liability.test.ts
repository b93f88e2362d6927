import { describe, expect, it } from "vitest";
import { cartOf } from "#core/cart/cart.ts";
import { decodeOrderPayload, identityOf } from "#core/checkout/decode-order-payload.ts";
import { type GoodsCondition, goodsConditions } from "#core/content-values/goods-condition.ts";
import {
	checkoutContext,
	completeCheckout,
	orderOf,
	termsOf,
} from "#tests/core/checkout/checkout-fixtures.ts";
import {
	address,
	addressInCountry,
	cartLine,
	readingOf,
	ring,
	shopSettings,
} from "#tests/core/shop-fixtures.ts";

const sender = { project: "juwelier.example", language: "de" } as const;
/** 30 November 2026. */
const monday = 20_787;
const country = (id: number, country_code: string) => ({
	id,
	display_name: country_code,
	country_code,
	free_returns: false,
	return_days: null,
});
const countries = ["DE", "FR", "AT", "CH"].map((code, place) => country(place + 1, code));
const agreeing = { used_goods_liability_months: 12, shipping_countries: countries };

/** A cart with a new ring and one in the given condition. */
function context(condition: GoodsCondition | null, changes: Parameters<typeof shopSettings>[0] = {}) {
	const lines = [cartLine(), cartLine({ cartId: 2, product: { ...ring, id: 9, condition } })];
	const settings = shopSettings({ ...agreeing, ...changes });
	return checkoutContext({ cart: cartOf(lines, "EUR"), products: readingOf(lines), settings });
}

/** A complete checkout in which the customer agreed to the given months. */
const agreed = (months: number | null, country_code = "DE") => ({
	...completeCheckout({ shippingAddress: { ...address, ...addressInCountry(country_code) } }),
	agreedLiabilityMonths: months,
});

const payloadOf = (months: number | null, goods = context("used")) =>
	orderOf(agreed(months), goods, sender, monday);
const refused = {
	ok: false,
	error: [expect.objectContaining({ field: "usedLiabilityMonths", key: "checkout.liabilityNotAgreed" })],
};

describe("the shorter liability period for used goods", () => {
	it("B-LAW-22 requires agreement for used goods only", () => {
		const asked = [...goodsConditions, null].map((condition) => [
			condition,
			termsOf(agreed(null), context(condition)).liabilityMonths,
		]);
		expect(asked).toEqual([
			["new", null],
			["used", 12],
			["refurbished", 12],
			["vintage", 12],
			[null, null],
		]);
	});

	it("B-LAW-22 requires agreement only of customers in Germany of German shops with the setting", () => {
		const inCountry = (code: string) => termsOf(agreed(null, code), context("used")).liabilityMonths;
		expect(["DE", "FR", "AT", "CH"].map(inCountry)).toEqual([12, null, null, null]);
		const inShop = (tax_country: string) =>
			termsOf(agreed(null), context("used", { tax_country })).liabilityMonths;
		expect(["DE", "FR", "AT", "CH"].map(inShop)).toEqual([12, null, null, null]);
		expect(
			termsOf(agreed(null), context("used", { used_goods_liability_months: null })).liabilityMonths,
		).toBeNull();
	});

	it("B-LAW-22 is part of the order only if the customer agrees; otherwise the statutory two years apply", () => {
		expect(payloadOf(12)).toMatchObject({ ok: true, value: { usedLiabilityMonths: 12 } });
		expect(payloadOf(null)).toMatchObject({ ok: true, value: { usedLiabilityMonths: null } });
		expect(payloadOf(12, context("new"))).toMatchObject({ ok: true, value: { usedLiabilityMonths: null } });
	});

	it("B-LAW-22 prevents an order without agreement if the shop requires it", () => {
		const required = context("used", { used_goods_liability_required: true });
		expect(payloadOf(12, required)).toMatchObject({ ok: true });
		expect(payloadOf(null, required)).toEqual(refused);
		// The checkbox now states 12 months; agreeing to another number does not count.
		expect(payloadOf(18, required)).toEqual(refused);
		expect(payloadOf(null, context("new", { used_goods_liability_required: true }))).toMatchObject({
			ok: true,
		});
	});

	it("R-ORDER-06 leaves an order of an earlier release unchanged", () => {
		const payload = payloadOf(null);
		if (!payload.ok) throw new Error("The order is complete");
		const { usedLiabilityMonths: _, ...earlier } = payload.value;
		const decoded = decodeOrderPayload(JSON.parse(JSON.stringify(earlier)));
		expect(decoded).toMatchObject({ ok: true, value: { usedLiabilityMonths: null } });
		expect(Object.keys(identityOf(payload.value))).not.toContain("usedLiabilityMonths");
	});
});
