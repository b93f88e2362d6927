import { describe, expect, it } from "vitest";
import { delivery } from "#core/checkout/handover.ts";
import { suitableOffers } from "#core/checkout/offers.ts";
import {
	configsOf,
	isOfferedIn,
	isWithProvider,
	offeredPaymentMethods,
	type PaymentProviderRules,
	paymentKind,
	providerOf,
} from "#core/checkout/payment-methods.ts";
import { settingsIn } from "#core/settings/settings-currency.ts";
import { shippingConfig, shopSettings, statedSettings } from "#tests/core/shop-fixtures.ts";

const klarna = shippingConfig({ payment_methods: [{ id: 9, method: "klarna", config: null }] });

describe("payment rules", () => {
	it("R-PAY-05 offers the settings' payment methods and no others", () => {
		const settings = shopSettings({ shipping_methods_config: [klarna] });
		expect(offeredPaymentMethods(settings, "")).toEqual(settings.payment_methods);
	});

	it.each([null, "", "  "])("R-PAY-05 offers no wallet with the client id %o", (paypal_client_id) => {
		expect(offeredPaymentMethods(shopSettings({ paypal_client_id }), "").map(({ id }) => id)).toEqual([1]);
	});

	it.each<[Readonly<Record<string, unknown>> | null, readonly number[]]>([
		[{ sessions: "order-service" }, [1, 9]],
		[null, [1]],
		[{}, [1]],
		[{ sessions: true }, [1]],
		[{ client_token: "eyJh.eyJz.c2ln" }, [1]],
	])("R-PAY-05 offers a pay-later method only with sessions, with the config %j", (config, ids) => {
		const settings = shopSettings({
			payment_methods: [1, 9].map((id) => ({ id, display_name: `Method ${id}` })),
			shipping_methods_config: [shippingConfig({ payment_methods: [{ id: 9, method: "klarna", config }] })],
		});
		expect(offeredPaymentMethods(settings, "DE").map(({ id }) => id)).toEqual(ids);
	});

	it("R-PAY-05 offers a provider's method only in the countries where the provider does", () => {
		const provider: PaymentProviderRules = {
			id: "bank",
			kind: "payNow",
			needsSession: false,
			takes: (settings, id) => configsOf(settings, id).some(({ method }) => method === "bank"),
			isOffered: (_, __, country) => isOfferedIn(["DE"], country),
		};
		const config = shippingConfig({
			payment_methods: [7, 1].map((id) => ({ id, method: id === 7 ? "bank" : null, config: null })),
		});
		const settings = {
			...shopSettings({
				payment_methods: [1, 7].map((id) => ({ id, display_name: `Method ${id}` })),
				shipping_methods_config: [config],
			}),
			providers: [provider],
		};
		const idsIn = (country_code: string) =>
			suitableOffers(settings, { handover: delivery, country_code }).map(
				({ paymentMethod }) => paymentMethod.id,
			);
		expect([idsIn("DE"), idsIn("FR"), idsIn("")]).toEqual([[1, 7], [], [1, 7]]);
		expect([7, 1].map((id) => paymentKind(settings, id))).toEqual(["payNow", "transfer"]);
		expect([7, 1].map((id) => providerOf(settings, id)?.id)).toEqual(["bank", undefined]);
	});

	it.each([
		[4, "payNow"],
		["4", "payNow"],
		[9, "payLater"],
		["9", "payLater"],
		[8, "invoice"],
		["8", "invoice"],
		[7, "transfer"],
		[1, "transfer"],
	])("R-PAY-05 continues the payment %o as %s", (id, kind) => {
		const other = shippingConfig({
			payment_methods: [
				{ id: 8, method: "invoice", config: null },
				{ id: 7, method: null, config: null },
			],
		});
		expect(paymentKind(shopSettings({ shipping_methods_config: [other, klarna] }), id)).toBe(kind);
	});
});

it.each([
	["payNow", true],
	["payLater", true],
	["transfer", false],
	["invoice", false],
] as const)("a payment by %s goes on with a provider: %s", (kind, provider) => {
	expect(isWithProvider(kind)).toBe(provider);
});

it("B-LAW-17 R-PAY-05 offers a provider's method only on sites whose currency it takes", () => {
	const isOffered: PaymentProviderRules["isOffered"] = ({ currency }) => currency === "EUR";
	const euroBank = {
		id: "bank",
		kind: "payNow",
		needsSession: false,
		takes: () => true,
		isOffered,
	} as const;
	const sold = (currency: "EUR" | "CHF") => {
		const stated = statedSettings({ currency, payment_methods: [{ id: 7, display_name: "Bank" }] });
		const settings = settingsIn(stated, { country: "CH", currency });
		return offeredPaymentMethods({ ...settings, providers: [euroBank] }, "CH").map(({ id }) => id);
	};
	expect([sold("EUR"), sold("CHF")]).toEqual([[7], []]);
});
