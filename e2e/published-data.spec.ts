import { resolve } from "node:path";
import { expect } from "@playwright/test";
import { htmlFaults } from "../tests/html-check.mjs";
import { countryShops, testIn } from "./country-shops.ts";
import { test as onDemo } from "./journey.ts";
import { ownBuild } from "./matrix.ts";
import { feedFaults, sitemapFaults, structuredDataFaults } from "./published-data.ts";

/*
 * What search engines and price comparers read of whole built sites, by the specifications of their formats.
 */

const domain = "www.juwelier-sternau.example";

onDemo(
	"B-SEO-01 B-SEO-06 B-SEO-07 structured data, sitemap and feeds of the demo shop keep to their specifications",
	() => {
		const out = "dist/test/site-a";
		expect(structuredDataFaults(out)).toEqual([]);
		expect(sitemapFaults(out)).toEqual([]);
		expect(feedFaults(out, { domain, currency: "EUR" })).toEqual([]);
	},
);

for (const [name, shop] of Object.entries(countryShops))
	testIn(shop)(
		`B-SEO-01 B-SEO-06 B-SEO-07 pages, structured data, sitemap and feeds of the shop ${name} keep to their specifications`,
		ownBuild,
		async ({ countrySite }) => {
			onDemo.setTimeout(240_000);
			const out = resolve(countrySite.site, "../site");
			expect(structuredDataFaults(out)).toEqual([]);
			expect(sitemapFaults(out)).toEqual([]);
			expect(feedFaults(out, { domain, currency: shop.currency })).toEqual([]);
			expect(await htmlFaults(out)).toEqual([]);
		},
	);
