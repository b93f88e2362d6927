import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { consentOfAuthorization, refusedWidget } from "#adapters/payment-klarna/klarna-answer.ts";
import { klarnaCustomer, klarnaPurchase } from "#adapters/payment-klarna/klarna-order.ts";
import { klarnaSession } from "#adapters/payment-klarna/klarna-session.ts";
import type { ShippingMethodConfig } from "#core/settings/shop-settings.ts";
import { ringOrder } from "#tests/adapters/port-suites/orders.ts";
import { taken } from "#tests/adapters/port-suites/payment-provider.ts";
import { address, decimalOf, germany } from "#tests/core/shop-fixtures.ts";

type Method = ShippingMethodConfig["payment_methods"][number];

const klarna = (client_token: unknown, changes: Partial<Method> = {}): Method => ({
	id: 1,
	method: "klarna",
	config: { client_token },
	...changes,
});

function shipping(payment_methods: readonly Method[], changes: Partial<ShippingMethodConfig> = {}) {
	return {
		name: "Paket",
		shipping_provider: null,
		price_brutto: decimalOf("4.9"),
		payment_methods,
		additional_days: 0,
		shipping_countries: [],
		...changes,
	};
}

const tokenOf = (configs: readonly ShippingMethodConfig[]) => {
	const session = klarnaSession(configs, ringOrder());
	return session.ok ? session.value.client_token : session.error;
};
const missing = expect.stringContaining("client_token");

describe("klarnaSession", () => {
	it("R-PAY-05 takes the token of the chosen shipping method, whatever stands before it", () => {
		const express = shipping([klarna("other")], { name: "Express" });
		expect(tokenOf([express, shipping([klarna("own")], { name: " PAKET " })])).toBe("own");
		expect(tokenOf([express, shipping([])])).toBe("other");
	});

	it("R-PAY-05 takes no token of a config that does not serve the country", () => {
		const france = { shipping_countries: [{ display_name: "Frankreich", country_code: "FR" }] };
		const home = shipping([klarna("home")], { shipping_countries: [germany] });
		expect(tokenOf([shipping([klarna("abroad")], france)])).toEqual(missing);
		expect(tokenOf([shipping([klarna("abroad")], france), home])).toBe("home");
	});

	it.each<[string, Method]>([
		["another way to pay", klarna("token", { id: 2 })],
		["another provider", klarna("token", { method: "paypal" })],
		["no config", klarna("token", { config: null })],
		["no token", klarna(undefined)],
		["a blank token", klarna(" ")],
		["a token that is no text", klarna(5)],
	])("R-PAY-03 says that there is no client_token when there is %s", (_, method) => {
		expect(tokenOf([shipping([method])])).toEqual(missing);
	});

	it("R-PAY-03 names Klarna's category as configured, else klarna", () => {
		const categoryOf = (config: object) =>
			klarnaSession([shipping([klarna("t", { config: { client_token: "t", ...config } })])], ringOrder());
		expect(categoryOf({})).toMatchObject({ value: { payment_method_category: "klarna" } });
		expect(categoryOf({ payment_method_category: "pay_later" })).toMatchObject({
			value: { payment_method_category: "pay_later" },
		});
	});
});

describe("klarnaPurchase", () => {
	it("R-PAY-03 asks for the order service's total in whole cents, to the cent", () => {
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
	] as const)("R-PAY-03 speaks %s to a customer in %s as %s", (language, country_code, locale) => {
		const payload = { ...ringOrder(), language, shippingAddress: { ...address, country_code } };
		const purchase = klarnaPurchase(taken, payload);
		expect([purchase.locale, purchase.purchase_country]).toEqual([locale, country_code]);
	});

	it("R-PAY-03 says nothing of the customer", () => {
		const said = JSON.stringify(klarnaPurchase(taken, ringOrder()));
		for (const text of [address.family_name, address.street, ringOrder().customerEmail]) {
			expect(said).not.toContain(text);
		}
	});
});

describe("klarnaCustomer", () => {
	it("R-PAY-03 bills the invoice address and ships to the other", () => {
		const invoiceAddress = {
			...address,
			city: "Wien",
			country_code: "AT",
			company: "Sternau",
			phone: "+43 1",
		};
		const payload = { ...ringOrder(), invoiceAddress };
		const { billing_address, shipping_address } = klarnaCustomer(payload);
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
		[{ approved: true, show_form: true, authorization_token: "b4bd" }, "authorized", null],
		[
			{ approved: true, show_form: true, authorization_token: "b4bd", finalize_required: false },
			"authorized",
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
	])("R-PAY-03 reads %j as %s", (answer, outcome, reason) => {
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
	])("R-PAY-03 shows the widget of %j unless %s", (answer, reason) => {
		const refused = refusedWidget(answer);
		expect(refused).toEqual(reason === null ? null : expect.stringMatching(reason));
	});
});
