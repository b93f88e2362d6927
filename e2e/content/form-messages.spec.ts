import { expect } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { fillFields } from "../support/checkout-steps.ts";
import { contactForm, fillContactForm, sendButton, visitor } from "../support/contact-form.ts";
import { demoLine, fillCart, test } from "../support/order-shop.ts";
import { repetition } from "../support/selection.ts";
import { serviceDouble } from "../support/service-double.ts";

test("R-FORM-02 shows the browser's own message for a field that only the browser finds invalid", async ({
	page,
}) => {
	const { bodies } = await serviceDouble(page, "contact");
	await open(page, "/kontakt");
	await fillContactForm(page);
	const subject = contactForm(page).getByLabel("Betreff");
	await subject.evaluate((field: HTMLInputElement) => {
		field.pattern = "[0-9]+";
	});
	await subject.fill("Uhr");
	await sendButton(page).click();
	await expect(subject).toHaveAttribute("aria-invalid", "true");
	await expect(subject).toBeFocused();
	const message = await subject.evaluate((field: HTMLInputElement) => field.validationMessage);
	expect(message).not.toBe("");
	await expect(subject).toHaveAccessibleDescription(message);
	expect(bodies).toEqual([]);
	await subject.fill("7");
	await sendButton(page).click();
	await expect(page).toHaveURL("/danke");
});

for (const [language, root, { missing, postcode }] of [
	[
		"de",
		"/shop",
		{ missing: "Bitte geben Sie Ihren Vornamen an.", postcode: "Bitte fünf Ziffern, zum Beispiel 26133." },
	],
	[
		"en",
		"/en/shop",
		{ missing: "Please enter your first name.", postcode: "Five digits, please, for example 26133." },
	],
	[
		"fr",
		"/fr/shop",
		{ missing: "Veuillez indiquer votre prénom.", postcode: "Cinq chiffres, par exemple 26133." },
	],
] as const)
	test(
		`R-FORM-02 R-CHECK-03 names field and remedy of each problem at the checkout, in ${language}`,
		repetition(language !== "de"),
		async ({ page, shop }) => {
			await page.setViewportSize({ width: 320, height: 700 });
			await fillCart(page, [demoLine(shop, "duftkerze-waldrand")]);
			await open(page, `${root}/kasse`);
			// The first option: delivery.
			await page.locator("#handover").getByRole("button").first().click();
			await fillFields(page, { "shippingAddress.zip_code": "1011" });
			await page.locator("#contact [type=submit]").click();
			const field = (name: string) => page.locator(`[name="shippingAddress.${name}"]`);
			await expect(field("given_name")).toHaveAccessibleDescription(missing);
			await expect(field("zip_code")).toHaveAccessibleDescription(postcode);
			const texts = await page.locator("#contact .spectrum-HelpText").allInnerTexts();
			expect(new Set(texts).size, texts.join("\n")).toBe(texts.length);
			await field("given_name").fill("Mara");
			await expect(field("given_name")).toHaveAccessibleDescription("");
		},
	);

for (const [language, path, root, { name, company }] of [
	[
		"de",
		"/kontakt",
		"/shop",
		{
			name: "Name: Bitte lassen Sie Internetadressen weg.",
			company: "Firma (freiwillig): Bitte lassen Sie Internetadressen weg.",
		},
	],
	[
		"en",
		"/en/contact",
		"/en/shop",
		{
			name: "Name: please leave out web addresses.",
			company: "Company (optional): please leave out web addresses.",
		},
	],
] as const)
	test(
		`B-SEC-06 R-FORM-02 rejects web addresses in names of contact form and checkout with a message, in ${language}`,
		repetition(language !== "de"),
		async ({ page, shop }) => {
			const { bodies } = await serviceDouble(page, "contact");
			await open(page, path);
			await fillContactForm(page, { ...visitor, name: "GEWINN https://evil.example" });
			await sendButton(page).click();
			const nameField = contactForm(page).locator("[name=name]");
			await expect(nameField).toBeFocused();
			await expect(nameField).toHaveAccessibleDescription(name);
			expect(bodies).toEqual([]);

			await fillCart(page, [demoLine(shop, "duftkerze-waldrand")]);
			await open(page, `${root}/kasse`);
			// The first option: delivery.
			await page.locator("#handover").getByRole("button").first().click();
			await fillFields(page, { "shippingAddress.company": "GEWINN evil.shop/x" });
			await page.locator("#contact [type=submit]").click();
			const companyField = page.locator('[name="shippingAddress.company"]');
			await expect(companyField).toHaveAccessibleDescription(company);
			await companyField.fill("Schmuck.de GmbH & Co. KG");
			await page.locator("#contact [type=submit]").click();
			await expect(companyField).toHaveAccessibleDescription("");
		},
	);
