import { describe, expect, it } from "vitest";
import { shellModel } from "#renderer/plan/shell-models.ts";
import { mailingCatalogue } from "#renderer/site/shop-catalogue.ts";
import { alternatesIn, buildShop } from "#tests/renderer/site/built-shop.ts";

const french = await buildShop("fr,de,en");

describe("a site whose first language is French", () => {
	it("R-ROUTE-04 has its French home page at /, and the others below their prefixes", () => {
		expect(french.warnings.filter(({ severity }) => severity === "error")).toEqual([]);
		for (const [file, language] of [
			["index.html", "fr"],
			["de/index.html", "de"],
			["en/index.html", "en"],
		] as const)
			expect(french.file(file), file).toContain(`<html lang="${language}"`);
		expect(french.paths.filter((path) => /^\/fr(?:\/|$)/.test(path))).toEqual([]);
	});

	it("R-ROUTE-01 has the pages of the route table at the paths of its default language", () => {
		expect(french.paths).toEqual(
			expect.arrayContaining([
				...["/contact", "/mentions-legales", "/de/kontakt", "/de/impressum", "/de/datenschutz"],
				...["/en/contact", "/boutique", "/de/shop/warenkorb", "/en/shop/checkout", "/de/agb", "/offline"],
			]),
		);
	});

	it("B-SEO-01 names the versions of each page, French as x-default, in documents and the sitemap", () => {
		const versions = [
			["de", "/de"],
			["en", "/en"],
			["fr", "/"],
			["x-default", "/"],
		];
		expect(alternatesIn(french.file("de/index.html"))).toEqual(versions);
		expect(alternatesIn(french.file("sitemap.xml"))).toEqual(expect.arrayContaining(versions));
		expect(alternatesIn(french.file("de/kontakt/index.html")).at(-1)).toEqual(["x-default", "/contact"]);
	});

	it("R-ROUTE-12 R-ROUTE-09 has French 404 pages at the root, the others in their folders, and host rules for them", () => {
		for (const [file, language] of [
			["404.html", "fr"],
			["boutique/404.html", "fr"],
			["de/404.html", "de"],
			["de/shop/404.html", "de"],
			["en/404.html", "en"],
		] as const)
			expect(french.file(file), file).toContain(`<html lang="${language}"`);
		expect(french.file("fr/404.html")).toBeNull();
		expect(french.file("_redirects")).toMatch(/^\/de\/\* \/de\/404\.html 404$/m);
		expect(french.file(".host-rules/nginx.conf")).toContain('error_page 404 "/de/shop/404.html"');
		expect(french.file(".host-rules/Caddyfile")).toContain("/de/404.html");
	});
});

describe("the links and mails of a site whose first language is French", () => {
	it("R-ROUTE-08 R-ROUTE-06 links its legal pages in each language", () => {
		const linksIn = (language: "de" | "fr") => {
			const { shop, legalLinks, homePath } = shellModel(language, french.plan);
			const links = [...legalLinks, ...(shop?.legalPages ?? [])].map(({ key, link }) => [key, link.href]);
			return { homePath, ...Object.fromEntries(links) };
		};
		expect(linksIn("fr")).toMatchObject({
			homePath: "/",
			imprint: "/mentions-legales",
			privacy: "/mentions-legales",
			terms: "/conditions-generales",
		});
		expect(linksIn("de")).toMatchObject({
			homePath: "/de",
			imprint: "/de/impressum",
			privacy: "/de/datenschutz",
			terms: "/de/agb",
		});
	});

	it("B-LAW-18 gives the order service its language and the addresses of the accepted texts", async () => {
		const catalogue = await mailingCatalogue(french.plan, french.loaded.content);
		expect(catalogue?.language).toBe("fr");
		const urls = catalogue?.texts.map(({ type, language, url }) => [type, language, new URL(url).pathname]);
		expect(urls).toEqual(
			expect.arrayContaining([
				["terms", "fr", "/conditions-generales"],
				["terms", "de", "/de/agb"],
				["privacy", "fr", "/mentions-legales"],
				["privacy", "de", "/de/datenschutz"],
				["privacy", "en", "/en/privacy"],
			]),
		);
	});
});

describe("the language that owns the root", () => {
	it("R-ROUTE-04 is the only one of a French site", async () => {
		const built = await buildShop("fr");
		expect(built.file("index.html")).toContain('<html lang="fr"');
		expect(alternatesIn(built.file("index.html"))).toEqual([
			["fr", "/"],
			["x-default", "/"],
		]);
		expect(built.paths.filter((path) => /^\/(?:de|en|fr)(?:\/|$)/.test(path))).toEqual([]);
		expect(built.file("404.html")).toContain('<html lang="fr"');
		expect(shellModel("fr", built.plan).shop?.legalPages.map(({ link }) => link.href)).toContain(
			"/conditions-generales",
		);
	});

	it("R-ROUTE-04 is the configured one; content with the paths of another gets one finding", async () => {
		await expect(
			buildShop("fr,de", (config) =>
				config.replace(/languages: .*,/, (listed) => `${listed}\n\tdefaultLanguage: "de",`),
			),
		).rejects.toThrow(/content\.path\.defaultLanguage/);
	});
});

describe("a site without German", () => {
	it("R-I18N-01 R-ROUTE-04 misses no German text", async () => {
		const built = await buildShop("en,fr");
		expect(built.notes.filter(({ key }) => key === "translation.missing")).toEqual([]);
	});
});
