import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { ownSite } from "../support/own-site.ts";

const { reset, build, work, out } = ownSite("site-engine");
const config = join(work, "shop/facette.config.ts");

/** Adds an engine to those of the demo shop's configuration. */
function addEngine(name: string): void {
	reset();
	const text = readFileSync(config, "utf8").replace("defineConfig({", `defineConfig({ engines: ["${name}"],`);
	writeFileSync(config, text);
}

test.afterAll(() => rmSync(work, { recursive: true, force: true }));

test.describe("an engine of a site's own", () => {
	test.describe.configure({ mode: "default" });

	test("writes its files and imports values from facette", async () => {
		addEngine("./engine-list.ts");
		writeFileSync(
			join(work, "shop/engine-list.ts"),
			`import { activeVariants, builtInEngines, formatPrice, type PageRenderer, priceRange } from "facette";
			const list: PageRenderer = {
				name: "engine-list",
				renderSite: (_pages, { shop }) => [
					{ path: "engines.txt", content: builtInEngines.join(" ") },
					{
						path: "prices.txt",
						content: shop.products("de").map((product) => {
							const range = priceRange(product);
							const price = range && formatPrice(range.lowest, shop.currency, "de");
							return [shop.productPath(product, "de"), price, activeVariants(product).length].join(" ");
						}).join("\\n"),
					},
				],
			};
			export default list;`,
		);
		const built = await build();
		expect(built).toMatchObject({ status: 0 });
		expect(built.stderr).toMatch(/^warning {2}facette\.config\.ts:\d+:\d+ › engines \[config\.no-pages\]$/m);
		expect(readFileSync(join(out, "engines.txt"), "utf8")).toMatch(/^html .*sitemap/);
		expect(readFileSync(join(out, "prices.txt"), "utf8")).toMatch(/^\/shop\/\S+\/\S+ [\d.]+,\d\d\s€ \d+$/m);
	});

	for (const [what, name, text, said] of [
		["is not there", "./none.ts", null, /^There is no file .*none\.ts/m],
		["has no default export", "./empty.ts", "export const x = 1;", /has no default export with a name/],
		["renders nothing", "./idle.ts", 'export default { name: "idle" };', /neither renderPage nor renderSite/],
		["has an unknown name", "feeds", null, /^There is no engine "feeds".*Built-in are: html, /m],
	] as const)
		test(`that ${what} is reported in the command's language`, async () => {
			addEngine(name);
			if (text !== null) writeFileSync(join(work, "shop", name), text);
			const { status, stderr } = await build();
			expect(status).toBe(1);
			expect(stderr).toMatch(said);
			expect(existsSync(out)).toBe(false);
		});
});
