import { describe, expect, it } from "vitest";
import { checkSite, publishingErrors } from "#core/check/check-site.ts";
import { type CheckedSite, isLegalPage } from "#core/check/rule.ts";
import { rules } from "#core/check/rules.ts";
import { languages } from "#core/shared/language.ts";
import { createMessages } from "#renderer/cli/messages.ts";
import { checkedSite } from "#renderer/pipeline/checked-site.ts";
import { findingsIn, validFiles, writeFolder } from "#tests/adapters/content-files/content-folder.ts";
import { branchDefects } from "#tests/core/check/branch-defects.ts";
import { currencyDefects } from "#tests/core/check/currency-defects.ts";
import { imprintDefects } from "#tests/core/check/imprint-defects.ts";
import { lawfulShops } from "#tests/core/check/lawful-shops.ts";
import { paymentDefects } from "#tests/core/check/payment-defects.ts";
import type { Planted } from "#tests/core/check/plant.ts";
import { readingDefects } from "#tests/core/check/reading-defects.ts";
import { shopDefects } from "#tests/core/check/shop-defects.ts";
import { siteDefects } from "#tests/core/check/site-defects.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";

const demo = await readDemoSite();
const { context } = demo.plan({
	orderService: { url: "https://orders.example" },
	features: { appointment: true },
});
const clean = await checkedSite({ ...context, content: demo.content }, "all pages");

function planted({ body = (own) => own, ...changed }: Partial<Planted>): CheckedSite {
	const bodies = clean.bodies.map((own) => ({ ...own, body: body(own.body, own.page.template) }));
	return { ...clean, bodies, ...changed };
}

const wholeSite = [
	...siteDefects,
	...imprintDefects,
	...branchDefects,
	...shopDefects,
	...paymentDefects,
	...currencyDefects,
];

describe("a check before publishing", () => {
	it("B-REL-04 finds nothing in the demo", () => {
		expect(checkSite(clean)).toEqual([]);
	});

	it.each(wholeSite)("B-REL-04 B-LAW-20 finds %s", (_defect, change, rule, file) => {
		const found = checkSite(planted(change(clean.site))).find(({ key }) => key === `check.rule.${rule}`);
		expect(found?.file).toMatch(new RegExp(`^${file.replaceAll(".", "\\.").replace("*", "[^/]+")}$`));
		expect(found?.source).not.toBe("");
		for (const language of languages) {
			const text = createMessages(language)(found?.key ?? "", found?.params ?? {});
			expect(text).not.toContain("{{");
			expect(text).not.toBe(found?.key);
		}
	});

	it.each(lawfulShops)("B-LAW-20 finds no error in %s", (_shop, change) => {
		const found = checkSite(planted(change(clean.site)));
		expect(found.filter(({ severity }) => severity === "error")).toEqual([]);
	});

	it.each(readingDefects)("B-REL-04 finds %s", async (_defect, change, key, file) => {
		const files = validFiles();
		change(files);
		expect(await findingsIn(writeFolder(files))).toContainEqual(expect.objectContaining({ key, file }));
	});

	it("B-REL-04 has no error that a build, which reads the legal pages alone, does not find", () => {
		for (const [, change] of wholeSite) {
			const changed = change(clean.site);
			if (!changed.body) continue;
			const checked = planted(changed);
			const bodies = checked.bodies.filter(({ page }) => isLegalPage(page));
			const errors = checkSite(checked).filter(({ severity }) => severity === "error");
			expect(publishingErrors({ ...checked, bodies })).toEqual(errors);
		}
	});

	it("B-REL-04 has a defect for each rule, and 60 in all", () => {
		const proved = new Set(wholeSite.map(([, , rule]) => rule));
		expect(rules.map(({ id }) => id).filter((id) => !proved.has(id))).toEqual([]);
		expect(wholeSite.length + readingDefects.length).toBeGreaterThanOrEqual(60);
	});
});
