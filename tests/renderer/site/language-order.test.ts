import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { siteFindings } from "#renderer/site/site-findings.ts";
import { weber, writeShop } from "#tests/renderer/init/new-shop.ts";

it("B-REL-04 R-ROUTE-01 a check names another order of languages once, with the option that keeps all addresses", async () => {
	const site = await writeShop([...weber, "--languages", "de,en"]);
	const config = join(site, "facette.config.ts");
	const text = readFileSync(config, "utf8");
	const keysWith = async (languages: string) => {
		writeFileSync(config, text.replace('languages: ["de", "en"]', languages));
		const findings = await siteFindings(site);
		return findings.filter(({ key }) => /^content\.(?:path|home|link)\./.test(key));
	};
	const found = await keysWith('languages: ["en", "de"]');
	expect(found).toMatchObject([
		{
			severity: "error",
			key: "content.path.defaultLanguage",
			file: "pages",
			params: { language: "de", found: "en" },
		},
	]);
	expect(await keysWith('languages: ["en", "de"], defaultLanguage: "de"')).toEqual([]);
});
