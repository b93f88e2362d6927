import { expect, type Page } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { test } from "../support/journey.ts";

const transitions = "transitions";

/** Counts the documents shown with a transition. */
async function countTransitions(page: Page): Promise<void> {
	await page.addInitScript((key) => {
		addEventListener("pagereveal", ({ viewTransition }) => {
			if (viewTransition) sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1));
		});
	}, transitions);
}

const countOf = (page: Page) => page.evaluate((key) => Number(sessionStorage.getItem(key)), transitions);

const headerLink = (page: Page, name: string) =>
	page.getByRole("banner").getByRole("link", { name, exact: true });

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

/** Follows a link by keyboard, without hover. */
async function follow(page: Page, name: string): Promise<void> {
	await headerLink(page, name).press("Enter");
	await expect(heading(page)).toHaveText(name);
}

/** Follows links between documents and goes back, without waiting for transitions. */
async function browse(page: Page): Promise<void> {
	await open(page, "/");
	for (const name of ["Trauringe", "Über uns", "Kontakt"]) await follow(page, name);
	await page.goBack();
	await expect(heading(page)).toHaveText("Über uns");
}

test.describe("from one document to the next", () => {
	// With speculation rules no link loads React, so the browser loads each page.
	test.use({ speculates: true });

	test("B-USE-17 shows a transition between pages, and ignores a skipped one", async ({ page }) => {
		const errors: Error[] = [];
		page.on("pageerror", (error) => errors.push(error));
		await countTransitions(page);
		await browse(page);
		await page.reload();
		await expect.poll(() => countOf(page)).toBeGreaterThan(0);
		expect(errors).toEqual([]);
	});

	test("B-USE-17 shows a prerendered page without a transition", async ({ page }) => {
		await countTransitions(page);
		await open(page, "/");
		await headerLink(page, "Trauringe").hover();
		await page.waitForTimeout(300);
		await page.mouse.down();
		await page.mouse.up();
		await expect(heading(page)).toHaveText("Trauringe");
		expect(await countOf(page)).toBe(0);
		// A busy browser may skip one.
		await expect(async () => {
			await follow(page, "Kontakt");
			await follow(page, "Über uns");
			expect(await countOf(page)).toBeGreaterThan(0);
		}).toPass();
	});

	test("B-USE-17 shows no transition with reduced motion", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await countTransitions(page);
		await browse(page);
		expect(await countOf(page)).toBe(0);
	});
});
