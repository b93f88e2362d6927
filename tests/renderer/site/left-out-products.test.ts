import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { siteFindings } from "#renderer/site/site-findings.ts";
import { weber, writeShop } from "#tests/renderer/init/new-shop.ts";

const faulty = {
	category: "rings",
	translations: [{ language: "de", display_name: "Ring", description: "Ein Ring." }],
	gtin: "4260512430056",
};

describe("a check of a content folder with errors in products", () => {
	it("B-REL-04 reports everything else too, and nothing that the missing product causes", async () => {
		const directory = await writeShop(weber);
		const before = await siteFindings(directory);
		writeFileSync(join(directory, "content/shop/products/faulty.json"), JSON.stringify(faulty));
		const after = await siteFindings(directory);
		const errors = after.filter(({ file }) => file === "shop/products/faulty.json");
		expect(errors.map(({ key, line }) => [key, line])).toContainEqual(["content.format.gtin", 1]);
		const others = after.filter((finding) => !errors.includes(finding));
		expect(others).toEqual(before);
	});

	it("B-REL-04 reports errors of other content alone, because it cannot be read", async () => {
		const directory = await writeShop(weber);
		writeFileSync(join(directory, "content/shop/products/faulty.json"), JSON.stringify(faulty));
		writeFileSync(join(directory, "content/menus.json"), "{");
		const found = await siteFindings(directory);
		expect(found.map(({ key }) => key)).not.toContain("check.rule.gap");
		expect(new Set(found.map(({ file }) => file))).toContain("menus.json");
	});
});
