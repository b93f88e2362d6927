import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect } from "@playwright/test";
import { htmlFaults } from "#tests/html-check.mjs";
import { countryShops, testIn } from "../support/country-shops.ts";
import { test as onDemo } from "../support/journey.ts";
import { feedFaults, sitemapFaults, structuredDataFaults } from "../support/published-data.ts";
import { repetition, smoke } from "../support/selection.ts";

/* Validates what search engines and price comparison sites read from complete sites, by the specifications of
   their formats. */

const domain = "www.juwelier-sternau.example";

onDemo(
	"B-SEO-01 B-SEO-06 B-SEO-07 B-SEO-09 structured data, sitemap and feeds of the demo shop keep to their specifications",
	smoke,
	() => {
		const out = "dist/test/site-a";
		expect(structuredDataFaults(out)).toEqual([]);
		expect(sitemapFaults(out, domain)).toEqual([]);
		expect(feedFaults(out, { domain, currency: "EUR" })).toEqual([]);
	},
);

onDemo(
	"B-SEO-09 the sitemap dates every product, and icons and manifest are served with their types",
	async ({ page }) => {
		const sitemap = await (await page.request.get("/sitemap.xml")).text();
		const products = sitemap
			.split("<url>")
			.filter((url) => /<loc>[^<]*\/shop\/(?!seite\/)[^/<]+\/[^/<]+<\/loc>/.test(url));
		expect(products.length).toBeGreaterThan(50);
		for (const url of products) expect(url).toMatch(/<lastmod>\d{4}-\d\d-\d\d(?:T[^<]+)?<\/lastmod>/);
		await page.goto("/");
		const head = async (rel: string) =>
			(await page.locator(`head link[rel="${rel}"]`).getAttribute("href")) ?? "";
		const manifest = await page.request.get(await head("manifest"));
		expect(manifest.headers()["content-type"]).toContain("application/json");
		const icons = ((await manifest.json()) as { readonly icons: readonly { readonly src: string }[] }).icons;
		for (const path of [await head("apple-touch-icon"), ...icons.map(({ src }) => src)]) {
			const icon = await page.request.get(path);
			expect([icon.status(), icon.headers()["content-type"]]).toEqual([200, "image/png"]);
		}
		const ico = await page.request.get("/favicon.ico");
		expect([ico.status(), ico.headers()["content-type"]]).toEqual([200, "image/vnd.microsoft.icon"]);
	},
);

onDemo("B-SEO-06 B-SEO-07 planted faults of structured data, sitemap and feed are found", () => {
	const out = mkdtempSync(join(tmpdir(), "facette-published-"));
	const data = {
		"@context": "https://schema.org",
		"@type": "Product",
		priceCurrency: "EUR",
		brand: { "@type": "Brnad" },
	};
	const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
	mkdirSync(join(out, "feeds"));
	writeFileSync(
		join(out, "index.html"),
		`<script type="application/ld+json">${JSON.stringify(data)}</script>`,
	);
	const namespaces =
		'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
	const entry = "<url><lastmod>yesterday</lastmod><loc>/a</loc></url>";
	writeFileSync(join(out, "sitemap.xml"), `${declaration}<urlset ${namespaces}>${entry}</urlset>`);
	const item = "<item><g:price>1 EUR</g:price></item>";
	writeFileSync(join(out, "feeds", "a.xml"), `${declaration}<rss><channel>${item}</channel></rss>`);
	expect(structuredDataFaults(out)).toEqual(["Product priceCurrency", "Brnad"]);
	expect(sitemapFaults(out, domain)).toEqual([
		expect.stringContaining("This element is not expected. Expected is ( {http://www.sitemaps.org/"),
		"/a",
	]);
	expect(feedFaults(out, { domain, currency: "EUR" })).toContain("a.xml g:price: 1 EUR");
	rmSync(out, { recursive: true });
});

for (const [name, shop] of Object.entries(countryShops))
	testIn(shop)(
		`B-SEO-01 B-SEO-06 B-SEO-07 pages, structured data, sitemap and feeds of the shop ${name} keep to their specifications`,
		repetition(!["CH", "FR"].includes(name)),
		async ({ countrySite }) => {
			onDemo.setTimeout(240_000);
			const out = resolve(countrySite.site, "../site");
			expect(structuredDataFaults(out)).toEqual([]);
			expect(sitemapFaults(out, domain)).toEqual([]);
			expect(feedFaults(out, { domain, currency: shop.currency })).toEqual([]);
			expect(await htmlFaults(out)).toEqual([]);
		},
	);
