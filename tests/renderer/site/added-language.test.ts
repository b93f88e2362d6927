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
