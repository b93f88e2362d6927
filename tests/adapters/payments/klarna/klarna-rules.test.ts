import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { createPhoneNumbers } from "#adapters/memory/phone-numbers.ts";
import { klarnaCustomer, klarnaPurchase } from "#adapters/payments/klarna/klarna-order.ts";
import { consentOfAuthorization, widgetFailure } from "#adapters/payments/klarna/klarna-response.ts";
import { testOrder } from "#renderer/testing/test-order.ts";
import { ringOrder } from "#tests/adapters/port-suites/orders.ts";
import { address, decimalOf } from "#tests/core/shop-fixtures.ts";

const { placed: taken } = testOrder;

describe("klarnaPurchase", () => {
	it("requests the order service's total in whole cents, exactly", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 10 ** 12 }), (cents) => {
				const total = decimalOf(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`);
				const { order_amount, order_lines } = klarnaPurchase({ ...taken, total }, ringOrder());
				expect([order_amount, order_lines[0]?.total_amount, order_lines[0]?.unit_price]).toEqual([
					cents,
					cents,
					cents,
				]);
			}),
		);
	});

	it.each([
		["de", "DE", "de-DE"],
		["de", "CH", "de-CH"],
		["de", "FR", undefined],
		["fr", "FR", "fr-FR"],
		["fr", "DE", undefined],
		["en", "NL", "en-NL"],
	] as const)("is in %s for a customer in %s as %s", (language, country_code, locale) => {
		const payload = { ...ringOrder(), language, shippingAddress: { ...address, country_code } };
		const purchase = klarnaPurchase(taken, payload);
		expect([purchase.locale, purchase.purchase_country]).toEqual([locale, country_code]);
	});

	it("contains nothing about the customer", () => {
		const said = JSON.stringify(klarnaPurchase(taken, ringOrder()));
		for (const text of [address.family_name, address.street, ringOrder().customerEmail]) {
			expect(said).not.toContain(text);
		}
	});
});

const phones = () => createPhoneNumbers(createMemoryLogger());

describe("klarnaCustomer", () => {
	it.each([
		["0711 123456", "DE", "+49711123456"],
		["044 668 18 00", "CH", "+41446681800"],
		["01 23 45 67 89", "FR", "+33123456789"],
		["+43 1 531150", "DE", "+431531150"],
		["nach 18 Uhr", "DE", "nach 18 Uhr"],
	])("R-PHONE-01 converts %j of an address in %s to %s", (phone, country_code, expected) => {
		const shippingAddress = { ...address, phone, country_code };
		const { shipping_address } = klarnaCustomer({ ...ringOrder(), shippingAddress }, phones());
		expect(shipping_address).toMatchObject({ phone: expected, country: country_code });
	});

	it("B-USE-21 sends region and dependent locality of a foreign address", () => {
		const invoiceAddress = {
			...address,
			country_code: "MX",
			state: "CDMX",
			dependent_locality: "Juárez",
		};
		const { billing_address } = klarnaCustomer({ ...ringOrder(), invoiceAddress }, phones());
		expect(billing_address).toMatchObject({ street_address2: "Juárez", region: "CDMX", country: "MX" });
	});

	it("bills the invoice address and ships to the other one", () => {
		const invoiceAddress = {
			...address,
			city: "Wien",
			country_code: "AT",
			company: "Sternau",
			phone: "+43 1",
		};
		const payload = { ...ringOrder(), invoiceAddress };
		const { billing_address, shipping_address } = klarnaCustomer(payload, phones());
		expect(shipping_address).toEqual({
			given_name: "Mara",
			family_name: "Öztürk",
			email: "mara@example.com",
			street_address: "Lange Straße 7a",
			postal_code: "70173",
			city: "Stuttgart",
			country: "DE",
		});
		expect(billing_address).toEqual({
			...shipping_address,
			city: "Wien",
			country: "AT",
			organization_name: "Sternau",
			phone: "+43 1",
		});
		expect(klarnaPurchase(taken, payload).purchase_country).toBe("AT");
	});
});

describe("Klarna's answers", () => {
	it.each<[object | null, string | undefined, RegExp | null]>([
		[{ approved: true, show_form: true, authorization_token: "b4bd" }, "approved", null],
		[
			{ approved: true, show_form: true, authorization_token: "b4bd", finalize_required: false },
			"approved",
			null,
		],
		[{ approved: true, show_form: true }, "failed", /authorization_token/],
		[{ approved: true, authorization_token: "" }, "failed", /authorization_token/],
		[{ approved: false, show_form: true }, "cancelled", null],
		[{ approved: false, show_form: false }, "failed", /refused/],
		[{ approved: false, show_form: false, authorization_token: "b4bd" }, "failed", /refused/],
		[
			{ approved: false, show_form: true, error: { invalid_fields: ["billing_address.city"] } },
			"failed",
			/city/,
		],
		[{ approved: "true", authorization_token: "b4bd" }, "failed", /approved/],
		[null, "failed", /unreadable/],
	])("R-PAY-03 interprets %j as %s", (answer, outcome, reason) => {
		const consent = consentOfAuthorization(answer);
		expect(consent.outcome).toBe(outcome);
		if (reason !== null) expect(consent).toMatchObject({ reason: expect.stringMatching(reason) });
	});

	it.each<[unknown, RegExp | null]>([
		[{ show_form: true }, null],
		[{ show_form: false }, /offer/],
		[{}, /offer/],
		[{ show_form: true, error: { invalid_fields: ["order_amount"] } }, /order_amount/],
		[undefined, /unreadable/],
	])("R-PAY-03 shows the widget for %j unless %s", (answer, reason) => {
		const refused = widgetFailure(answer);
		expect(refused).toEqual(reason === null ? null : expect.stringMatching(reason));
	});
});
