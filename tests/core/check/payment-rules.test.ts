import { describe, expect, it } from "vitest";
import { applyRules } from "#core/check/apply-rules.ts";
import { rules } from "#core/check/rules.ts";
import { sameId } from "#core/shared/branded.ts";
import { createCheckInput } from "#renderer/site/check-input.ts";
import { settings, shop } from "#tests/core/check/plant.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";

const demo = await readDemoSite();
const { context } = demo.plan({ orderService: { url: "https://orders.example" } });
const clean = await createCheckInput({ ...context, content: demo.content }, "legal pages");

const paymentRules = rules.filter(({ id }) =>
	["payment-kind", "payment-needs", "payment-of-another", "bank-details"].includes(id),
);

/** Returns the findings about payments in the demo after a change. */
function found(change: ReturnType<typeof shop>, given: Partial<typeof clean> = {}) {
	return applyRules({ ...clean, ...given, ...change(clean.site) }, paymentRules);
}

/** Changes the method of the demo's invoice to another name. */
const called = (method: string, bank_details = clean.site.shop?.settings.bank_details ?? null) =>
	shop(({ settings: own }) => ({
		settings: {
			...own,
			bank_details,
			payment_methods: own.payment_methods.filter(({ id }) => sameId(id, 2)),
			shipping_methods_config: [
				...own.shipping_methods_config
					.slice(0, 1)
					.map((config) => ({ ...config, payment_methods: [{ id: 2, method, config: null }] })),
			],
		},
	}));

const allowed = ["invoice", ...clean.providers.map(({ id }) => id)].join(", ");

describe("the rules for payment methods", () => {
	it.each([
		["Rechnung", "invoice"],
		["Kauf auf Rechnung", "invoice"],
		["facture", "invoice"],
		["Invoice", "invoice"],
		["invoce", "invoice"],
		["Klarna", "klarna"],
		["pay-pal", "paypal"],
		["twint", undefined],
	])("B-REL-04 suggest for %s: %s", (method, suggestion) => {
		const params = { name: "Rechnung", found: method, allowed };
		expect(found(called(method))).toMatchObject([
			{
				severity: "error",
				field: "shipping_methods_config.0.payment_methods.0.method",
				params: suggestion === undefined ? params : { ...params, suggestion },
			},
		]);
	});

	it("B-REL-04 require no bank details for a payment method with a wrong name", () => {
		expect(found(called("Rechnung", null)).map(({ key }) => key)).toEqual(["check.rule.payment-kind_near"]);
	});

	it("B-REL-04 report a provider's requirements from its definition", () => {
		const [finding] = found(settings({ paypal_client_id: " " }));
		expect(finding).toMatchObject({ severity: "warning", field: "payment_methods.2" });
		expect(finding?.params).toMatchObject({ name: "PayPal", provider: "paypal" });
		expect(finding?.params.needs).toContain("paypal_client_id");
	});

	it("B-REL-04 B-LAW-17 require nothing of providers if no shipping method has a price in the site's currency", () => {
		const inEuros = shop(({ settings: own }) => ({
			settings: {
				...own,
				currency: "EUR",
				shipping_methods: own.shipping_methods.filter(({ free }) => !free),
				shipping_methods_config: own.shipping_methods_config.filter(({ name }) => name === "Paketversand"),
			},
		}));
		expect(found(inEuros, { currency: "CHF" })).toEqual([]);
	});

	it("B-REL-04 require nothing of a provider that only takes another currency", () => {
		const providers = clean.providers.map((provider) => ({
			...provider,
			isOffered: ({ currency }: { readonly currency: string }) => currency === "CHF",
		}));
		expect(found(settings({}), { providers })).toEqual([]);
	});
});
