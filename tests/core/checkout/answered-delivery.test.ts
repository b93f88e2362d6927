import { describe, expect, it } from "vitest";
import { answeredPromise } from "#core/checkout/answered-delivery.ts";
import { completeCheckout } from "#tests/core/checkout/checkout-fixtures.ts";
import { address, uuid } from "#tests/core/shop-fixtures.ts";

const { draft } = completeCheckout();
const promise = { deliveryDates: null, deliveryDays: { earliest: 20, latest: 21 } };
const { order_uuid, paymentMethod, shippingMethod, shippingAddress } = draft;
if (paymentMethod === null || shippingMethod === null) throw new Error("The fixture's checkout is complete");
const order = { order_uuid, paymentMethod, shippingMethod, shippingAddress };

describe("the delivery promised by the order service", () => {
	it.each([
		["for what is entered as it was", {}, promise],
		["within the same country", { shippingAddress: { ...address, city: "Bonn" } }, promise],
		["not for another country", { shippingAddress: { ...address, country_code: "FR" } }, null],
		["not for another shipping method", { shippingMethod: "Express" }, null],
		["not for another payment method", { paymentMethod: "other" }, null],
		["not for another order", { order_uuid: uuid(7) }, null],
	])("B-USE-12 applies %s", (_, changes, expected) => {
		expect(answeredPromise({ promise, order }, { ...draft, ...changes })).toEqual(expected);
	});

	it("B-USE-12 applies to collected goods regardless of the customer's country", () => {
		const collected = { ...order, shippingAddress: null };
		const abroad = { ...draft, shippingAddress: { ...address, country_code: "FR" } };
		expect(answeredPromise({ promise, order: collected }, abroad)).toEqual(promise);
	});

	it("is null without a promise", () => {
		expect(answeredPromise(null, draft)).toBeNull();
	});
});
