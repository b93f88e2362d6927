import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { pageFile } from "#renderer/engines/react-html/react-html.ts";
import { createRenderMarkup } from "#renderer/engines/react-html/server-entry.tsx";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { anchorFindings, builtPages, renderedPages } from "#renderer/site/anchor-findings.ts";
import { siteFindings } from "#renderer/site/site-findings.ts";
import {
	type Files,
	pageWith,
	set,
	shoplessFiles,
	validFiles,
	writeFolder,
} from "#tests/adapters/content-files/content-folder.ts";

import { readDemoSite, shopOf, withShop } from "#tests/renderer/demo-shop.ts";

/** Returns the findings on anchors: file, field, and the anchor with its page and suggestion. */
async function anchorsIn(
	change: Files | ((files: Files) => void),
	files = shoplessFiles(),
	more: object = {},
) {
	if (typeof change === "function") change(files);
	else Object.assign(files, change);
	const folder = writeFolder(files);
	const config = { domain: "www.example.org", content: { from: "files", directory: "." }, ...more };
	writeFileSync(join(folder, "facette.config.ts"), `export default ${JSON.stringify(config)};`);
	const found = await siteFindings(folder, undefined, createRenderMarkup);
	return found
		.filter(({ key }) => key.startsWith("check.anchor."))
		.map(({ file, field, params, line }) => ({ file, field, ...params, hasLine: line !== null }));
}

const text = (markdown: string) => pageWith({ blocks: [{ type: "text", markdown }] });
const inText = { file: "pages/new.json", field: "translations.0.blocks.0.markdown", hasLine: true };

describe("a link to a missing anchor", () => {
	it("B-USE-20 is found in a text of the same page, in the spelling of any program", async () => {
		const links = ["#größe--maß", "#gr%C3%B6%C3%9Fe--ma%C3%9F", "#groesse-mass", "#content", "#"];
		const markdown = `## Größe & Maß\n\n${links.map((link) => `[a](${link})`).join(" ")}`;
		const found = {
			...inText,
			path: "/neu",
			language: "de",
			anchor: "größe--maß",
			suggestion: "groesse-mass",
		};
		expect(await anchorsIn({ "pages/new.json": text(markdown) })).toEqual([found, found]);
	});

	it("B-USE-20 is found on other pages, by the headings of each language", async () => {
		const links = "[a](/uhren#uhren) [b](/uhren?x=1#uren) [c](/uhren#kaffee) [d](/uhren#footer)";
		expect(await anchorsIn({ "pages/new.json": text(links) })).toEqual([
			{ ...inText, path: "/uhren", language: "de", anchor: "uren", suggestion: "uhren" },
			{ ...inText, path: "/uhren", language: "de", anchor: "kaffee" },
			{ ...inText, path: "/uhren", language: "de", anchor: "footer", suggestion: "footer-widget-0" },
		]);
		const english = pageWith({
			language: "en",
			path: "/en/new",
			blocks: [{ type: "text", markdown: "[a](/uhren#uhren)" }],
		});
		expect(await anchorsIn({ "pages/new.json": english })).toMatchObject([
			{ path: "/en/watches", anchor: "uhren" },
		]);
	});

	it("B-USE-20 is found in menus, once per language that lacks the anchor", async () => {
		const findingsOf = (anchor: string) => anchorsIn((files) => set(files, "menus.json", "0.anchor", anchor));
		const found = await findingsOf("uhrn");
		expect(found[0]).toMatchObject({
			file: "menus.json",
			field: "0.anchor",
			path: "/uhren",
			language: "de",
			suggestion: "uhren",
		});
		expect(await findingsOf("uhren")).toMatchObject([{ path: "/en/watches", language: "en" }]);
	});

	it("B-USE-20 is found in blocks and buttons", async () => {
		const blocks = [{ type: "teasers", items: [{ path: "/uhren#uhrn" }] }];
		const buttons = [{ path: "/uhren#uhrn", label: "Uhren" }];
		const found = await anchorsIn({ "pages/new.json": pageWith({ blocks, buttons }) });
		expect(found.map(({ field }) => field)).toEqual([
			"translations.0.buttons.0.path",
			"translations.0.blocks.0.items.0.path",
		]);
	});

	it("B-USE-20 is found in a product's text, and if it leads to a page of the shop", async () => {
		const found = await anchorsIn(
			(files) =>
				set(
					files,
					"shop/products/ring.json",
					"translations.0.description",
					"## Pflege\n\n[a](#pflge) [b](#pflege) [c](/uhren#uhrn)",
				),
			validFiles(),
			{ ecommerce: {} },
		);
		expect(found).toMatchObject([
			{ anchor: "pflge", suggestion: "pflege" },
			{ anchor: "uhrn", path: "/uhren", suggestion: "uhren" },
		]);
	});

	it("B-USE-20 loads no renderer if no link has an anchor", async () => {
		const folder = writeFolder(shoplessFiles());
		const config = { domain: "www.example.org", content: { from: "files", directory: "." } };
		writeFileSync(join(folder, "facette.config.ts"), `export default ${JSON.stringify(config)};`);
		let loaded = 0;
		await siteFindings(folder, undefined, () => {
			loaded += 1;
			return createRenderMarkup();
		});
		expect(loaded).toBe(0);
	});
});

describe("links to anchors in a build", () => {
	it("B-USE-20 are the same as before it, although it reads the pages that it has written", async () => {
		const demo = await readDemoSite();
		const menus = (site: PlanContext["site"]) => ({
			...site,
			menus: ["#kontaktt", "/kontakt#anfart", "/kontakt#content"].map((path, sort) => ({
				...(site.menus[0] as (typeof site.menus)[number]),
				...{ sort, path, anchor: null, children: [] },
			})),
		});
		const { context: plan } = demo.plan({}, menus);
		const rendered = renderedPages(plan, demo.content, createRenderMarkup);
		const folder = mkdtempSync(join(tmpdir(), "facette-anchors-"));
		onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
		const paths = new Set(
			plan.site.pages.flatMap(({ translations }) => translations.map(({ path }) => path)),
		);
		for (const path of paths) {
			const file = join(folder, pageFile(path));
			mkdirSync(dirname(file), { recursive: true });
			writeFileSync(file, `<!doctype html><html lang="de"><body>${await rendered(path)}</body></html>`);
		}
		const built = builtPages(folder, paths);
		expect(await built("/missing")).toBeNull();
		const found = await anchorFindings(plan, demo.content, rendered);
		expect(found).not.toEqual([]);
		expect(await anchorFindings(plan, demo.content, built)).toEqual(found);
	});
});

describe("links to anchors in a second build", () => {
	it("B-USE-20 are found in unchanged products without parsing their texts again", async () => {
		const demo = await readDemoSite();
		const slug = "halo";
		let reads = 0;
		const withLink = withShop((shop) => ({
			...shop,
			products: shop.products.map((product) => {
				const translations = product.translations.map((texts) => ({
					...texts,
					description: product.slug === slug ? "[a](/kontakt#anfart)" : texts.description,
				}));
				return { ...product, translations };
			}),
		}));
		const { context } = demo.plan({}, withLink);
		const shop = context.site.shop;
		if (!shop) throw new Error("The demo has no shop");
		const products = shop.products.map((product) =>
			Object.defineProperty({ ...product }, "translations", {
				enumerable: true,
				get() {
					reads += 1;
					return product.translations;
				},
			}),
		);
		const digests = new Map(products.map((product, place) => [product, String(place)]));
		const plan: PlanContext = {
			...context,
			site: { ...context.site, shop: { ...shop, products } },
			shop: { ...shopOf(context), digestOf: (product) => digests.get(product) ?? "" },
		};
		const cached = new Map();
		const htmlOf = renderedPages(plan, demo.content, createRenderMarkup);
		const found = await anchorFindings(plan, demo.content, htmlOf, cached);
		expect(found.map(({ item, params }) => [item, params.language])).toEqual(
			["de", "en", "fr"].map((language) => [slug, language]),
		);
		expect(reads).toBeGreaterThanOrEqual(products.length);
		reads = 0;
		expect(await anchorFindings(plan, demo.content, htmlOf, cached)).toEqual(found);
		expect(reads).toBe(0);
	});
});
