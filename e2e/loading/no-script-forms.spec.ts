import { expect, type Page } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { contactForm, fillContactForm, sendButton } from "../support/contact-form.ts";
import { test } from "../support/journey.ts";
import { repetition } from "../support/selection.ts";
import { serviceDouble } from "../support/service-double.ts";

/** Returns the address that a form's button opens; fails if the browser refuses. */
async function submitted(page: Page, button: string): Promise<URL> {
	const session = await page.context().newCDPSession(page);
	await session.send("Page.enable");
	const asked: string[] = [];
	session.on("Page.frameRequestedNavigation", ({ url }) => asked.push(url));
	const refused: string[] = [];
	page.on("console", (message) => refused.push(message.text()));
	await page
		.getByRole("main")
		.getByRole("button", { name: button, exact: true })
		.click({ noWaitAfter: true });
	await expect.poll(() => asked.length + refused.length).toBeGreaterThan(0);
	expect(refused).toEqual([]);
	return new URL(asked[0] ?? "");
}

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	for (const [ids, path, button, fields] of [
		["R-FORM-03", "/kontakt", "Nachricht senden", ["email", "message"]],
		["R-FORM-03", "/en/contact", "Send message", ["email", "message"]],
		["R-FORM-03", "/fr/contact", "Envoyer le message", ["email", "message"]],
		["R-NEWS-01", "/", "Abonnieren", ["email"]],
		["B-USE-15", "/terminvereinbarung", "Termin anfragen", ["date1", "name", "email"]],
	] as const)
		test(
			`R-CONTENT-06 B-SEC-01 ${ids} without script the form at ${path} opens an e-mail, within the site's policy`,
			repetition(path.startsWith("/en") || path.startsWith("/fr")),
			async ({ page }) => {
				await page.goto(path);
				for (const field of fields)
					await page.getByRole("main").locator(`[name="${field}"]`).fill(`Mein ${field}`);
				const mail = await submitted(page, button);
				expect(mail.protocol).toBe("mailto:");
				const body = mail.searchParams.get("body") ?? "";
				for (const field of fields) expect(body).toContain(`${field}=Mein ${field}`);
				expect(body).not.toContain("honeypot");
			},
		);
});

test("sends the hidden field that a bot filled in, with script", async ({ page }) => {
	const { bodies } = await serviceDouble(page, "contact");
	await open(page, "/kontakt");
	await fillContactForm(page);
	await contactForm(page).locator("[name=honeypot]").fill("https://werbung.example");
	await sendButton(page).click();
	await expect.poll(() => bodies).toEqual([expect.objectContaining({ honeypot: "https://werbung.example" })]);
});
