import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { ownSite } from "../support/own-site.ts";
import { repetition } from "../support/selection.ts";

const { reset, build, edit, work, out } = ownSite("site-engine-files");
const config = join(work, "shop/facette.config.ts");

interface ContactPage {
	readonly translations: readonly { readonly title: string }[];
}

test.afterAll(() => rmSync(work, { recursive: true, force: true }));

test.describe("an engine that replaces another's file", () => {
	test.describe.configure({ mode: "default" });

	const writing = (path: string) =>
		`export default { name: "taker", renderSite: () => [{ path: "${path}", content: "" }] };`;
	/** Adds an engine to the built-in ones. */
	const addEngine = (engine: string) => {
		reset();
		const text = readFileSync(config, "utf8")
			.replace("defineConfig({", `defineConfig({ engines: [...builtInEngines, "./taker.ts"],`)
			.replace("import { defineConfig", "import { builtInEngines, defineConfig");
		writeFileSync(config, text);
		writeFileSync(join(work, "shop/taker.ts"), engine);
	};

	for (const [path, owner] of [
		["index.html", /the engine "html" for the page \/ and by the engine "taker"/],
		["Sitemap.xml", /the engine "sitemap" and by the engine "taker"/],
		["kontakt.html", /the engine "html" for the page \/kontakt and by/],
		["sw.js", /by the engine "taker" and by Facette itself|by Facette itself and by the engine "taker"/],
	] as const)
		test(
			`is refused with both writers' names if it writes ${path}`,
			repetition(path === "Sitemap.xml" || path === "kontakt.html"),
			async () => {
				addEngine(writing(path));
				const { status, stderr } = await build();
				expect(status).toBe(1);
				expect(stderr).toContain(`The file ${path} is written by`);
				expect(stderr).toMatch(owner);
				expect(existsSync(out)).toBe(false);
			},
		);

	test("may write next to the built-in ones, is refused if it writes a page's file, and keeps the last site", async () => {
		// Three builds.
		test.slow();
		addEngine(
			`export default { name: "taker", renderPage: ({ path, title }) => [{
				path: title.includes("everywhere") ? "index.html" : "texts" + (path === "/" ? "" : path) + "/page.txt", content: title,
			}] };`,
		);
		expect(await build()).toMatchObject({ status: 0 });
		const write = (title: string) =>
			edit<ContactPage>("pages/contact.json", ({ translations: [german, ...others], ...page }) => ({
				...page,
				translations: [{ ...german, title }, ...others],
			}));
		// A rebuild with mostly unchanged pages finds no second writer.
		write("Kontakt heute");
		expect(await build()).toMatchObject({ status: 0 });
		expect(readFileSync(join(out, "texts/kontakt/page.txt"), "utf8")).toContain("Kontakt heute");
		write("Kontakt everywhere");
		const refused = await build();
		expect(refused.status).toBe(1);
		expect(refused.stderr).toMatch(
			/index\.html is written by .*"taker" for the page \/kontakt and by .*"html" for the page \/,/,
		);
		expect(readFileSync(join(out, "texts/kontakt/page.txt"), "utf8")).toContain("Kontakt heute");
	});
});
