import { expect, type Page } from "@playwright/test";
import type { Language } from "#core/language/language.ts";

interface WithdrawalTexts {
	readonly path: string;
	readonly link: string;
	readonly heading: string;
	readonly next: string;
	readonly confirm: string;
	readonly received: string;
	readonly restart: string;
	/** The footer's other legal pages by name. */
	readonly legal: Readonly<Record<string, string>>;
}

/** The texts of the withdrawal function and the legal pages in each language. */
export const withdrawalTexts: Readonly<Record<Language, WithdrawalTexts>> = {
	de: {
		path: "/vertrag-widerrufen",
		link: "Vertrag widerrufen",
		heading: "Vertrag widerrufen",
		next: "Weiter",
		confirm: "Widerruf bestätigen",
		received: "Ihr Widerruf ist eingegangen",
		restart: "Angaben löschen und neu beginnen",
		legal: {
			AGB: "/agb",
			Widerruf: "/widerruf",
			"Versand und Zahlung": "/versand-und-zahlung",
			Datenschutz: "/datenschutz",
			Impressum: "/impressum",
		},
	},
	en: {
		path: "/en/withdraw-from-contract",
		link: "Withdraw from contract here",
		heading: "Withdraw from contract",
		next: "Continue",
		confirm: "Confirm withdrawal",
		received: "Your withdrawal has been received",
		restart: "Delete details and start again",
		legal: {
			"Terms and conditions": "/en/terms",
			Withdrawal: "/en/withdrawal",
			"Shipping and payment": "/en/shipping-and-payment",
			Privacy: "/en/privacy",
			Imprint: "/en/imprint",
		},
	},
	fr: {
		path: "/fr/renoncer-au-contrat",
		link: "Renoncer au contrat ici",
		heading: "Renoncer au contrat",
		next: "Continuer",
		confirm: "Confirmer la rétractation",
		received: "Votre rétractation nous est parvenue",
		restart: "Effacer les indications et recommencer",
		legal: {
			"Conditions générales": "/fr/conditions-generales",
			Rétractation: "/fr/retractation",
			"Livraison et paiement": "/fr/livraison-et-paiement",
			"Protection des données": "/fr/mentions-legales",
			"Mentions légales": "/fr/mentions-legales",
		},
	},
};

/** Returns the form of the first step. */
export const formOf = (page: Page) => page.locator("form[aria-labelledby=withdrawal]");

/** Fills in the first step. */
export async function fill(
	page: Page,
	fields: {
		readonly name?: string;
		readonly email: string;
		readonly order_reference: string;
		readonly items?: string;
	},
): Promise<void> {
	for (const [name, value] of Object.entries({ name: "Ada Lovelace", ...fields }))
		await formOf(page).locator(`[name=${name}]`).fill(value);
}

/** Continues to the second step. */
export async function toConfirm(page: Page, language: Language): Promise<void> {
	const { next, confirm } = withdrawalTexts[language];
	await page.getByRole("button", { name: next, exact: true }).click();
	await expect(page.getByRole("button", { name: confirm, exact: true })).toBeVisible();
}
