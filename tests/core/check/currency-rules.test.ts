import { expect, it } from "vitest";
import { applyRules } from "#core/check/apply-rules.ts";
import type { CheckedSite } from "#core/check/rule.ts";
import { createCheckInput } from "#renderer/site/check-input.ts";
import { currencyDefects } from "#tests/core/check/currency-defects.ts";
import type { SiteDefect } from "#tests/core/check/plant.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";

const demo = await readDemoSite();
const { context } = demo.plan({ orderService: { url: "https://orders.example" } });
const clean = await createCheckInput({ ...context, content: demo.content }, "legal pages");

/** Returns a defect's findings by its title, by rule. */
function found(defect: SiteDefect[0]) {
	const [, change] = currencyDefects.find(([title]) => title === defect) ?? [];
	if (!change) throw new Error(`There is no defect "${defect}"`);
	const { body: _, ...changed } = change(clean.site);
	const checked: CheckedSite = { ...clean, ...changed };
	const findings = applyRules(checked);
	return (rule: string) => findings.filter(({ key }) => key === `check.rule.${rule}`);
}

it("B-REL-04 B-LAW-17 reports the only variant without a price, not the whole product", () => {
	const of = found("a variant that the site has no price for");
	const [product] = of("variant-currency");
	expect(of("variant-currency")).toMatchObject([{ severity: "warning", field: "product_variants.1" }]);
	expect(of("price-currency").map(({ item }) => item)).not.toContain(product?.item);
});

it("B-REL-04 B-LAW-17 reports that no shipping method has a price, without follow-up findings", () => {
	const of = found("ways to ship of which none has a price");
	expect(of("no-shipping-currency")).not.toEqual([]);
	expect(of("no-shipping-currency").every(({ severity }) => severity === "error")).toBe(true);
	for (const rule of ["shipping-methods", "payment-methods", "country-without-shipping"])
		expect(of(rule)).toEqual([]);
	expect(of("shipping-currency").map(({ params }) => params.name)).not.toContain("Paketversand");
});

it("B-REL-04 B-LAW-05 does not require the present price in a history that dates it later", () => {
	const of = found("a history that puts the present price into force later");
	expect(of("price-asked-later")).toMatchObject([{ severity: "error", field: "price_history" }]);
	expect([...of("price-history"), ...of("price-ahead")]).toEqual([]);
});

it("B-REL-04 B-LAW-05 compares a history with prices up to today", () => {
	const of = found("a history with a price of a later day");
	expect(of("price-ahead")).toMatchObject([{ severity: "warning", field: "price_history.1.date" }]);
	expect(of("price-history")).toEqual([]);
});
