import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openDevSite } from "#renderer/dev/dev-site.ts";
import { pageWith, shoplessFiles, writeFolder } from "#tests/adapters/content-files/content-folder.ts";
import { emptyClient } from "#tests/renderer/empty-client.ts";

const ownEngine = `export default {
	name: "plain",
	renderPage: ({ path, heading }) => [
		{ path: path === "/" ? "index.html" : path.slice(1) + "/index.html", content: "<h1>" + heading + "</h1>" },
		{ path: (path.slice(1) || "home") + "/page.txt", content: heading },
	],
	renderSite: (pages) => [{ path: "all-pages.txt", content: pages.map(({ path }) => path).sort().join(" ") }],
};`;

/** Returns the source of an engine; `methods` are the lines of its object. */
const engineText = (name: string, methods: string) =>
	`export default { name: ${JSON.stringify(name)}, ${methods} };`;

async function open(engines?: readonly string[], files: Readonly<Record<string, string>> = {}) {
	const siteDirectory = writeFolder({ ...shoplessFiles(), "pages/other.json": pageWith({ path: "/other" }) });
	const config = { domain: "www.example.org", content: { from: "files", directory: "." }, engines };
	writeFileSync(join(siteDirectory, "facette.config.ts"), `export default ${JSON.stringify(config)};`);
	for (const [name, text] of Object.entries({ "plain.ts": ownEngine, ...files }))
		writeFileSync(join(siteDirectory, name), text);
	const opened = await openDevSite({
		siteDirectory,
		cacheDirectory: join(siteDirectory, ".facette"),
		client: emptyClient,
		loadRenderMarkup: async () => (page) => `<main>${page.path}</main>`,
	});
	if (!opened.ok) throw new Error(JSON.stringify(opened.error));
	return opened.value;
}

describe("a site in development", () => {
	it("B-USE-04 is rendered by its configured engines", async () => {
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

	it("B-USE-20 returns a build's warnings, including missing anchors", async () => {
		const dead = pageWith({ blocks: [{ type: "text", markdown: "[a](/uhren#nirgends)" }] });
		const site = await open(undefined, { "pages/dead.json": JSON.stringify(dead), "pages/odd.xyz": "x" });
		const warned = (await site.warnings()).map(({ key, file }) => [key, file]);
		expect(warned).toContainEqual(["content.file.unknown", "pages/odd.xyz"]);
		expect(warned).toContainEqual(["check.anchor.dead", "pages/dead.json"]);
	});

	it("is rendered only by a custom engine, if configured", async () => {
		const site = await open(["./plain.ts"]);
		expect((await site.file("/"))?.content).toMatch(/^<h1>.+<\/h1>$/);
		expect((await site.file("/other/page.txt"))?.type).toBe("text/plain; charset=utf-8");
		expect((await site.siteFile("/all-pages.txt"))?.content).toMatch(/^\/ (.* )?\/other/);
		expect(await site.file("/page-data/index/page-data.json")).toBeNull();
		expect(await site.siteFile("/sitemap.xml")).toBeNull();
	});

	for (const [what, engine, path] of [
		["the home page", `renderSite: () => [{ path: "index.html", content: "x" }]`, "index.html"],
		["robots.txt", `renderSite: () => [{ path: "robots.txt", content: "x" }]`, "robots.txt"],
		[
			"a page by another letter case",
			`renderSite: () => [{ path: "Other/Index.html", content: "x" }]`,
			"Other/Index.html",
		],
		["a page by its encoding", `renderSite: () => [{ path: "%6fther.html", content: "x" }]`, "%6fther.html"],
		[
			"a page from another page",
			`renderPage: ({ path }) => path === "/" ? [{ path: "other/index.html", content: "x" }] : []`,
			"other/index.html",
		],
		["one file for every page", `renderPage: () => [{ path: "page.txt", content: "x" }]`, "page.txt"],
	] as const)
		it(`is rejected with an engine that writes ${what}`, async () => {
			const site = await open(["html", "page-data", "robots", "./taker.ts"], {
				"taker.ts": engineText("taker", engine),
			});
			await expect(site.file("/")).rejects.toMatchObject({ name: "SharedFileError", path });
		});

	it("is rejected with an engine that writes outside the output", async () => {
		const engine = engineText("taker", `renderSite: () => [{ path: "../other.txt", content: "x" }]`);
		const site = await open(["html", "page-data", "./taker.ts"], { "taker.ts": engine });
		await expect(site.file("/")).rejects.toThrow(/\.\.\/other\.txt of the engine "taker"/);
	});

	it("accepts an engine that writes one content-hashed file for several pages", async () => {
		const engine = engineText(
			"looks",
			`renderPage: () => [{ path: "look-1f.css", content: "", isNamedByContent: true }]`,
		);
		const site = await open(["html", "page-data", "./looks.ts"], { "looks.ts": engine });
		expect(await site.file("/")).not.toBeNull();
	});
});
