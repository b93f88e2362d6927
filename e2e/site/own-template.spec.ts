import { expect } from "@playwright/test";
import { json, testOn } from "../support/changed-site.ts";

const lookbook = `import { useState } from "react";
import { defineTemplate, text } from "facette/blocks";
import styles from "./lookbook.module.css";

export default defineTemplate({
	name: "lookbook",
	de: ["Lookbook", "Eine Strecke mit großen Bildern."],
	en: ["Lookbook", "A series of large images."],
	fields: { season: text({ de: ["Saison", "Steht oben."], en: ["Season", "At the top."] }) },
	hydrate: "interaction",
	component: function Lookbook({ page, fields, children }) {
		const [count, setCount] = useState(1);
		return (
			<div className={styles.lookbook}>
				<h1>{page.heading}</h1>
				<button type="button" onClick={() => setCount(count + 1)}>{fields.season}: {count}</button>
				{children}
			</div>
		);
	},
});
`;

interface PageContent {
	readonly translations: readonly object[];
}

const test = testOn({
	"lookbook.tsx": () => lookbook,
	"lookbook.module.css": () => ".lookbook { outline: 3px solid }\n",
	"facette.config.ts": (text) => text.replace("defineConfig({", '$&\n\ttemplates: ["./lookbook.tsx"],'),
	"content/pages/watches.json": json(({ translations, ...page }: PageContent) => ({
		...page,
		template: "lookbook",
		translations: translations.map((version) => ({ ...version, fields: { season: "Herbst" } })),
	})),
});

test.describe.configure({ mode: "default" }); // One worker, which builds the site once.

test("B-USE-07 a page with a template of a site's own works when it is pressed before its script is loaded", async ({
	page,
}) => {
	const failures: string[] = [];
	page.on("pageerror", (error) => failures.push(error.message));
	await page.goto("/uhren", { waitUntil: "commit" });
	await page.getByRole("button", { name: "Herbst: 1" }).click();
	await expect(page.getByRole("button", { name: "Herbst: 2" })).toBeVisible();
	expect(failures).toEqual([]);
});

test("B-USE-07 a page with a template of a site's own opens within the document, with its styles", async ({
	page,
}) => {
	await page.goto("/uhren");
	await page.getByRole("button", { name: "Herbst: 1" }).click();
	await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
	await page.locator("header a[href='/']").first().click();
	await expect(page).toHaveURL("/");
	await page.goBack();
	await page.getByRole("button", { name: "Herbst: 1" }).click();
	await expect(page.getByRole("button", { name: "Herbst: 2" })).toBeVisible();
	expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
	const outline = await page
		.locator("main > div")
		.first()
		.evaluate((part) => getComputedStyle(part).outlineWidth);
	expect(outline).toBe("3px");
});
