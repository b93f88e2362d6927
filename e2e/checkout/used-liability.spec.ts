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

const words = {
	de: {
		path: "/shop/uhren/havelwerk-schilf",
		box: /^Ich stimme gesondert zu: Ansprüche wegen Mängeln der gebrauchten Artikel/,
		page: "dieses gebrauchten Artikels 12 Monate nach der Ablieferung verjähren statt nach zwei Jahren",
		problem: "Gebrauchte Artikel verkaufen wir nur mit dieser Vereinbarung.",
		mailed: ["verjähren 12 Monate nach der Ablieferung statt nach zwei Jahren", "Zugestimmt am"],
	},
	en: {
		path: "/en/shop/uhren/havelwerk-schilf",
		box: /^I separately agree: claims for defects of the used items/,
		page: "this used item become time-barred 12 months after delivery instead of two years",
		problem: "we sell used items only with this agreement",
		mailed: ["time-barred 12 months after delivery instead of two years", "Agreed on"],
	},
} as const;

const boxIn = (page: Page, language: LabelLanguage) =>
	page.getByRole("checkbox", { name: words[language].box });

for (const language of ["de", "en"] as const) {
	test(`B-LAW-22 sells the used watch with a shorter claims period only with its own checkbox: ${language}`, async ({
		page,
		shop,
		calls,
	}) => {
		const { path, page: stated, problem, mailed } = words[language];
		await open(page, path);
		await expect(page.getByRole("main").getByText(stated)).toBeVisible();
		await openReview(page, shop, { language, lines: [demoLine(shop, "havelwerk-schilf")] });
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
	});
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
	await openReview(page, shop);
	await expect(page.getByRole("button", { name: labels.de.order, exact: true })).toBeVisible();
	await expect(boxIn(page, "de")).toHaveCount(0);
});
