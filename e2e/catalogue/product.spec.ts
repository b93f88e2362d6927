import { expect, type Page } from "@playwright/test";
import { violations } from "../support/accessibility.ts";
import { addPersonalization, isSameDocument, listen, markDocument, open } from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { smoke } from "../support/selection.ts";

/** The order service in the demo shop's configuration; its responses are mocked. */
const service = "http://127.0.0.1:4310";
const ring = "/shop/verlobungsringe/drei-steine";

async function openWithConsent(page: Page, path: string): Promise<void> {
	await open(page, path);
	const refuse = page.getByRole("button", { name: /Alles ablehnen|Reject all|Tout refuser/ });
	if (await refuse.isVisible()) await refuse.click();
}

const cartButton = (page: Page) => page.getByRole("button", { name: "In den Warenkorb" });
const size = (page: Page, name: string) => page.getByRole("radio", { name: new RegExp(`^${name}`) });

test("R-CAT-07 leads back to the list as it was, without reloading it", async ({ page }) => {
	await openWithConsent(page, "/shop/verlobungsringe?sort=-price_brutto");
	const list = page.url();
	await markDocument(page);
	await page.getByRole("main").getByRole("link", { name: "Drei Steine", exact: true }).click();
	await expect(page).toHaveURL(ring);
	await page.getByRole("link", { name: "Zurück" }).click();
	await expect(page).toHaveURL(list);
	expect(await isSameDocument(page)).toBe(true);
});

test("R-CAT-07 leads to the category if no list was visited before", async ({ page }) => {
	await openWithConsent(page, ring);
	await page.getByRole("link", { name: "Zurück" }).click();
	await expect(page).toHaveURL("/shop/verlobungsringe");
});

test(
	"R-PROD-03 R-PROD-05 B-USE-02 chooses, engraves and adds a ring to the cart by keyboard alone",
	smoke,
	async ({ page }) => {
		const heard = listen(page);
		await openWithConsent(page, ring);
		await size(page, "48").focus();
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("ArrowRight");
		await expect(size(page, "52")).toBeChecked();
		await expect(page.getByText("Referenz SE-103-52")).toBeVisible();
		await addPersonalization(page);
		await page.getByLabel("Text der Gravur").fill("Clara & Anton");
		await page.getByLabel("Schrift (freiwillig)", { exact: true }).selectOption("Schreibschrift");
		await expect(page.locator("text[data-script=script]")).toHaveText("Clara & Anton");
		await cartButton(page).focus();
		await page.keyboard.press("Enter");
		await expect(page.getByText("Drei Steine, 52 liegt in Ihrem Warenkorb.")).toBeVisible();
		await expect(cartButton(page)).toBeFocused();
		await expect(page.getByRole("link", { name: "Warenkorb (1)" }).first()).toBeVisible();
		expect(heard).toEqual([]);
	},
);

test("R-PROD-02 R-FORM-02 adds nothing to the cart without a size, and explains why", async ({ page }) => {
	await openWithConsent(page, ring);
	await cartButton(page).click();
	await expect(page.getByText("Bitte wählen Sie: Ringgröße.")).toBeVisible();
	await expect(size(page, "48")).toBeFocused();
	await expect(page.getByRole("link", { name: "Warenkorb (0)" }).first()).toBeVisible();
	await page.getByRole("button", { name: "Ringgröße messen" }).click();
	await page.getByRole("button", { name: "Größe 54 wählen" }).click();
	await expect(size(page, "54")).toBeChecked();
	await expect(page.getByText("Bitte wählen Sie: Ringgröße.")).toBeHidden();
});

test("R-PROD-05 R-FORM-02 rejects characters that cannot be engraved and does not render them", async ({
	page,
}) => {
	await openWithConsent(page, ring);
	await size(page, "52").check({ force: true });
	await addPersonalization(page);
	const text = page.getByLabel("Text der Gravur");
	await text.fill("Clara 😀");
	await expect(page.getByText(/^Das lässt sich nicht gravieren\./)).toHaveCount(1);
	await expect(page.locator("text[data-script]")).toHaveText("Clara");
	await cartButton(page).click();
	await expect(text).toBeFocused();
	await expect(page.getByText(/^Das lässt sich nicht gravieren\./)).toHaveCount(1);
	await expect(page.getByRole("link", { name: "Warenkorb (0)" }).first()).toBeVisible();
	await text.fill("Clara ♥");
	await expect(page.getByText(/^Das lässt sich nicht gravieren\./)).toHaveCount(0);
});

test("R-PROD-05 marks an optional field, and orders without it if it is empty", async ({ page }) => {
	await openWithConsent(page, ring);
	await size(page, "52").check({ force: true });
	await addPersonalization(page);
	await page.getByLabel("Text der Gravur (freiwillig)").fill("Clara");
	const font = page.getByRole("combobox", { name: "Schrift (freiwillig)" });
	await expect(font.locator("option:checked")).toHaveText("Keine Vorgabe");
	await cartButton(page).click();
	await expect(page.getByRole("link", { name: "Warenkorb (1)" }).first()).toBeVisible();
});

test("R-PROD-05 R-FORM-02 rejects a missing required choice with a message", async ({ page }) => {
	await openWithConsent(page, "/shop/trauringe/trauringe-klassik");
	await cartButton(page).click();
	const first = page.getByRole("combobox", { name: /\*$/ }).first();
	await expect(first).toBeFocused();
	await expect(first).toHaveAccessibleDescription(/^Bitte wählen Sie: /);
	await expect(page.getByRole("link", { name: "Warenkorb (0)" }).first()).toBeVisible();
});

test("R-PROD-05 B-USE-02 rejects mathematical letters and stacked marks, and does not render them", async ({
	page,
}) => {
	await openWithConsent(page, ring);
	await addPersonalization(page);
	const text = page.getByLabel("Text der Gravur");
	await text.fill("𝓐𝓷 Tom");
	await expect(page.getByText(/^Das lässt sich nicht gravieren\./)).toHaveCount(1);
	await expect(page.locator("text[data-script]")).toHaveText("Tom");
	await text.fill(`A${"\u0301".repeat(9)}`);
	await expect(page.getByText(/^Das lässt sich nicht gravieren\./)).toHaveCount(1);
	await text.fill("Zoë");
	await expect(page.getByText(/^Das lässt sich nicht gravieren\./)).toHaveCount(0);
});

test("B-USE-02 measures a ring with a bank card and restores the focus on Escape", async ({ page }) => {
	await openWithConsent(page, ring);
	const opener = page.getByRole("button", { name: "Ringgröße messen" });
	await opener.click();
	const dialog = page.getByRole("dialog", { name: "Ringgröße messen" });
	await expect(dialog.getByText(/Innendurchmesser\s17,2\smm/)).toBeVisible();
	expect(await violations(page)).toEqual([]);
	await dialog.getByRole("slider", { name: "Größe des Kreises" }).fill("56");
	await expect(dialog.getByText(/Innendurchmesser\s17,8\smm/)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(opener).toBeFocused();
	await opener.click();
	await dialog.getByRole("button", { name: "Größe 54 wählen" }).click();
	await expect(size(page, "54")).toBeChecked();
});

test("R-CAT-07 R-ORDER-03 requests availability, reports a failure and keeps the entered data", async ({
	page,
}) => {
	const bodies: unknown[] = [];
	let status = 500;
	await page.route(`${service}/ecom/request`, async (route) => {
		if (route.request().method() === "POST") bodies.push(route.request().postDataJSON());
		const headers = { "access-control-allow-origin": "*" };
		await route.fulfill({ status, json: { status: status === 200 ? "ok" : "error" }, headers });
	});
	await openWithConsent(page, ring);
	await size(page, "54").check({ force: true });
	await page.getByRole("button", { name: "Verfügbarkeit anfragen" }).click();
	const form = page.getByRole("form", { name: "Ihre Anfrage" });
	await form.getByRole("button", { name: "Anfrage senden" }).click();
	await expect(form.getByText("Bitte geben Sie Ihre E-Mail-Adresse an.")).toBeVisible();
	await expect(form.getByLabel(/E-Mail/)).toBeFocused();
	await form.getByLabel(/E-Mail/).fill("ada@example.org");
	await form.getByRole("checkbox").check();
	await form.getByRole("button", { name: "Anfrage senden" }).click();
	await expect(form.getByText("Ihre Anfrage konnte nicht gesendet werden.")).toBeVisible();
	await expect(form.getByLabel(/E-Mail/)).toHaveValue("ada@example.org");
	status = 200;
	await form.getByRole("button", { name: "Anfrage senden" }).click();
	await expect(page.getByText("Ihre Anfrage ist angekommen", { exact: false })).toBeVisible();
	expect(bodies.at(-1)).toMatchObject({
		variant: "54",
		email: "ada@example.org",
		count: 1,
		language: "de",
	});
});

test("R-CAT-07 R-PROD-02 serves a complete document before any script runs", smoke, async ({ request }) => {
	const html = await (await request.get(ring)).text();
	for (const part of [
		"Drei Steine",
		"SE-103",
		"3.180,00",
		"zzgl. Versand",
		"750/1000",
		"Juwelier Sternau GmbH",
	])
		expect(html).toContain(part);
});

test("R-A11Y-05 passes axe on a product's page with its request form open", async ({ page }) => {
	await openWithConsent(page, "/shop/uhren/alpenhorn-mitternacht");
	await page.getByRole("button", { name: "Verfügbarkeit anfragen" }).click();
	await expect(page.getByRole("form", { name: "Ihre Anfrage" })).toBeVisible();
	expect(await violations(page)).toEqual([]);
});
