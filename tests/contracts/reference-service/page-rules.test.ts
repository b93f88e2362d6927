import { beforeEach, describe, expect, it } from "vitest";
import { decodeCatalogue } from "#contracts/reference-service/catalogue-schema.ts";
import { validateOrder } from "#contracts/reference-service/orders/validate-order.ts";
import type { Address } from "#core/checkout/address.ts";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import { address, decimalOf, shopSettings } from "#tests/core/shop-fixtures.ts";
import { line, order, product, products, project, serviceOfFile, settings, variant } from "./test-service.ts";

const required = { required: true, max_length: null };
const sizes = ["52", "54"];
const weddingRings = {
	id: 2,
	display_name: "Größen und Gravur",
	fields: [
		{ ...required, name: "size_one", display_name: "Erster Ring", type: "select", options: sizes },
		{ ...required, name: "size_two", display_name: "Zweiter Ring", type: "select", options: sizes },
		{ name: "text", display_name: "Gravur", type: "text", required: false, max_length: 10, options: [] },
		{
			name: "font",
			display_name: "Schrift",
			type: "select",
			required: false,
			max_length: null,
			options: ["Antiqua"],
		},
	],
};
const catalogue = {
	project,
	settings,
	products: [
		...products,
		product(20, { personalization: weddingRings }),
		product(21, { product_variants: [variant(90, { active: false })] }),
		product(22, { price_brutto: null, product_variants: [variant(91)] }),
	],
	requiredTexts: [{ type: "terms", version: "2026-05" }],
};
const { post, rows, reset } = serviceOfFile({ catalogue });

beforeEach(reset);

const withSizes = { size_one: "52", size_two: "54" };
const pair = (personalization: Record<string, string | boolean> | null) => ({
	lines: [line({ product: 20, personalization })],
	personalizedGoodsAcknowledged: true,
});
const to = (changes: Partial<Address>) => ({ shippingAddress: { ...address, ...changes } });
const invoice = (changes: Partial<Address>) => ({ invoiceAddress: { ...address, ...changes } });
const long = (length: number) => "x".repeat(length);

/** For each rule of the site's forms: an order that breaks it, and the reported field. */
const brokenRules: readonly (readonly [rule: string, changes: Partial<OrderPayload>, field: string])[] = [
	["a personalisation that is required", pair(null), "lines.0.personalization.size_one"],
	["an empty personalisation", pair({}), "lines.0.personalization.size_one"],
	["wedding rings with one size", pair({ size_one: "52" }), "lines.0.personalization.size_two"],
	["an engraving without the sizes", pair({ text: "Ella" }), "lines.0.personalization.size_one"],
	["a size not offered", pair({ ...withSizes, size_two: "70" }), "lines.0.personalization.size_two"],
	["a size as a box", pair({ ...withSizes, size_two: true }), "lines.0.personalization.size_two"],
	["an unknown field", pair({ ...withSizes, colour: "red" }), "lines.0.personalization.colour"],
	["an engraving too long", pair({ ...withSizes, text: long(11) }), "lines.0.personalization.text"],
	["what nobody can engrave", pair({ ...withSizes, text: "A 😀" }), "lines.0.personalization.text"],
	["two lines of engraving", pair({ ...withSizes, text: "A\nB" }), "lines.0.personalization.text"],
	["a font without a text", pair({ ...withSizes, font: "Antiqua" }), "lines.0.personalization.font"],
	[
		"a personalisation of what takes none",
		{ lines: [line({ personalization: { text: "Ella" } })], personalizedGoodsAcknowledged: true },
		"lines.0.personalization.text",
	],
	[
		"no acknowledgement",
		{ ...pair({ ...withSizes, text: "Ella" }), personalizedGoodsAcknowledged: null },
		"personalizedGoodsAcknowledged",
	],
	["no pieces", { lines: [line({ count: 0 })] }, "lines.0.count"],
	["too many pieces", { lines: [line({ count: 10_000 })] }, "lines.0.count"],
	["half a piece", { lines: [line({ count: 0.5 })] }, "lines.0.count"],
	["no first name", to({ given_name: " " }), "shippingAddress.given_name"],
	["no last name", to({ family_name: "" }), "shippingAddress.family_name"],
	["no street", to({ street: "" }), "shippingAddress.street"],
	["no number", to({ number: "" }), "shippingAddress.number"],
	["a long number", to({ number: long(21) }), "shippingAddress.number"],
	["no postcode", to({ zip_code: "" }), "shippingAddress.zip_code"],
	["a postcode of another country", to({ zip_code: "SW1A 1AA" }), "shippingAddress.zip_code"],
	["no city", to({ city: "" }), "shippingAddress.city"],
	["no country", to({ country_code: "" }), "shippingAddress.country_code"],
	["a long company", to({ company: long(201) }), "shippingAddress.company"],
	[
		"a long dependent locality",
		invoice({ dependent_locality: long(201) }),
		"invoiceAddress.dependent_locality",
	],
	["a long phone number", to({ phone: long(51) }), "shippingAddress.phone"],
	["an invoice without a name", invoice({ family_name: "" }), "invoiceAddress.family_name"],
	["an invoice with a wrong postcode", invoice({ zip_code: "1" }), "invoiceAddress.zip_code"],
	["an e-mail address that is none", { customerEmail: "mara" }, "customerEmail"],
	["a long e-mail address", { customerEmail: `${long(250)}@example.com` }, "customerEmail"],
	["a long comment", { comment: long(5001) }, "comment"],
	["a payment method not offered", { paymentMethod: 77 }, "paymentMethod"],
	["a shipping method not offered", { shippingMethod: "Kutsche" }, "shippingMethod"],
	["shipping at another price", { shippingCost: decimalOf("1"), total: decimalOf("101") }, "shippingMethod"],
	["texts not accepted", { acceptedTexts: [] }, "acceptedTexts"],
	["another version of a text", { acceptedTexts: [{ type: "terms", version: "1" }] }, "acceptedTexts"],
];

describe("the rules of the checkout page", () => {
	it.each(brokenRules)("R-ORDER-01 B-SEC-04 apply to the service too: %s", async (_, changes, field) => {
		const { status, body } = await post("/ecom/order", order("rule", changes));
		expect([status, body.status]).toEqual([400, "error"]);
		expect(body.errors).toContainEqual(expect.objectContaining({ field }));
		expect(await rows("SELECT 1 FROM order_keys")).toEqual([]);
	});

	it.each([
		["with inactive variants only", 21, null],
		["with a variant that is on request", 22, 91],
	])("B-LAW-06 exclude a product %s", async (_, id, variantId) => {
		const lines = [line({ product: id, variant: variantId })];
		const { status, body } = await post("/ecom/order", order("not sold", { lines }));
		expect([status, body.status]).toEqual([409, "out_of_stock"]);
	});

	it("R-ORDER-01 accept an order that breaks none, with its sizes", async () => {
		expect((await post("/ecom/order", order("right", pair({ ...withSizes, text: "Ella" })))).status).toBe(
			200,
		);
		expect(await rows("SELECT personalization FROM order_lines")).toEqual([
			{ personalization: { ...withSizes, text: "Ella" } },
		]);
	});

	it("B-LAW-14 require no acknowledgement for chosen sizes, which do not exclude withdrawal", async () => {
		const sized = order("sized", { ...pair(withSizes), personalizedGoodsAcknowledged: null });
		expect((await post("/ecom/order", sized)).status).toBe(200);
	});

	it.each<[string, Partial<ShopSettings>]>([
		["the cart is disabled", { enable_cart: false }],
		["the shop is under maintenance", { maintenance_mode: true }],
		["products can only be requested", { purchase_to_order: true }],
	])("R-PROD-06 R-ORDER-01 exclude all orders while %s", (_, changes) => {
		const closed = decodeCatalogue({ ...catalogue, settings: shopSettings({ ...settings, ...changes }) });
		expect(
			validateOrder(order("closed"), closed, new Map(), { now: new Date(0), timeZone: "UTC" }),
		).toMatchObject({
			outcome: "problems",
			problems: [{ field: "cart", key: "checkout.closed" }],
		});
	});
});

describe("requests and ratings", () => {
	const sender = { project, language: "de", privacy: true };
	const request = { ...sender, product: 20, variant: null, email: "mara@example.com", count: 1 };
	const rating = { ...sender, product: 1, rating: 5 };

	it.each([
		["an unpublished product", { product: 6 }, "product"],
		["another shop's product", { product: 8 }, "product"],
		["an unknown variant", { product: 3, variant: 99 }, "variant"],
		["an inactive variant", { product: 3, variant: 60 }, "variant"],
		["an unknown field", { personalization: { colour: "red" } }, "personalization.colour"],
		["a size not offered", { personalization: { size_one: "70" } }, "personalization.size_one"],
	])("R-ORDER-03 B-SEC-04 a request for %s is refused", async (_, changes, field) => {
		const { status, body } = await post("/ecom/request", { ...request, ...changes });
		expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field })]]);
	});

	it("R-ORDER-03 a request may lack the required fields of an order", async () => {
		expect((await post("/ecom/request", { ...request, personalization: { text: "Ella" } })).status).toBe(200);
	});

	it.each([6, 8, 99])("R-ORDER-04 B-SEC-04 a rating of the invisible product %i is refused", async (id) => {
		const { status, body } = await post("/ecom/rating", { ...rating, product: id });
		expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field: "product" })]]);
	});
});
