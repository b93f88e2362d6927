import { expect } from "@playwright/test";
import { open } from "./browsing.ts";
import { test } from "./journey.ts";
import { serviceDouble } from "./service-double.ts";

test("R-FORM-02 a field that only the browser finds wrong shows the browser's own message", async ({
	page,
}) => {
	const { bodies } = await serviceDouble(page, "contact");
	await open(page, "/kontakt");
	const form = page.getByRole("form", { name: "Schreiben Sie uns" });
	await form.getByLabel(/^E-Mail/).fill("ada@example.org");
	await form.getByLabel(/Nachricht/).fill("Haben Sie die Uhr noch?");
	await form.getByRole("checkbox").check();
	const subject = form.getByLabel("Betreff");
	await subject.evaluate((field: HTMLInputElement) => {
		field.pattern = "[0-9]+";
	});
	await subject.fill("Uhr");
	await form.getByRole("button", { name: "Nachricht senden" }).click();
	await expect(subject).toHaveAttribute("aria-invalid", "true");
	await expect(subject).toBeFocused();
	const message = await subject.evaluate((field: HTMLInputElement) => field.validationMessage);
	expect(message).not.toBe("");
	await expect(subject).toHaveAccessibleDescription(message);
	expect(bodies).toEqual([]);
	await subject.fill("7");
	await form.getByRole("button", { name: "Nachricht senden" }).click();
	await expect(page).toHaveURL("/danke");
});
