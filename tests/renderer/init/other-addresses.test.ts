import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadSite } from "#renderer/site/load-site.ts";
import { siteFindings } from "#renderer/site/site-findings.ts";
import { newFolder, runInit, writeShop } from "#tests/renderer/init/new-shop.ts";

const common = ["--name", "Atelier", "--owner", "Claire Dubois", "--email", "shop@atelier.example"];

/** Writes a shop; returns its findings about its addresses and a reader of its files. */
async function writeShopAt(...address: readonly string[]) {
	const site = await writeShop([...common, ...address]);
	const found = (await siteFindings(site)).filter(({ field }) =>
		/^(?:addresses|zip|street)/.test(field ?? ""),
	);
	const read = (file: string) => readFileSync(join(site, "content", file), "utf8");
	return { site, found, read };
}

describe("a new shop", () => {
	it("B-USE-05 B-USE-21 is in a country without postcodes", async () => {
		const { site, found, read } = await writeShopAt(
			...["--country", "AE", "--languages", "en", "--street", "12 Souk Street", "--town", "Dubai"],
			...["--phone", "+971 4 123 4567"],
		);
		expect(found).toEqual([]);
		expect(JSON.parse(read("company.json")).addresses).toMatchObject([{ zip_code: "", city: "Dubai" }]);
		expect(read("pages/privacy.en.md")).toContain("12 Souk Street, Dubai,");
		const loaded = await loadSite(site);
		expect(loaded.ok && loaded.value.site.branches).toMatchObject([{ zip: "", city: "Dubai" }]);
	});

	it("B-USE-05 B-USE-21 is on a square without house numbers", async () => {
		const { found, read } = await writeShopAt(
			...["--country", "FR", "--languages", "fr", "--street", "Place du Marché", "--postcode", "67000"],
			...["--town", "Strasbourg", "--phone", "+33 3 88 12 34 56"],
		);
		expect(found).toEqual([]);
		expect(JSON.parse(read("company.json")).addresses).toMatchObject([
			{ street: "Place du Marché", number: "" },
		]);
	});

	it("B-USE-05 B-USE-21 in Germany has a house number", async () => {
		const { status, printed } = await runInit([
			...[newFolder(), ...common, "--country", "DE", "--street", "Am Markt", "--postcode", "18055"],
			...["--town", "Rostock", "--phone", "0381 2034567"],
		]);
		expect(status).toBe(1);
		expect(printed).toContain("[init.street]");
	});
});
