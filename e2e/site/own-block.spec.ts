import { expect } from "@playwright/test";
import { documentedCode } from "../../tests/documented-code.ts";
import { ringSize, ringSizeContent, ringSizeStyles } from "../../tests/site-modules/ring-size.ts";
import { json, testOn } from "../support/changed-site.ts";

interface PageContent {
	readonly translations: readonly { readonly blocks: readonly object[] }[];
}

/** Puts the block at the top of each language version of a page. */
const withBlock = json(({ translations, ...page }: PageContent) => ({
	...page,
	translations: translations.map((version) => ({
		...version,
		blocks: [ringSizeContent, { type: "engraving", label: "Gravur" }, ...version.blocks],
	})),
}));

const test = testOn({
	"ring-size.tsx": () => ringSize,
	"ring-size.module.css": () => ringSizeStyles,
	"engraving.tsx": () => documentedCode("core/content/own-blocks.md", "engraving.tsx"),
	"facette.config.ts": (text) =>
		text.replace("defineConfig({", '$&\n\tblocks: ["./ring-size.tsx", "./engraving.tsx"],'),
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

test("B-USE-06 a block of a site's own gets what is typed before its script is loaded, as its documentation says", async ({
	page,
}) => {
	let release = () => {};
	const isReleased = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/*.js", async (route) => {
		await isReleased;
		await route.continue();
	});
	await page.goto("/", { waitUntil: "commit" });
	const field = page.getByRole("textbox", { name: "Gravur" });
	await field.fill("Für immer");
	const count = page.locator("[data-island=own-engraving] output");
	await expect(count).toHaveText("0");
	release();
	await page.waitForLoadState();
	await field.press("End");
	await expect(count).toHaveText("9");
	await expect(field).toHaveValue("Für immer");
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
