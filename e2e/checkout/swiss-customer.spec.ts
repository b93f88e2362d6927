import { expect, type Page } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { mailOfOrder, openReview } from "../support/checkout-steps.ts";
import { testWith } from "../support/country-shops.ts";

/** A placeholder for the official file, whose graphic must not be imitated here. */
const graphic =
	'<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#123456"/></svg>';

/** The German shop with the official notice of the legal guarantee. */
const test = testWith({ "content/media/eu-guarantee-notice.de.svg": () => graphic });

const basel = { country_code: "CH", zip_code: "4051", shippingCost: 24.9 };
const notice = 'img[src*="eu-guarantee-notice"]';
const law = "Gesetzliche Gewährleistung";
const imported = "Einfuhrsteuer, Zoll und Gebühren der Verzollung zahlt";

/** Returns the page's text and its images of the notice. */
async function shown(page: Page) {
	const main = page.getByRole("main");
	const words = (await main.innerText()).replaceAll(/[\u00a0\u202f]/g, " ");
	return { words, notices: await main.locator(notice).count() };
}

test.describe.configure({ mode: "default" }); // One worker, which builds the site once.

test("B-LAW-08 B-LAW-17 shows a Swiss customer of a German shop no EU notice, and the price without tax but with duties", async ({
	page,
	shop,
}) => {
	// Delivery is announced for Germany as long as the buyer's country is unknown.
	await open(page, "/shop/raumduefte/raumduft-feige-zeder");
	await expect(page.locator(notice)).toHaveCount(1);
	await openReview(page, shop, { to: basel });
	const review = await shown(page);
	expect(review.notices).toBe(0);
	expect(review.words).not.toContain(law);
	expect(review.words).toContain("48,00 €");
	expect(review.words).toContain("24,90 €");
	expect(review.words).toMatch(/Gesamtbetrag\s+ohne MwSt\. \(Ausfuhr\)\s+72,90 €/);
	expect(review.words).toContain(imported);
	expect(review.words).not.toMatch(/darin 19 % MwSt\./);
	const mail = await mailOfOrder(page, shop);
	for (const informed of [(await shown(page)).words, mail]) expect(informed).not.toContain(law);
	expect((await shown(page)).notices).toBe(0);
	expect(mail).toContain("72,90");
	expect(mail).toContain("Ausfuhr ohne Mehrwertsteuer.");
	expect(mail).toContain("14 Tage Rückgaberecht");
	expect(mail).not.toContain("darin enthaltene MwSt.");
});

test("B-LAW-08 B-LAW-17 shows a German customer of the same shop notice and tax, in review and mail", async ({
	page,
	shop,
}) => {
	await openReview(page, shop);
	const review = await shown(page);
	expect(review.notices).toBe(1);
	expect(review.words).toContain(law);
	expect(review.words).toContain("darin 19 % MwSt.");
	expect((await mailOfOrder(page, shop)).toLowerCase()).toContain(law.toLowerCase());
});
