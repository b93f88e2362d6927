import { describe, expect, it } from "vitest";
import type { PageBody } from "#core/pages/page.ts";
import { pageModel } from "#renderer/plan/page-models.ts";
import { readDemoSite } from "#tests/renderer/demo-shop.ts";

const { context } = (await readDemoSite()).plan();
const page = context.site.pages.find(({ template }) => template === "not-found");
if (!page) throw new Error("There is no 404 page");
const body: PageBody = {
	language: "de",
	path: "/404",
	title: "404",
	description: "",
	image: null,
	heading: null,
	kicker: null,
	lead: null,
	blocks: [],
};

describe("the 404 page's model", () => {
	it("R-ROUTE-12 has texts in the site's languages only", () => {
		const config = { ...context.config, languages: ["de", "fr"] as const };
		const { notFound } = pageModel(page, body, { ...context, config });
		expect(notFound?.map(({ language, heading }) => [language, heading])).toEqual([
			["de", "Nicht gefunden"],
			["fr", "Page introuvable"],
		]);
	});

	it("R-ROUTE-12 has texts in its own language only, unless it is at the root", () => {
		const french = { ...body, language: "fr", path: "/fr/404" } as const;
		const model = pageModel(page, french, context);
		expect(model.notFound?.map(({ language }) => language)).toEqual(["fr"]);
	});

	it("R-ROUTE-02 links to the home pages of the other languages", () => {
		const translations = [...page.translations, { ...body, language: "fr", path: "/fr/404" } as const];
		const { languageChoices } = pageModel({ ...page, translations }, body, context);
		expect(languageChoices.map(({ path }) => path)).toEqual(["/404", "/en", "/fr"]);
	});

	it("links to the shop's first categories, with images, in the language of the page", () => {
		const { notFound } = pageModel(page, body, context);
		const english = notFound?.find(({ language }) => language === "en")?.categories;
		expect(english?.label).toBe("Categories");
		expect(english?.links[0]).toMatchObject({
			name: "Watches",
			path: "/en/shop/uhren",
			image: { src: expect.stringContaining("watch-"), alt: "" },
		});
		expect(english?.links).toHaveLength(8);
	});

	it("B-USE-13 has no categories on a site without a shop", () => {
		const { notFound } = pageModel(page, body, { ...context, shop: null });
		expect(notFound?.map(({ categories }) => categories)).toEqual([null, null, null]);
	});

	it("R-I18N-02 uses the project's own texts in each language", () => {
		const translations = [{ language: "en", texts: { "notFound.heading": "Lost?" } }] as const;
		const site = { ...context.site, project: { ...context.site.project, translations } };
		const { notFound } = pageModel(page, body, { ...context, site });
		expect(notFound?.map(({ heading }) => heading)).toEqual(["Nicht gefunden", "Lost?", "Page introuvable"]);
	});
});
