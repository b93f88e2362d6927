import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openDevSite } from "#renderer/dev/dev-site.ts";
import { pageWith, shoplessFiles, writeFolder } from "#tests/adapters/content-files/content-folder.ts";

const ownEngine = `export default {
	name: "plain",
	renderPage: ({ path, heading }) => [
		{ path: path === "/" ? "index.html" : path.slice(1) + "/index.html", content: "<h1>" + heading + "</h1>" },
		{ path: (path.slice(1) || "home") + "/page.txt", content: heading },
	],
	renderSite: (pages) => [{ path: "all-pages.txt", content: pages.map(({ path }) => path).sort().join(" ") }],
};`;

async function open(engines?: readonly string[]) {
	const siteDirectory = writeFolder({ ...shoplessFiles(), "pages/other.json": pageWith({ path: "/other" }) });
	const config = { domain: "www.example.org", content: { from: "files", directory: "." }, engines };
	writeFileSync(join(siteDirectory, "facette.config.ts"), `export default ${JSON.stringify(config)};`);
	writeFileSync(join(siteDirectory, "plain.ts"), ownEngine);
	const opened = await openDevSite({
		siteDirectory,
		cacheDirectory: join(siteDirectory, ".facette"),
		loadRenderMarkup: async () => (page) => [`<main>${page.path}</main>`],
	});
	if (!opened.ok) throw new Error(JSON.stringify(opened.error));
	return opened.value;
}

describe("a site while it is developed", () => {
	it("B-USE-04 is shown by the engines that it is built with", async () => {
		const site = await open();
		const home = await site.file("/");
		expect(home?.type).toBe("text/html; charset=utf-8");
		expect(String(home?.content)).toContain("<main>/</main>");
		const data = await site.file("/page-data/index/page-data.json");
		expect(JSON.parse(String(data?.content))).toMatchObject({ buildHash: "dev", page: { path: "/" } });
		expect((await site.siteFile("/sitemap.xml"))?.content).toContain("https://www.example.org/");
		expect((await site.siteFile("/robots.txt"))?.type).toBe("text/plain; charset=utf-8");
		expect(await site.file("/nowhere")).toBeNull();
		expect(String((await site.file("/other"))?.content)).toContain("<main>/other</main>");
	});

	it("is shown by an engine of its own, and by no other", async () => {
		const site = await open(["./plain.ts"]);
		expect((await site.file("/"))?.content).toMatch(/^<h1>.+<\/h1>$/);
		expect((await site.file("/other/page.txt"))?.type).toBe("text/plain; charset=utf-8");
		expect((await site.siteFile("/all-pages.txt"))?.content).toMatch(/^\/ (.* )?\/other/);
		expect(await site.file("/page-data/index/page-data.json")).toBeNull();
		expect(await site.siteFile("/sitemap.xml")).toBeNull();
	});
});
