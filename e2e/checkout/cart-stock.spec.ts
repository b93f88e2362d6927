import { expect, type Page } from "@playwright/test";
import { addPersonalization, open } from "../support/browsing.ts";
import { demoLine, fillCart, test } from "../support/order-shop.ts";

const pendant = "/shop/schmuck/anhaenger-solitaire";
const addButton = (page: Page) => page.getByRole("button", { name: "In den Warenkorb" });
const inCart = (page: Page) => page.getByRole("link", { name: /^Warenkorb/ }).first();

/** Opens the pendant with a stock of one at 45 cm, and adds it to the cart with an engraving. */
async function addPendant(page: Page, text: string): Promise<void> {
	await page.getByRole("radio", { name: /^45\scm/ }).check({ force: true });
	await addPersonalization(page);
	await page.getByLabel("Text der Gravur").fill(text);
	await addButton(page).click();
}

test("B-LAW-06 R-CART-08 adds a one-off piece to the cart once, with any engraving and in any tab", async ({
	page,
	context,
}) => {
	await open(page, pendant);
	const other = await context.newPage();
	await open(other, pendant);
	await addPendant(page, "Mara");
	await expect(page.getByText(/liegt in Ihrem Warenkorb/)).toBeVisible();
	const refused = "Es gibt nur 1 Stück, und es liegt schon in Ihrem Warenkorb.";
	await addPendant(page, "Jonas");
	await expect(page.getByText(refused)).toBeVisible();
	await addPendant(other, "");
	await expect(other.getByText(refused)).toBeVisible();
	await expect(inCart(page)).toContainText("1");

	await open(page, "/shop/warenkorb");
	await expect(page.getByText("Davon ist nur 1 Stück vorhanden.")).toBeVisible();
	await expect(page.getByRole("button", { name: /^Eins mehr/ })).toBeDisabled();
	const count = page.getByRole("textbox", { name: /^Anzahl von/ });
	await count.fill("3");
	await count.press("Enter");
	await expect(count).toHaveValue("1");
});

test("B-LAW-06 limits lines that share a stock to it together, and explains that in the cart", async ({
	page,
	shop,
}) => {
	const line = (text: string) =>
		demoLine(shop, "manschettenknoepfe-stern", { personalization: { text }, count: 2 });
	await fillCart(page, [line("M"), line("J")]);
	await open(page, "/shop/warenkorb");
	const more = page.getByRole("button", { name: /^Eins mehr/ });
	await more.first().click();
	await expect(more.first()).toBeDisabled();
	await expect(more.last()).toBeDisabled();
	await expect(page.getByText("Davon sind nur 5 Stück vorhanden.")).toHaveCount(2);
	await page
		.getByRole("button", { name: /^Eins weniger/ })
		.last()
		.click();
	await expect(more.first()).toBeEnabled();
});
