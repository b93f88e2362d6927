import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyDraft } from "#core/checkout/checkout-draft.ts";
import type { CheckoutSettings } from "#core/checkout/checkout-terms.ts";
import { delivery, type Handover } from "#core/checkout/handover.ts";
import {
	collectionMethods,
	offeredTerms,
	servedCountries,
	suitableOffers,
	suitableShippingMethods,
} from "#core/checkout/offers.ts";
import { neededSteps } from "#core/checkout/step-problems.ts";
import {
	checkoutContext,
	completeCheckout,
	orderOf,
	problemsOf,
	termsOf,
} from "#tests/core/checkout/checkout-fixtures.ts";
import { runs } from "#tests/core/runs.ts";
import {
	addressInCountry,
	decimalOf,
	france,
	germany,
	shippingConfig,
	shopSettings,
	uuid,
} from "#tests/core/shop-fixtures.ts";

const paidBy = (...ids: readonly number[]) => ids.map((id) => ({ id, method: null, config: null }));
const shop = { id: 2, display_name: "Abholung Mitte", free: true, collection: true };
const pickup: Handover = { type: "collection", shippingMethod: "Abholung Mitte" };

/** A shop with parcels to Germany by transfer or PayPal, to France only by PayPal, and collection in one place. */
const both = shopSettings({
	shipping_methods: [{ id: 1, display_name: "Paket", free: false, collection: false }, shop],
	shipping_countries: [],
	shipping_methods_config: [
		shippingConfig({ shipping_countries: [germany] }),
		shippingConfig({
			shipping_countries: [france],
			payment_methods: paidBy(4),
			price_brutto: decimalOf("9"),
		}),
		shippingConfig({ name: "Abholung Mitte", shipping_provider: null, payment_methods: paidBy(1) }),
	],
});

const ids = (settings: CheckoutSettings, handover: Handover, country_code: string) =>
	suitableOffers(settings, { handover, country_code }).map(({ paymentMethod }) => paymentMethod.id);

describe("the offers for a recipient", () => {
	it("R-PAY-05 B-LAW-17 include the payment methods of any shipping method to the country", () => {
		expect(ids(both, delivery, "DE")).toEqual([1, 4]);
		expect(ids(both, delivery, "FR")).toEqual([4]);
		expect(ids(both, delivery, "CH")).toEqual([]);
		expect(ids(both, delivery, "")).toEqual([1, 4]);
	});

	it("B-USE-18 require no country for collected goods unless the settings name one", () => {
		expect(ids(both, pickup, "JP")).toEqual([1]);
		const onlyGermans = {
			...both,
			shipping_methods_config: both.shipping_methods_config.map((config) =>
				config.name === shop.display_name ? { ...config, shipping_countries: [germany] } : config,
			),
		};
		expect(ids(onlyGermans, pickup, "JP")).toEqual([]);
		expect(servedCountries(onlyGermans, pickup)).toEqual(["DE"]);
	});

	it("B-LAW-11 describe deliveries and payments, with countries grouped by equal terms", () => {
		const terms = offeredTerms(both, delivery).map(({ countries, paymentMethods, shippingMethods }) => [
			countries,
			shippingMethods.map(({ name }) => name),
			paymentMethods.map(({ id }) => id),
		]);
		expect(terms).toEqual([
			[["DE"], ["Paket"], [1, 4]],
			[["FR"], ["Paket"], [4]],
		]);
	});
});

const names = ["Paket", "Kurier", "Abholung"];
const countries = [germany, france, { display_name: "Schweiz", country_code: "CH" }];
const shopOfChance: fc.Arbitrary<CheckoutSettings> = fc
	.record({
		methods: fc.uniqueArray(
			fc.record({ display_name: fc.constantFrom(...names), collection: fc.boolean(), free: fc.boolean() }),
			{ selector: ({ display_name }) => display_name },
		),
		configs: fc.array(
			fc.record({
				name: fc.constantFrom(...names),
				payments: fc.subarray([1, 4, 5, 9]),
				served: fc.subarray(countries),
			}),
			{ maxLength: 5 },
		),
		payments: fc.subarray([1, 4, 5]),
		served: fc.subarray(countries),
	})
	.map(({ methods, configs, payments, served }) =>
		shopSettings({
			payment_methods: payments.map((id) => ({ id, display_name: `Payment ${id}` })),
			shipping_methods: methods.map((method, id) => ({ id, ...method })),
			shipping_countries: served.map((country, id) => ({
				id,
				...country,
				free_returns: false,
				return_days: null,
			})),
			shipping_methods_config: configs.map(({ name, payments: ways, served: shipping_countries }) =>
				shippingConfig({ name, payment_methods: paidBy(...ways), shipping_countries }),
			),
		}),
	);

/** The number of random shops, each tested with all orders that it offers. */
const shops = runs(process.env.CI ? 100 : 30);

describe("every offer", () => {
	it("B-LAW-17 R-CHECK-02 R-PAY-05 of a country, payment and shipping method leads to an order", () => {
		let orders = 0;
		fc.assert(
			fc.property(shopOfChance, fc.constantFrom("DE", "FR", "CH", "JP"), (settings, country_code) => {
				const handovers = [
					delivery,
					...collectionMethods(settings).map(
						({ name }): Handover => ({ type: "collection", shippingMethod: name }),
					),
				];
				for (const handover of handovers) {
					const recipient = { handover, country_code };
					const offers = suitableOffers(settings, recipient);
					expect(servedCountries(settings, handover).includes(country_code)).toBe(offers.length > 0);
					for (const { paymentMethod, shippingMethods: methods } of offers) {
						expect(methods.length).toBeGreaterThan(0);
						for (const method of methods) {
							const collects = handover.type === "collection";
							const to = addressInCountry(country_code);
							const state = completeCheckout({
								handover,
								shippingAddress: collects ? emptyDraft(uuid()).shippingAddress : to,
								invoiceAddress: collects ? to : null,
								paymentMethod: paymentMethod.id,
								shippingMethod: method.name,
								shippingCost: Number(method.price_brutto),
							});
							const sender = { project: "shop.example", language: "de" } as const;
							const order = orderOf(state, checkoutContext({ settings }), sender, 0);
							// A shop with collections only asks for the place as one of the shipping methods.
							expect(order.ok || JSON.stringify(order.error)).toBe(true);
							orders += 1;
						}
					}
				}
			}),
			{ numRuns: shops },
		);
		// A random shop can offer nothing; most offer something.
		expect(orders).toBeGreaterThan(10);
	});
});

describe("the choice between delivery and collection", () => {
	const context = checkoutContext({ settings: both });
	const firstStep = (settings: CheckoutSettings) =>
		neededSteps(termsOf(completeCheckout(), checkoutContext({ settings })))[0];

	const emptyIn = (settings: CheckoutSettings) =>
		termsOf({ draft: emptyDraft(uuid()) }, checkoutContext({ settings }));

	it("B-USE-18 is offered if a shop has both, and is not a step otherwise", () => {
		expect(emptyIn(both).hasHandoverChoice).toBe(true);
		expect(firstStep(both)).toBe("handover");
		expect(emptyIn(both).recipient).toBeNull();
		const open = completeCheckout({ handover: null });
		expect(problemsOf("handover", open, context).map(({ key }) => key)).toEqual(["checkout.handoverMissing"]);

		expect(emptyIn(shopSettings()).hasHandoverChoice).toBe(false);
		expect(firstStep(shopSettings())).toBe("contact");
		expect(emptyIn(shopSettings()).recipient?.handover).toEqual(delivery);
		const collectedOnly = shopSettings({ shipping_methods: [shop], shipping_methods_config: [] });
		expect(firstStep(collectedOnly)).toBe("contact");
		expect(emptyIn(collectedOnly).isCollected).toBe(true);
	});

	it("B-USE-18 is open again when the chosen place is no longer offered", () => {
		const gone = { ...pickup, shippingMethod: "Abholung Nord" };
		expect(termsOf(completeCheckout({ handover: gone }), context).recipient).toBeNull();
	});

	it("B-USE-18 R-CHECK-02 never offers a collection for an address or a delivery for a collection", () => {
		const named = (handover: Handover) =>
			suitableShippingMethods(both, { handover, country_code: "DE" }, 1).map(({ name }) => name);
		expect(named(delivery)).toEqual(["Paket"]);
		expect(named(pickup)).toEqual(["Abholung Mitte"]);
	});

	it("R-CHECK-03 B-USE-18 requires an invoice address and no delivery address for a collection", () => {
		const { shippingAddress } = emptyDraft(uuid());
		const changes = { handover: pickup, shippingAddress, shippingMethod: "Abholung Mitte", shippingCost: 0 };
		const without = completeCheckout({ ...changes, invoiceAddress: null });
		const fields = problemsOf("contact", without, context).map(({ field }) => field);
		expect(fields).toContain("invoiceAddress.family_name");
		expect(fields.filter((field) => field.startsWith("shippingAddress"))).toEqual([]);

		const complete = completeCheckout({ ...changes, invoiceAddress: addressInCountry("JP") });
		const order = orderOf(complete, context, { project: "shop.example", language: "de" }, 0);
		expect(order).toMatchObject({
			ok: true,
			value: {
				shippingAddress: null,
				invoiceAddress: { country_code: "JP" },
				shippingMethod: "Abholung Mitte",
			},
		});
		expect(termsOf(complete, context).recipient?.country_code).toBe("JP");
	});
});
