import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { siteFindings } from "#renderer/site/site-findings.ts";
import { weber, writeShop } from "#tests/renderer/init/new-shop.ts";

it("B-REL-04 R-ROUTE-04 a check names all that a language lacks which is added to the configuration", async () => {
	const site = await writeShop([...weber, "--languages", "de,en"]);
	const before = (await siteFindings(site)).map(({ key }) => key);
	const config = join(site, "facette.config.ts");
	writeFileSync(config, readFileSync(config, "utf8").replace('"de", "en"', '"de", "en", "fr"'));
	const found = (await siteFindings(site)).filter(({ key }) => !before.includes(key));
	const keys = new Set(found.map(({ key }) => key));
	expect([...keys]).toEqual(
		expect.arrayContaining([
			"content.home.missing",
			"check.rule.imprint_near",
			"check.rule.legal-page-translation",
			"check.rule.product-translation",
			"check.rule.name-translation",
			"check.rule.settings-translation",
			"check.rule.page-translation",
			"check.rule.menu-translation",
		]),
	);
	expect(found[0]).toMatchObject({
		severity: "error",
		key: "content.home.missing",
		file: "pages",
		params: { language: "fr", path: "/fr" },
	});
});

it("B-REL-04 R-I18N-01 a check names the file in which an attribute's value lacks a language", async () => {
	const site = await writeShop([...weber, "--languages", "de,en"]);
	const file = join(site, "content/shop/attributes.json");
	const { items, ...rest } = JSON.parse(readFileSync(file, "utf8"));
	const [first] = items[0].values[0].translations;
	items[0].values[0].translations = [first];
	writeFileSync(file, JSON.stringify({ ...rest, items }));
	const missing = (await siteFindings(site)).filter(({ key }) => key === "note.translation.missing");
	expect(missing.map((finding) => finding.file)).toEqual(["shop/attributes.json"]);
});
