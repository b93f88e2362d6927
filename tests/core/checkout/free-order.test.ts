import { describe, expect, it } from "vitest";
import { cartOf } from "#core/cart/cart.ts";
import type { CheckoutState } from "#core/checkout/checkout-draft.ts";
import type { CheckoutContext } from "#core/checkout/checkout-terms.ts";
import { delivery } from "#core/checkout/handover.ts";
import { orderPaymentKind } from "#core/checkout/payment-methods.ts";
import { neededSteps } from "#core/checkout/step-problems.ts";
import {
	checkoutContext,
	completeCheckout,
	openStepOf,
	orderOf,
	problemsOf,
	termsOf,
} from "#tests/core/checkout/checkout-fixtures.ts";
import { collectsOrDelivers, freeRing } from "#tests/core/checkout/free-order-fixtures.ts";
import {
	address,
	cartLine,
	decimalOf,
	euros,
	readingOf,
	shippingConfig,
	shopSettings,
} from "#tests/core/shop-fixtures.ts";

const sender = { project: "juwelier.example", language: "de" } as const;
const freeGoods = (settings = collectsOrDelivers) => {
	const lines = [cartLine({ product: freeRing, priceBrutto: euros("0.00") })];
	return checkoutContext({ cart: cartOf(lines, "EUR"), products: readingOf(lines), settings });
};
const isFree = (state: CheckoutState, context: CheckoutContext) => termsOf(state, context).isFree;
const stepsIn = (state: CheckoutState, context: CheckoutContext) => neededSteps(termsOf(state, context));
const collection = { type: "collection", shippingMethod: "Abholung" } as const;
const collected = {
	handover: collection,
	invoiceAddress: address,
	paymentMethod: null,
	shippingMethod: "Abholung",
	shippingCost: 0,
};

describe("an order with nothing to pay", () => {
	it("R-PAY-05 requires no payment method and sends none", () => {
		const state = completeCheckout(collected);
		expect(stepsIn(state, freeGoods())).toEqual(["handover", "contact", "shipping", "review"]);
		expect(openStepOf(state, freeGoods())).toBeNull();
		const order = orderOf(state, freeGoods(), sender, 0);
		expect(order).toMatchObject({ ok: true, value: { total: "0", paymentMethod: null } });
	});

	it("R-PAY-05 sends no payment method chosen while the order had a price", () => {
		const order = orderOf(completeCheckout({ ...collected, paymentMethod: 4 }), freeGoods(), sender, 0);
		expect(order).toMatchObject({ ok: true, value: { paymentMethod: null } });
	});

	it("R-PAY-05 requires payment again when the goods are delivered at a price instead", () => {
		const delivered = completeCheckout({
			handover: delivery,
			paymentMethod: null,
			shippingMethod: null,
			shippingCost: 0,
		});
		expect(isFree(delivered, freeGoods())).toBe(false);
		expect(stepsIn(delivered, freeGoods())).toContain("payment");
		expect(openStepOf(delivered, freeGoods())).toBe("payment");
		const back = completeCheckout({ ...collected, shippingMethod: null });
		expect(isFree(back, freeGoods())).toBe(true);
		expect(openStepOf(back, freeGoods())).toBe("shipping");
	});

	it.each([
		[
			"goods that cost nothing and are sent free",
			shopSettings({ shipping_methods: [{ id: 1, display_name: "Paket", free: true, collection: false }] }),
			true,
		],
		[
			"a free way of sending beside one that costs",
			shopSettings({
				shipping_methods_config: [
					shippingConfig({ price_brutto: decimalOf("0") }),
					shippingConfig({ name: "Express" }),
				],
			}),
			false,
		],
	])("R-PAY-05 is known before a shipping method is chosen: %s", (_, settings, free) => {
		const state = completeCheckout({ shippingMethod: null, shippingCost: 0 });
		expect(isFree(state, freeGoods(settings))).toBe(free);
	});

	it("R-PAY-05 is free with any shipping method that costs nothing, regardless of its payment methods", () => {
		const payPal = [{ id: 4, method: null, config: null }];
		const settings = shopSettings({
			shipping_methods_config: [shippingConfig({ price_brutto: decimalOf("0"), payment_methods: payPal })],
		});
		const state = completeCheckout({ paymentMethod: null, shippingCost: 0 });
		expect(openStepOf(state, freeGoods(settings))).toBeNull();
		const paid = { ...freeGoods(settings), cart: checkoutContext().cart };
		expect(problemsOf("payment", state, paid)).toHaveLength(1);
	});

	it("R-PAY-05 is not free if gift wrapping has a price", () => {
		const settings = { ...collectsOrDelivers, present_wrapping_price: decimalOf("3.5") };
		const state = completeCheckout({ ...collected, presentWrap: true });
		expect(isFree(state, freeGoods(settings))).toBe(false);
	});
});

describe("orderPaymentKind", () => {
	it.each([1, 4, null])("R-PAY-04 is null for a total of 0 with payment method %s", (paymentMethod) => {
		const settings = shopSettings();
		expect(orderPaymentKind(settings, { total: decimalOf("0.00"), paymentMethod })).toBe("none");
	});
});
