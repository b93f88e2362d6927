import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paymentProviders } from "#adapters/composition/payments.ts";
import type { PaymentProvider } from "#core/ports/payment-provider.ts";
import { addProvider, providerList } from "#tests/architecture/cost/added-provider.ts";
import { createScratchCopy, type ScratchCopy } from "#tests/architecture/cost/scratch-copy.ts";
import { shippingConfig, shopSettings } from "#tests/core/shop-fixtures.ts";

/** Returns the settings of a shop that only accepts the bank. */
function bankSettings() {
	const config = { bank: "http://127.0.0.1:4300" };
	const { providers: _, ...settings } = shopSettings({
		payment_methods: [{ id: 7, display_name: "Bank" }],
		shipping_methods_config: [
			shippingConfig({ payment_methods: [{ id: 7, method: "bank-redirect", config }] }),
		],
	});
	return settings;
}

let copy: ScratchCopy;
beforeAll(() => {
	copy = createScratchCopy();
	addProvider(copy);
});
afterAll(() => copy.remove());

describe("a payment provider", () => {
	it("touches one folder and one line of the composition", () => {
		const touched = copy.changedFiles();
		const outside = touched.filter((file) => !file.startsWith("adapters/payments/bank-redirect/"));
		expect(outside).toEqual([providerList]);
		expect(touched.length).toBeGreaterThan(outside.length);
		const linesOf = (path: string) => readFileSync(path, "utf8").split("\n");
		const known = linesOf(providerList);
		const added = linesOf(join(copy.directory, providerList)).filter((line) => !known.includes(line));
		expect(added).toHaveLength(1);
	});

	it("is named only in its own folder, except for the specified field", () => {
		const names = new RegExp(paymentProviders.map(({ id }) => id).join("|"), "i");
		const files = ["core", "ui", "renderer", "adapters/order-service", "adapters/memory"].flatMap((folder) =>
			readdirSync(folder, { recursive: true, encoding: "utf8" })
				.filter((file) => /\.(ts|tsx|mjs|json|css)$/.test(file))
				.map((file) => `${folder}/${file}`),
		);
		const naming = files.filter((file) => names.test(readFileSync(file, "utf8")));
		expect(naming).toEqual(["core/content/shop-settings.ts"]);
		const lines = readFileSync("core/content/shop-settings.ts", "utf8").split("\n");
		expect(lines.filter((line) => names.test(line)).map((line) => line.trim())).toEqual([
			"paypal_client_id: optional(",
			expect.stringMatching(/^de: \[/),
			expect.stringMatching(/^en: \[/),
		]);
	});

	it("is named in the reference service only in the specified calls and in fake sessions", () => {
		const folder = "contracts/reference-service";
		const names = new RegExp(paymentProviders.map(({ id }) => id).join("|"), "i");
		// Comments may give examples.
		const codeOf = (file: string) =>
			readFileSync(`${folder}/${file}`, "utf8").replace(/^\s*(?:\/?\*|\/\/).*$/gm, "");
		const naming = readdirSync(folder, { recursive: true, encoding: "utf8" })
			.filter((file) => /(?<!\.test)\.ts$/.test(file) && names.test(codeOf(file)))
			.toSorted();
		expect(naming).toEqual([
			"command-options.ts",
			"http/routes.ts",
			"orders/payment-sessions.ts",
			"orders/payments.ts",
			"provider-states.ts",
		]);
	});
});

describe("a payment provider that was added", () => {
	it("is offered only by an order service that can create its sessions", async () => {
		const load = (file: string) => import(/* @vite-ignore */ join(copy.directory, file));
		const { paymentProviders } = await load("adapters/composition/payments.ts");
		const { offeredPaymentMethods } = await load("core/checkout/payment-methods.ts");
		const { payableCatalogue } = await load("contracts/reference-service/orders/payment-sessions.ts");
		const providers = paymentProviders.map((provider: PaymentProvider) =>
			provider.id === "bank-redirect" ? { ...provider, needsSession: true } : provider,
		);
		const settings = { ...bankSettings(), providers };
		const idsWith = (sessions: ReadonlyMap<string, unknown>) =>
			offeredPaymentMethods(payableCatalogue({ settings }, sessions).settings, "DE").length;
		expect([idsWith(new Map()), idsWith(new Map([["bank-redirect", async () => ({})]]))]).toEqual([0, 1]);
	});

	it("is then offered, allowed by the policy, and its texts can be replaced", async () => {
		const load = (file: string) => import(/* @vite-ignore */ join(copy.directory, file));
		const { paymentProviders } = await load("adapters/composition/payments.ts");
		const { offeredPaymentMethods } = await load("core/checkout/payment-methods.ts");
		const { policySources } = await load("renderer/engines/host-rules/policy-sources.ts");
		const { contentSecurityPolicy } = await load("renderer/engines/host-rules/content-security-policy.ts");
		const { interfaceKeys } = await load("renderer/site/interface-texts.ts");
		const settings = bankSettings();
		const offered = offeredPaymentMethods({ ...settings, providers: paymentProviders }, "DE");
		expect(offered).toEqual(settings.payment_methods);
		const shell = {
			shop: { settings },
			shopAddress: null,
			redirects: {},
			speculationExclusions: [],
			catalogue: null,
			contact: { email: null },
		};
		const policy = contentSecurityPolicy(
			policySources([], [shell], { analytics: null, payments: paymentProviders }),
			"payment",
		);
		expect(policy).toMatch(/connect-src [^;]*127\.0\.0\.1:\*/);
		expect(policy).not.toMatch(/paypal|klarna/);
		const { texts } = await interfaceKeys("fr", paymentProviders);
		expect(texts.has("payment.bank-redirect.notApproved")).toBe(true);
	});
});
