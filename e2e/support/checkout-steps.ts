import { randomBytes } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import type { CartLine } from "#core/cart/cart-line.ts";
import { emptyAddress } from "#core/checkout/address.ts";
import { type CheckoutDraft, draftRules, emptyDraft } from "#core/checkout/checkout-draft.ts";
import { delivery } from "#core/checkout/handover.ts";
import { orderUuid } from "#core/checkout/order-uuid.ts";
import { serializeState } from "#core/state/persisted-state.ts";
import { open } from "./browsing.ts";
import { cartCopy, diffuser, type OrderShop, type StoredCopy, storeCopies } from "./order-shop.ts";

/** A phone in one language and a desktop in another, for tests in both. */
export const phoneAndDesktop = [
	["de", { width: 390, height: 844 }],
	["en", { width: 1440, height: 900 }],
] as const;

/** The labels of the checkout's controls in each language. */
export const labels = {
	de: {
		root: "/shop",
		toPayment: "Weiter zur Zahlung",
		toReview: "Weiter zur Prüfung",
		country: "Deutschland",
		order: "Zahlungspflichtig bestellen",
		accept: /^Ich stimme den AGB zu/,
		acknowledge: /^Bitte fertigen Sie/,
		transfer: "Vorkasse",
		invoice: "Rechnung",
		deliver: /^Liefern lassen/,
		collect: /^Abholung in Charlottenburg/,
		delivery: "Paketversand",
		goods: "Ihre Auswahl",
		thanks: "Vielen Dank für Ihre Bestellung",
		bank: "Bankverbindung",
		unknown: "Wir wissen nicht, ob Ihre Bestellung bei uns angekommen ist.",
		retry: "Erneut versuchen",
		reportAgain: "Zahlung erneut melden",
		transferInstead: "Stattdessen per Überweisung bezahlen",
		failed: "Die Bestellung konnte nicht gesendet werden.",
	},
	en: {
		root: "/en/shop",
		toPayment: "Continue to payment",
		toReview: "Continue to review",
		country: "Germany",
		order: "Order with obligation to pay",
		accept: /^I accept the terms/,
		acknowledge: /^Please make/,
		transfer: "Bank transfer in advance",
		invoice: "Invoice",
		deliver: /^Have it delivered/,
		collect: /^Collection in Charlottenburg/,
		delivery: "Parcel delivery",
		goods: "Your selection",
		thanks: "Thank you for your order",
		bank: "Bank details",
		unknown: "We do not know whether your order has reached us.",
		retry: "Try again",
		reportAgain: "Report the payment again",
		transferInstead: "Pay by bank transfer instead",
		failed: "Could not post order",
	},
} as const;

/** A language of the journeys. */
export type LabelLanguage = keyof typeof labels;

const customerEmail = "mara@beispiel.example";
const address = {
	given_name: "Mara",
	family_name: "Öztürk",
	street: "Lange Straße",
	number: "7a",
	zip_code: "70173",
	city: "Stuttgart",
};

/** A country's address and the price of shipping there. */
interface Destination {
	readonly country_code: string;
	readonly zip_code: string;
	readonly shippingCost: number;
}

const stuttgart: Destination = { country_code: "DE", zip_code: "70173", shippingCost: 6.9 };

/** The initial state of an order, with defaults. */
interface Review {
	/** German by default. */
	readonly language?: LabelLanguage;
	/** The payment method's German name; the transfer by default. */
	readonly payment?: string;
	/** The destination and its shipping price; Stuttgart by default. */
	readonly to?: Destination;
	/** One scented diffuser by default. */
	readonly lines?: readonly CartLine[];
}

/**
 * Opens the last step of the checkout with goods in the cart and a complete stored draft, and accepts the terms.
 * {@link reachReview} fills in the steps one by one instead.
 */
export async function openReview(page: Page, shop: OrderShop, review: Review = {}): Promise<void> {
	const { language = "de", payment = labels.de.transfer, lines = [diffuser(shop)], to = stuttgart } = review;
	await storeCopies(page, [cartCopy(lines), draftCopy(shop, payment, to)]);
	await openStoredReview(page, language);
}

/** Opens the last step of the checkout in another tab of a browser with cart and draft, and accepts the terms. */
export async function openStoredReview(page: Page, language: LabelLanguage): Promise<void> {
	await open(page, `${labels[language].root}/kasse#review`);
	// An order before its products have loaded is refused. Only a loaded product has a link.
	const goods = page.locator("#review").getByRole("list", { name: labels[language].goods });
	await expect(goods.getByRole("listitem").first().getByRole("link")).toBeVisible();
	await page.getByRole("checkbox", { name: labels[language].accept }).check();
}

/** Returns the stored draft of a delivery. */
function draftCopy({ catalogue }: OrderShop, payment: string, to: Destination): StoredCopy {
	const { shippingCost, ...place } = to;
	const method = catalogue.settings.payment_methods.find(({ display_name }) => display_name === payment);
	if (!method) throw new Error(`The demo shop does not accept ${payment}`);
	const draft: CheckoutDraft = {
		...emptyDraft(orderUuid(randomBytes(16))),
		handover: delivery,
		customerEmail,
		shippingAddress: { ...emptyAddress, ...address, ...place },
		paymentMethod: method.id,
		shippingMethod: labels.de.delivery,
		shippingCost,
	};
	return { name: draftRules.key, text: serializeState(draft, draftRules, Date.now()) };
}

/** Goes through the checkout to its last step, with a filled cart. */
export async function reachReview(page: Page, language: LabelLanguage, payment: string): Promise<void> {
	await open(page, `${labels[language].root}/kasse`);
	await fillCheckout(page, language, payment);
}

/** Fills in the steps of the open checkout up to the last one. */
export async function fillCheckout(page: Page, language: LabelLanguage, payment: string): Promise<void> {
	const words = labels[language];
	await chooseDelivery(page, language);
	await fillContact(page, language);
	await page.getByRole("button", { name: words.toPayment }).click();
	// The only delivery method is preselected once country and payment are known.
	await way(page, payment).click();
	await expect(page.locator("#shipping")).toContainText(words.delivery);
	await page.getByRole("checkbox", { name: words.accept }).check();
}

/** Chooses delivery in the first step of the checkout and continues. */
export async function chooseDelivery(page: Page, language: LabelLanguage): Promise<void> {
	await way(page, labels[language].deliver).click();
}

/** Returns the button of a delivery or payment option, which also continues. */
export function way(page: Page, name: string | RegExp): Locator {
	return page.locator("main form").getByRole("button", { name });
}

/** Fills in the step of e-mail and address, and leaves it open. */
export async function fillContact(page: Page, language: LabelLanguage): Promise<void> {
	const fields = Object.entries(address).map(([name, value]) => [`shippingAddress.${name}`, value]);
	await fillFields(page, { customerEmail, ...Object.fromEntries(fields) });
	await chooseCountry(page, "shippingAddress", labels[language].country);
}

/** Fills in the fields of a checkout's address by name. */
export async function fillFields(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
	for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
}

/** Chooses the country of an address. */
export async function chooseCountry(page: Page, address: string, country: string): Promise<void> {
	await chooseInPicker(page, `${address}.country_code`, country);
}

/**
 * Chooses in a list of the contact step by keyboard, because the list slides in on phones and ignores presses
 * meanwhile.
 */
export async function chooseInPicker(page: Page, name: string, text: string): Promise<void> {
	const hidden = page.locator(`[name="${name}"]`);
	const trigger = page.locator("#contact .spectrum-Field").filter({ has: hidden }).locator("button");
	await trigger.focus();
	await page.keyboard.type(text.slice(0, 8));
	await expect(trigger).toContainText(text);
}

/** Presses the order button. */
export async function pressOrder(page: Page, language: LabelLanguage): Promise<void> {
	await page.getByRole("button", { name: labels[language].order, exact: true }).click();
}

/** Waits for the confirmation; returns the order's number. */
export async function confirmedNumber(page: Page, language: LabelLanguage): Promise<string> {
	await expect(page.getByRole("heading", { level: 1, name: labels[language].thanks })).toBeVisible();
	const number = page.getByText(/^\d\d-[\dA-Z]{4}-[\dA-Z]{4}$/).first();
	await expect(number).toBeVisible();
	return number.innerText();
}

/** Places the reviewed order; returns the text of the customer's mail. */
export async function mailOfOrder(
	page: Page,
	shop: OrderShop,
	language: LabelLanguage = "de",
): Promise<string> {
	await pressOrder(page, language);
	const number = await confirmedNumber(page, language);
	// Shortly after its confirmation was shown, the order is no longer open, and a next one can begin.
	await expect.poll(() => page.evaluate(() => localStorage.getItem("int-checkout:sent"))).toBeNull();
	const [mail] = await shop.service.database.query<{ text: string }>(
		"select text from outbox where kind = 'order.customer' and subject like $1",
		[`%${number}%`],
	);
	return mail?.text ?? "";
}
