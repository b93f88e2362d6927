import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { emptyAddress } from "#core/checkout/address.ts";
import { type CheckoutState, checkoutOf, emptyDraft } from "#core/checkout/checkout-draft.ts";
import { type CheckoutEvent, checkoutReducer } from "#core/checkout/checkout-reducer.ts";
import { completeCheckout, texts } from "#tests/core/checkout/checkout-fixtures.ts";
import { runs } from "#tests/core/runs.ts";
import { address, decimalOf, deepFreeze, uuid } from "#tests/core/shop-fixtures.ts";

const logger = createMemoryLogger();
const parcel = {
	name: "Paket",
	label: "Paket",
	shipping_provider: null,
	price_brutto: decimalOf("4.9"),
	additional_days: 0,
	least_days: 0,
	collection: false,
};
const express = { ...parcel, name: "Express", price_brutto: decimalOf("12.35") };

function after(events: readonly CheckoutEvent[], start: CheckoutState = checkoutOf(emptyDraft(uuid()))) {
	return events.reduce(
		(state, event) => checkoutReducer(deepFreeze(state), deepFreeze(event), logger),
		start,
	);
}

describe("checkoutReducer", () => {
	it("R-CHECK-01 is empty at first with shippingCost 0", () => {
		expect(checkoutOf(emptyDraft(uuid()))).toMatchObject({
			draft: {
				customerEmail: "",
				invoiceAddress: null,
				comment: "",
				paymentMethod: null,
				shippingMethod: null,
				shippingCost: 0,
				presentWrap: false,
			},
			availableShippingMethods: [],
			approvedPayment: null,
			acceptedTexts: [],
			personalizedGoodsAcknowledged: false,
		});
	});

	it("R-CHECK-01 stores a customer's input", () => {
		const fields = {
			customerEmail: "a@b.de",
			shippingAddress: address,
			invoiceAddress: address,
			comment: "Danke",
			presentWrap: true,
			cardText: "Für Dich",
		};
		expect(after([{ type: "change", fields }]).draft).toEqual({ ...emptyDraft(uuid()), ...fields });
		expect(
			after([
				{ type: "change", fields },
				{ type: "change", fields: { invoiceAddress: null } },
			]).draft,
		).toEqual({
			...emptyDraft(uuid()),
			...fields,
			invoiceAddress: null,
		});
	});

	it("R-CHECK-02 sets shippingCost to the chosen method's price and keeps it current", () => {
		const chosen = after([
			{ type: "choosePayment", paymentMethod: 4 },
			{ type: "offerShipping", methods: [parcel, express] },
			{ type: "chooseShipping", shippingMethod: "Express" },
		]);
		expect(chosen.draft).toMatchObject({ paymentMethod: 4, shippingMethod: "Express", shippingCost: 12.35 });
		const cheaper = { ...express, price_brutto: decimalOf("11") };
		expect(after([{ type: "offerShipping", methods: [cheaper] }], chosen).draft.shippingCost).toBe(11);
		const still = after([{ type: "offerShipping", methods: [parcel, express] }], chosen);
		expect(still.draft).toMatchObject({ shippingMethod: "Express", shippingCost: 12.35 });
		const gone = after([{ type: "offerShipping", methods: [parcel] }], chosen);
		expect(gone.draft).toMatchObject({ shippingMethod: null, shippingCost: 0 });
		expect(gone.availableShippingMethods).toEqual([parcel]);
		expect(after([{ type: "chooseShipping", shippingMethod: null }], chosen).draft.shippingCost).toBe(0);
	});

	it("R-CHECK-01 stores the approved payment, accepted texts and acknowledgement in addition to the draft", () => {
		const state = after([
			{ type: "approvePayment", approvedPayment: { orderID: "5" } },
			{ type: "acceptTexts", texts },
			{ type: "acknowledgePersonalizedGoods", acknowledged: true },
		]);
		expect(state).toEqual({
			...checkoutOf(emptyDraft(uuid())),
			approvedPayment: { orderID: "5" },
			acceptedTexts: texts,
			personalizedGoodsAcknowledged: true,
		});
	});

	it("R-ORDER-06 uses another key for the next draft", () => {
		const next = after([
			{ type: "change", fields: { comment: "a comment" } },
			{ type: "reset", order_uuid: uuid(2) },
		]);
		expect(next).toEqual(checkoutOf(emptyDraft(uuid(2))));
	});

	it("R-CHECK-01 continues with a restored draft", () => {
		const { draft } = completeCheckout();
		expect(after([{ type: "restore", draft }])).toEqual(checkoutOf(draft));
	});
});

describe("checkoutReducer and refusals", () => {
	it.each<[string, CheckoutEvent, string]>([
		["a method that is not offered", { type: "chooseShipping", shippingMethod: "Drohne" }, "not offered"],
		[
			"an e-mail that is no text",
			{ type: "change", fields: { customerEmail: 7 as unknown as string } },
			"customerEmail: a text of at most 1000 characters",
		],
		[
			"a comment without end",
			{ type: "change", fields: { comment: "x".repeat(10_001) } },
			"comment: a text of at most 10000 characters",
		],
		["no draft", { type: "restore", draft: null as unknown as CheckoutState["draft"] }, ": an object"],
		["no key", { type: "reset", order_uuid: "x" as never }, "order_uuid: a UUID of version 4"],
	])("R-CHECK-01 refuses %s with a note that says why", (_, event, reason) => {
		const notes = createMemoryLogger();
		const state = completeCheckout();
		expect(checkoutReducer(state, event, notes)).toBe(state);
		expect(notes.notes).toEqual([{ key: "checkout.refused", details: { event: event.type, reason } }]);
	});

	it.each([-0.01, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 0.000_000_1, "4.9", [4.9], null, undefined])(
		"R-CHECK-01 restores no draft whose shippingCost is %j, with a note",
		(shippingCost) => {
			const notes = createMemoryLogger();
			const state = completeCheckout();
			const draft = { ...state.draft, shippingCost: shippingCost as number };
			expect(checkoutReducer(state, { type: "restore", draft }, notes)).toBe(state);
			expect(notes.notes).toEqual([
				{
					key: "checkout.refused",
					details: { event: "restore", reason: "shippingCost: a price as a number" },
				},
			]);
		},
	);

	it("R-CHECK-01 restores a draft with free shipping", () => {
		const { draft } = completeCheckout({ shippingCost: 0 });
		expect(after([{ type: "restore", draft }]).draft).toEqual(draft);
	});

	it("R-ORDER-06 never changes the order's key", () => {
		const fields = { order_uuid: uuid(9), comment: "x" };
		const draft = after([{ type: "change", fields }]).draft;
		expect(draft).toEqual({ ...emptyDraft(uuid()), comment: "x" });
		expect(after([{ type: "change", fields: null as never }]).draft).toEqual(emptyDraft(uuid()));
	});

	it("R-CHECK-01 only notes unknown events of any kind", () => {
		fc.assert(
			fc.property(fc.anything(), (event) => {
				const notes = createMemoryLogger();
				const state = deepFreeze(completeCheckout());
				expect(checkoutReducer(state, event as CheckoutEvent, notes)).toBe(state);
				expect(notes.notes.map((note) => note.key)).toEqual(["checkout.unknownEvent"]);
			}),
			{ numRuns: runs(1000) },
		);
	});
});

describe("checkoutReducer after a changed choice", () => {
	const chosen = after([
		{ type: "choosePayment", paymentMethod: 1 },
		{ type: "offerShipping", methods: [parcel, express] },
		{ type: "chooseShipping", shippingMethod: "Paket" },
	]);

	it("R-CHECK-02 chooses the only method if none was chosen, but not as replacement for one no longer offered", () => {
		expect(after([{ type: "offerShipping", methods: [parcel] }]).draft.shippingMethod).toBe("Paket");
		const gone = after([{ type: "offerShipping", methods: [express] }], chosen);
		expect(gone.draft).toMatchObject({ shippingMethod: null, shippingCost: 0 });
		expect(gone.dropped.shippingMethod).toBe("Paket");
		const back = after([{ type: "offerShipping", methods: [parcel, express] }], gone);
		expect(back.draft.shippingMethod).toBe("Paket");
		expect(back.dropped.shippingMethod).toBeNull();
	});

	it("R-PAY-05 drops a payment method no longer offered and remembers it until the next choice", () => {
		const gone = after([{ type: "offerPayment", methods: [{ id: 4, display_name: "PayPal" }] }], chosen);
		expect(gone.draft.paymentMethod).toBeNull();
		expect(gone.dropped.paymentMethod).toBe(1);
		const next = after([{ type: "choosePayment", paymentMethod: 4 }], gone);
		expect(next.dropped.paymentMethod).toBeNull();
		const still = after([{ type: "offerPayment", methods: [{ id: 1, display_name: "Vorkasse" }] }], chosen);
		expect(still).toBe(chosen);
	});

	it("B-USE-18 keeps the entered address and reopens the shipping choice when the handover changes", () => {
		const filled = after([{ type: "change", fields: { shippingAddress: address } }], chosen);
		const collect = { type: "collection", shippingMethod: "Abholung" } as const;
		const collected = after([{ type: "chooseHandover", handover: collect }], filled);
		expect(collected.draft).toMatchObject({
			handover: collect,
			shippingAddress: address,
			invoiceAddress: address,
			shippingMethod: null,
			shippingCost: 0,
		});
		const deliver = { type: "delivery", shippingMethod: null } as const;
		const again = after([{ type: "chooseHandover", handover: deliver }], collected);
		expect(again.draft).toMatchObject({ shippingAddress: address, invoiceAddress: null });
	});

	it("B-USE-18 makes the invoice address of a collection the delivery address if only a country was entered", () => {
		const home = { ...emptyAddress, country_code: "DE" };
		const collect = { type: "collection", shippingMethod: "Abholung" } as const;
		const collected = after(
			[
				{ type: "change", fields: { shippingAddress: home } },
				{ type: "chooseHandover", handover: collect },
				{ type: "change", fields: { invoiceAddress: address } },
				{ type: "chooseHandover", handover: { type: "delivery", shippingMethod: null } },
			],
			chosen,
		);
		expect(collected.draft).toMatchObject({ shippingAddress: address, invoiceAddress: null });
	});
});
