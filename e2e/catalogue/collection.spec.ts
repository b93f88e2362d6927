import { randomBytes } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { CartLine } from "#core/cart/cart-line.ts";
import { type Address, emptyAddress } from "#core/checkout/address.ts";
import { draftRules, emptyDraft } from "#core/checkout/checkout-draft.ts";
import { orderUuid } from "#core/checkout/order-uuid.ts";
import { serializeState } from "#core/state/persisted-state.ts";
import { open } from "../support/browsing.ts";
import { mailOfOrder } from "../support/checkout-steps.ts";
import { cartCopy, demoLine, type OrderShop, storeCopies, test } from "../support/order-shop.ts";
import { repetition } from "../support/selection.ts";

test.use({ viewport: { width: 390, height: 844 } });

const collection = "Abholung in Mitte";

/** Opens the review of an order that the customer collects and pays in advance. */
async function openCollectionReview(
	page: Page,
	{ catalogue }: OrderShop,
	root: string,
	lines: readonly CartLine[],
	invoice: Partial<Address> = {},
): Promise<void> {
	const [method] = catalogue.settings.payment_methods;
	const draft = {
		...emptyDraft(orderUuid(randomBytes(16))),
		handover: { type: "collection", shippingMethod: collection } as const,
		customerEmail: "mara@beispiel.example",
		invoiceAddress: {
			...emptyAddress,
			given_name: "Mara",
			family_name: "Öztürk",
			street: "Lange Straße",
			number: "7a",
			zip_code: "70173",
			city: "Stuttgart",
			country_code: "DE",
			...invoice,
		},
		paymentMethod: method?.id ?? null,
		shippingMethod: collection,
		shippingCost: 0,
	};
	const stored = { name: draftRules.key, text: serializeState(draft, draftRules, Date.now()) };
	await storeCopies(page, [cartCopy(lines), stored]);
	await open(page, `${root}/kasse#review`);
}

/** Returns the words of elements' own text that are broken across lines. */
function brokenWords(elements: readonly Element[]): readonly string[] {
	return elements.flatMap((element) => {
		const text = element.firstChild;
		const words = [...(text?.textContent ?? "").matchAll(/[^\s-]+/g)];
		return words.flatMap(({ 0: word, index }) => {
			const range = document.createRange();
			range.setStart(text ?? element, index);
			range.setEnd(text ?? element, index + word.length);
			return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
		});
	});
}

const texts = {
	de: {
		root: "/shop",
		method: "Abholung in Mitte",
		sums: /Abholung\s*0,00\s€.*Abholbereit:\s\d+\sArbeitstage? nach Erteilung des Zahlungsauftrags/s,
		line: /^Abholbereit:\s\d+\sArbeitstage? nach Erteilung des Zahlungsauftrags$/,
		step: "Abholung",
		delivery: /Versand(?! und Zahlung)|Lieferzeit|Bei Ihnen/,
		accept: /^Ich stimme den AGB zu/,
		order: "Zahlungspflichtig bestellen",
		goods: "Das haben Sie bestellt",
	},
	en: {
		root: "/en/shop",
		method: "Collection in Mitte",
		sums: /Collection\s*€0\.00.*Ready to collect:\s\d+\sworking days? after you give the payment order/s,
		line: /^Ready to collect:\s\d+\sworking days? after you give the payment order$/,
		step: "Collection",
		delivery: /Shipping|Delivery time|Arrives/,
		accept: /^I accept the terms/,
		order: "Order with obligation to pay",
		goods: "What you ordered",
	},
	fr: {
		root: "/fr/shop",
		method: "Retrait à Mitte",
		sums: /Retrait\s*0,00\s€.*Prêt à retirer\s:\s\d+\sjours? ouvrés? après votre ordre de virement/s,
		line: /^Prêt à retirer\s:\s\d+\sjours? ouvrés? après votre ordre de virement$/,
		step: "Retrait",
		delivery: /Livraison(?! ou retrait)|Délai de livraison|Chez vous/,
		accept: /^J’accepte les conditions/,
		order: "Commande avec obligation de paiement",
		goods: "Votre commande",
	},
} as const;

for (const language of ["de", "en", "fr"] as const) {
	const said = texts[language];

	test(
		`B-USE-18 R-CHECK-03 B-LAW-06 calls collected goods collected in review and confirmation, in ${language}`,
		repetition(language === "en"),
		async ({ page, shop }) => {
			await openCollectionReview(page, shop, said.root, [demoLine(shop, "duftkerze-waldrand")]);
			await expect(page.locator("form dl").last()).toContainText(said.sums);
			await expect(page.locator("#shipping").getByRole("heading")).toContainText(said.step);
			await expect(page.locator("#shipping")).toContainText(said.method);
			await expect(page.locator("#review li").getByText(said.line)).toBeVisible();
			for (const step of ["#shipping", "#review form > ul", "#review form dl"])
				await expect(page.locator(step).last()).not.toContainText(said.delivery);
			expect(await page.locator("form dl dt").evaluateAll(brokenWords)).toEqual([]);
			await page.getByRole("checkbox", { name: said.accept }).check();
			await page.getByRole("button", { name: said.order, exact: true }).click();
			const goods = page.getByRole("region", { name: said.goods });
			await expect(goods.getByText(said.method, { exact: true })).toBeVisible();
			await expect(goods).not.toContainText(said.delivery);
		},
	);
}

test("R-I18N-02 puts a no-break space before colons of French labels in cart, review and confirmation", async ({
	page,
	shop,
}) => {
	const ring = demoLine(shop, "siegelring-stern");
	const product = shop.catalogue.products.find(({ slug }) => slug === "siegelring-stern");
	const [variant = null] = product?.product_variants ?? [];
	await openCollectionReview(page, shop, texts.fr.root, [
		{ ...ring, variant, personalization: { text: "M & J" } },
	]);
	const main = page.getByRole("main");
	const labels = ["Taille\u00a0: ", "Texte à graver\u00a0:", "Adresse de facturation\u00a0:"];
	for (const label of labels) await expect.poll(() => main.textContent()).toContain(label);
	expect(await main.textContent()).not.toMatch(/[^\u00a0\u202f]:(?!\/\/|\d)/);
	await page.getByRole("checkbox", { name: texts.fr.accept }).check();
	await page.getByRole("checkbox", { name: /^Veuillez confectionner/ }).check();
	await page.getByRole("button", { name: texts.fr.order, exact: true }).click();
	const goods = page.getByRole("region", { name: texts.fr.goods });
	await expect(goods).toContainText("M & J");
	await expect(main).toContainText("Coordonnées bancaires");
	for (const label of [...labels.slice(0, 2), "Référence\u00a0: "])
		await expect.poll(() => main.textContent()).toContain(label);
	expect(await goods.textContent()).not.toMatch(/[^\u00a0\u202f]:(?!\/\/|\d)/);
});

test("R-PAY-04 never breaks the order number across lines on a phone", async ({ page, shop }) => {
	await openCollectionReview(page, shop, texts.de.root, [demoLine(shop, "duftkerze-waldrand")]);
	await page.getByRole("checkbox", { name: texts.de.accept }).check();
	await page.getByRole("button", { name: texts.de.order, exact: true }).click();
	await expect(page.getByText("Bankverbindung")).toBeVisible();
	const number = await page
		.getByText(/^\d\d-[\dA-Z]{4}-[\dA-Z]{4}$/)
		.first()
		.innerText();
	for (const width of [320, 360, 390, 414, 768]) {
		await page.setViewportSize({ width, height: 844 });
		const lines = await page.getByRole("main").evaluate((main, text) => {
			const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
			const found: number[] = [];
			for (let node = walker.nextNode(); node; node = walker.nextNode()) {
				const at = node.textContent?.indexOf(text) ?? -1;
				if (at < 0) continue;
				const range = document.createRange();
				range.setStart(node, at);
				range.setEnd(node, at + text.length);
				found.push(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size);
			}
			return found;
		}, number);
		expect(lines.length, `${width} px`).toBeGreaterThanOrEqual(3);
		expect(lines, `${width} px`).toEqual(lines.map(() => 1));
	}
});

test("B-USE-21 R-CHECK-03 sends an invoice to Ireland without an Eircode, with fields that exist there", async ({
	page,
	shop,
}) => {
	const building = { street: "Kilbride House", number: "", dependent_locality: "Kilbride", zip_code: "" };
	const place = { ...building, city: "Bray", state: "Co. Wicklow" };
	const invoice = { ...place, country_code: "IE" };
	await openCollectionReview(page, shop, "/shop", [demoLine(shop, "duftkerze-waldrand")], invoice);
	await page.locator("#contact").getByRole("button", { name: "Ändern" }).click();
	const field = (name: string) => page.locator(`[name="invoiceAddress.${name}"]`);
	await expect(field("state")).toHaveValue("Co. Wicklow");
	const invoiceFields = page.getByRole("group", { name: "Rechnungsadresse" });
	for (const label of ["Eircode", "Grafschaft oder Landkreis", "Townland"])
		await expect(invoiceFields.getByLabel(label)).toBeVisible();
	await page.getByRole("button", { name: "Weiter zur Zahlung" }).click();
	await expect(page.locator("#contact address")).toHaveText(
		/Kilbride House\s+Kilbride\s+Bray\s+Co\. Wicklow\s+Irland/,
	);
	await open(page, "/shop/kasse#review");
	await page.getByRole("checkbox", { name: texts.de.accept }).check();
	const mail = await mailOfOrder(page, shop);
	expect(mail).toContain("Kilbride House\nKilbride\nBray\nCo. Wicklow\nIrland");
});
