import { expect } from "@playwright/test";
import { open } from "./browsing.ts";
import { test } from "./journey.ts";
import { furtherCase } from "./matrix.ts";
import { serviceDouble } from "./service-double.ts";

test(
	"R-FORM-03 a branch that was chosen by mistake can be taken back, and none is sent then",
	furtherCase,
	async ({ page }) => {
		const { bodies } = await serviceDouble(page, "contact");
		await open(page, "/kontakt");
		const form = page.getByRole("form", { name: "Schreiben Sie uns" });
		await form.getByLabel("E-Mail").fill("ada@example.org");
		await form.getByLabel("Nachricht").fill("Haben Sie die Uhr noch?");
		await form.getByRole("checkbox").check();
		await expect(page.locator("div[data-hydrated]").filter({ has: form })).toBeVisible();
		const branch = form.getByRole("button", { name: /Filiale/ });
		for (const choice of ["Sternau Mitte", "Keine bestimmte"]) {
			await branch.click();
			await page.getByRole("option", { name: choice }).click();
			await expect(branch).toContainText(choice);
		}
		await form.getByRole("button", { name: "Nachricht senden" }).click();
		await expect(page).toHaveURL("/danke");
		expect(bodies).toMatchObject([{ email: "ada@example.org", branch: "" }]);
	},
);
