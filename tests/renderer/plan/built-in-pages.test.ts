import { describe, expect, it } from "vitest";
import { type Language, languages } from "#core/language/language.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import { withBuiltInBodies, withBuiltInPages } from "#renderer/plan/built-in-pages.ts";
import { pageModel } from "#renderer/plan/page-models.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";

const demo = await readDemoSite();
const { context } = demo.plan();
const german = { languages, defaultLanguage: "de", country: "DE" } as const;
const english = { languages: ["en"], defaultLanguage: "en", country: "DE" } as const;
const site = withBuiltInPages(context.site, german);
const pageOf = (from: typeof site, template: string) => from.pages.find((one) => one.template === template);
const page = pageOf(site, "offline");
if (!page) throw new Error("There is no offline page");

const contentBody = { path: "/kontakt" } as Awaited<ReturnType<SiteContent["pageBody"]>>;
const content = withBuiltInBodies(
	{
		load: () => Promise.reject(new Error("not asked for")),
		media: () => Promise.reject(new Error("not asked for")),
		pageBody: async () => contentBody,
	},
	site,
);

describe("the offline page", () => {
	it.each([
		["de", "/offline", "Keine Verbindung"],
		["en", "/en/offline", "No connection"],
		["fr", "/fr/offline", "Pas de connexion"],
	] as const)("R-SW-02 R-I18N-03 is in %s at %s, with its language", async (language, path, heading) => {
		const model = pageModel(page, await content.pageBody(page.id, language), context);
		expect(model).toMatchObject({ path, language, heading, template: "offline", noindex: true });
		expect(model.lead).toBe(model.description);
		expect(model.languageChoices.map((choice) => choice.path)).toEqual([
			"/offline",
			"/en/offline",
			"/fr/offline",
		]);
	});

	it("R-SW-02 leaves all other pages unchanged", async () => {
		expect(await content.pageBody("contact", "de")).toBe(contentBody);
		const added = site.pages.filter(({ id }) => id.startsWith(":")).map(({ template }) => template);
		expect(added).toEqual(["offline", "withdrawal-form", "not-found"]);
		expect(site.pages.slice(0, -added.length)).toEqual(context.site.pages);
	});

	it("R-SW-02 exists only in the languages of the site", () => {
		const offline = pageOf(withBuiltInPages(context.site, english), "offline");
		expect(offline?.translations.map(({ path }) => path)).toEqual(["/offline"]);
	});

	it("R-SW-02 is replaced by a page of the content at its path", () => {
		const again = withBuiltInPages(site, german);
		expect(again).toBe(site);
	});

	it("R-I18N-02 uses the project's own texts", () => {
		const translations = [{ language: "de", texts: { "offline.heading": "Nix da" } }] as const;
		const changedSite = { ...context.site, project: { ...context.site.project, translations } };
		expect(pageOf(withBuiltInPages(changedSite, german), "offline")?.translations[0]?.title).toBe("Nix da");
	});
});

describe("the page that hosts show at unknown paths", () => {
	const bare = {
		...context.site,
		pages: context.site.pages.filter(({ template }) => template !== "not-found"),
	};
	const at = (siteLanguages: readonly Language[], defaultLanguage: Language) =>
		pageOf(withBuiltInPages(bare, { languages: siteLanguages, defaultLanguage, country: "DE" }), "not-found");

	it("R-ROUTE-12 exists in all languages if the content has none", async () => {
		const added = at(languages, "de");
		if (!added) throw new Error("There is no page");
		const from = withBuiltInBodies(content, withBuiltInPages(bare, german));
		const model = pageModel(added, await from.pageBody(added.id, "de"), context);
		expect(model).toMatchObject({ path: "/404", language: "de", heading: "Nicht gefunden", noindex: true });
		expect(model.notFound?.map(({ language }) => language)).toEqual(languages);
	});

	it.each([
		[
			["fr", "de"],
			"de",
			[
				["/fr/404", "fr"],
				["/404", "de"],
			],
		],
		[
			["fr", "de"],
			"fr",
			[
				["/404", "fr"],
				["/de/404", "de"],
			],
		],
		[["fr"], "fr", [["/404", "fr"]]],
	] as const)(
		"R-ROUTE-12 exists in each of %j, and at the root in %s",
		(listed, defaultLanguage, expected) => {
			const found = at(listed, defaultLanguage)?.translations;
			expect(found?.map(({ path, language }) => [path, language])).toEqual(expected);
		},
	);

	it("R-ROUTE-12 exists if the content has such a page at a path that no host serves", () => {
		const [contentPage] = context.site.pages.filter(({ template }) => template === "not-found");
		if (!contentPage) throw new Error("The demo has no such page");
		const translations = contentPage.translations.map(
			(head) => ({ ...head, language: "en", path: "/missing" }) as const,
		);
		const englishSite = { ...bare, pages: [...bare.pages, { ...contentPage, translations }] };
		const paths = withBuiltInPages(englishSite, english).pages.flatMap((one) =>
			one.template === "not-found" ? one.translations.map(({ path }) => path) : [],
		);
		expect(paths).toEqual(["/missing", "/404"]);
	});

	it("R-ROUTE-12 is replaced by a page of the content at its path", () => {
		const found = site.pages.filter(({ template }) => template === "not-found");
		const paths = found.flatMap(({ translations }) => translations.map(({ path }) => path));
		expect(paths.toSorted()).toEqual(["/404", "/en/404", "/fr/404"]);
	});
});

describe("the withdrawal page", () => {
	const form = pageOf(site, "withdrawal-form");
	if (!form) throw new Error("There is no withdrawal page");

	it.each([
		["de", "/vertrag-widerrufen", "Vertrag widerrufen"],
		["en", "/en/withdraw-from-contract", "Withdraw from contract"],
		["fr", "/fr/renoncer-au-contrat", "Renoncer au contrat"],
	] as const)("B-LAW-02 is in %s at %s", async (language, path, heading) => {
		const model = pageModel(form, await content.pageBody(form.id, language), context);
		expect(model).toMatchObject({ path, language, heading, template: "withdrawal-form", noindex: false });
	});

	it("B-LAW-02 exists if the cart is disabled, but not without a shop", () => {
		const { shop } = context.site;
		if (!shop) throw new Error("The demo has no shop");
		const closed = { ...shop, settings: { ...shop.settings, enable_cart: false, maintenance_mode: true } };
		const at = (changed: typeof context.site.shop) =>
			pageOf(withBuiltInPages({ ...context.site, shop: changed }, german), "withdrawal-form");
		expect(at(closed)?.translations).toHaveLength(3);
		expect(at(null)).toBeUndefined();
	});

	it("B-LAW-02 B-LAW-17 does not exist for a Swiss shop that ships only to Switzerland, where no customer may withdraw, whatever period it grants", () => {
		const { shop } = context.site;
		if (!shop) throw new Error("The demo has no shop");
		const swiss = {
			display_name: "Schweiz",
			country_code: "CH",
			free_returns: false,
			return_days: null,
			id: 1,
		};
		const at = (country: string, return_days: number | null = null) => {
			const shipping_countries = [{ ...swiss, country_code: country, return_days }];
			const own = { tax_country: "CH", shipping_countries, shipping_methods_config: [] };
			const changed = { ...shop, settings: { ...shop.settings, ...own } };
			return pageOf(
				withBuiltInPages({ ...context.site, shop: changed }, { ...german, country: "CH" }),
				"withdrawal-form",
			);
		};
		expect(at("CH")).toBeUndefined();
		expect(at("DE")?.translations).toHaveLength(3);
		expect(at("CH", 30)).toBeUndefined();
	});
});
