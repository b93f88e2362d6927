import { posix } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "#core/language/language.ts";
import {
	brandPath,
	brandsPath,
	hasRoute,
	homePath,
	imprintPath,
	isSitePath,
	isSlug,
	pathOf,
	pathProblem,
	privacyPath,
	routeOf,
} from "#core/routes/paths.ts";
import { type RouteKey, routeKeys } from "#core/routes/route-table.ts";

/** Table 2.1 of the specification, copied manually to detect mistakes in the program's table. */
const specified: readonly [RouteKey, string, string, string | null][] = [
	["contact", "/kontakt", "/en/contact", "/fr/contact"],
	["thanks", "/danke", "/en/thanks", "/fr/merci"],
	["imprint", "/impressum", "/en/imprint", "/fr/mentions-legales"],
	["privacy", "/datenschutz", "/en/privacy", null],
	["watches", "/uhren", "/en/watches", null],
	["jewelry", "/schmuck", "/en/jewelry", null],
	["accessories", "/accessories", "/en/accessories", null],
	["wedding_rings", "/trauringe", "/en/wedding-rings", null],
	["beads", "/perlen", "/en/beads", null],
	["engagement_rings", "/verlobungsringe", "/en/engagement-rings", null],
	["optics", "/optik", "/en/optics", null],
	["for_kids", "/fuer-kinder", "/en/for-kids", null],
	["events", "/events", "/en/events", null],
	["home_fabrics", "/heimtextilien", "/en/home-fabrics", null],
	["decoratives", "/dekoration", "/en/decoratives", null],
	["floral_workshop", "/florale-werkstatt", "/en/floral_workshop", null],
	["room_fragrances", "/raumduefte", "/en/room-fragrances", null],
	["bicycles", "/fahrraeder", "/en/bicycles", null],
	["window", "/digitales-schaufenster", "/en/store-window", null],
];

describe("the route table", () => {
	it("R-ROUTE-02 has exactly the specification's keys", () => {
		expect(routeKeys).toEqual(specified.map(([key]) => key));
	});

	it.each(specified)("R-ROUTE-02 gives the paths of %s: %s, %s, %s", (key, de, en, fr) => {
		expect(languages.map((language) => pathOf(key, language, "de"))).toEqual([de, en, fr]);
		expect(languages.map((language) => hasRoute(key, language))).toEqual([true, true, fr !== null]);
	});

	it.each(specified)(
		"R-ROUTE-02 moves the prefix of %s to German on a site whose root is French",
		(key, de, en, fr) => {
			const french = fr?.replace(/^\/fr/, "") ?? null;
			expect(languages.map((language) => pathOf(key, language, "fr"))).toEqual([`/de${de}`, en, french]);
		},
	);

	it.each(languages)(
		"R-ROUTE-02 returns key and language for every path where %s owns the root",
		(defaultLanguage) => {
			for (const key of routeKeys) {
				for (const language of languages) {
					const path = pathOf(key, language, defaultLanguage);
					if (path !== null) expect(routeOf(path, defaultLanguage)).toEqual({ key, language });
				}
			}
		},
	);

	it.each([
		"/",
		"/en",
		"/uhren/",
		"/de/uhren",
		"/fr/uhren",
		"/Uhren",
		"uhren",
		"/uhren/rolex",
		"/constructor",
		"",
	])("R-ROUTE-02 returns null for %j, which is not in the table", (path) => {
		expect(routeOf(path, "de")).toBeNull();
	});

	it("R-ROUTE-02 returns null for a name that is no key", () => {
		expect(pathOf("constructor" as RouteKey, "de", "de")).toBeNull();
	});
});

describe("homePath", () => {
	it("R-ROUTE-04 is / in the default language, and the prefix in others", () => {
		expect(languages.map((language) => homePath(language, "de"))).toEqual(["/", "/en", "/fr"]);
		expect(languages.map((language) => homePath(language, "fr"))).toEqual(["/de", "/en", "/"]);
	});
});

describe("brandPath", () => {
	it("R-ROUTE-05 B-SEO-12 is the category's path plus the slug, without one in the language the brands'", () => {
		expect(languages.map((language) => brandPath("watches", "longines", language, "de"))).toEqual([
			"/uhren/longines",
			"/en/watches/longines",
			"/fr/marques/longines",
		]);
		for (const key of routeKeys) {
			for (const language of languages) {
				const parent = pathOf(key, language, "en") ?? brandsPath(language, "en");
				expect(brandPath(key, "a-b", language, "en")).toBe(`${parent}/a-b`);
			}
		}
	});

	it.each(["", "..", ".", "../x", "a/b", "a\\b", "A", "ä", "a b", "a%2fb", "x.html", "index", "a\n"])(
		"R-ROUTE-05 B-SEC-03 has no path for the unsafe slug %j",
		(slug) => {
			expect(isSlug(slug)).toBe(false);
			expect(brandPath("watches", slug, "de", "de")).toBeNull();
		},
	);
});

describe("the legal pages' paths", () => {
	it("R-ROUTE-03 has the privacy page at /datenschutz, /en/privacy and /fr/mentions-legales", () => {
		expect(languages.map((language) => privacyPath(language, "de"))).toEqual([
			"/datenschutz",
			"/en/privacy",
			"/fr/mentions-legales",
		]);
	});

	it("R-ROUTE-06 has the imprint at /impressum, /en/imprint and /fr/mentions-legales", () => {
		expect(languages.map((language) => imprintPath(language, "de"))).toEqual([
			"/impressum",
			"/en/imprint",
			"/fr/mentions-legales",
		]);
	});
});

describe("pathProblem", () => {
	it.each([
		["/", "de"],
		["/en", "en"],
		["/uhren/tag-heuer", "de"],
		["/en/floral_workshop", "en"],
		["/fr/mentions-legales", "fr"],
		["/agb~2026", "de"],
		["/uhren/v1.5", "de"],
		["/pages-data", "de"],
		["/uhren/assets", "de"],
	] as const)("B-SEC-03 accepts %s in %s", (path, language) => {
		expect(pathProblem(path, language, "de")).toBeNull();
	});

	it.each([
		["", "path.absolute"],
		["uhren", "path.absolute"],
		["//evil.example", "path.absolute"],
		["https://evil.example", "path.absolute"],
		["/..", "path.traversal"],
		["/uhren/../../etc/passwd", "path.traversal"],
		["/./uhren", "path.traversal"],
		["/uhren\\..\\x", "path.characters"],
		["/%2e%2e/x", "path.characters"],
		["/uhren?x=1", "path.characters"],
		["/uhren#x", "path.characters"],
		["/Uhren", "path.characters"],
		["/größe", "path.characters"],
		["/uh ren", "path.characters"],
		["/uhren\n", "path.characters"],
		["/uhren\u0000", "path.characters"],
		["/uhren/", "path.trailingSlash"],
		["/uhren//rolex", "path.emptyPart"],
		["/.htaccess", "path.dot"],
		["/.git/config", "path.dot"],
		["/uhren.", "path.dot"],
		["/...", "path.dot"],
		["/page.html", "path.file"],
		["/uhren/bild.jpg", "path.file"],
		["/film.mp4", "path.file"],
		["/page-data", "path.reserved"],
		["/page-data/index/page-data.json", "path.reserved"],
		["/assets/x", "path.reserved"],
		["/sw.js", "path.reserved"],
		["/sw.js/x", "path.reserved"],
		["/index", "path.reserved"],
		["/uhren/index", "path.reserved"],
		[`/${"a".repeat(121)}`, "path.length"],
		["/abcd".repeat(101), "path.length"],
		["/en/watches", "path.language"],
		["/de", "path.language"],
		["/de/uhren", "path.language"],
	])("B-SEC-03 rejects %j as a German page's path: %s", (path, problem) => {
		expect(pathProblem(path, "de", "de")).toBe(problem);
		if (problem !== "path.language") expect(isSitePath(path)).toBe(false);
	});
});

describe("safe paths", () => {
	it.each([
		["/vertrag-widerrufen", "de"],
		["/en/withdraw-from-contract", "en"],
		["/fr/renoncer-au-contrat", "fr"],
	] as const)("B-LAW-02 reserves %s from content pages", (path, language) => {
		expect(pathProblem(path, language, "de")).toBe("path.reserved");
		expect(pathProblem(`${path}-info`, language, "de")).toBeNull();
		// Links and configured redirects may lead there.
		expect(isSitePath(path)).toBe(true);
	});

	it.each([
		["/montres", "fr", null],
		["/fr/montres", "fr", "path.language"],
		["/fr", "fr", "path.language"],
		["/de/uhren", "de", null],
		["/uhren", "de", "path.language"],
		["/renoncer-au-contrat", "fr", "path.reserved"],
		["/de/vertrag-widerrufen", "de", "path.reserved"],
	] as const)(
		"R-ROUTE-02 checks %s in %s by the site's own default language, here French: %s",
		(path, language, problem) => {
			expect(pathProblem(path, language, "fr")).toBe(problem);
		},
	);

	it("R-ROUTE-02 rejects a path with another language's prefix", () => {
		expect(pathProblem("/uhren", "en", "de")).toBe("path.language");
		expect(pathProblem("/fr/contact", "en", "de")).toBe("path.language");
	});

	it("B-SEC-03 keeps every accepted path inside the output folder and unchanged by a browser", () => {
		const part = fc.oneof(
			fc.constantFrom("..", ".", "", "%2e%2e", "\\", "a", "uhren", "~", "page-data", "x.js"),
			fc.string({ maxLength: 6 }),
		);
		const paths = fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join("/")}`);
		fc.assert(
			fc.property(fc.oneof(paths, fc.string({ unit: "binary" })), (path) => {
				if (!isSitePath(path)) return;
				expect(posix.join("/out", path, "index.html").startsWith("/out/")).toBe(true);
				expect(new URL(path, "https://shop.example").href).toBe(`https://shop.example${path}`);
				expect(path).not.toMatch(/^\/(page-data|assets|sw\.js)(\/|$)/);
			}),
			{ numRuns: 500 },
		);
	});

	it.each(languages)(
		"B-SEC-03 accepts every path of the route table where %s owns the root",
		(defaultLanguage) => {
			for (const key of routeKeys) {
				for (const language of languages) {
					const path = pathOf(key, language, defaultLanguage);
					if (path !== null) expect(pathProblem(path, language, defaultLanguage)).toBeNull();
				}
			}
		},
	);
});
