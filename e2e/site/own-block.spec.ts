import { expect } from "@playwright/test";
import { ringSize, ringSizeContent, ringSizeStyles } from "../../tests/site-modules/ring-size.ts";
import { json, testOn } from "../support/changed-site.ts";

interface PageContent {
	readonly translations: readonly { readonly blocks: readonly object[] }[];
}

/** Puts the block at the top of each language version of a page. */
const withBlock = json(({ translations, ...page }: PageContent) => ({
	...page,
	translations: translations.map((version) => ({ ...version, blocks: [ringSizeContent, ...version.blocks] })),
}));

const test = testOn({
	"ring-size.tsx": () => ringSize,
	"ring-size.module.css": () => ringSizeStyles,
	"facette.config.ts": (text) => text.replace("defineConfig({", '$&\n\tblocks: ["./ring-size.tsx"],'),
	"content/pages/home.json": withBlock,
});

test.describe.configure({ mode: "default" }); // One worker, which builds the site once.

test("B-USE-06 a block of a site's own works when it is pressed before its script is loaded", async ({
	page,
}) => {
	const failures: string[] = [];
	page.on("pageerror", (error) => failures.push(error.message));
	await page.goto("/", { waitUntil: "commit" });
	await page.getByRole("button", { name: "+ 1 mm" }).click();
	await expect(page.locator("[data-island=own-ring-size] output")).toHaveText("53 mm, ⌀ 16,9 mm (Größe 53)");
	await page.getByRole("button", { name: "+ 1 mm" }).click();
	await expect(page.locator("[data-island=own-ring-size] output")).toHaveText("54 mm, ⌀ 17,2 mm");
	expect(failures).toEqual([]);
});

test("B-USE-06 a block of a site's own works after a move within the document", async ({ page }) => {
	await page.goto("/kontakt");
	await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
	await page.locator("header a[href='/']").first().click();
	await page.getByRole("button", { name: "+ 1 mm" }).click();
	await expect(page.locator("[data-island=own-ring-size] output")).toHaveText("53 mm, ⌀ 16,9 mm (Größe 53)");
	expect(
		await page
			.locator("[data-island=own-ring-size] section")
			.evaluate((part) => getComputedStyle(part).borderStyle),
	).toBe("solid");
});
