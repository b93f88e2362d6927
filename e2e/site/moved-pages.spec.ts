import { expect } from "@playwright/test";
import { open } from "../support/browsing.ts";
import { json, testOn } from "../support/changed-site.ts";

const product = "content/shop/products/akoya-kette.json";

/** A shop with a product that was renamed twice. */
const test = testOn({
	"facette.config.ts": (text) =>
		text.replace(
			"redirects: {",
			`redirects: {
		moved: {
			"/shop/perlen/akoya-kette": "/shop/perlen/akoya-collier",
			"/shop/perlen/akoya-collier": "/shop/perlen/perlenkette-akoya",
			"/index.php?id=12": "/kontakt",
			"/?page_id=7": "/shop/perlen/akoya-kette",
			"/en/shop/perlen/akoya-kette": "/en/shop/perlen/perlenkette-akoya",
		},`,
		),
	[product]: json<object>((akoya) => ({ ...akoya, slug: "perlenkette-akoya" })),
});

test.describe.configure({ mode: "default" }); // One worker, which builds the site once.

test("B-USE-07 redirects a renamed product's old addresses to the new one, each in one step and in its language", async ({
	page,
	request,
}) => {
	for (const old of ["/shop/perlen/akoya-kette", "/shop/perlen/akoya-kette/", "/shop/perlen/akoya-collier"]) {
		const answer = await request.get(old, { maxRedirects: 0 });
		expect([answer.status(), answer.headers().location]).toEqual([301, "/shop/perlen/perlenkette-akoya"]);
	}
	await open(page, "/shop/perlen/akoya-kette?variant=45");
	await expect(page).toHaveURL(/\/shop\/perlen\/perlenkette-akoya\?variant=45$/);
	await expect(page.getByRole("heading", { level: 1, name: /akoya/i })).toBeVisible();
	await open(page, "/en/shop/perlen/akoya-kette");
	await expect(page).toHaveURL(/\/en\/shop\/perlen\/perlenkette-akoya$/);
});

test("B-USE-20 redirects former addresses with a query to their pages, even at the home page's path", async ({
	page,
	request,
}) => {
	const moved = [
		["/index.php?id=12", "/kontakt"],
		["/?page_id=7", "/shop/perlen/perlenkette-akoya"],
	] as const;
	for (const [old, to] of moved) {
		const answer = await request.get(old, { maxRedirects: 0 });
		expect([answer.status(), answer.headers().location]).toEqual([301, to]);
	}
	expect((await request.get("/index.php?id=13")).status()).toBe(404);
	await open(page, "/?page_id=8");
	await expect(page).toHaveURL(/\/\?page_id=8$/);
	await open(page, "/index.php?id=12");
	await expect(page).toHaveURL(/\/kontakt$/);
});
