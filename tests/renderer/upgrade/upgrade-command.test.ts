import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadSite } from "#renderer/site/load-site.ts";
import { edit, olderSite, run, textsOf } from "#tests/renderer/upgrade/older-site.ts";

const changed = ["content/pages/home.json", "content/project.json", "facette.config.ts"];

describe("facette upgrade", () => {
	it("B-USE-05 brings a shop of format 1 up to date, so that it can be built", async () => {
		const directory = olderSite();
		const before = await loadSite(directory);
		expect(before.ok || before.error.map(({ key }) => key)).toContain("content.upgrade.renamed");
		expect((await run(directory, "upgrade", "--yes")).status).toBe(0);
		const after = await loadSite(directory);
		expect(after.ok || after.error).toBe(true);
		if (!after.ok) return;
		const { site, config } = after.value;
		expect([site.project.format, config.format]).toEqual([2, 2]);
		expect(site.project.translations[0]?.texts).toEqual({
			"header.cart": "Ihr Korb ({{total}})",
			"cart.resolveNotesFirst": "Bitte sehen Sie zuerst die Hinweise durch.",
			"product.back": "Zurück zur Auswahl",
		});
	});

	it("B-USE-05 shows the differences first, and writes nothing if it cannot ask", async () => {
		const directory = olderSite();
		const before = textsOf(directory);
		const { status, printed } = await run(directory, "upgrade");
		expect(status).toBe(1);
		for (const file of changed) expect(printed).toContain(`--- a/${file}\n+++ b/${file}\n@@`);
		expect(printed).toContain('\n-\t\t\t\t"cart.link": "Ihr Korb ({{total}})",\n');
		expect(printed).toContain('\n+\t"format": 2,\n');
		expect(textsOf(directory)).toEqual(before);
	});

	it("B-USE-05 makes only the changes that it shows, and none the second time", async () => {
		const directory = olderSite();
		const before = textsOf(directory);
		await run(directory, "upgrade", "--yes");
		const after = textsOf(directory);
		expect(Object.keys(after)).toEqual(Object.keys(before));
		expect(Object.keys(after).filter((file) => after[file] !== before[file])).toEqual(changed);
		const again = await run(directory, "upgrade");
		expect(again).toEqual({
			status: 0,
			printed: "Nothing to change: content and configuration have format 2.",
		});
		expect(textsOf(directory)).toEqual(after);
	});

	it("B-USE-05 upgrades content whose configuration is up to date, and the other way round", async () => {
		const directory = olderSite();
		edit(directory, "facette.config.ts", (text) => text.replace("domain:", "format: 2,\n\tdomain:"));
		const content = await run(directory, "upgrade", "--yes");
		expect(content.printed).not.toContain("a/facette.config.ts");
		edit(directory, "facette.config.ts", (text) => text.replace("format: 2,", ""));
		const config = await run(directory, "upgrade", "--yes");
		expect(config.printed).toContain("a/facette.config.ts");
		expect(config.printed).not.toContain("a/content");
		expect((await loadSite(directory)).ok).toBe(true);
	});
});

describe("facette upgrade of a site that it cannot bring up to date by itself", () => {
	it.each([
		["content", "content/project.json", '"logo":', '"format": 3, "logo":', "content.upgrade.newer"],
		["a configuration", "facette.config.ts", "domain:", "format: 3, former: true, domain:", "config.newer"],
	])("B-USE-05 asks for a newer program where %s is newer", async (_, file, from, to, code) => {
		const directory = olderSite();
		edit(directory, file, (text) => text.replace(from, to));
		const before = textsOf(directory);
		for (const command of ["upgrade", "check"]) {
			const { status, printed } = await run(directory, command);
			expect(status).toBe(1);
			expect(printed).toContain(`[${code}]`);
			expect(printed).toContain("npm install facette@latest");
			expect(printed.match(/\[\w+\.[\w.-]+\]/g)).toHaveLength(1);
		}
		expect(textsOf(directory)).toEqual(before);
	});

	it("B-USE-05 stops at a file that is no JSON, before anything is written", async () => {
		const directory = olderSite();
		edit(directory, "content/pages/home.json", (text) => text.replace(",", ",,"));
		const before = textsOf(directory);
		const { status, printed } = await run(directory, "upgrade", "--yes");
		expect(status).toBe(1);
		expect(printed).toContain("pages/home.json");
		expect(printed).toContain("[content.json.syntax]");
		expect(textsOf(directory)).toEqual(before);
	});

	it("B-USE-05 prints last what to write into a configuration that it cannot edit", async () => {
		const directory = olderSite();
		const config = readFileSync(join(directory, "facette.config.ts"), "utf8");
		const made = `${config.replace("export default", "const config =")}\nexport default { ...config };\n`;
		writeFileSync(join(directory, "facette.config.ts"), made);
		const { status, printed } = await run(directory, "upgrade", "--yes");
		expect(status).toBe(1);
		expect(printed).toContain("Write into it yourself:\n  format: 2,");
		expect(printed).toContain("[upgrade.by-hand]");
		expect(textsOf(directory)["content/project.json"]).toContain('"format": 2');
		expect(textsOf(directory)["facette.config.ts"]).toBe(made);
		expect((await loadSite(directory)).ok).toBe(true);
	});

	it("B-USE-05 check names each former name with its place and the command", async () => {
		const directory = olderSite();
		const { status, printed } = await run(directory, "check");
		expect(status).toBe(1);
		expect(printed).toMatch(/ is called "\S+" since format 2\. Run facette upgrade/);
		expect(printed).toContain("[content.upgrade.renamed]");
		expect(printed).toContain("project.json:9:5 › translations.0.texts.cart.link  (header.cart)");
	});
});
