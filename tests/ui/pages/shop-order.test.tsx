import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { paymentProviders } from "#adapters/composition/payments.ts";
import { languages } from "#core/language/language.ts";
import type { ShopShellModel } from "#core/models/shop-model.ts";
import { internal, pageFixture, shellFixture } from "#stories/fixtures/site-models.ts";
import { productShop } from "#stories/shop/product-models.ts";
import { ringOrder } from "#tests/adapters/port-suites/orders.ts";
import { checkoutContext } from "#tests/core/checkout/checkout-fixtures.ts";
import { renderPage, strictTranslate } from "#tests/ui/render.tsx";
import { ShellProvider } from "#ui/foundation/shell-context.tsx";
import { TranslateProvider } from "#ui/foundation/translate-context.tsx";
import { allMessages } from "#ui/locales/all-messages.ts";
import { Confirmation } from "#ui/shop/order/confirmation-details.tsx";
import { decodeConfirmedOrder } from "#ui/shop/order/confirmation-state.ts";
import { confirmedOrder } from "#ui/shop/order/confirmed-order.ts";
import { ShopMenu } from "#ui/shop/shop-menu.tsx";

const page = (type: "cart" | "checkout" | "confirmation") =>
	pageFixture("de", {
		path: productShop().paths[type],
		template: `shop-${type}`,
		shop: type === "cart" ? { type, categories: [] } : { type },
		blocks: [],
		image: null,
		lead: null,
	});

const draw = (
	type: "cart" | "checkout" | "confirmation",
	settings: Partial<ShopShellModel["settings"]> = {},
) => renderPage(page(type), shellFixture("de", { shop: productShop(settings) }));

describe("the header of a site with a shop", () => {
	it("R-SHELL-01 has the shop button only with a shop", async () => {
		const plain = pageFixture("de", { blocks: [] });
		expect(await renderPage(plain, shellFixture("de", { shop: productShop() }))).toContain('href="/shop"');
		expect(await renderPage(plain, shellFixture("de"))).not.toContain('href="/shop"');
	});

	it.each([
		["with the cart on", { enable_cart: true, maintenance_mode: false }, true, true],
		["in maintenance", { enable_cart: true, maintenance_mode: true }, true, false],
		["with the cart off", { enable_cart: false, maintenance_mode: false }, false, false],
	])("R-ROUTE-10 R-CART-07 %s", async (_, settings, link, widget) => {
		const html = await draw("cart", settings);
		expect(html.includes('href="/shop/warenkorb"')).toBe(link);
		expect(html.includes("Warenkorb (0)")).toBe(link);
		const place = /data-placeholder="cart-widget">(.*?)<\/div>/.exec(html)?.[1] ?? "";
		expect(place.includes("<cart-mark")).toBe(widget);
		// Additions to the cart are announced once, by the page on which they happen.
		expect(place).not.toMatch(/role="status"|aria-live/);
	});

	it("has four buttons at most for the bar of phones", async () => {
		const html = await draw("cart", { enable_cart: true });
		// The drawers, whose buttons are in the bar, are invisible.
		const [, bar = ""] = html.replace(/<dialog.*?<\/dialog>/gs, "").split('class="buttons"');
		const shown = bar
			.slice(0, bar.indexOf('class="social"'))
			.replace(/<button[^>]*popover.*?<\/button>|<a class="[^"]*inStrip.*?<\/a>/gs, "");
		expect(shown.match(/<button|<a /g)).toHaveLength(4);
	});
});

describe("cart and checkout before their code has loaded", () => {
	it.each(["cart", "checkout"] as const)("R-PROD-06 in maintenance the %s is only a notice", async (type) => {
		const html = await draw(type, { enable_cart: true, maintenance_mode: true });
		expect(html).toContain("Der Shop macht gerade eine Pause.");
		expect(await draw(type, { enable_cart: true })).not.toContain("Der Shop macht gerade eine Pause.");
	});

	it("the confirmation names nobody on a direct visit", async () => {
		expect(await draw("confirmation")).toContain("sobald Sie bestellt haben");
	});
});

describe("an order that was placed before its site changed its currency", () => {
	const confirmedIn = (currency: "EUR" | "CHF") => {
		const payload = { ...ringOrder(), currency };
		const { order_uuid, paymentMethod, total } = payload;
		const order = { order_id: 1, order_uuid, order_number: "26-7K4M-9QXT", total };
		const attempt = { payload, order, paymentMethod, approval: null, redirected: null };
		return confirmedOrder(
			{ ...attempt, paid: false, differs: false },
			{ ...checkoutContext().settings, providers: [] },
		);
	};
	const textOf = async (confirmed: unknown) => {
		const decoded = decodeConfirmedOrder(confirmed);
		if (!decoded.ok) throw new Error(decoded.error.path);
		const html = renderToString(
			<TranslateProvider t={await strictTranslate("de")}>
				<ShellProvider shell={shellFixture("de", { shop: productShop() })}>
					<Confirmation confirmed={decoded.value} shop={null} />
				</ShellProvider>
			</TranslateProvider>,
		);
		return html.replace(/<[^>]*>/g, " ");
	};

	it("R-PAY-04 B-LAW-17 is confirmed in its own currency", async () => {
		const text = await textOf(confirmedIn("CHF"));
		expect(text.match(/CHF\s995\.40/g)).toHaveLength(3);
		expect(text).not.toContain("€");
	});

	it("R-PAY-04 is confirmed in the site's currency if an older program did not state one", async () => {
		const { currency: _, ...older } = { ...confirmedIn("EUR") };
		expect(await textOf(older)).toMatch(/995,40\s€/);
	});
});

describe("the texts of an order", () => {
	const labels = {
		de: "Zahlungspflichtig bestellen",
		en: "Order with obligation to pay",
		fr: "Commande avec obligation de paiement",
	};

	it.each(languages)(
		"B-LAW-01 the order button has exactly the text that the law requires in %s",
		async (language) => {
			const catalogue = (await allMessages[language]()) as { checkout: { order: string } };
			expect(catalogue.checkout.order).toBe(labels[language]);
		},
	);

	const named = { payNow: "PayPal", payLater: "Klarna", transfer: "26-7K4M-9QXT", invoice: "26-7K4M-9QXT" };

	it.each(
		languages.flatMap((language) =>
			Object.entries(named).map(([kind, name]) => [language, kind, name] as const),
		),
	)(
		"R-PAY-04 R-I18N-03 state in %s what happens next after a payment by %s",
		async (language, kind, name) => {
			const t = await strictTranslate(language);
			const params = { method: name, number: name, total: "12 €" };
			const steps = ["first", "second"].map((place) => t(`order.nextSteps.${kind}.${place}`, params));
			expect(steps.filter((step) => step.includes(name))).toHaveLength(1);
			for (const step of steps) expect(step).toMatch(/^\p{Lu}.+\.$/u);
			expect(steps.join(" ").includes("12 €")).toBe(["transfer", "invoice"].includes(kind));
		},
	);

	it("R-I18N-03 failures are verbatim in English", async () => {
		const { error } = (await allMessages.en()) as { error: Record<string, string> };
		expect(error.postOrder).toBe("Could not post order");
		const notReported = paymentProviders.map(({ texts }) => texts.en?.notReported);
		expect(notReported).toEqual(["Could not place klarna order", "Could not post PayPal Transaction"]);
	});
});

describe("the shop's menu", () => {
	const legalPages = [{ key: "terms" as const, link: internal("/agb") }];
	const menu = async (enable_cart: boolean) => {
		const shop = { ...productShop({ enable_cart }), legalPages };
		const t = await strictTranslate("de");
		return renderToString(
			<TranslateProvider t={t}>
				<ShellProvider shell={shellFixture("de", { shop })}>
					<ShopMenu path="/" />
				</ShellProvider>
			</TranslateProvider>,
		);
	};

	it("R-ROUTE-08 R-CART-07 has the legal pages only if the cart is enabled", async () => {
		expect(await menu(true)).toContain('href="/agb"');
		expect(await menu(false)).not.toContain('href="/agb"');
	});
});
