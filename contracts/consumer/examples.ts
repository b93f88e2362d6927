import type { PactV4 } from "@pact-foundation/pact";
import { expect } from "vitest";
import { cartOf } from "#core/cart/cart.ts";
import type { CheckoutDraft } from "#core/checkout/checkout-draft.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { appointmentRequest } from "#core/enquiries/appointment-request.ts";
import { availabilityRequest } from "#core/enquiries/availability-request.ts";
import { contactMessage } from "#core/enquiries/contact-message.ts";
import { newsletterSubscription } from "#core/enquiries/newsletter.ts";
import { ratingPayload } from "#core/enquiries/rating.ts";
import { withdrawalPayload } from "#core/enquiries/withdrawal.ts";
import type { Result } from "#core/shared/result.ts";
import { checkoutContext, completeCheckout, orderOf, texts } from "#tests/core/checkout/checkout-fixtures.ts";
import {
	address,
	cartLine,
	decimalOf,
	euros,
	type FixtureLine,
	readingOf,
	ring,
	shopSettings,
	size54,
	uuid,
} from "#tests/core/shop-fixtures.ts";
import providerStates from "../provider-states.json" with { type: "json" };

type StateParams = NonNullable<Parameters<ReturnType<PactV4["addInteraction"]>["given"]>[1]>;

/** A provider state with its parameters. */
export interface ProviderState {
	readonly name: string;
	readonly params: StateParams;
}

const project = "juwelier.example";
const sender = { project, language: "de" } as const;
/** 30 November 2026. */
const monday = 20_787;
const email = "shopper@example.com";

/** Returns a payload from core; a contract must not contain any other. */
function valid<Payload>(result: Result<Payload, unknown>): Payload {
	if (!result.ok) throw new Error(`An example is not valid: ${JSON.stringify(result.error)}`);
	return result.value;
}

/** Returns a provider state of provider-states.json, with some params replaced. */
export function state(name: string, params: Readonly<Record<string, unknown>> = {}): ProviderState {
	const template = providerStates.find((other) => other.name === name);
	if (!template) throw new Error(`provider-states.json has no state "${name}".`);
	return { name, params: JSON.parse(JSON.stringify({ ...template.params, ...params })) };
}

const settings = shopSettings({
	present_wrapping_price: decimalOf("3.5"),
	payment_methods: [
		{ id: 1, display_name: "Vorkasse" },
		{ id: 4, display_name: "PayPal" },
		{ id: 5, display_name: "Klarna" },
		{ id: 6, display_name: "Bank" },
	],
});

function order(draft: Partial<CheckoutDraft>, line: Partial<FixtureLine>, shop = settings): OrderPayload {
	const lines = [cartLine(line)];
	const context = { cart: cartOf(lines, "EUR"), products: readingOf(lines), settings: shop };
	const checkout = { ...completeCheckout({ customerEmail: email, ...draft }), acceptedTexts: texts };
	const state = { ...checkout, personalizedGoodsAcknowledged: true, agreedLiabilityMonths: 12 };
	return valid(orderOf(state, checkoutContext(context), sender, monday));
}

const collecting = shopSettings({
	...settings,
	shipping_methods: [{ id: 1, display_name: "Paket", free: false, collection: true }],
});

const product101 = { product: { ...ring, id: 101 }, priceBrutto: euros("100") };

/** Returns an order for one piece of product 101 at 100 EUR and 4.90 EUR shipping, paid by the given method. */
export const simpleOrder = (paymentMethod = 1) => order({ order_uuid: uuid(1), paymentMethod }, product101);

/**
 * Returns an order for one piece of product 101 that the customer collects: an invoice address, no delivery
 * address.
 */
export const collectedOrder = () =>
	order({ order_uuid: uuid(3), invoiceAddress: address }, product101, collecting);

/** Returns an order for one piece of product 101 that costs nothing and ships free: no payment method. */
export const freeOrder = () =>
	order(
		{ order_uuid: uuid(4), paymentMethod: null, shippingCost: 0 },
		{ ...product101, priceBrutto: euros("0") },
		shopSettings({ ...settings, shipping_cost: decimalOf("0"), shipping_methods_config: [] }),
	);

/**
 * Returns an order for one piece of product 101, which is used; the customer has agreed to a claims period of one
 * year.
 */
export const usedOrder = () =>
	order(
		{ order_uuid: uuid(6) },
		{ product: { ...ring, id: 101, condition: "used" }, priceBrutto: euros("100") },
		shopSettings({ ...settings, used_goods_liability_months: 12 }),
	);

/** Returns an order for two pieces of product 101. */
export const orderOfTwo = () => order({ order_uuid: uuid(1) }, { ...product101, count: 2 });

const engraving = {
	fields: [
		{ name: "engraving", type: "text", additional_days: 0, customer_specification: null, options: [] },
		{ name: "both_sides", type: "checkbox", additional_days: 0, customer_specification: null, options: [] },
	],
} as const;

/** Returns an order for two engraved pieces of product 102 in variant 54 at 250 EUR, with all optional fields. */
export const engravedOrder = () =>
	order(
		{
			order_uuid: uuid(2),
			invoiceAddress: { ...address, company: "Öztürk GmbH", phone: "+49 711 123456" },
			comment: "Bitte klingeln.",
			presentWrap: true,
			cardText: "Für Dich.\nM.",
		},
		{
			product: { ...ring, id: 102, personalization: engraving },
			variant: size54,
			personalization: { engraving: "Mara & Tom", both_sides: true },
			count: 2,
			priceBrutto: euros("250"),
		},
	);

/** The key and id of an order that does not exist. */
export const unknownOrder = { project, order_uuid: uuid(15), order_id: 7999 };

export const request = valid(
	availabilityRequest(
		{
			email,
			privacy: true,
			name: "Mara Öztürk",
			phone: "0711 123456",
			message: "Wann ist der Ring wieder da?",
			branch: "Stuttgart",
			count: 1,
		},
		{ product: 101, variant: null, personalization: null },
		sender,
	),
);

export const appointment = valid(
	appointmentRequest(
		{
			reason: "Verlobungsring",
			duration: 60,
			branch: "Stuttgart",
			wishes: [
				{ date: "2099-12-01", time: "10:30" },
				{ date: "2099-12-02", time: "15:00" },
			],
			name: "Mara Öztürk",
			email,
			phone: "0711 123456",
			message: "",
			privacy: true,
			product: 101,
		},
		sender,
	),
);

export const rating = valid(
	ratingPayload(
		{ rating: 5, privacy: true, name: "Mara", comment: "Sehr schön.", order_number: "" },
		101,
		sender,
	),
);

export const message = valid(
	contactMessage(
		{
			email,
			message: "Guten Tag, haben Sie am Samstag geöffnet?",
			privacy: true,
			name: "Mara Öztürk",
			phone: "",
			branch: "Stuttgart",
			subject: "Öffnungszeiten",
			honeypot: "",
		},
		sender,
		"/kontakt",
	),
);

export const subscription = valid(newsletterSubscription({ email, consent: true }, sender));

export const withdrawal = valid(
	withdrawalPayload({ name: "Mara Öztürk", order_reference: "B-1", email, items: "" }, sender),
);

/** The state of a shop without orders. */
export const open = state("the shop is open");

/** The state of a shop whose customers collect their orders. */
export const collects = state("the shop is open", { collection: true });

/** Returns the state with a product for sale, by default product 101 at 100 EUR. */
export const sells = (params: Readonly<Record<string, unknown>> = {}) =>
	state("the shop sells a product", params);

/** Returns the state with an accepted order. */
export const acceptedOrder = (order = simpleOrder()) => state("an order was taken", { order });

/** The state without the requested order. */
export const unknown = state("no order was taken", unknownOrder);

/** Returns the state with an exhausted rate limit. */
export const tooMuch = (path: string) => state("the sender has sent too much", { path });

/** Matches any error with this message. */
export const fails = (text: string) => expect.objectContaining({ message: text });
