import { describe, expect, it } from "vitest";
import { structuredData } from "#renderer/engines/structured-data/structured-data.ts";
import type { StructuredItem } from "#renderer/engines/structured-data/structured-item.ts";
import { type PageDraft, withDigest } from "#renderer/plan/page-models.ts";
import { shellModel } from "#renderer/plan/shell-models.ts";
import { pageFixture, shellFixture } from "#stories/fixtures/site-models.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";

const { context } = (await readDemoSite()).plan();
const shell = shellModel("de", context);

function itemsOf(page: PageDraft, type: string, shellModel = shell): readonly StructuredItem[] {
	return structuredData(withDigest(page).model, shellModel).filter((item) => item["@type"] === type);
}

describe("the company's structured data", () => {
	const home = pageFixture("de", { path: "/", template: "home" });

	it("B-SEO-06 has logo, profiles and VAT ID, and the home page has a website", () => {
		const [organization] = itemsOf(home, "OnlineStore");
		expect(organization).toMatchObject({
			"@id": `https://${shell.domain}/#organization`,
			legalName: "Juwelier Sternau GmbH",
			logo: expect.stringMatching(/^https:.*logo-juwelier-sternau/),
			vatID: "DE999999995",
			sameAs: expect.arrayContaining([expect.stringMatching(/^https:/)]),
		});
		expect(itemsOf(home, "WebSite")).toMatchObject([{ name: "Juwelier Sternau", inLanguage: "de" }]);
		const contact = pageFixture("de", { path: "/kontakt", template: "contact" });
		expect(itemsOf(contact, "WebSite")).toEqual([]);
		expect(itemsOf(contact, "OnlineStore")).toHaveLength(1);
	});

	it("B-SEO-09 is a store with address, contact and return policies, with absolute ids", () => {
		const [organization] = itemsOf(home, "OnlineStore");
		const returns = itemsOf(home, "MerchantReturnPolicy");
		expect(organization).toMatchObject({
			address: {
				streetAddress: "Königstraße 12",
				postalCode: "10178",
				addressLocality: "Berlin",
				addressCountry: "DE",
			},
			contactPoint: {
				"@type": "ContactPoint",
				contactType: "customer service",
				telephone: "+493023125120",
				url: `https://${shell.domain}/kontakt`,
			},
			hasMerchantReturnPolicy: returns.map((item) => ({ "@id": item["@id"] })),
		});
		expect(returns.length).toBeGreaterThan(0);
		const ids = structuredData(withDigest(home).model, shell).flatMap((item) => item["@id"] ?? []);
		expect(new Set(ids).size).toBe(ids.length);
		for (const id of ids) expect(id).toMatch(new RegExp(`^https://${shell.domain}/#`));
	});

	it("B-SEO-09 is a jewellery store with an address if it sells nothing online", () => {
		const fixture = shellFixture("de");
		const [organization] = itemsOf(home, "JewelryStore", { ...fixture, shop: null });
		expect(organization).toMatchObject({
			"@id": expect.stringMatching(/#organization$/),
			address: { addressLocality: "Berlin", addressCountry: "DE" },
		});
		expect(organization).not.toHaveProperty("hasMerchantReturnPolicy");
	});
});
