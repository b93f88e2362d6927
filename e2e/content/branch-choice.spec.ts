import { expect } from "@playwright/test";
import { choose, open } from "../support/browsing.ts";
import { contactForm, fillContactForm, hydrated, sendButton } from "../support/contact-form.ts";
import { test } from "../support/journey.ts";
import { serviceDouble } from "../support/service-double.ts";

test("R-FORM-03 can clear a chosen branch, and then sends none", async ({ page }) => {
	const { bodies } = await serviceDouble(page, "contact");
	await open(page, "/kontakt");
	await fillContactForm(page);
	await hydrated(page);
	const branch = contactForm(page).getByRole("button", { name: /Filiale/ });
	for (const choice of ["Sternau Mitte", "Keine bestimmte"]) {
		await branch.click();
		await choose(page, choice);
		await expect(branch).toContainText(choice);
	}
	await sendButton(page).click();
	await expect(page).toHaveURL("/danke");
	expect(bodies).toMatchObject([{ email: "ada@example.org", branch: "" }]);
});
