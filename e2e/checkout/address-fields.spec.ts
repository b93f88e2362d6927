import { expect, type Page } from "@playwright/test";
import german from "#ui/locales/de/order.json" with { type: "json" };
import english from "#ui/locales/en/order.json" with { type: "json" };
import french from "#ui/locales/fr/order.json" with { type: "json" };
import { open } from "../support/browsing.ts";
import { json } from "../support/changed-site.ts";
import {
	chooseCountry,
	chooseInPicker,
	fillFields,
	labels,
	mailOfOrder,
	way,
} from "../support/checkout-steps.ts";
import { testWith } from "../support/country-shops.ts";
import { demoLine, fillCart, test } from "../support/order-shop.ts";

/** Returns the labels of an address's place fields in page order. */
async function placeLabels(page: Page, address: string): Promise<readonly string[]> {
	const parts = ["zip_code", "city", "state", "dependent_locality"];
	const names = parts.map((part) => `[name="${address}.${part}"]`).join();
	const fields = page.locator("#contact .spectrum-Field").filter({ has: page.locator(names) });
	const texts = await fields.locator(".spectrum-FieldLabel, label:not(:has(select))").allInnerTexts();
	// The style sheet adds an asterisk after a zero-width space to a required field's label.
	return texts.map((text) => text.replace(/[\s\u200b*]+$/, ""));
}

const inLanguages = [
	{
		words: german.checkout,
		root: "/shop",
		country: "Irland",
		expected: ["Townland (freiwillig)", "Ort", "Grafschaft oder Landkreis", "Eircode"],
	},
	{
		words: english.checkout,
		root: "/en/shop",
		country: "China",
		expected: ["District (optional)", "Town", "Province or region", "Postal code"],
	},
	{
		words: french.checkout,
		root: "/fr/shop",
		country: "Canada",
		expected: ["Ville", "Province ou région", "Code postal"],
	},
] as const;

for (const { words, root, country, expected } of inLanguages) {
	test(`B-USE-21 labels the address fields of ${country} as usual there, on pages below ${root}`, async ({
		page,
		shop,
	}) => {
		await fillCart(page, [demoLine(shop, "duftkerze-waldrand")]);
		await open(page, `${root}/kasse`);
		await way(page, words.deliver).click();
		await page.getByRole("checkbox", { name: words.otherInvoice }).check();
		await chooseCountry(page, "invoiceAddress", country);
		expect(await placeLabels(page, "invoiceAddress")).toEqual(expected);
	});
}

const unitedStates = { display_name: "USA", country_code: "US" };

interface Settings {
	readonly translations: readonly { readonly names: Readonly<Record<string, string>> }[];
	readonly shipping_countries: readonly object[];
	readonly shipping_methods_config: readonly {
		readonly shipping_countries?: readonly { readonly country_code: string }[];
	}[];
}

const overseas = testWith({
	"content/shop/settings.json": json<Settings>((settings) => ({
		...settings,
		translations: settings.translations.map((translation) => ({
			...translation,
			names: { ...translation.names, USA: "USA" },
		})),
		shipping_countries: [...settings.shipping_countries, { id: 5, ...unitedStates }],
		shipping_methods_config: settings.shipping_methods_config.map((method) =>
			method.shipping_countries?.some(({ country_code }) => country_code === "CH")
				? { ...method, shipping_countries: [...method.shipping_countries, unitedStates] }
				: method,
		),
	})),
});

overseas(
	"B-USE-21 R-CHECK-03 a parcel goes to the United States with a state of the list",
	async ({ page, shop, calls }) => {
		await fillCart(page, [demoLine(shop, "duftkerze-waldrand")]);
		await open(page, "/en/shop/kasse");
		await way(page, labels.en.deliver).click();
		await chooseCountry(page, "shippingAddress", "USA");
		expect(await placeLabels(page, "shippingAddress")).toEqual(["Town", "State", "ZIP code"]);
		await fillFields(page, {
			customerEmail: "mara@beispiel.example",
			"shippingAddress.given_name": "Mara",
			"shippingAddress.family_name": "Öztürk",
			"shippingAddress.street": "N Rodeo Drive",
			"shippingAddress.number": "420",
			"shippingAddress.city": "Beverly Hills",
			"shippingAddress.zip_code": "90210",
		});
		await page.getByRole("button", { name: labels.en.toPayment }).click();
		await expect(page.locator("#contact").getByText("Please fill in: State.")).toBeVisible();
		await chooseInPicker(page, "shippingAddress.state", "California");
		await page.getByRole("button", { name: labels.en.toPayment }).click();
		await way(page, labels.en.transfer).click();
		const written = /420 N Rodeo Drive\s+Beverly Hills, CA 90210\s+USA/;
		await expect(page.locator("#contact address")).toHaveText(written);
		await page.getByRole("checkbox", { name: labels.en.accept }).check();
		expect(await mailOfOrder(page, shop, "en")).toMatch(
			/420 N Rodeo Drive\nBeverly Hills, CA 90210\n(?:USA|United States)/,
		);
		expect(calls.sent[0]?.body).toMatchObject({
			shippingAddress: { state: "CA", zip_code: "90210", country_code: "US" },
		});
	},
);
