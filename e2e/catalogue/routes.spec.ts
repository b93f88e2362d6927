import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { type Language, languages } from "#core/language/language.ts";
import { shopRoot } from "#core/routes/shop-paths.ts";
import { followLink, listen, open } from "../support/browsing.ts";
import { visiting } from "../support/consent-decision.ts";
import { readDocument, test } from "../support/documents.ts";
import { origin } from "../support/pages.ts";
import { smoke } from "../support/selection.ts";
import { variantAddress } from "../support/sites.ts";

/** The folder of the built variant (serve.mjs). */
const variantAssets = fileURLToPath(new URL("../../dist/test/variant/site/assets", import.meta.url));

/** The shop's paths with the German headings of their pages, and whether they are indexed. */
const places: readonly (readonly [path: string, heading: string, indexed: boolean])[] = [
	["", "Unsere Produkte", true],
	["/uhren", "Uhren", true],
	["/verlobungsringe/halo", "Halo", true],
	["/warenkorb", "Warenkorb", false],
	["/kasse", "Kasse", false],
	["/bestaetigung", "Bestellbestätigung", false],
];

const missing = ["/nix", "/uhren/nix", "/schmuck/halo", "/uhren/a/b", "/warenkorb/x", "/ring.png", "/404"];

const notFound: Readonly<Record<Language, string>> = {
	de: "Nicht gefunden",
	en: "Not found",
	fr: "Introuvable",
};

for (const [path, heading, indexed] of places) {
	for (const query of ["", "?sort=price_brutto&page=2", "?utm=%2F..%2Fx"]) {
		test(`R-ROUTE-09 R-ROUTE-15 responds 200 with its page to /shop${path}${query}`, async ({
			reader,
			request,
		}) => {
			const document = await readDocument(reader, request, `/shop${path}${query}`);
			expect(document).toMatchObject({ status: 200, lang: "de", noindex: !indexed });
			expect(document.headings[0]).toBe(heading);
			expect(document.canonical).toEqual([`${origin}/shop${path}`]);
		});
	}
}

for (const language of languages) {
	const root = shopRoot(language, { storeRoot: "shop", defaultLanguage: "de" });

	test(`R-ROUTE-09 B-SEO-03 links all language versions of the pages below ${root}`, async ({
		reader,
		request,
	}) => {
		const { status, lang, alternates } = await readDocument(reader, request, `${root}/verlobungsringe/halo`);
		expect({ status, lang }).toEqual({ status: 200, lang: language });
		expect(alternates).toEqual({
			de: `${origin}/shop/verlobungsringe/halo`,
			en: `${origin}/en/shop/verlobungsringe/halo`,
			fr: `${origin}/fr/shop/verlobungsringe/halo`,
			"x-default": `${origin}/shop/verlobungsringe/halo`,
		});
	});

	for (const path of missing) {
		test(`R-ROUTE-09 responds 404 to ${root}${path} with the shop's own page in ${language}`, async ({
			reader,
			request,
		}) => {
			const document = await readDocument(reader, request, `${root}${path}`);
			expect(document).toMatchObject({ status: 404, lang: language, noindex: true });
			expect(document.headings[0]).toBe(notFound[language]);
		});
	}
}

test("R-ROUTE-09 hydrates the shop's 404 page at any path without errors", smoke, async ({ page }) => {
	const heard = listen(page);
	await open(page, "/en/shop/nix");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not found");
	expect(heard.filter((line) => !line.includes("404"))).toEqual([]);
});

test("R-ROUTE-09 shows the shop's 404 page when navigating to an unknown path of the shop", async ({
	page,
}) => {
	await open(page, "/shop/uhren");
	await followLink(page, "/shop/nix");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nicht gefunden");
});

test("B-SEO-03 lists the shop's lists and products in the sitemap, and no other shop pages", async ({
	request,
}) => {
	const sitemap = await (await request.get("/sitemap.xml")).text();
	const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = ""]) => path);
	expect(paths).toEqual(expect.arrayContaining(["/shop", "/en/shop/uhren", "/fr/shop/verlobungsringe/halo"]));
	expect(paths.filter((path) => /\/(?:warenkorb|kasse|bestaetigung|404)$/.test(path))).toEqual([]);
});

test("B-SEO-02 includes the offer in a product's document for search engines", async ({
	reader,
	request,
}) => {
	const html = await (await request.get("/shop/verlobungsringe/halo")).text();
	const text = await reader.evaluate(
		(source) =>
			new DOMParser().parseFromString(source, "text/html").querySelector('script[type="application/ld+json"]')
				?.textContent ?? "",
		html,
	);
	const items: readonly { readonly "@type": string }[] = JSON.parse(text)["@graph"];
	const types = [...new Set(items.map((item) => item["@type"]))];
	expect(types).toEqual(["BreadcrumbList", "ProductGroup", "OfferShippingDetails", "MerchantReturnPolicy"]);
	expect(items[1]).toMatchObject({ name: "Halo", hasVariant: expect.arrayContaining([expect.anything()]) });
});

test.describe("without the ecommerce add-on", () => {
	test.use(visiting(variantAddress));

	test("R-SET-03 has no shop pages and no shop data", async ({ reader, request }) => {
		for (const path of ["/shop", "/en/shop", "/shop/uhren", "/shop/warenkorb"]) {
			const document = await readDocument(reader, request, path);
			expect(document.status).toBe(404);
		}
		expect((await request.get("/shop-data/de/manifest.json")).status()).toBe(404);
	});

	test("R-SET-03 outputs no chunk that only a shop needs", () => {
		const chunks = readdirSync(variantAssets).filter((name) => name.endsWith(".js"));
		expect(chunks.length).toBeGreaterThan(20);
		const ofShops =
			/^(?:shop|order|cart|checkout|catalogue|service-cat|product|list-page|static-search|paypal|klarna)/;
		// The products block and the cart link belong to content pages and headers; they render nothing here.
		const ofPages = /^(?:products-block|shop-settings)/;
		expect(chunks.filter((name) => ofShops.test(name) && !ofPages.test(name))).toEqual([]);
		const missing = chunks.flatMap((name) =>
			[...readFileSync(join(variantAssets, name), "utf8").matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)]
				.map(([, imported = ""]) => imported)
				.filter((imported) => !chunks.includes(imported)),
		);
		expect(missing, "what is left is whole").toEqual([]);
	});

	test("R-SET-03 links to no shop page and loads no shop script", async ({ page }) => {
		const asked: string[] = [];
		page.on("request", (request) => asked.push(new URL(request.url()).pathname));
		await open(page, "/uhren/kronberg");
		expect(await page.locator('a[href*="/shop"]').count()).toBe(0);
		expect(asked.filter((path) => /\bshop/.test(path))).toEqual([]);
	});
});
