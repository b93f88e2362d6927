import { expect } from "@playwright/test";
import {
	approachPurchase,
	followLink,
	isSameDocument,
	markDocument,
	moveMouse,
	openHydrated,
	untilHydrated,
	untilReady,
} from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { shopTemplatePaths } from "../support/pages.ts";

/** The script of header and footer. */
const shellContents = /\/assets\/shell-contents-[^/]*\.js$/;

test("B-USE-17 keeps prerendered header and footer, including opened parts, until another page is opened", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (shellContents.test(request.url())) asked.push(request.url());
	});
	await page.goto(shopTemplatePaths["shop-list"]);
	await untilReady(page);
	await page.waitForLoadState("networkidle");
	await moveMouse(page, 300, 8);
	await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
	await page.waitForLoadState("networkidle");
	expect(asked).toEqual([]);
	const group = page.getByRole("contentinfo").locator("summary").filter({ visible: true }).first();
	await group.click();
	await markDocument(page);
	await followLink(page, "/shop/dekoration/vase-moos");
	await expect(page.getByRole("heading", { level: 1, name: "Vase Moos" })).toBeVisible();
	await expect(page.getByRole("banner").getByRole("link", { name: "English" })).toHaveAttribute(
		"href",
		/^\/en\/.*moos/,
	);
	expect(await isSameDocument(page)).toBe(true);
	expect(asked).toHaveLength(1);
	await expect(group.locator("..")).toHaveAttribute("open", "");
});

/** The script of product details. */
const productDetails = /\/assets\/product-details-[^/]*\.js$/;

test("B-USE-17 keeps prerendered product details when the product is loaded again, including its description", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (productDetails.test(request.url())) asked.push(request.url());
	});
	const read = page.waitForResponse(/\/shop-data\/de\/products\/halo-/);
	await openHydrated(page, "/shop/verlobungsringe/halo");
	await approachPurchase(page);
	expect((await (await read).json()).product.description).toBeTruthy();
	await page.waitForLoadState("networkidle");
	expect(asked).toEqual([]);
});

test("B-USE-17 R-LOAD-03 opens the next page as a document if the script of header and footer is gone", async ({
	page,
}) => {
	await page.route(shellContents, (route) => route.abort());
	await openHydrated(page, shopTemplatePaths["shop-list"]);
	await markDocument(page);
	await followLink(page, "/shop/dekoration/vase-moos");
	await expect(page.getByRole("heading", { level: 1, name: "Vase Moos" })).toBeVisible();
	expect(await isSameDocument(page)).toBe(false);
	await untilHydrated(page);
});
