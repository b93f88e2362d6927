import { expect, type Page } from "@playwright/test";
import { listenForDocuments, openHydrated, untilHydrated, untilReady } from "../support/browsing.ts";
import { confirmedNumber, openReview, pressOrder } from "../support/checkout-steps.ts";
import { test } from "../support/journey.ts";
import { acceptedOrders, test as testOrder } from "../support/order-shop.ts";
import { repetition } from "../support/selection.ts";
import { click, holding, lose } from "../support/slow-pages.ts";

/** The router's chunk. */
const router = /\/assets\/router-[^/]*\.js$/;
/** Two chunks of the contact page: its template and its blocks. */
const contactParts = /\/assets\/(?:contact|blocks|lazy-blocks|branches-block)-[^/]*\.js$/;
/** Milliseconds for which an unchanged page is observed. */
const watched = 1000;

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

for (const [name, lost] of [
	["the router's script is", router],
	["two scripts of the target are", contactParts],
] as const)
	for (const [gone, answer] of [
		["lost", null],
		["a page of HTML since a deployment", { status: 404, contentType: "text/html", body: "<!doctype html>" }],
	] as const)
		test(
			`R-LOAD-03 follows a click to its target and nowhere else where ${name} ${gone}`,
			repetition(answer !== null),
			async ({ page }) => {
				await lose(page, lost, answer);
				await openHydrated(page, "/shop");
				const documents = listenForDocuments(page);
				await click(page, "/kontakt");
				await expect(heading(page, "Kontakt")).toBeVisible();
				await page.waitForTimeout(watched);
				expect(documents).toEqual(["/kontakt"]);
			},
		);

test("R-LOAD-03 R-LOAD-05 loads nothing again on hover if the scripts of a link's page are lost", async ({
	page,
}) => {
	await lose(page, router);
	await lose(page, contactParts);
	await openHydrated(page, "/shop");
	const documents = listenForDocuments(page);
	await page.getByRole("contentinfo").locator("a[href='/kontakt']").first().hover();
	await page.waitForTimeout(watched);
	expect(documents).toEqual([]);
});

test("R-LOAD-03 reaches the page with back and forward if its scripts are lost", async ({ page }) => {
	await openHydrated(page, "/kontakt");
	await click(page, "/uhren");
	await expect(heading(page, "Uhren")).toBeVisible();
	await page.reload();
	await untilHydrated(page);
	await lose(page, router);
	await lose(page, contactParts);
	await page.goBack();
	await expect(heading(page, "Kontakt")).toBeVisible();
	await page.waitForTimeout(watched);
	await untilReady(page);
	await page.goForward();
	await expect(heading(page, "Uhren")).toBeVisible();
	await page.waitForTimeout(watched);
	await expect(page).toHaveURL("/uhren");
});

test("R-LOAD-03 reaches the page with language switch and search if the router's script is lost", async ({
	page,
}) => {
	await lose(page, router);
	await openHydrated(page, "/kontakt");
	const documents = listenForDocuments(page);
	await page.getByRole("banner").getByRole("link", { name: "English" }).click();
	await expect(heading(page, "Contact")).toBeVisible();
	await page.waitForTimeout(watched);
	await untilHydrated(page);
	await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
	await page.getByRole("banner").getByRole("combobox").fill("pear");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/en/shop?q=pear");
	await page.waitForTimeout(watched);
	await expect(page).toHaveURL("/en/shop?q=pear");
	expect(documents).toEqual(["/en/contact", "/en/shop"]);
});

testOrder(
	"R-LOAD-03 B-REL-03 an order leads to its confirmation where scripts of that are lost",
	async ({ page, shop }) => {
		await openReview(page, shop);
		await lose(page, /\/assets\/(?:router|shop-confirmation)-[^/]*\.js$/);
		await pressOrder(page, "de");
		await expect(page).toHaveURL("/shop/bestaetigung");
		await page.unrouteAll();
		await page.reload();
		await confirmedNumber(page, "de");
		expect(await acceptedOrders(shop)).toBe(1);
	},
);

test("R-LOAD-04 reaches the page with back and forward after a reload, before React has loaded", async ({
	page,
}) => {
	await openHydrated(page, "/kontakt");
	await click(page, "/uhren");
	await expect(heading(page, "Uhren")).toBeVisible();
	await page.reload();
	await untilReady(page);
	await page.goBack();
	await expect(heading(page, "Kontakt")).toBeVisible();
	await untilReady(page);
	await page.goForward();
	await expect(heading(page, "Uhren")).toBeVisible();
	await expect(page).toHaveURL("/uhren");
});

for (const [name, leave] of [
	[
		"a link is followed",
		() => document.querySelector<HTMLAnchorElement>("footer a[href='/kontakt'], a[href='/kontakt']")?.click(),
	],
	["the browser is sent", () => location.assign("/kontakt")],
] as const)
	test(`R-LOAD-03 does not return to the left page if a chunk is lost while ${name} to another page`, async ({
		page,
	}) => {
		const { handler, release } = holding();
		await page.goto("/uhren");
		await untilReady(page);
		await page.route("**/kontakt", handler);
		const documents = listenForDocuments(page);
		await page.evaluate(() => {
			const lost = { payload: new Error("/assets/gone-12345678.js") };
			setTimeout(() => dispatchEvent(Object.assign(new Event("vite:preloadError"), lost)), 300);
		});
		const asked = page.waitForRequest((request) => request.method() === "HEAD");
		// Not awaited, because it starts to leave the page.
		void page.evaluate(leave).catch(() => undefined);
		await asked;
		await page.waitForTimeout(watched);
		release();
		await expect(heading(page, "Kontakt")).toBeVisible();
		expect(documents).toEqual(["/kontakt"]);
	});
