import { describe, expect, it } from "vitest";
import type { SiteContent } from "#core/ports/site-content.ts";
import { languages } from "#core/shared/language.ts";
import { withOfflineBody, withOfflinePage } from "#renderer/plan/offline-page.ts";
import { pageModel } from "#renderer/plan/page-models.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";

const demo = await readDemoSite();
const { context } = demo.plan();
const site = withOfflinePage(context.site, languages);
const page = site.pages.find(({ template }) => template === "offline");
if (!page) throw new Error("There is no offline page");

const contentBody = { path: "/kontakt" } as Awaited<ReturnType<SiteContent["pageBody"]>>;
const content = withOfflineBody(
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
	] as const)("R-SW-02 R-I18N-03 stands in %s at %s and says so", async (language, path, heading) => {
		const model = pageModel(page, await content.pageBody(page.id, language), context);
		expect(model).toMatchObject({ path, language, heading, template: "offline", noindex: true });
		expect(model.lead).toBe(model.description);
		expect(model.languageChoices.map((choice) => choice.path)).toEqual([
			"/offline",
			"/en/offline",
			"/fr/offline",
		]);
	});

	it("R-SW-02 leaves all other pages as they are", async () => {
		expect(await content.pageBody("contact", "de")).toBe(contentBody);
		expect(site.pages.filter((other) => other !== page)).toEqual(context.site.pages);
	});

	it("R-SW-02 speaks the languages of the site alone", () => {
		const english = withOfflinePage(context.site, ["en"]).pages.at(-1);
		expect(english?.translations.map(({ path }) => path)).toEqual(["/en/offline"]);
	});

	it("R-SW-02 makes room for a page of the content's own", () => {
		const again = withOfflinePage(site, languages);
		expect(again).toBe(site);
	});

	it("R-I18N-02 takes the project's own words", () => {
		const translations = [{ language: "de", texts: { "offline.heading": "Nix da" } }] as const;
		const own = { ...context.site, project: { ...context.site.project, translations } };
		expect(withOfflinePage(own, ["de"]).pages.at(-1)?.translations[0]?.title).toBe("Nix da");
	});
});
