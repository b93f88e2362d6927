import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matomoProvider } from "#adapters/analytics-matomo/matomo-provider.ts";
import { siteProviders } from "#adapters/composition/site-providers.ts";
import { klarna } from "#adapters/payments/klarna/klarna.ts";
import { payPal } from "#adapters/payments/paypal/paypal.ts";
import type { ShopShellModel } from "#core/models/shop-model.ts";
import type { AnalyticsProvider } from "#core/ports/analytics.ts";
import type { PaymentProvider } from "#core/ports/payment-provider.ts";
import { defineAnalytics } from "#core/providers/define-analytics.ts";
import type { ShopSettings } from "#core/settings/shop-settings.ts";
import {
	contentSecurityPolicy,
	libraryStyles,
} from "#renderer/engines/host-rules/content-security-policy.ts";
import {
	type PolicySources,
	policyOrigin,
	policySources,
} from "#renderer/engines/host-rules/policy-sources.ts";
import {
	digestSource,
	earlyScript,
	inlineScriptDigests,
	noticeScript,
} from "#renderer/engines/react-html/early-script.ts";
import { shellFixture } from "#stories/fixtures/site-models.ts";
import { shippingConfig, shopSettings } from "#tests/core/shop-fixtures.ts";
import { sources } from "#tests/renderer/engines/host-rules/site-fixture.ts";

const providers = siteProviders(null);

const nobody: PolicySources = {
	orderService: null,
	catalogue: null,
	analytics: null,
	clock: null,
	frames: [],
	payment: [],
	formsByMail: false,
	speculationRules: [],
};

/** Returns the sources that a policy allows, by directive. */
function directives(policy: string): ReadonlyMap<string, readonly string[]> {
	return new Map(
		policy.split("; ").map((text) => {
			const [name = "", ...values] = text.split(" ");
			return [name, values];
		}),
	);
}

const policyDirectives = (sources: PolicySources, page: "any" | "payment" = "any") =>
	directives(contentSecurityPolicy(sources, page));

it("B-SEC-01 allows the documents' own scripts by their digests", () => {
	const digestOf = (script: string) => createHash("sha256").update(script).digest("base64");
	expect(inlineScriptDigests).toEqual(
		[earlyScript, noticeScript].map((script) => `'sha256-${digestOf(script)}'`),
	);
});

describe("a page's policy", () => {
	it.each(["any", "payment"] as const)(
		"B-SEC-01 allows no eval and only the documents' own inline script on a page of kind %s",
		(page) => {
			const allowed = policyDirectives(sources, page);
			expect(allowed.get("default-src")).toEqual(["'none'"]);
			expect(allowed.get("script-src")?.filter((value) => value.startsWith("'"))).toEqual([
				"'self'",
				...inlineScriptDigests,
				digestSource("rules"),
			]);
			for (const name of ["object-src", "base-uri", "frame-ancestors"])
				expect([name, allowed.get(name)]).toEqual([name, ["'none'"]]);
			for (const name of ["worker-src", "manifest-src"])
				expect([name, allowed.get(name)]).toEqual([name, ["'self'"]]);
		},
	);

	it("B-SEC-01 names no other host if none is configured", () => {
		for (const page of ["any", "payment"] as const)
			expect(contentSecurityPolicy(nobody, page)).not.toMatch(/https?:|\*/);
		expect(policyDirectives(nobody).get("frame-src")).toEqual(["'none'"]);
	});

	it.each([
		["orderService", "https://bestellung.example", ["connect-src"]],
		["catalogue", "https://cms.example", ["img-src", "connect-src"]],
	] as const)("B-SEC-01 allows the %s only on sites that use it", (name, host, expected) => {
		const allowed = policyDirectives({ ...nobody, [name]: host });
		expect([...allowed].filter(([, values]) => values.includes(host)).map(([key]) => key)).toEqual(expected);
	});

	it("B-SEC-01 R-CONTENT-06 allows forms to submit only to the site, and to an e-mail if the company has an address", () => {
		expect(policyDirectives(nobody).get("form-action")).toEqual(["'self'"]);
		const mailing = policyDirectives({ ...nobody, formsByMail: true });
		expect([...mailing].filter(([, values]) => values.includes("mailto:"))).toEqual([
			["form-action", ["'self'", "mailto:"]],
		]);
		const shell = shellFixture("de", { shop: null });
		expect(policySources([], [shell], providers).formsByMail).toBe(true);
		const silent = { ...shell, contact: { ...shell.contact, email: null } };
		expect(policySources([], [silent], providers).formsByMail).toBe(false);
	});

	it("B-SEC-01 allows external contents only as frames", () => {
		const allowed = policyDirectives({ ...nobody, frames: ["https://karte.example"] });
		expect([...allowed].filter(([, values]) => values.includes("https://karte.example"))).toEqual([
			["frame-src", ["https://karte.example"]],
		]);
	});

	it("B-SEC-01 allows only the payment providers that the shop offers, on pages that take payments", () => {
		expect(contentSecurityPolicy(sources, "any")).not.toMatch(/paypal|klarna/);
		const paypal = contentSecurityPolicy({ ...sources, payment: [payPal.hosts] }, "payment");
		expect(paypal).toMatch(/script-src [^;]*https:\/\/\*\.paypal\.com/);
		expect(paypal).not.toContain("klarna");
	});

	it.each([
		["interactions/usePress", 0],
		["overlays/usePreventScroll", 1],
	] as const)("B-SEC-01 allows the styles that %s of React Aria adds to pages", (module, place) => {
		const folder = new URL("../../../../node_modules/react-aria/dist/private/", import.meta.url);
		const code = readFileSync(new URL(`${module}.mjs`, folder), "utf8");
		const [, attribute = ""] = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(code) ?? [];
		const [, text = ""] = /style\.textContent = `([^`]+)`\.trim\(\)/.exec(code) ?? [];
		const style = text.replace(/\$\{[^}]+\}/, attribute).trim();
		const digest = createHash("sha256").update(style).digest("base64");
		expect(libraryStyles[place]).toBe(`'sha256-${digest}'`);
	});
});

describe("the hosts of the analytics", () => {
	it("B-SEC-01 are allowed by their kinds", () => {
		const own = defineAnalytics({
			id: "counter",
			name: "Counter",
			consent: "none",
			hosts: {
				scripts: ["https://js.counter.example"],
				requests: ["https://counter.example", "https://a;b"],
			},
			open: () => ({ pageView: () => undefined }),
		});
		const matomo = matomoProvider({ url: "https://statistik.example/matomo/", siteId: 1 });
		const all = ["script-src", "img-src", "connect-src", "frame-src"];
		const allowedBy = (analytics: AnalyticsProvider | null, host: string) => {
			const policy = policyDirectives(policySources([], [shellFixture("de")], { ...providers, analytics }));
			return [...policy].filter(([, values]) => values.includes(host)).map(([name]) => name);
		};
		expect(allowedBy(null, "https://statistik.example")).toEqual([]);
		expect(allowedBy(matomo, "https://statistik.example")).toEqual(all);
		expect(allowedBy(own, "https://js.counter.example")).toEqual(["script-src"]);
		expect(allowedBy(own, "https://counter.example")).toEqual(["connect-src"]);
		expect(allowedBy(own, "https://a;b")).toEqual([]);
	});
});

describe("the hosts of a policy", () => {
	it("B-SEC-01 are valid origins, whatever a URL contains", () => {
		const address = fc.oneof(
			fc.webUrl({ withFragments: true, withQueryParameters: true }),
			fc.string().map((text) => `https://${text}`),
			fc.constantFrom(
				"https://a.example;script-src",
				"https://a.example,b",
				"https://*.a.example",
				"javascript:x",
			),
		);
		fc.assert(
			fc.property(address, (text) => {
				const origin = policyOrigin(text);
				if (origin !== null) expect(origin).toMatch(/^(?:https:\/\/)?[a-z\d.-]+(:\d+)?$/);
			}),
		);
		expect(policyOrigin("https://a.example;script-src")).toBeNull();
		expect(policyOrigin("https://*.a.example/")).toBeNull();
		expect(policyOrigin("https://A.example:8443/karte?x=1")).toBe("https://a.example:8443");
	});

	it("B-SEC-01 have no unencrypted scheme, not even for a service on the same machine", () => {
		expect(policyOrigin("http://127.0.0.1:4310/api")).toBe("127.0.0.1:4310");
		const shell = { ...shellFixture("de"), orderService: "http://127.0.0.1:4310", shop: null };
		const policy = contentSecurityPolicy(policySources([], [shell], providers), "any");
		expect(policy).toMatch(/connect-src 'self' 127\.0\.0\.1:4310[ ;]/);
		expect(policy).not.toMatch(/(?:http|ftp|ws):/);
	});

	const accepted = [1, 4, 5].map((id) => ({ id, display_name: `Method ${id}` }));
	const parcel = (config: Readonly<Record<string, unknown>> | null) =>
		shippingConfig({ payment_methods: [{ id: 5, method: "klarna", config }] });
	const sessions = { sessions: "order-service" };

	it.each<[string, Partial<ShopSettings>, readonly PaymentProvider[]]>([
		["both that the checkout offers", { shipping_methods_config: [parcel(sessions)] }, [klarna, payPal]],
		["no Klarna without sessions", { shipping_methods_config: [parcel(null)] }, [payPal]],
		["no PayPal without a client id", { paypal_client_id: " " }, []],
		[
			"none that the shop does not accept",
			{ payment_methods: [], shipping_methods_config: [parcel(sessions)] },
			[],
		],
	])("B-SEC-01 include of the payment providers %s", (_, changes, offered) => {
		const settings = shopSettings({ payment_methods: accepted, ...changes });
		const shell = { ...shellFixture("de"), shop: { settings } as unknown as ShopShellModel };
		expect(policySources([], [shell], providers).payment).toEqual(offered.map(({ hosts }) => hosts));
		// Pages that load the shop from the content service may get other settings than the build.
		const currencies = { site: "EUR", content: "EUR" } as const;
		const catalogue = { url: "https://cms.example", project: "", country: "DE", area: "DE-BE", currencies };
		expect(policySources([], [{ ...shell, catalogue }], providers).payment).toEqual(
			[klarna, payPal].map(({ hosts }) => hosts),
		);
	});

	it("B-SEC-01 are collected from all pages, sorted and without duplicates, because a visit covers many pages", () => {
		const shell = { ...shellFixture("de"), orderService: "https://bestellung.example/api", shop: null };
		const pages = [
			{ frames: ["https://video.example/1", "https://karte.example/a"] },
			{ frames: [] },
			{ frames: ["https://karte.example/b"] },
		];
		expect(policySources(pages, [shell], providers)).toMatchObject({
			orderService: "https://bestellung.example",
			frames: ["https://karte.example", "https://video.example"],
			payment: [],
		});
	});
});
