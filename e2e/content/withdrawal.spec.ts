import { expect, type Page } from "@playwright/test";
import { type Language, languages } from "#core/language/language.ts";
import { violations } from "../support/accessibility.ts";
import { blockStorage } from "../support/blocked-storage.ts";
import { listen, open, untilReady } from "../support/browsing.ts";
import { type OrderShop, test } from "../support/order-shop.ts";
import { repetition, smoke } from "../support/selection.ts";
import { mockSettings } from "../support/shop-settings.ts";
import { holding } from "../support/slow-pages.ts";
import { fill, formOf, withdrawalTexts as labels, toConfirm } from "../support/withdrawal-form.ts";

const phone = { width: 390, height: 844 };
const heading = (page: Page) => page.locator("h2#withdrawal");
const confirm = (page: Page, language: Language) =>
	page.getByRole("button", { name: labels[language].confirm, exact: true });
const receipt = (page: Page, language: Language) =>
	page.getByRole("heading", { name: labels[language].received });

const storedFor = ({ service }: OrderShop, email: string) =>
	service.database.query<{ payload: Record<string, unknown> }>(
		"select payload from enquiries where kind = 'withdrawal' and payload->>'email' = $1",
		[email],
	);
const mailsTo = ({ service }: OrderShop, email: string) =>
	service.database.query<{ subject: string; text: string; language: string }>(
		"select subject, text, language from outbox where kind = 'withdrawal.customer' and recipient = $1",
		[email],
	);

for (const language of languages)
	test(
		`B-LAW-02 in ${language}: takes two steps, then shows a receipt that survives a reload, and mails one`,
		repetition(language !== "de", smoke),
		async ({ page, calls, shop }) => {
			const heard = listen(page);
			const texts = labels[language];
			const email = `two-steps-${language}@example.org`;
			await open(page, texts.path);
			await fill(page, { email, order_reference: "26-ABCD-EFGH", items: "Halo\n\n Siegelring " });
			await toConfirm(page, language);
			await expect(heading(page)).toBeFocused();
			const main = page.getByRole("main");
			for (const text of ["Ada Lovelace", "26-ABCD-EFGH", email, "Siegelring"])
				await expect(main.getByText(text, { exact: true })).toBeVisible();
			expect(calls.sent).toEqual([]);
			expect(await violations(page)).toEqual([]);
			await confirm(page, language).click();
			await expect(receipt(page, language)).toBeFocused();
			const time = main.locator("time");
			await expect(time).toContainText(String(new Date().getFullYear()));
			await expect(time).toContainText(/\d\d:\d\d:\d\d/);
			expect(await storedFor(shop, email)).toHaveLength(1);
			const [mail] = await mailsTo(shop, email);
			expect(mail).toMatchObject({ language, text: expect.stringContaining("26-ABCD-EFGH") });
			const shown = await time.innerText();
			expect(page.url()).not.toMatch(/example|Ada|[?#]/);
			await page.reload();
			await expect(receipt(page, language)).toBeVisible();
			await expect(time).toHaveText(shown);
			for (const text of ["Ada Lovelace", "26-ABCD-EFGH", "Halo", "Siegelring"])
				await expect(main.getByText(text, { exact: true })).toBeVisible();
			await page.emulateMedia({ media: "print" });
			await expect(time).toBeVisible();
			await page.emulateMedia({ media: "screen" });
			await page.getByRole("button", { name: texts.restart }).click();
			await expect(formOf(page).locator("[name=email]")).toHaveValue("");
			expect(await page.evaluate(() => localStorage.getItem("int-withdrawal"))).toBeNull();
			expect(calls.sent).toHaveLength(1);
			expect(heard).toEqual([]);
		},
	);

test("B-LAW-02 names missing data at each field, and asks for no reason and no consent", async ({
	page,
	calls,
}) => {
	await open(page, labels.en.path);
	await expect(formOf(page).getByRole("checkbox")).toHaveCount(0);
	await fill(page, { name: "", email: "ada", order_reference: "" });
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(formOf(page).locator("[name=name]")).toBeFocused();
	const wrong = formOf(page).locator("[aria-invalid=true]");
	expect(await wrong.evaluateAll((fields) => fields.map((field) => field.getAttribute("name")))).toEqual([
		"name",
		"email",
		"order_reference",
	]);
	await expect(formOf(page).getByText("Please enter the complete e-mail address")).toBeVisible();
	expect(calls.sent).toEqual([]);
});

test("B-LAW-02 keeps entered data on a step back, reload and change of language", async ({ page, calls }) => {
	const typed = { email: "back@example.org", order_reference: "26-BACK", items: "Halo" };
	const expectTyped = async () => {
		for (const [name, value] of Object.entries({ name: "Ada Lovelace", ...typed }))
			await expect(formOf(page).locator(`[name=${name}]`)).toHaveValue(value);
	};
	await open(page, labels.de.path);
	await fill(page, typed);
	await toConfirm(page, "de");
	await page.goBack();
	await expectTyped();
	await page.goForward();
	await expect(confirm(page, "de")).toBeVisible();
	await page.reload();
	await expect(confirm(page, "de")).toBeVisible();
	await page.getByRole("button", { name: "Angaben ändern" }).click();
	await expectTyped();
	await page.getByRole("banner").getByRole("link", { name: "English" }).click();
	await expect(page).toHaveURL(labels.en.path);
	await expectTyped();
	await page.reload();
	await expectTyped();
	await toConfirm(page, "en");
	await expect(page.getByText("26-BACK", { exact: true })).toBeVisible();
	expect(calls.sent).toEqual([]);
});

test("B-LAW-02 B-USE-17 prefers data and presses from before hydration to a stored draft", async ({
	page,
	calls,
}) => {
	await open(page, labels.de.path);
	await fill(page, { email: "draft@example.org", order_reference: "26-DRAFT" });
	const { handler, release } = holding();
	await page.route(/\/assets\/page-[\w-]{8}\.js$/, handler);
	await page.goto(labels.de.path);
	await untilReady(page);
	await expect(formOf(page).locator("[name=email]")).toHaveValue("");
	await fill(page, { email: "new@example.org", order_reference: "26-NEW" });
	await page.getByRole("button", { name: labels.de.next, exact: true }).click();
	release();
	await expect(confirm(page, "de")).toBeVisible();
	await expect(page.getByText("26-NEW", { exact: true })).toBeVisible();
	expect(calls.sent).toEqual([]);
});

test("B-LAW-02 B-REL-02 explains what is known after a lost response, and counts a retry as the same, in another language too", async ({
	page,
	calls,
	shop,
}) => {
	const email = "lost@example.org";
	await open(page, labels.de.path);
	await fill(page, { email, order_reference: "26-LOST" });
	await toConfirm(page, "de");
	calls.fates = ["dropped"];
	await confirm(page, "de").click();
	await expect(
		page.getByRole("alert").getByText("Wir wissen nicht, ob Ihr Widerruf bei uns angekommen ist"),
	).toBeVisible();
	const mail = page.getByRole("alert").getByRole("link", { name: /^Widerruf an/ });
	expect(decodeURIComponent((await mail.getAttribute("href")) ?? "")).toContain("Bestellnummer: 26-LOST");
	await page.reload();
	await expect(page.getByText("Wir wissen nicht, ob Ihr Widerruf bei uns angekommen ist")).toBeVisible();
	await page.getByRole("banner").getByRole("link", { name: "English" }).click();
	await expect(page.getByText("We do not know whether your withdrawal has reached us")).toBeVisible();
	await confirm(page, "en").click();
	await expect(receipt(page, "en")).toBeVisible();
	expect(calls.sent).toHaveLength(2);
	expect(calls.sent[1]?.body).toEqual(calls.sent[0]?.body);
	expect(await storedFor(shop, email)).toHaveLength(1);
	expect(await mailsTo(shop, email)).toHaveLength(1);
});

for (const [fate, text] of [
	["down", "Wir wissen nicht, ob Ihr Widerruf bei uns angekommen ist"],
	["garbage", "Wir wissen nicht, ob Ihr Widerruf bei uns angekommen ist"],
	["error500", "Wir wissen nicht, ob Ihr Widerruf bei uns angekommen ist"],
	[{ status: 403, body: { status: "error" } }, "Ihr Widerruf konnte nicht gesendet werden."],
] as const)
	test(
		`B-LAW-02 B-REL-02 ${typeof fate === "string" ? fate : fate.status}: reports it, names alternatives, and keeps the entered data`,
		repetition(fate === "garbage" || fate === "error500"),
		async ({ page, calls }) => {
			await open(page, labels.de.path);
			await fill(page, { email: "down@example.org", order_reference: "26-DOWN" });
			await toConfirm(page, "de");
			calls.fates = [fate];
			await confirm(page, "de").click();
			const alert = page.getByRole("alert");
			await expect(alert.getByText(text)).toBeVisible();
			await expect(alert.getByRole("link", { name: /^Widerruf an/ })).toBeVisible();
			await expect(alert.locator("address")).toContainText("Berlin");
			await page.getByRole("button", { name: "Angaben ändern" }).click();
			await expect(formOf(page).locator("[name=order_reference]")).toHaveValue("26-DOWN");
		},
	);

test("B-LAW-02 sends one withdrawal on a double press", async ({ page, calls, shop }) => {
	calls.delay = 500;
	await open(page, labels.fr.path);
	await fill(page, { email: "double@example.org", order_reference: "26-TWICE" });
	await toConfirm(page, "fr");
	await confirm(page, "fr").dblclick();
	await expect(receipt(page, "fr")).toBeVisible();
	expect(calls.sent).toHaveLength(1);
	expect(await mailsTo(shop, "double@example.org")).toHaveLength(1);
});

test("B-LAW-02 stays available with the cart disabled and in maintenance, also in the phone menu", async ({
	page,
}) => {
	await page.setViewportSize(phone);
	for (const settings of [{ enable_cart: false }, { maintenance_mode: true }]) {
		await mockSettings(page, () => settings);
		await open(page, "/en/shop");
		await page.getByRole("button", { name: "Menu", exact: true }).click();
		await page.getByRole("dialog").getByRole("link", { name: "Withdraw from contract here" }).click();
		await expect(page).toHaveURL(labels.en.path);
		await fill(page, { email: "closed@example.org", order_reference: JSON.stringify(settings) });
		await toConfirm(page, "en");
		await confirm(page, "en").click();
		await expect(receipt(page, "en")).toBeVisible();
		await page.getByRole("button", { name: labels.en.restart }).click();
	}
});

test("B-LAW-02 B-REL-03 works in a browser that blocks its storage", async ({ page }) => {
	await page.addInitScript(blockStorage);
	await open(page, labels.de.path);
	await fill(page, { email: "blocked@example.org", order_reference: "26-FULL" });
	await toConfirm(page, "de");
	await page.goBack();
	await expect(formOf(page).locator("[name=order_reference]")).toHaveValue("26-FULL");
	await toConfirm(page, "de");
	await confirm(page, "de").click();
	await expect(receipt(page, "de")).toBeVisible();
});

for (const width of [320, 390, 768, 1280])
	test(
		`B-LAW-02 needs no horizontal scrolling at ${width} px with the longest texts`,
		repetition(width !== 320),
		async ({ page, calls }) => {
			await page.setViewportSize({ width, height: 900 });
			const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			for (const language of languages) {
				await open(page, labels[language].path);
				await page.getByRole("button", { name: labels[language].next }).click();
				await expect(formOf(page).locator("[aria-invalid=true]").first()).toBeVisible();
				expect(await overflow(), language).toBeLessThanOrEqual(0);
				await fill(page, {
					email: `${"a".repeat(60)}@${"b".repeat(60)}.de`,
					order_reference: "W".repeat(200),
				});
				await toConfirm(page, language);
				expect(await overflow(), language).toBeLessThanOrEqual(0);
				calls.fates = ["down"];
				await confirm(page, language).click();
				await expect(page.getByRole("alert").locator("address")).toBeVisible();
				expect(await overflow(), language).toBeLessThanOrEqual(0);
				await page.evaluate(() => localStorage.removeItem("int-withdrawal"));
			}
		},
	);

test("B-SEC-06 B-LAW-02 states that no receipt is mailed if the address received too many mails", async ({
	page,
	shop,
}) => {
	const email = "crowded@example.org";
	await shop.service.database.query(
		`insert into outbox (kind, recipient, recipient_key, language, subject, text, created_at, next_attempt_at)
		select 'withdrawal.customer', $1, $1, 'de', '', '', now(), now() from generate_series(1, 5000)`,
		[email],
	);
	await open(page, labels.en.path);
	await fill(page, { email, order_reference: "26-ABCD-EFGH" });
	await toConfirm(page, "en");
	await confirm(page, "en").click();
	await expect(receipt(page, "en")).toBeVisible();
	const said = page.getByText(`Too many e-mails were sent to ${email} today`);
	await expect(said).toBeVisible();
	await expect(page.getByText("is on its way to")).toHaveCount(0);
	await page.reload();
	await expect(said).toBeVisible();
	expect(await storedFor(shop, email)).toHaveLength(1);
	expect(await mailsTo(shop, email)).toHaveLength(5000);
});
