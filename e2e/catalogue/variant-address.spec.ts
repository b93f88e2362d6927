import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { listen, open } from "../support/browsing.ts";
import { test } from "../support/journey.ts";
import { repetition } from "../support/selection.ts";

/** A product in each language with the label of its size choice. */
const products = [
	{ language: "de", path: "/shop/verlobungsringe/drei-steine", reference: "Referenz" },
	{ language: "en", path: "/en/shop/verlobungsringe/drei-steine", reference: "Reference" },
	{ language: "fr", path: "/fr/shop/verlobungsringe/drei-steine", reference: "Référence" },
];
const [{ path: ring } = { path: "" }] = products;

interface Variant {
	readonly size: string;
	readonly sku: string;
	readonly offers: { readonly url: string; readonly price: string };
}

/** Returns the variants in a page's structured data. */
function variantsOf(path: string): readonly Variant[] {
	const html = readFileSync(`dist/test/site-a${path}/index.html`, "utf8");
	const [, json = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
	const items: readonly { readonly "@type": string; readonly hasVariant?: readonly Variant[] }[] =
		JSON.parse(json)["@graph"];
	return items.find((item) => item["@type"] === "ProductGroup")?.hasVariant ?? [];
}

const addressOf = (path: string, size: string) => {
	const { pathname, search } = new URL(
		variantsOf(path).find((variant) => variant.size === size)?.offers.url ?? "https://none.example",
	);
	return pathname + search;
};

const size = (page: Page, name: string) => page.getByRole("radio", { name: new RegExp(`^${name}`) });

test.describe("a variant's address", () => {
	for (const { language, path, reference } of products)
		test(
			`B-SEO-05 opens the product with the variant chosen, as in structured data (${language})`,
			repetition(language !== "de"),
			async ({ page }) => {
				const heard = listen(page);
				const address = addressOf(path, "54");
				await open(page, address);
				await expect(size(page, "54")).toBeChecked();
				await expect(page.getByText(new RegExp(`${reference}.*SE-103-54`))).toBeVisible();
				await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));
				expect(heard).toEqual([]);
				await page.reload();
				await expect(size(page, "54")).toBeChecked();
			},
		);

	test("B-SEO-05 changes with the choice without adding a history entry", async ({ page }) => {
		await open(page, "/shop/verlobungsringe");
		await open(page, ring);
		await size(page, "52").check();
		await expect(page).toHaveURL(addressOf(ring, "52"));
		await size(page, "56").check();
		await expect(page).toHaveURL(addressOf(ring, "56"));
		await page.goBack();
		await expect(page).toHaveURL("/shop/verlobungsringe");
		await page.goForward();
		await expect(page).toHaveURL(addressOf(ring, "56"));
		await expect(size(page, "56")).toBeChecked();
	});

	test("B-SEO-05 keeps the variant in another language", async ({ page }) => {
		await open(page, addressOf(ring, "54"));
		await expect(size(page, "54")).toBeChecked();
		await page.getByRole("link", { name: "Français" }).first().click();
		await expect(page).toHaveURL(addressOf("/fr/shop/verlobungsringe/drei-steine", "54"));
		await expect(size(page, "54")).toBeChecked();
	});

	test("B-SEO-05 opens the product without a choice if the variant does not exist", async ({ page }) => {
		const heard = listen(page);
		await open(page, `${ring}?variant=constructor&utm_source=a`);
		await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
		await size(page, "48").check();
		await expect(page).toHaveURL(/\?variant=[\w-]+&utm_source=a$/);
		expect(heard).toEqual([]);
	});
});
