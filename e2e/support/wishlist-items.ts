import type { Page } from "@playwright/test";

/** The wishlist's page by language. */
export const pages = {
	de: "/shop/merkzettel",
	en: "/en/shop/merkzettel",
	fr: "/fr/shop/merkzettel",
} as const;

/** Returns everything except header and footer. */
export const main = (page: Page) => page.getByRole("main");
/** Returns the button that saves a product. */
export const heart = (page: Page, name: string) =>
	main(page).getByRole("button", { name: `Merkzettel: ${name}`, exact: true });
/** Returns the header's link with the number of saved products. */
export const wishLink = (page: Page, count: number) =>
	page.getByRole("banner").getByRole("link", { name: `Merkzettel (${count})` });
/** Returns the lines of the wishlist. */
export const saved = (page: Page) =>
	page.getByRole("list", { name: "Gemerkte Artikel" }).getByRole("listitem");
/** Returns the stored wishlist. */
export const stored = (page: Page) => page.evaluate(() => localStorage.getItem("int-wishlist"));
/** Returns the storage keys of the wishlist and of recently viewed products. */
export const keys = (page: Page) =>
	page.evaluate(() => Object.keys(localStorage).filter((key) => /wish|viewed/.test(key)));

/** Saves products as on earlier visits, the latest first. */
export async function save(page: Page, items: readonly object[]): Promise<void> {
	await page.goto("/robots.txt");
	await page.evaluate((data) => {
		localStorage.setItem("int-wishlist", JSON.stringify({ version: 1, timestamp: Date.now(), data }));
	}, items);
}

/** Returns a stored item of a product. */
export const item = (product: string, price: string | null = null, variant: string | null = null) => ({
	product,
	variant,
	price,
});
