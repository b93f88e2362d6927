import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { layoutFaults } from "../support/form-boxes.ts";
import { demoLine, fillCart, test } from "../support/order-shop.ts";
import { repetition } from "../support/selection.ts";

/** An invalid and a valid value of a field. */
interface Entry {
	readonly name: string;
	readonly right: string | boolean;
	readonly wrong: string | boolean;
}

const languages = ["de", "en", "fr"] as const;
/** Pairs of widths in pixels, one of a phone and one with columns. The first pair leaves the least room. */
const widthPairs = [
	[320, 768],
	[390, 1280],
] as const;
/** The text that selects Germany by keyboard; pickers slide in on phones. */
const germany = { de: "Deutschl", en: "Germany", fr: "Allem" } as const;
type PageLanguage = (typeof languages)[number];

/** The language and the widths that a form is measured in. */
interface Measured {
	readonly language: PageLanguage;
	readonly widths: (typeof widthPairs)[number];
}

/** Longer than any line, without a place to break. */
const tooLong = "W".repeat(201);
const anyLine = (name: string): Entry => ({ name, right: "Ada", wrong: tooLong });
const required = (name: string, right = "Ada"): Entry => ({ name, right, wrong: "" });
const email = (name: string): Entry => ({ name, right: "ada@example.org", wrong: "ada" });
const box = (name: string): Entry => ({ name, right: true, wrong: false });

const address = (name: string): readonly Entry[] => [
	required(`${name}.given_name`),
	required(`${name}.family_name`),
	anyLine(`${name}.company`),
	required(`${name}.street`),
	required(`${name}.number`, "7a"),
	{ name: `${name}.zip_code`, right: "10117", wrong: "1" },
	required(`${name}.city`),
	anyLine(`${name}.phone`),
];

/** Returns the longest message of a form's field in the language. */
function longestMessage(language: PageLanguage): string {
	const read = (part: string) =>
		JSON.parse(readFileSync(new URL(`../../ui/locales/${language}/${part}.json`, import.meta.url), "utf8"));
	const { form } = read("site");
	const { checkout } = read("order");
	const texts = [
		...Object.values<string>(form),
		...Object.values<string>(checkout.missing),
		checkout.countryNotServed,
	];
	return texts.toSorted((left, right) => right.length - left.length)[0] ?? "";
}

async function enter(form: Locator, { name }: Entry, value: string | boolean): Promise<void> {
	const field = form.locator(`[name="${name}"]`).first();
	if (typeof value === "boolean") await field.setChecked(value, { force: true });
	else await field.fill(value);
}

/** Replaces each shown message with the longest one. */
async function lengthen(form: Locator, message: string): Promise<number> {
	return form.evaluate((element, text) => {
		const invalid = element.querySelectorAll("[aria-invalid='true']");
		const ids = [...invalid].flatMap((field) => field.getAttribute("aria-describedby")?.split(" ") ?? []);
		const shown = new Set(ids.map((id) => document.getElementById(id)).filter((one) => one !== null));
		for (const { firstChild } of shown) if (firstChild instanceof Text) firstChild.nodeValue = text;
		return shown.size;
	}, message);
}

async function expectLayout(
	page: Page,
	form: Locator,
	widths: Measured["widths"],
	what: string,
): Promise<void> {
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		expect(await layoutFaults(form), `${what} at ${width} px`).toEqual([]);
	}
}

/**
 * Submits the form empty, then with a problem in each single field, then in all, and measures it each time. Single fields are tried in
 * one language, because each field has the same place in all.
 */
async function tryEveryField(
	page: Page,
	form: Locator,
	entries: readonly Entry[],
	{ language, widths }: Measured,
): Promise<void> {
	const send = form.locator("[type=submit]");
	const message = longestMessage(language);
	await expectLayout(page, form, widths, "without a mistake");
	await send.click();
	// An early press is replayed after hydration, with whatever was entered until then.
	await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
	await expectLayout(page, form, widths, "sent empty");
	for (const entry of entries) await enter(form, entry, entry.right);
	for (const entry of language === languages[0] ? entries : []) {
		await enter(form, entry, entry.wrong);
		await send.click();
		const field = form.locator(`[name="${entry.name}"]`).first();
		await expect(field, entry.name).toHaveAttribute("aria-invalid", "true");
		expect(await lengthen(form, message)).toBeGreaterThan(0);
		await expectLayout(page, form, widths, `a mistake in ${entry.name}`);
		await enter(form, entry, entry.right);
	}
	for (const entry of entries) await enter(form, entry, entry.wrong);
	await send.click();
	await lengthen(form, message);
	await expectLayout(page, form, widths, "a mistake in every field");
}

const contactPaths = { de: "/kontakt", en: "/en/contact", fr: "/fr/contact" } as const;
const shopRoots = { de: "/shop", en: "/en/shop", fr: "/fr/shop" } as const;
const withdrawalPaths = {
	de: "/vertrag-widerrufen",
	en: "/en/withdraw-from-contract",
	fr: "/fr/renoncer-au-contrat",
} as const;
const appointmentPaths = {
	de: "/terminvereinbarung",
	en: "/en/appointment",
	fr: "/fr/rendez-vous",
} as const;
const homes = { de: "/", en: "/en", fr: "/fr" } as const;
const withField = (page: Page, name: string) =>
	page.locator("form").filter({ has: page.locator(`[name="${name}"]`) });

const allMeasured = languages.flatMap((language) => widthPairs.map((widths) => ({ language, widths })));

for (const measured of allMeasured) {
	const { language, widths } = measured;
	const where = `${language} at ${widths.join(" and ")} px`;
	const isRepeated = measured !== allMeasured[0];

	test(
		`keeps the contact form's layout with a problem in any field, in ${where}`,
		repetition(isRepeated),
		async ({ page }) => {
			test.slow();
			await open(page, contactPaths[language]);
			const form = withField(page, "message");
			await form.scrollIntoViewIfNeeded();
			const entries = [
				anyLine("name"),
				email("email"),
				anyLine("phone"),
				anyLine("subject"),
				required("message"),
				box("privacy"),
			];
			await tryEveryField(page, form, entries, measured);
		},
	);

	test(
		`keeps the withdrawal form's layout with a problem in any field, in ${where}`,
		repetition(isRepeated),
		async ({ page }) => {
			await open(page, withdrawalPaths[language]);
			const items = { name: "items", right: "", wrong: "W ".repeat(2501) };
			const entries = [required("name"), email("email"), required("order_reference"), items];
			await tryEveryField(page, withField(page, "order_reference"), entries, measured);
		},
	);

	test(
		`keeps the appointment form's layout with a problem in any field, in ${where}`,
		repetition(isRepeated),
		async ({ page }) => {
			await open(page, appointmentPaths[language]);
			const form = withField(page, "reason");
			const choices = [
				["reason", "verlobung"],
				["branch", "mitte"],
				["date1", 1],
				["time1", 1],
			] as const;
			for (const [name, choice] of choices) {
				// Days and times load with the script.
				const field = form.locator(`select[name="${name}"]`);
				await field.focus();
				await field.selectOption(typeof choice === "number" ? { index: choice } : choice);
			}
			await tryEveryField(
				page,
				form,
				[required("name"), email("email"), anyLine("phone"), box("privacy")],
				measured,
			);
			for (const name of ["reason", "date1"]) await form.locator(`[name="${name}"]`).selectOption("");
			await form.locator("[type=submit]").click();
			expect(await lengthen(form, longestMessage(language))).toBeGreaterThan(2);
			await expectLayout(page, form, widths, "nothing chosen");
		},
	);

	test(
		`keeps the newsletter form's layout with a problem in any field, in ${where}`,
		repetition(isRepeated),
		async ({ page }) => {
			await open(page, homes[language]);
			const form = withField(page, "consent");
			await form.scrollIntoViewIfNeeded();
			await tryEveryField(page, form, [email("email"), box("consent")], measured);
		},
	);

	test(
		`keeps the layout of the checkout's addresses with a problem in any field, in ${where}`,
		repetition(isRepeated),
		async ({ page, shop }) => {
			test.slow();
			await fillCart(page, [demoLine(shop, "duftkerze-waldrand")]);
			await open(page, `${shopRoots[language]}/kasse`);
			// The first option: delivery.
			await page.locator("#handover").getByRole("button").first().click();
			const form = page.locator("#contact form");
			await form.locator('[name="otherInvoice"]').check({ force: true });
			for (const name of ["shippingAddress", "invoiceAddress"]) {
				const country = form
					.locator(".spectrum-Field")
					.filter({ has: page.locator(`[name="${name}.country_code"]`) });
				await country.locator("button").focus();
				await page.keyboard.type(germany[language]);
			}
			const entries = [email("customerEmail"), ...address("shippingAddress"), ...address("invoiceAddress")];
			await tryEveryField(page, form, entries, measured);
		},
	);

	test(
		`keeps the layout of request and rating with a problem in any field, in ${where}`,
		repetition(isRepeated),
		async ({ page }) => {
			test.slow();
			await open(page, `${shopRoots[language]}/uhren/alpenhorn-mitternacht`);
			await page
				.getByRole("button", { name: /^(Verfügbarkeit anfragen|Request availability|Demander)/ })
				.click();
			const request = [
				anyLine("name"),
				email("email"),
				anyLine("phone"),
				{ name: "count", right: "1", wrong: "x" },
				{ name: "message", right: "Ada", wrong: "W ".repeat(2501) },
				box("privacy"),
			];
			await tryEveryField(page, withField(page, "branch"), request, measured);
			await page.getByRole("button", { name: /^(Bewertung schreiben|Write a review|Donner|Écrire)/ }).click();
			const rating = [anyLine("name"), anyLine("order_number"), box("privacy")];
			await tryEveryField(page, withField(page, "order_number"), rating, measured);
		},
	);

	test(
		`keeps the layout of a ring's fields with a problem in any of them, in ${where}`,
		repetition(isRepeated),
		async ({ page }) => {
			await open(page, `${shopRoots[language]}/trauringe/trauringe-klassik`);
			const form = withField(page, "personal-text");
			await form.locator("[type=submit]").first().click();
			await expect(form.locator("[aria-invalid]").first()).toBeVisible();
			await expectLayout(page, form, widths, "sent empty");
			expect(await lengthen(form, longestMessage(language))).toBeGreaterThan(0);
			await expectLayout(page, form, widths, "sent empty, with the longest message");
		},
	);
}
