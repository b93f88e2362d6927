import { expect, type Locator, type Page } from "@playwright/test";
import { approachPurchase, open } from "../support/browsing.ts";
import { type OrderShop, test } from "../support/order-shop.ts";
import { repetition, smoke } from "../support/selection.ts";
import { mockSettings } from "../support/shop-settings.ts";

const watch = "/en/shop/uhren/alpenhorn-mitternacht";

/** Opens a form of the page and ticks its consent. */
async function openForm(page: Page, button: string, name: string): Promise<Locator> {
	await page.getByRole("button", { name: button }).click();
	const form = page.getByRole("form", { name });
	await form.getByRole("checkbox").check();
	return form;
}

const openRequest = (page: Page) => openForm(page, "Request Availability", "Your request");
const openRating = (page: Page) => openForm(page, "Write a review", "Write a review");

async function requestsOf({ service }: OrderShop, email: string) {
	return service.database.query<{ payload: Record<string, unknown> }>(
		"select payload from enquiries where kind = 'request' and payload->>'email' = $1",
		[email],
	);
}

test(
	"R-ORDER-03 R-CAT-07 sends a request with the chosen variant to the service",
	smoke,
	async ({ page, shop }) => {
		await open(page, watch);
		await page.getByRole("radio", { name: /^41/ }).check({ force: true });
		const form = await openRequest(page);
		await form.getByLabel(/E-mail/).fill("ada@example.org");
		await form.getByLabel("Your message").fill("On Saturday, in Mitte?");
		await form.getByRole("button", { name: "Send request" }).click();
		const thanks = page.getByText("Thank you. Your request has arrived; we will be in touch.");
		await expect(thanks).toBeFocused();
		const stored = await requestsOf(shop, "ada@example.org");
		expect(stored.map(({ payload }) => payload)).toEqual([
			expect.objectContaining({
				product: expect.anything(),
				variant: "41",
				message: "On Saturday, in Mitte?",
				language: "en",
				count: 1,
			}),
		]);
	},
);

test("R-ORDER-03 R-CAT-07 asks in the request for a variant that was not chosen on the page", async ({
	page,
	shop,
}) => {
	await open(page, watch);
	const form = await openRequest(page);
	const size = form.getByRole("combobox", { name: "Size" });
	await expect(size).toHaveValue("");
	await size.selectOption("41");
	await expect(page.getByRole("radio", { name: /^41/ })).toBeChecked();
	await form.getByLabel(/E-mail/).fill("size@example.org");
	await form.getByRole("button", { name: "Send request" }).click();
	await expect(page.getByText("Thank you. Your request has arrived")).toBeFocused();
	const [stored] = await requestsOf(shop, "size@example.org");
	expect(stored?.payload).toMatchObject({ variant: "41" });
});

for (const fate of ["down", "garbage", "error500"] as const) {
	test(
		`R-ORDER-03 ${fate}: shows 'Could not post request', keeps the entered data, and succeeds on retry`,
		repetition(fate !== "down"),
		async ({ page, calls, shop }) => {
			const email = `${fate}@example.org`;
			calls.fates = [fate];
			await open(page, watch);
			const form = await openRequest(page);
			await form.getByLabel(/E-mail/).fill(email);
			await form.getByRole("button", { name: "Send request" }).click();
			await expect(form.getByRole("alert")).toContainText("Could not post request");
			await expect(form.getByLabel(/E-mail/)).toHaveValue(email);
			expect(await requestsOf(shop, email)).toEqual([]);
			await form.getByRole("button", { name: "Send request" }).click();
			await expect(page.getByText("Your request has arrived", { exact: false })).toBeVisible();
			expect(await requestsOf(shop, email)).toHaveLength(1);
		},
	);
}

async function ratingsOf({ service }: OrderShop, name: string) {
	return service.database.query("select rating, comment, verified, moderated from ratings where name = $1", [
		name,
	]);
}

test("R-ORDER-04 R-PROD-07 stores a rating unpublished until the shop has reviewed it", async ({
	page,
	shop,
}) => {
	await open(page, watch);
	const form = await openRating(page);
	await form.getByRole("button", { name: "Send review" }).click();
	await expect(form.getByText("Please choose 1 to 5 stars.")).toBeVisible();
	await form.getByRole("radio", { name: "4 stars out of 5" }).check({ force: true });
	await form.getByLabel("What would you like to say?").fill("Keeps its time.");
	await form.getByLabel("Name as it should appear").fill("Ada");
	await form.getByLabel("Order number").fill("26-AAAA-BBBB");
	await form.getByRole("button", { name: "Send review" }).click();
	await expect(
		page.getByText("Your review will appear once we have read it.", { exact: false }),
	).toBeFocused();
	expect(await ratingsOf(shop, "Ada")).toEqual([
		{ rating: 4, comment: "Keeps its time.", verified: false, moderated: false },
	]);
});

test("R-ORDER-04 shows 'Could not post rating' for a rejected rating and keeps its text", async ({
	page,
	calls,
	shop,
}) => {
	calls.fates = ["error500"];
	await open(page, watch);
	const form = await openRating(page);
	await form.getByRole("radio", { name: "5 stars out of 5" }).check({ force: true });
	await form.getByLabel("Name as it should appear").fill("Grace");
	await form.getByRole("button", { name: "Send review" }).click();
	await expect(form.getByRole("alert")).toContainText("Could not post rating");
	await expect(form.getByRole("radio", { name: "5 stars out of 5" })).toBeChecked();
	await form.getByRole("button", { name: "Send review" }).click();
	await expect(
		page.getByText("Your review will appear once we have read it.", { exact: false }),
	).toBeVisible();
	expect(await ratingsOf(shop, "Grace")).toHaveLength(1);
});

test("R-PROD-07 shows no form if ratings are disabled", async ({ page }) => {
	await mockSettings(page, () => ({ allow_ratings: false }));
	await open(page, watch);
	await approachPurchase(page);
	await expect(page.getByRole("button", { name: "Write a review" })).toHaveCount(0);
	await expect(page.getByRole("heading", { name: "Reviews" })).toBeVisible();
});
