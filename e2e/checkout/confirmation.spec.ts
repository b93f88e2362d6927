import { expect, type Page } from "@playwright/test";
import { open, untilHydrated } from "../support/browsing.ts";
import {
	confirmedNumber,
	type LabelLanguage,
	labels,
	openReview,
	pressOrder,
	reachReview,
	way,
} from "../support/checkout-steps.ts";
import { demoLine, fillCart, type OrderShop, test } from "../support/order-shop.ts";
import { repetition } from "../support/selection.ts";

const placed = {
	de: (number: string) => `Ihre Bestellung ${number} ist bei uns eingegangen.`,
	en: (number: string) => `Your order ${number} has been placed.`,
	fr: (number: string) => `Votre commande ${number} est enregistrée.`,
};
const toConfirmation = {
	de: "Zur Bestellbestätigung",
	en: "View the order confirmation",
	fr: "Voir la confirmation",
};

/** Orders by bank transfer; returns the order number on the confirmation. */
async function orderByTransfer(page: Page, shop: OrderShop, language: LabelLanguage): Promise<string> {
	await openReview(page, shop, { language });
	await pressOrder(page, language);
	const number = await confirmedNumber(page, language);
	await checkoutEnded(page);
	return number;
}

/** Waits until the confirmation's script has emptied cart and checkout. */
async function checkoutEnded(page: Page): Promise<void> {
	await expect(page.getByRole("link", { name: /^(?:Warenkorb|Cart) \(0\)$/ }).first()).toBeVisible();
}

for (const language of ["de", "en"] as const) {
	test(
		`B-REL-05 R-PAY-04 shows the placed order and the confirmation on back and forward after a reload, in ${language}`,
		repetition(language !== "de"),
		async ({ page, shop }) => {
			const number = await orderByTransfer(page, shop, language);
			await page.reload();
			await untilHydrated(page);
			expect(await confirmedNumber(page, language)).toBe(number);
			for (let times = 0; times < 3; times++) {
				await page.goBack();
				await expect(page.getByText(placed[language](number))).toBeVisible();
				await untilHydrated(page);
				await page.goForward();
				expect(await confirmedNumber(page, language)).toBe(number);
				await expect(page.getByText(placed[language](number))).toHaveCount(0);
			}
		},
	);
}

test("B-REL-05 shows after the order on every checkout step that it was placed, with a link to the confirmation", async ({
	page,
	shop,
}) => {
	await fillCart(page, [demoLine(shop, "raumduft-feige-zeder")]);
	await reachReview(page, "de", labels.de.transfer);
	await pressOrder(page, "de");
	const number = await confirmedNumber(page, "de");
	await page.goBack();
	await expect(page.getByText(placed.de(number))).toBeVisible();
	await page.goBack();
	await page.reload();
	await expect(page.getByText(placed.de(number))).toBeVisible();
	await page.getByRole("link", { name: toConfirmation.de }).click();
	expect(await confirmedNumber(page, "de")).toBe(number);
	await page.reload();
	expect(await confirmedNumber(page, "de")).toBe(number);
});

test("B-REL-05 R-I18N-03 shows the placed order and its confirmation in the page's language", async ({
	page,
	shop,
}) => {
	const number = await orderByTransfer(page, shop, "de");
	for (const [language, method, delivery] of [
		["en", "Bank transfer in advance", "Parcel delivery"],
		["fr", "Virement anticipé", "Livraison par colis"],
	] as const) {
		await open(page, `/${language}/shop/kasse`);
		await expect(page.getByText(placed[language](number))).toBeVisible();
		await page.getByRole("link", { name: toConfirmation[language] }).click();
		await expect(page.getByRole("definition").getByText(number)).toBeVisible();
		await expect(page.getByRole("definition").getByText(method)).toBeVisible();
		await expect(page.getByText(new RegExp(`: ${delivery}`))).toBeVisible();
	}
});

/** Watches a page for a text, however briefly it is shown; returns a function that reports whether it appeared. */
async function watchFor(page: Page, text: string): Promise<() => Promise<boolean>> {
	await page.evaluate((wanted) => {
		const look = () => {
			if (document.body.innerText.includes(wanted)) document.documentElement.dataset.seen = "true";
		};
		look();
		new MutationObserver(look).observe(document.body, {
			subtree: true,
			childList: true,
			characterData: true,
		});
	}, text);
	return () => page.evaluate(() => document.documentElement.dataset.seen !== undefined);
}

for (const [language, path, empty, elsewhere] of [
	[
		"de",
		"/shop/kasse",
		"Ihr Warenkorb ist noch leer.",
		"Ihre Bestellung wurde in einem anderen Fenster aufgegeben.",
	],
	["en", "/en/shop/kasse", "There is nothing in it yet.", "Your order was placed in another window."],
	[
		"fr",
		"/fr/shop/kasse",
		"Votre panier est encore vide.",
		"Votre commande a été passée dans une autre fenêtre.",
	],
] as const) {
	test(
		`B-REL-05 R-CHECK-01 shows in another tab's open checkout that the order was placed, in ${language}`,
		repetition(language !== "de"),
		async ({ page, context, shop }) => {
			await openReview(page, shop);
			const other = await context.newPage();
			await open(other, path);
			await expect(other.locator("#handover")).toBeVisible();
			const saysEmpty = await watchFor(other, empty);
			await pressOrder(page, "de");
			const number = await confirmedNumber(page, "de");
			await checkoutEnded(page);
			await expect(other.getByText(elsewhere)).toBeVisible();
			expect(await saysEmpty()).toBe(false);
			await expect(other.getByText(number)).toHaveCount(0);
			expect(new URL(other.url()).pathname).toBe(path);
			// Products added afterwards can be ordered as usual.
			await fillCart(page, [demoLine(shop, "raumduft-feige-zeder")]);
			await expect(other.locator("#handover")).toBeVisible();
		},
	);
}

test("B-REL-05 shows nothing about an order in a checkout whose cart was emptied in another tab", async ({
	page,
	context,
	shop,
}) => {
	await openReview(page, shop);
	const other = await context.newPage();
	await open(other, "/shop/warenkorb");
	await other.getByRole("button", { name: "Raumduft Feige & Zeder entfernen" }).click();
	await expect(page.getByText("Ihr Warenkorb ist noch leer.")).toBeVisible();
	await expect(page.getByText("in einem anderen Fenster aufgegeben")).toHaveCount(0);
});

test("B-REL-05 does not show this tab's order in another tab, where a new cart can be ordered", async ({
	page,
	context,
	shop,
}) => {
	const number = await orderByTransfer(page, shop, "de");
	const other = await context.newPage();
	await open(other, "/shop/kasse");
	await expect(other.getByText("Ihr Warenkorb ist noch leer.")).toBeVisible();
	await expect(other.getByText(number)).toHaveCount(0);
	await fillCart(page, [demoLine(shop, "raumduft-feige-zeder")]);
	await open(page, "/shop/kasse");
	await expect(way(page, labels.de.deliver)).toBeVisible();
	await expect(page.getByText(placed.de(number))).toHaveCount(0);
});

test("R-PAY-04 keeps a confirmation without history entry across a reload", async ({
	page,
	context,
	shop,
}) => {
	// Like a tab that was closed before it showed the confirmation.
	await page.addInitScript(() => {
		const remove = Storage.prototype.removeItem;
		Storage.prototype.removeItem = function (key) {
			if (key !== "int-checkout:sent") remove.call(this, key);
		};
	});
	const number = await orderByTransfer(page, shop, "de");
	const { pathname } = new URL(page.url());
	await page.close();
	const other = await context.newPage();
	await open(other, pathname);
	expect(await confirmedNumber(other, "de")).toBe(number);
	await expect.poll(() => other.evaluate(() => localStorage.getItem("int-checkout:sent"))).toBeNull();
	await other.evaluate(() => sessionStorage.clear());
	await other.reload();
	expect(await confirmedNumber(other, "de")).toBe(number);
});
