import { describe, expect, it } from "vitest";
import { contentTemplateNames } from "#core/content/names.ts";
import { languages } from "#core/language/language.ts";
import { templateNames } from "#core/pages/page.ts";
import { pageFixture } from "#stories/fixtures/site-models.ts";
import { renderPage } from "#tests/ui/render.tsx";
import { templates } from "#ui/pages/templates.ts";

const everyPage = languages.flatMap((language) =>
	contentTemplateNames.map((template) => ({ language, template })),
);

function ids(html: string): string[] {
	return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
}

describe("the templates", () => {
	it("R-ROUTE-11 R-SW-02 are twenty different ones, seven of the shop, the offline page and the withdrawal form", async () => {
		const loaded = await Promise.all(templateNames.map((name) => templates[name]()));
		expect(new Set(loaded).size).toBe(29);
	});

	it.each(everyPage)(
		"R-ROUTE-11 $template has every text in $language, one h1 and no id twice",
		async ({ language, template }) => {
			const html = await renderPage(pageFixture(language, { template }));
			expect(html.match(/<h1[ >]/g)).toHaveLength(1);
			expect(ids(html).filter((id, index, all) => all.indexOf(id) !== index)).toEqual([]);
		},
	);

	it.each(everyPage)("R-A11Y-03 gives each h2 and h3 of $template in $language an anchor", async (page) => {
		const html = await renderPage(pageFixture(page.language, { template: page.template }));
		const headings = html.match(/<h[23][^>]*>/g) ?? [];
		expect(headings.length).toBeGreaterThan(0);
		expect(headings.filter((heading) => !/ id="[^"]+"/.test(heading))).toEqual([]);
	});

	it.each(everyPage)("$template in $language renders without image, brand and blocks", async (page) => {
		const bare = { image: null, brand: null, kicker: null, lead: null, blocks: [] };
		const html = await renderPage(pageFixture(page.language, { template: page.template, ...bare }));
		expect(html).toContain("<h1");
	});
});

describe("the 404 page", () => {
	const notFound = { template: "not-found", path: "/404", blocks: [] } as const;

	it("R-ROUTE-12 R-I18N-03 has the verbatim text on an English page, and links to the home page", async () => {
		const html = await renderPage(pageFixture("en", notFound));
		expect(html).toContain("<h1>Not found</h1>");
		expect(html).toMatch(
			/This page does not exist\.<\/p><div class="search">.*<\/div><a href="\/en"[^>]*>Back Home</,
		);
	});

	it.each(languages)("R-ROUTE-12 contains all languages, %s first", async (language) => {
		const html = await renderPage(pageFixture(language, notFound));
		const texts = {
			de: "Diese Seite gibt es nicht.",
			en: "This page does not exist.",
			fr: "Cette page n’existe pas.",
		};
		const places = languages.map((other) => html.indexOf(texts[other]));
		expect(places.every((place) => place > 0)).toBe(true);
		expect(Math.min(...places)).toBe(html.indexOf(texts[language]));
	});

	it("R-ROUTE-12 contains only the languages of the site", async () => {
		const all = pageFixture("de", notFound).notFound ?? [];
		const versions = all.filter(({ language }) => language === "de");
		const html = await renderPage(pageFixture("de", { ...notFound, notFound: versions }));
		expect(html).toMatch(/<h1[^>]*>Nicht gefunden<\/h1>/);
		expect(html).not.toContain("This page does not exist.");
	});
});

describe("the offline page", () => {
	const retry = { de: "Erneut versuchen", en: "Try again", fr: "Réessayer" };

	it.each(languages)(
		"R-SW-02 links to the same address again and to the home page in %s",
		async (language) => {
			const html = await renderPage(
				pageFixture(language, { template: "offline", path: "/offline", blocks: [] }),
			);
			expect(html).toMatch(new RegExp(`<a href="" target="_self"[^>]*>${retry[language]}<`));
			expect(html).toContain(`<a href="${language === "de" ? "/" : `/${language}`}" class=`);
			expect(html.match(/<h1[ >]/g)).toHaveLength(1);
		},
	);
});
