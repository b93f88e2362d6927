import { expect, type Page } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { chooseCountry, fillFields, labels, way } from "../support/checkout-steps.ts";
import { demoLine, fillCart, test } from "../support/order-shop.ts";
import { smoke } from "../support/selection.ts";

test.use({ viewport: { width: 390, height: 844 } });

const texts = labels.de;
const next = (page: Page, name: string) => page.getByRole("button", { name }).click();

test(
	"R-CHECK-03 B-USE-18 includes shipping in the total from the first step, for the home country, and updates it with each choice",
	smoke,
	async ({ page, shop }) => {
		const total = (sum: RegExp) =>
			expect(page.getByRole("complementary", { name: "Ihre Bestellung" }).getByRole("button")).toHaveText(
				sum,
			);
		const shipping = (line: RegExp) => expect(page.locator("aside dl")).toContainText(line);
		await fillCart(page, [demoLine(shop, "duftkerze-waldrand")]);
		await open(page, "/shop/kasse");
		await total(/^Ihre Bestellung mit Versand:\s42,90\s€$/);
		await expect(page.getByText("Ihre Bestellung mit Versand:")).toBeInViewport({ ratio: 1 });
		await shipping(/Versand \(Deutschland\)\s*6,90/);
		await way(page, texts.collect).click();
		await total(/^Ihre Bestellung:\s36,00\s€$/);
		await page.goBack();
		await expect(way(page, texts.collect)).toHaveAttribute("aria-current", "true");
		await way(page, texts.deliver).click();
		await total(/mit Versand:\s42,90/);
		// The home country is preselected, postcodes have a numeric keypad, and the street may contain the number.
		const country = page.locator("#contact .spectrum-Dropdown-trigger").first();
		await expect(country).toContainText("Deutschland");
		const postcode = page.locator('[name="shippingAddress.zip_code"]');
		await expect(postcode).toHaveAttribute("inputmode", "numeric");
		await chooseCountry(page, "shippingAddress", "Schweiz");
		await fillFields(page, {
			customerEmail: "mara@beispiel.example",
			"shippingAddress.given_name": "Mara",
			"shippingAddress.family_name": "Öztürk",
			"shippingAddress.street": "Lindenweg 5",
			"shippingAddress.zip_code": "8001",
			"shippingAddress.city": "Zürich",
		});
		await shipping(/Versand\s*24,90/);
		await total(/mit Versand:\s60,90/);
		await next(page, texts.toPayment);
		await way(page, texts.transfer).click();
		const sums = page.locator("form dl").last();
		await expect(sums).toContainText(/60,90/);
		// A reload and a step back keep the choice.
		await page.reload();
		await expect(sums).toContainText(/60,90/);
		await page.goBack();
		await total(/mit Versand:\s60,90/);
	},
);
