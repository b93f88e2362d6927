import { expect, type Locator, type Page } from "@playwright/test";
import { addPersonalization, open } from "../support/browsing.ts";
import { labels, mailOfOrder, pressOrder, reachReview } from "../support/checkout-steps.ts";
import { demoLine, fillCart, test } from "../support/order-shop.ts";

test.use({ viewport: { width: 390, height: 844 } });

const sizes = { size_one: "52", size_two: "60" };
const engraving = { ...sizes, text: "Für immer" };
const excluded = "kein Widerrufsrecht";
/** The expected texts below a line of the mail. */
const mailed = {
	right: "Widerrufsrecht: 14 Tage, nach der Widerrufsbelehrung.",
	excluded: "Nach Ihren Angaben angefertigt: kein Widerrufsrecht",
};
const acknowledge = (page: Page) => page.getByRole("checkbox", { name: labels.de.acknowledge });
const lineOf = (within: Locator, words: string) =>
	within.getByRole("listitem").filter({ hasText: words, visible: true });

test("B-LAW-14 keeps the right of withdrawal with a size, and excludes it with custom text on the product page", async ({
	page,
}) => {
	await open(page, "/shop/trauringe/trauringe-klassik");
	const note = page.getByText("Nach Ihren Angaben angefertigt", { exact: false });
	await page.getByLabel("Ringgröße, erster Ring").selectOption("52");
	await expect(note).toHaveCount(0);
	await addPersonalization(page);
	await page.getByLabel("Gravur innen").fill("Für immer");
	await expect(note).toContainText("kein Widerrufsrecht.");
	await page.getByLabel("Gravur innen").fill("");
	await expect(note).toHaveCount(0);
});

test("B-LAW-14 keeps the right of withdrawal for a ring with a size only, in cart, review, confirmation and mail", async ({
	page,
	shop,
	calls,
}) => {
	await fillCart(page, [demoLine(shop, "trauringe-klassik", { personalization: sizes })]);
	const main = page.getByRole("main");
	await open(page, "/shop/warenkorb");
	await expect(lineOf(main, "Trauringe Klassik")).toContainText("52");
	await expect(main.getByText(excluded)).toHaveCount(0);
	await reachReview(page, "de", labels.de.transfer);
	await expect(lineOf(main, "Trauringe Klassik")).toContainText("52");
	await expect(main.getByText(excluded)).toHaveCount(0);
	await expect(acknowledge(page)).toHaveCount(0);
	const mail = await mailOfOrder(page, shop);
	expect(calls.sent[0]?.body).toMatchObject({ personalizedGoodsAcknowledged: null });
	await expect(main.getByText("52")).toBeVisible();
	await expect(main.getByText(excluded)).toHaveCount(0);
	expect(mail).toContain(mailed.right);
	expect(mail).not.toContain(mailed.excluded);
});

test("B-LAW-14 B-LAW-03 excludes the right of withdrawal only for the engraved one of two rings", async ({
	page,
	shop,
	calls,
}) => {
	await fillCart(page, [
		demoLine(shop, "trauringe-klassik", { personalization: sizes }),
		demoLine(shop, "trauringe-klassik", { personalization: engraving }),
	]);
	const main = page.getByRole("main");
	const onlyEngraved = async () => {
		await expect(lineOf(main, "Für immer").getByText(excluded)).toBeVisible();
		await expect(main.getByRole("listitem").getByText(excluded)).toHaveCount(1);
	};
	await open(page, "/shop/warenkorb");
	await onlyEngraved();
	await reachReview(page, "de", labels.de.transfer);
	await onlyEngraved();
	await pressOrder(page, "de");
	await expect(acknowledge(page)).toBeFocused();
	expect(calls.sent).toEqual([]);
	await acknowledge(page).check();
	const mail = await mailOfOrder(page, shop);
	expect(calls.sent[0]?.body).toMatchObject({ personalizedGoodsAcknowledged: true });
	await onlyEngraved();
	expect(mail.split(mailed.right)).toHaveLength(2);
	expect(mail.split(mailed.excluded)).toHaveLength(2);
	expect(mail.indexOf(mailed.excluded)).toBeGreaterThan(mail.indexOf("Für immer"));
});
