import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { openSite as OpenSite } from "#renderer/testing/tested-site.ts";
import { validFiles, writeFolder } from "#tests/adapters/content-files/content-folder.ts";

/** The compiled program, as sites import it. */
const program = new URL("../../dist/program/testing.js", import.meta.url).href;

/** Returns the folder of a site whose content adds to another folder. */
function siteBasedOn(): string {
	const site = mkdtempSync(join(tmpdir(), "open-site-"));
	onTestFinished(() => rmSync(site, { recursive: true, force: true }));
	const config = {
		domain: "www.example.org",
		content: { from: "files", directory: writeFolder({}), basedOn: writeFolder(validFiles()) },
	};
	writeFileSync(join(site, "facette.config.ts"), `export default ${JSON.stringify(config)};`);
	return site;
}

it("B-USE-05 renders only a block of a site whose content is based on another folder", async () => {
	const { openSite } = (await import(program)) as { readonly openSite: typeof OpenSite };
	const site = await openSite(siteBasedOn());
	const html = await site.renderBlock({
		type: "quote",
		text: "Gold & </div></main> Silber",
		source: "Weber",
	});
	expect(html).toContain("Gold &amp; &lt;/div&gt;&lt;/main&gt; Silber");
	expect(html).not.toContain("<main");
	expect(html).not.toContain("<footer");
});
