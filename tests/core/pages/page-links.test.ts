import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "#core/language/language.ts";
import { createPageLinks } from "#core/pages/page-links.ts";
import { pathOf } from "#core/routes/paths.ts";
import { routeKeys } from "#core/routes/route-table.ts";
import { pageFixture } from "#tests/core/site-fixtures.ts";

const home = pageFixture({ de: "/", en: "/en", fr: "/fr" });
const watches = pageFixture({ de: "/uhren", en: "/en/watches" }, "watches");
const about = pageFixture({ de: "/uber-uns", en: "/en/about-us" });
const workshop = pageFixture({ de: "/werkstatt" });
const germanBeads = pageFixture({ de: "/perlen" }, "beads");
const links = createPageLinks([home, watches, about, workshop, germanBeads], "de");

describe("createPageLinks", () => {
	it.each([
		["/uhren", "en", "/en/watches"],
		["/en/watches", "de", "/uhren"],
		["/uber-uns", "en", "/en/about-us"],
		["/uber-uns", "de", "/uber-uns"],
		["/uber-uns?a=1#team", "en", "/en/about-us?a=1#team"],
		["/uber-uns/#team", "en", "/en/about-us#team"],
		["/", "fr", "/fr"],
		["/en", "de", "/"],
		["/#top", "en", "/en#top"],
	] as const)("R-NAV-04 resolves %s to the page in %s: %s", (target, language, path) => {
		expect(links.resolve(target, language)).toMatchObject({ path, language });
		expect(links.resolve(target, language).page).not.toBeNull();
	});

	it("R-NAV-04 follows the route table if the site has no such page yet", () => {
		const none = createPageLinks([], "de");
		for (const key of routeKeys) {
			for (const language of languages) {
				const path = pathOf(key, language, "de");
				if (path === null) continue;
				expect(none.resolve(pathOf(key, "de", "de") ?? "", language)).toEqual({ path, language, page: null });
			}
		}
	});

	it("R-NAV-08 keeps the German path, with its language, if the key has no path in the language", () => {
		expect(links.resolve("/uhren#neu", "fr")).toEqual({ path: "/uhren#neu", language: "de", page: watches });
		expect(links.resolve("/en/watches", "fr")).toMatchObject({ path: "/uhren", language: "de" });
		expect(createPageLinks([], "de").resolve("/en/watches", "fr")).toMatchObject({
			path: "/uhren",
			language: "de",
		});
	});

	it("R-NAV-08 keeps the German path if the page has no version in the language", () => {
		expect(links.resolve("/werkstatt", "en")).toEqual({ path: "/werkstatt", language: "de", page: workshop });
		expect(links.resolve("/en/beads", "en")).toEqual({ path: "/perlen", language: "de", page: germanBeads });
	});

	it("R-NAV-08 uses the existing version if there is no German one", () => {
		const only = pageFixture({ en: "/en/only" });
		expect(createPageLinks([only], "de").resolve("/en/only", "fr")).toEqual({
			path: "/en/only",
			language: "en",
			page: only,
		});
	});
});

describe("createPageLinks at the edges", () => {
	it("R-NAV-04 keeps the first of two pages with one path or one key", () => {
		const first = pageFixture({ de: "/uhren" }, "watches");
		const second = pageFixture({ de: "/uhren", fr: "/fr/montres" }, "watches");
		const both = createPageLinks([first, second], "de");
		expect(both.resolve("/uhren", "fr").page).toBe(first);
		expect(both.resolve("/en/watches", "fr").page).toBe(first);
	});

	it("R-NAV-08 resolves a key to any version of its page, or else by the route table", () => {
		const french = pageFixture({ fr: "/fr/montres" }, "watches");
		expect(createPageLinks([french], "de").resolve("/uhren", "en")).toEqual({
			path: "/fr/montres",
			language: "fr",
			page: french,
		});
		const bare = pageFixture({}, "watches");
		expect(createPageLinks([bare], "de").resolve("/uhren", "en")).toMatchObject({
			path: "/en/watches",
			language: "en",
		});
	});

	it.each([
		["/shop/ringe?page=2", "de"],
		["/en/nowhere", "en"],
	] as const)("R-NAV-04 leaves the unknown path %s unchanged", (target, language) => {
		expect(links.resolve(target, "fr")).toEqual({ path: target, language, page: null });
	});

	it("R-NAV-04 R-NAV-08 never leads to a path that the site's pages lack if they have the target", () => {
		const pages = [home, watches, about, workshop, germanBeads];
		const known = pages.flatMap((page) => page.translations.map(({ path }) => path));
		fc.assert(
			fc.property(fc.constantFrom(...known), fc.constantFrom(...languages), (target, language) => {
				const { path, page, language: found } = links.resolve(target, language);
				expect(page?.translations).toContainEqual(expect.objectContaining({ path, language: found }));
				const wanted = page?.translations.find((version) => version.language === language);
				expect(path).toBe(wanted ? wanted.path : page?.translations[0]?.path);
			}),
		);
	});
});

describe("a site whose root is French", () => {
	const pages = [
		pageFixture({ fr: "/", de: "/de" }),
		pageFixture({ fr: "/montres", de: "/de/uhren" }, "watches"),
		pageFixture({ fr: "/atelier" }),
	];
	const french = createPageLinks(pages, "fr");

	it.each([
		["/", "de", "/de", "de"],
		["/de", "fr", "/", "fr"],
		["/montres", "de", "/de/uhren", "de"],
		["/de/uhren?a=1#b", "fr", "/montres?a=1#b", "fr"],
		["/atelier", "de", "/atelier", "fr"],
		["/contact", "en", "/en/contact", "en"],
		["/de/kontakt", "fr", "/contact", "fr"],
		["/rien", "de", "/rien", "fr"],
	] as const)("R-NAV-04 R-NAV-08 resolves %s in %s to %s in %s", (target, language, path, found) => {
		expect(french.resolve(target, language)).toMatchObject({ path, language: found });
	});
});

describe("a site without German", () => {
	const terms = { ...pageFixture({ en: "/en/our-terms" }), template: "terms" } as const;

	it("B-LAW-11 finds pages by template that the program links to by German paths", () => {
		const found = createPageLinks([terms], "de").resolve("/agb", "en");
		expect(found).toEqual({ path: "/en/our-terms", language: "en", page: terms });
	});

	it("B-LAW-11 R-ROUTE-07 finds them where another language owns the root", () => {
		const french = { ...pageFixture({ fr: "/conditions" }), template: "terms" } as const;
		const appointment = pageFixture({ fr: "/terminvereinbarung" });
		const statement = { ...pageFixture({ fr: "/accessibilite" }), template: "accessibility" } as const;
		const own = createPageLinks([french, appointment, statement], "fr");
		expect(own.resolve("/de/agb", "fr").page).toBe(french);
		expect(own.resolve("/de/terminvereinbarung", "fr").page).toBe(appointment);
		expect(own.resolve("/de/barrierefreiheit", "fr").page).toBe(statement);
	});

	it("leaves that path to an existing page", () => {
		const german = { ...pageFixture({ de: "/agb" }), template: "terms" } as const;
		expect(createPageLinks([terms, german], "de").resolve("/agb", "de").page).toBe(german);
	});
});
