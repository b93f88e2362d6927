import { expect, type Page } from "@playwright/test";

/** What the visitor writes who asks of a watch. */
export const visitor = { name: "Ada Lovelace", email: "ada@example.org", message: "Haben Sie die Uhr noch?" };

/** The form of the contact page, in any language. */
export const contactForm = (page: Page) =>
	page.getByRole("form", { name: /Schreiben Sie uns|Write to us|Écrivez-nous/ });

/** The button that sends it. */
export const sendButton = (page: Page) =>
	contactForm(page).getByRole("button", { name: /Nachricht senden|Send message/ });

/** Waits until React has taken it over. */
export const hydrated = (page: Page) =>
	expect(page.locator("div[data-hydrated]").filter({ has: contactForm(page) })).toBeVisible();

/** Fills what is named in, and agrees to the processing of the data. */
export async function fillContactForm(page: Page, fields: Partial<typeof visitor> = visitor): Promise<void> {
	const labels = { name: /^(Name|Nom)/, email: /^E-?[Mm]ail/, message: /(Nachricht|message)/ } as const;
	for (const [name, label] of Object.entries(labels) as [keyof typeof visitor, RegExp][]) {
		const value = fields[name];
		if (value !== undefined) await contactForm(page).getByLabel(label).fill(value);
	}
	await contactForm(page).getByRole("checkbox").check();
}
