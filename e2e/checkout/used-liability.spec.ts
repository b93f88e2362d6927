import { expect, type Page } from "@playwright/test";
import { open } from "../support/browsing.ts";
import {
	type LabelLanguage,
	labels,
	mailOfOrder,
	openReview,
	pressOrder,
} from "../support/checkout-steps.ts";
import { demoLine, test } from "../support/order-shop.ts";
import { repetition } from "../support/selection.ts";

const words = {
	de: {
		path: "/shop/uhren/havelwerk-schilf",
		box: /^Ich stimme gesondert zu: Ansprüche wegen Mängeln der gebrauchten Artikel/,
		page: "dieses gebrauchten Artikels 12 Monate nach der Ablieferung verjähren statt nach zwei Jahren",
		scheme: "Differenzbesteuerung nach § 25a UStG",
		tax: /inkl\. MwSt|darin 19/,
		problem: "Gebrauchte Artikel verkaufen wir nur mit dieser Vereinbarung.",
		mailed: ["verjähren 12 Monate nach der Ablieferung statt nach zwei Jahren", "Zugestimmt am"],
	},
	en: {
		path: "/en/shop/uhren/havelwerk-schilf",
		box: /^I separately agree: claims for defects of the used items/,
		page: "this used item become time-barred 12 months after delivery instead of two years",
		scheme: "Margin scheme – Second-hand goods",
		tax: /incl\. VAT|with tax|including 19/i,
		problem: "we sell used items only with this agreement",
		mailed: ["time-barred 12 months after delivery instead of two years", "Agreed on"],
	},
} as const;

const boxIn = (page: Page, language: LabelLanguage) =>
	page.getByRole("checkbox", { name: words[language].box });

for (const language of ["de", "en"] as const) {
	test(
		`B-LAW-22 sells the used watch with a shorter claims period only with its own checkbox: ${language}`,
		repetition(language !== "de"),
		async ({ page, shop, calls }) => {
			const { path, page: stated, problem, mailed, scheme, tax } = words[language];
			await open(page, path);
			await expect(page.getByRole("main").getByText(stated)).toBeVisible();
			await openReview(page, shop, { language, lines: [demoLine(shop, "havelwerk-schilf")] });
			const totals = page.getByRole("main").locator("dl").filter({ hasText: scheme });
			await expect(totals.filter({ visible: true }).first()).toBeVisible();
			await expect(page.getByRole("main")).not.toContainText(tax);
			const box = boxIn(page, language);
			await expect(box).not.toBeChecked();
			// The terms are already accepted; this checkbox is separate.
			await pressOrder(page, language);
			await expect(page.getByText(problem)).toBeVisible();
			await expect(box).toBeFocused();
			expect(calls.sent).toEqual([]);
			await box.check();
			const mail = await mailOfOrder(page, shop, language);
			expect(calls.sent[0]?.body).toMatchObject({ usedLiabilityMonths: 12 });
			for (const text of mailed) expect(mail.replaceAll(/\s+/g, " ")).toContain(text);
			expect(
				await shop.service.database.query(
					"select used_liability_months, used_liability_text, used_liability_agreed_at from orders",
				),
			).toEqual([
				{
					used_liability_months: 12,
					used_liability_text: expect.stringContaining("12"),
					used_liability_agreed_at: expect.anything(),
				},
			]);
		},
	);
}

test("B-LAW-22 shows no such checkbox to customers in Switzerland or for new goods", async ({
	page,
	shop,
	calls,
}) => {
	const to = { country_code: "CH", zip_code: "8001", shippingCost: 24.9 };
	await openReview(page, shop, { to, lines: [demoLine(shop, "havelwerk-schilf")] });
	await expect(boxIn(page, "de")).toHaveCount(0);
	const mail = await mailOfOrder(page, shop);
	expect(mail).not.toContain("12 Monate nach der Ablieferung");
	expect(calls.sent[0]?.body).toMatchObject({ usedLiabilityMonths: null });
	// A cart with other goods names the scheme in part, with the tax of those.
	const mixed = [demoLine(shop, "havelwerk-schilf"), demoLine(shop, "raumduft-feige-zeder", { cartId: 2 })];
	await openReview(page, shop, { lines: mixed });
	const partly = page.getByText(`teils ${words.de.scheme}`).filter({ visible: true });
	await expect(partly.first()).toBeVisible();
	await expect(page.getByRole("main")).not.toContainText("inkl. MwSt.");
	await openReview(page, shop);
	await expect(page.getByRole("button", { name: labels.de.order, exact: true })).toBeVisible();
	await expect(boxIn(page, "de")).toHaveCount(0);
});
