import { expect, type Locator, type Page, type Route } from "@playwright/test";
import { violations } from "../support/accessibility.ts";
import { isSameDocument, listen, markDocument, open, openHydrated } from "../support/browsing.ts";
import { contactForm, fillContactForm, hydrated, sendButton, visitor } from "../support/contact-form.ts";
import { test } from "../support/journey.ts";
import { repetition, smoke } from "../support/selection.ts";
import { answers, held, serviceDouble } from "../support/service-double.ts";
import { variantAddress } from "../support/sites.ts";

/** Returns the description of a field: the texts in its aria-describedby. */
async function describedBy(field: Locator): Promise<string> {
	return field.evaluate((element) =>
		(element.getAttribute("aria-describedby") ?? "")
			.split(" ")
			.map((id) => document.getElementById(id)?.textContent ?? "")
			.join(" ")
			.trim(),
	);
}

test(
	"R-FORM-01 R-FORM-03 R-ROUTE-13 works by keyboard alone, from the first mistake to the thank-you page",
	smoke,
	async ({ page }) => {
		const heard = listen(page);
		const { bodies } = await serviceDouble(page, "contact");
		await open(page, "/kontakt");
		await contactForm(page).getByLabel("Name").focus();
		await page.keyboard.type(visitor.name);
		await hydrated(page);
		// Enter submits, and missing data is reported at its field.
		await page.keyboard.press("Enter");
		const email = contactForm(page).getByLabel("E-Mail");
		await expect(email).toBeFocused();
		await expect(email).toHaveAttribute("aria-invalid", "true");
		expect(await describedBy(email)).toBe("Bitte geben Sie Ihre E-Mail-Adresse an.");
		await expect(contactForm(page).getByRole("alert")).toHaveText("Bitte prüfen Sie die markierten Angaben.");
		const consent = contactForm(page).getByRole("checkbox");
		expect(await describedBy(consent)).toContain("Ohne Ihre Einwilligung");
		expect(bodies).toEqual([]);

		await page.keyboard.type("ada");
		await page.keyboard.press("Enter");
		expect(await describedBy(email)).toContain("vollständig an");
		await page.keyboard.type("@example.org");
		await expect(email).not.toHaveAttribute("aria-invalid", "true");
		await page.keyboard.press("Tab");
		await page.keyboard.press("Tab");
		await expect(contactForm(page).getByRole("button", { name: /Filiale/ })).toBeFocused();
		await page.keyboard.press("Enter");
		await page.getByRole("option", { name: "Sternau Mitte" }).waitFor();
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await expect(contactForm(page).getByRole("button", { name: /Filiale/ })).toBeFocused();
		await page.keyboard.press("Tab");
		await page.keyboard.type("Uhr");
		await page.keyboard.press("Tab");
		await page.keyboard.type(visitor.message);
		await page.keyboard.press("Tab");
		await expect(consent).toBeFocused();
		await page.keyboard.press("Space");
		await page.keyboard.press("Tab");
		await expect(contactForm(page).getByRole("link", { name: /Datenschutz/ })).toBeFocused();
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");

		await expect(page).toHaveURL("/danke");
		const thanks = page.getByText(
			"Ada Lovelace, vielen Dank für Ihre Nachricht. Wir antworten an ada@example.org",
		);
		await expect(thanks).toBeVisible();
		expect(bodies).toEqual([
			{
				project: "www.juwelier-sternau.example",
				language: "de",
				page: "/kontakt",
				...visitor,
				privacy: true,
				phone: "",
				branch: "Sternau Mitte",
				subject: "Uhr",
				honeypot: "",
			},
		]);
		expect(heard).toEqual([]);
		await page.reload();
		await expect(thanks).toBeVisible();
		expect(page.url()).not.toMatch(/ada|Ada|[?#]/);
	},
);

test("R-ROUTE-13 thanks an unnamed sender in English, and addresses nobody on a direct visit", async ({
	page,
}) => {
	await serviceDouble(page, "contact");
	await open(page, "/en/contact");
	await fillContactForm(page, { email: visitor.email, message: visitor.message });
	await sendButton(page).click();
	await expect(page).toHaveURL("/en/thanks");
	await expect(page.getByText("Thank you for your message. We will reply to ada@example.org")).toBeVisible();
	const fresh = await page.context().newPage();
	await open(fresh, "/en/thanks");
	await expect(fresh.getByText("Your message has reached us.")).toBeVisible();
	await expect(fresh.getByRole("main")).not.toContainText("@");
});

test("R-FORM-01 is not sent without consent", async ({ page }) => {
	const { bodies } = await serviceDouble(page, "contact");
	await open(page, "/kontakt");
	await fillContactForm(page);
	await contactForm(page).getByRole("checkbox").uncheck();
	await sendButton(page).click();
	await expect(contactForm(page).getByRole("checkbox")).toBeFocused();
	await expect(contactForm(page).getByText("Ohne Ihre Einwilligung")).toBeVisible();
	expect(bodies).toEqual([]);
});

test("R-FORM-01 sends once, however often the button is pressed", async ({ page }) => {
	const contact = await serviceDouble(page, "contact");
	const { answer, release } = held(answers(200, { status: "ok" }));
	contact.answer = answer;
	await open(page, "/kontakt");
	await fillContactForm(page);
	await sendButton(page).dblclick();
	const button = contactForm(page).getByRole("button", { name: "Wird gesendet" });
	await expect(button).toHaveAttribute("aria-disabled", "true");
	await button.click({ force: true });
	await contactForm(page).getByLabel("E-Mail").press("Enter");
	release();
	await expect(page).toHaveURL("/danke");
	expect(contact.bodies).toHaveLength(1);
});

for (const [what, answer] of [
	["the service fails", answers(500, { status: "error" })],
	["there is no network", (route: Route) => route.abort("internetdisconnected")],
	["the answer is none of the service's", answers(200, { status: "maybe" })],
] as const) {
	test(
		`R-FORM-01 keeps everything and explains what to do if ${what}`,
		repetition(what !== "the service fails"),
		async ({ page }) => {
			const contact = await serviceDouble(page, "contact");
			contact.answer = answer;
			await open(page, "/kontakt");
			await fillContactForm(page);
			await sendButton(page).click();
			const notice = contactForm(page).getByRole("alert");
			await expect(notice).toContainText("Ihre Nachricht konnte nicht gesendet werden.");
			await expect(notice.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
			await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
			await expect(contactForm(page).getByLabel("Ihre Nachricht")).toHaveValue(visitor.message);
			await expect(contactForm(page).getByRole("checkbox")).toBeChecked();
			contact.answer = answers(200, { status: "ok" });
			await sendButton(page).click();
			await expect(page).toHaveURL("/danke");
		},
	);
}

test("shows the service's problem under its field", async ({ page }) => {
	const contact = await serviceDouble(page, "contact");
	contact.answer = answers(400, { status: "error", errors: [{ field: "email", key: "form.emailInvalid" }] });
	await open(page, "/kontakt");
	await fillContactForm(page);
	await sendButton(page).click();
	await expect(contactForm(page).getByLabel("E-Mail")).toBeFocused();
	expect(await describedBy(contactForm(page).getByLabel("E-Mail"))).toContain("vollständig an");
	await expect(page).toHaveURL("/kontakt");
});

/** Delays the scripts of a page until they are released. */
async function holdScripts(page: Page, which: RegExp): Promise<() => void> {
	const { answer, release } = held((route) => route.continue());
	await page.route(which, answer);
	return release;
}

test("R-FORM-01 keeps entered data from before the script loaded", async ({ page }) => {
	const heard = listen(page);
	const { bodies } = await serviceDouble(page, "contact");
	const release = await holdScripts(page, /\/assets\/(?!boot-).+\.js$/);
	const boot = page.waitForResponse(/\/assets\/boot-/);
	await page.goto("/kontakt", { waitUntil: "commit" });
	await boot;
	await fillContactForm(page);
	await sendButton(page).click();
	release();
	await expect(page).toHaveURL("/danke");
	expect(bodies).toHaveLength(1);
	expect(bodies[0]).toMatchObject({ ...visitor, privacy: true });
	expect(heard).toEqual([]);
});

test("loses no letter typed during hydration", async ({ page }) => {
	await serviceDouble(page, "contact");
	await open(page, "/kontakt");
	const text = "Guten Tag, haben Sie die Uhr mit dem grünen Zifferblatt noch? Ich käme gern am Samstag.";
	await contactForm(page).getByLabel("Ihre Nachricht").focus();
	for (const letter of text) await page.keyboard.insertText(letter);
	await hydrated(page);
	await page.keyboard.insertText("!");
	await contactForm(page).getByRole("checkbox").focus();
	await expect(contactForm(page).getByLabel("Ihre Nachricht")).toHaveValue(`${text}!`);
});

test("loads its controls on first use and replays the press", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.push(request.url());
	});
	const release = await holdScripts(page, /contact-form/);
	await open(page, "/kontakt");
	await page.mouse.move(5, 5);
	expect(scripts.filter((url) => url.includes("contact-form"))).toEqual([]);
	await markDocument(page);
	await sendButton(page).focus();
	await page.keyboard.press("Enter");
	expect(await isSameDocument(page)).toBe(true);
	await expect(contactForm(page).getByRole("alert")).toBeEmpty();
	release();
	await expect(contactForm(page).getByRole("alert")).not.toBeEmpty();
	expect(scripts.filter((url) => url.includes("contact-form"))).toHaveLength(1);
});

test("R-ROUTE-14 hydrates the form after client-side navigation too", async ({ page }) => {
	const heard = listen(page);
	await openHydrated(page, "/en/contact");
	await page.getByRole("link", { name: "Deutsch" }).first().click();
	await expect(page).toHaveURL("/kontakt");
	await hydrated(page);
	await sendButton(page).click();
	await expect(contactForm(page).getByLabel("E-Mail")).toBeFocused();
	expect(heard).toEqual([]);
});

for (const [width, height] of [
	[390, 844],
	[1440, 900],
] as const) {
	test(
		`R-A11Y-05 passes axe in the form with problems and an open list at ${width} px`,
		repetition(width !== 390),
		async ({ page }) => {
			await page.setViewportSize({ width, height });
			await page.emulateMedia({ reducedMotion: "reduce" });
			await open(page, "/kontakt");
			await sendButton(page).click();
			await expect(contactForm(page).getByLabel("E-Mail")).toBeFocused();
			expect(await violations(page)).toEqual([]);
			await contactForm(page)
				.getByRole("button", { name: /Filiale/ })
				.click();
			await expect(page.getByRole("listbox")).toBeVisible();
			expect(await violations(page)).toEqual([]);
			for (const target of await contactForm(page)
				.getByRole("button")
				.or(contactForm(page).getByRole("textbox"))
				.all()) {
				const box = await target.boundingBox();
				expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
			}
		},
	);
}

test("offers e-mail instead of the form without an order service", async ({ page }) => {
	await open(page, `${variantAddress}/kontakt`);
	await expect(contactForm(page)).toHaveCount(0);
	const write = page.getByRole("link", { name: /^E-Mail schreiben/ });
	await expect(write).toHaveAttribute("href", /^mailto:/);
});
