import { expect, type Page } from "@playwright/test";

/** The data of a visitor with a question about a watch. */
export const visitor = { name: "Ada Lovelace", email: "ada@example.org", message: "Haben Sie die Uhr noch?" };

/** Returns the form of the contact page, in any language. */
export const contactForm = (page: Page) =>
	page.getByRole("form", { name: /Schreiben Sie uns|Write to us|Écrivez-nous/ });

/** Returns its submit button. */
export const sendButton = (page: Page) =>
	contactForm(page).getByRole("button", { name: /Nachricht senden|Send message/ });

/** Waits until React has hydrated it. */
export const hydrated = (page: Page) =>
	expect(page.locator("div[data-hydrated]").filter({ has: contactForm(page) })).toBeVisible();

/** Fills in the given fields and ticks the consent. */
export async function fillContactForm(page: Page, fields: Partial<typeof visitor> = visitor): Promise<void> {
	const labels = { name: /^(Name|Nom)/, email: /^E-?[Mm]ail/, message: /(Nachricht|message)/ } as const;
	for (const [name, label] of Object.entries(labels) as [keyof typeof visitor, RegExp][]) {
		const value = fields[name];
		if (value !== undefined) await contactForm(page).getByLabel(label).fill(value);
	}
	await contactForm(page).getByRole("checkbox").check();
}
