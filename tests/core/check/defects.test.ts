import { describe, expect, it } from "vitest";
import { applyRules, publishingErrors, referenceWarnings } from "#core/check/apply-rules.ts";
import { type CheckedSite, isLegalPage } from "#core/check/rule.ts";
import { rules } from "#core/check/rules.ts";
import { languages } from "#core/language/language.ts";
import { createMessages } from "#renderer/cli/messages.ts";
import { findingsIn, validFiles, writeFolder } from "#tests/adapters/content-files/content-folder.ts";
import { branchDefects } from "#tests/core/check/branch-defects.ts";
import { claimSamples } from "#tests/core/check/claim-samples.ts";
import { conditionDefects } from "#tests/core/check/condition-defects.ts";
import { currencyDefects } from "#tests/core/check/currency-defects.ts";
import { dataDefects } from "#tests/core/check/data-defects.ts";
import { demoInput } from "#tests/core/check/demo-input.ts";
import { figureDefects } from "#tests/core/check/figure-defects.ts";
import { gapDefects } from "#tests/core/check/gap-defects.ts";
import { imageOwnerDefects } from "#tests/core/check/image-owner-defects.ts";
import { imprintDefects } from "#tests/core/check/imprint-defects.ts";
import { lawfulShops } from "#tests/core/check/lawful-shops.ts";
import { legalTextDefects } from "#tests/core/check/legal-text-defects.ts";
import { noticeDefects } from "#tests/core/check/notice-defects.ts";
import { paymentDefects } from "#tests/core/check/payment-defects.ts";
import { addText, type Planted, type SiteDefect, settings } from "#tests/core/check/plant.ts";
import { producerDefects } from "#tests/core/check/producer-defects.ts";
import { readingDefects } from "#tests/core/check/reading-defects.ts";
import { shopDefects } from "#tests/core/check/shop-defects.ts";
import { siteDefects } from "#tests/core/check/site-defects.ts";
import { lawfulSizes, sizeDefects } from "#tests/core/check/size-defects.ts";
import { slipDefects } from "#tests/core/check/slip-defects.ts";
import { termsSamples } from "#tests/core/check/terms-samples.ts";
import { lawfulNumbers, translationDefects } from "#tests/core/check/translation-defects.ts";
import { withdrawalDefects } from "#tests/core/check/withdrawal-defects.ts";

/** One German sample of each claim, on the home page. */
const claimDefects: readonly SiteDefect[] = Object.entries({ ...claimSamples, ...termsSamples }).map(
	([rule, { de }]) => [
		`a text against the rule ${rule}`,
		addText(de[0] ?? "", "home"),
		rule,
		"pages/home.json",
	],
);

function planted({ body = (own) => own, ...changed }: Partial<Planted>): CheckedSite {
	const bodies = demoInput.bodies.map((own) => ({ ...own, body: body(own.body, own.page.template) }));
	return { ...demoInput, bodies, ...changed };
}

/** Returns the findings of one rule without running the others. */
const findingsOf = (id: string, checked: CheckedSite) =>
	applyRules(
		checked,
		rules.filter((rule) => rule.id === id.replace(/_near$/, "")),
	);

const wholeSite = [
	...siteDefects,
	...imprintDefects,
	...branchDefects,
	...noticeDefects,
	...shopDefects,
	...paymentDefects,
	...currencyDefects,
	...legalTextDefects,
	...gapDefects,
	...conditionDefects,
	...figureDefects,
	...dataDefects,
	...claimDefects,
	...withdrawalDefects,
	...slipDefects,
	...producerDefects,
	...imageOwnerDefects,
	...sizeDefects,
	...translationDefects,
];

describe("a build from a content service", () => {
	it("B-REL-04 B-USE-09 warns of links of the settings to deleted pages", () => {
		const change = settings({ ring_size_page: "/nirgends" })(demoInput.site);
		expect(referenceWarnings(demoInput)).toEqual([]);
		expect(referenceWarnings(planted(change))).toMatchObject([
			{
				file: "shop/settings.json",
				field: "ring_size_page",
				key: "check.rule.dead-link",
				severity: "warning",
			},
		]);
	});
});

describe("a check before publishing", () => {
	it("B-REL-04 B-LAW-08 finds only the missing official graphics in the demo", () => {
		const found = applyRules(demoInput).map(({ key }) => key);
		expect(new Set(found)).toEqual(
			new Set(["check.rule.guarantee-notice-file", "check.rule.guarantee-label-file"]),
		);
		expect(publishingErrors(demoInput)).toEqual([]);
	});

	it("B-LAW-08 requires no official graphics of a shop that has them or sells only outside the European Union", () => {
		const asked = (changed: Partial<Planted>) =>
			applyRules(planted(changed)).filter(({ key }) => /guarantee-|responsible-person/.test(key));
		const names = ["de", "en", "fr"].map((language) => `eu-guarantee-notice.${language}.svg`);
		const labels = (demoInput.site.shop?.products ?? []).map(({ slug }) => `eu-guarantee-label.${slug}.png`);
		const media = [...names, ...labels].map((name) => ({
			name,
			translations: [],
			focus: null,
			subject: null,
		}));
		expect(asked({ site: { ...demoInput.site, media: [...demoInput.site.media, ...media] } })).toEqual([]);
		const { shop } = demoInput.site;
		const swiss = shop && {
			...shop.settings,
			tax_country: "CH",
			shipping_methods_config: [],
			shipping_countries: shop.settings.shipping_countries.map((own) => ({ ...own, country_code: "CH" })),
		};
		expect(
			asked({ site: { ...demoInput.site, shop: shop && swiss && { ...shop, settings: swiss } } }),
		).toEqual([]);
	});

	it.each(wholeSite)("B-REL-04 B-LAW-20 finds %s", (_defect, change, rule, file) => {
		const found = findingsOf(rule, planted(change(demoInput.site))).find(
			({ key }) => key === `check.rule.${rule}`,
		);
		expect(found?.file).toMatch(new RegExp(`^${file.replaceAll(".", "\\.").replace("*", "[^/]+")}$`));
		expect(found?.source).not.toBe("");
		for (const language of languages) {
			const text = createMessages(language)(found?.key ?? "", found?.params ?? {});
			expect(text).not.toContain("{{");
			expect(text).not.toBe(found?.key);
		}
	});

	it.each(lawfulShops)("B-LAW-20 finds no error in %s", (_shop, change) => {
		expect(publishingErrors(planted(change(demoInput.site)))).toEqual([]);
	});

	it.each(lawfulSizes)("B-LAW-25 finds nothing in %s", (_guide, change) => {
		const checked = planted(change(demoInput.site));
		expect([...findingsOf("size-order", checked), ...findingsOf("size-translation", checked)]).toEqual([]);
	});

	it.each(lawfulNumbers)("B-LAW-25 finds no other number in %s", (_texts, change) => {
		expect(findingsOf("translated-number", planted(change(demoInput.site)))).toEqual([]);
	});

	it.each(readingDefects)("B-REL-04 finds %s", async (_defect, change, key, file) => {
		const files = validFiles();
		change(files);
		expect(await findingsIn(writeFolder(files))).toContainEqual(expect.objectContaining({ key, file }));
	});

	it("B-REL-04 has no error that a build, which reads only the legal pages, does not find", () => {
		for (const [, change] of wholeSite) {
			const changed = change(demoInput.site);
			if (!changed.body) continue;
			const checked = planted(changed);
			const bodies = checked.bodies.filter(({ page }) => isLegalPage(page));
			const errors = publishingErrors(checked);
			expect(publishingErrors({ ...checked, bodies })).toEqual(errors);
		}
	});

	it("B-REL-04 has a defect for each rule, and at least 60 in total", () => {
		const proved = new Set(wholeSite.map(([, , rule]) => rule.replace(/_near$/, "")));
		expect(rules.map(({ id }) => id).filter((id) => !proved.has(id))).toEqual([]);
		expect(wholeSite.length + readingDefects.length).toBeGreaterThanOrEqual(60);
	});
});
