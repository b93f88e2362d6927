import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import type { MenuItem } from "#core/content/menu.ts";
import type { Language } from "#core/language/language.ts";
import { navigation } from "#core/navigation/menu.ts";
import { createPageLinks } from "#core/pages/page-links.ts";
import { menuFixture, pageFixture } from "#tests/core/site-fixtures.ts";

const links = createPageLinks(
	[
		pageFixture({ de: "/", en: "/en", fr: "/fr" }),
		pageFixture({ de: "/uhren", en: "/en/watches" }, "watches"),
		pageFixture({ de: "/uhren/longines", en: "/en/watches/longines" }),
		pageFixture({ de: "/schmuck", en: "/en/jewelry" }, "jewelry"),
	],
	"de",
);

function build(menus: readonly MenuItem[], language: Language = "de") {
	const logger = createMemoryLogger();
	return { ...navigation(menus, language, links, logger), logger };
}

/** Returns the address of a primary item below `parent`. */
function hrefBelow(parent: Partial<MenuItem>, child: Partial<MenuItem>, language: Language = "de") {
	const { primary } = build([menuFixture({ ...parent, sub: [menuFixture(child)] })], language);
	return primary[0]?.items[0]?.link?.href ?? null;
}

function hrefOf(item: Partial<MenuItem>, language: Language = "de") {
	return build([menuFixture(item)], language).primary[0]?.link?.href ?? null;
}

describe("the address of a menu item", () => {
	it.each<[string, Partial<MenuItem>, Partial<MenuItem>, string | null]>([
		["its own path", { path: "/uhren" }, { path: "/schmuck" }, "/schmuck"],
		["its own path, root or not", { path: "/uhren" }, { path: "schmuck" }, "/schmuck"],
		[
			"the parent's path and its own",
			{ path: "/uhren" },
			{ path: "longines", path_prefix: true },
			"/uhren/longines",
		],
		["one slash between", { path: "/uhren/" }, { path: "/longines/", path_prefix: true }, "/uhren/longines"],
		["the home as parent", { path: "/" }, { path: "uhren", path_prefix: true }, "/uhren"],
		[
			"the parent's path without anchor",
			{ path: "/uhren", anchor: "x" },
			{ path: "longines", path_prefix: true },
			"/uhren/longines",
		],
		["no parent path", {}, { path: "uhren", path_prefix: true }, "/uhren"],
		["the parent's path for an anchor", { path: "/uhren" }, { anchor: "damen" }, "/uhren#damen"],
		["the parent's path by the flag alone", { path: "/uhren" }, { path_prefix: true }, "/uhren"],
		["nothing: a heading", { path: "/uhren" }, {}, null],
		[
			"an external parent is no prefix",
			{ external_path: "https://a.example" },
			{ path: "uhren", path_prefix: true },
			"/uhren",
		],
	])("R-NAV-01 is built from %s", (_case, parent, child, href) => {
		expect(hrefBelow(parent, child)).toBe(href);
	});

	it.each<[Partial<MenuItem>, string]>([
		[{ path: "/uhren", anchor: "damen" }, "/uhren#damen"],
		[{ path: "/uhren", anchor: "#damen" }, "/uhren#damen"],
		[{ path: "/uhren#alt", anchor: "neu" }, "/uhren#neu"],
		[{ path: "/uhren?sort=name", anchor: "neu" }, "/uhren?sort=name#neu"],
		[{ path: "/uhren", anchor: "a b" }, "/uhren#a%20b"],
		[{ path: "/uhren", anchor: " " }, "/uhren"],
		[{ anchor: "damen" }, "#damen"],
	])("R-NAV-01 appends the anchor after #: %j gives %s", (item, href) => {
		expect(hrefOf(item)).toBe(href);
	});

	it("R-NAV-01 prefers the external path, as an external link", () => {
		const item = menuFixture({ path: "/uhren", anchor: "x", external_path: "https://example.com/a" });
		expect(build([item]).primary[0]?.link).toMatchObject({ href: "https://example.com/a", kind: "external" });
		expect(hrefOf({ external_path: "www.example.com/a" })).toBe("https://www.example.com/a");
		expect(hrefOf({ external_path: " ", path: "/uhren" })).toBe("/uhren");
	});

	it("R-NAV-01 passes the path down through items without one, and through groups", () => {
		const leaf = menuFixture({ path: "longines", path_prefix: true });
		const { primary } = build([
			menuFixture({
				path: "/uhren",
				sub: [menuFixture({ sub: [leaf] })],
				groups: [{ display_name: "Marken", translations: [], sub: [leaf] }],
			}),
		]);
		expect(primary[0]?.items[0]?.items[0]?.link?.href).toBe("/uhren/longines");
		expect(primary[0]?.groups[0]?.items[0]?.link?.href).toBe("/uhren/longines");
	});

	it("R-NAV-04 is the path of the language, also of a continued path", () => {
		expect(hrefOf({ path: "/uhren" }, "en")).toBe("/en/watches");
		expect(hrefBelow({ path: "/uhren" }, { path: "longines", path_prefix: true }, "en")).toBe(
			"/en/watches/longines",
		);
	});

	it("R-NAV-08 stays German with hreflang if the language has no such page", () => {
		expect(build([menuFixture({ path: "/uhren" })], "fr").primary[0]?.link).toMatchObject({
			href: "/uhren",
			hreflang: "de",
		});
	});
});

const group = { display_name: "Marken", translations: [], sub: [menuFixture({ path: "/uhren" })] };

describe("navigation", () => {
	it("R-NAV-02 creates a dropdown from an item with groups but no path", () => {
		for (const item of [menuFixture({ groups: [group] }), menuFixture({ anchor: "x", groups: [group] })])
			expect(build([item]).primary[0]).toMatchObject({ link: null, groups: [{ label: "Marken" }] });
		expect(build([menuFixture({ path: "/uhren", groups: [group] })]).primary[0]?.link).not.toBeNull();
		expect(build([menuFixture({ sub: [menuFixture()] })]).primary[0]?.groups).toEqual([]);
	});

	it.each([
		["brand", "menu-brand"],
		["Top Level!", "menu-top-level"],
		['x" onclick="y', "menu-x-onclick-y"],
		["  ", null],
		["!!", null],
		[null, null],
	])("R-NAV-06 gives the type %j the class %s", (type, className) => {
		expect(build([menuFixture({ type })]).primary[0]?.className).toBe(className);
	});

	it("R-NAV-06 gives items at every level the class of their type", () => {
		const { primary } = build([
			menuFixture({
				sub: [menuFixture({ type: "sub" })],
				groups: [{ ...group, sub: [menuFixture({ type: "leaf" })] }],
			}),
		]);
		expect(primary[0]?.items[0]?.className).toBe("menu-sub");
		expect(primary[0]?.groups[0]?.items[0]?.className).toBe("menu-leaf");
	});
});

describe("the names and places of menu items", () => {
	it("R-NAV-07 uses names from the language's translation, else display_name and logs it", () => {
		const item = menuFixture({
			display_name: "Uhren",
			path: "/uhren",
			translations: [{ language: "en", display_name: "Watches" }],
			groups: [
				{ display_name: "Marken", translations: [{ language: "en", display_name: "Brands" }], sub: [] },
			],
		});
		expect(build([item], "en").primary[0]).toMatchObject({ label: "Watches", groups: [{ label: "Brands" }] });
		expect(build([item], "de").primary[0]).toMatchObject({ label: "Uhren", groups: [{ label: "Marken" }] });
		expect(build([item], "de").logger.notes).toEqual([]);
		const french = build([item], "fr");
		expect(french.primary[0]?.label).toBe("Uhren");
		expect(french.logger.notes.map(({ key }) => key)).toEqual(["translation.missing", "translation.missing"]);
	});

	it("R-NAV-07 sorts the menus by position and keeps their order", () => {
		const { primary, social } = build([
			menuFixture({ display_name: "A", path: "/uhren" }),
			menuFixture({
				display_name: "S",
				position: "social",
				external_path: "https://s.example",
				media: "facebook",
			}),
			menuFixture({ display_name: "B", path: "/schmuck" }),
		]);
		expect(primary.map(({ label }) => label)).toEqual(["A", "B"]);
		expect(social.map(({ label }) => label)).toEqual(["S"]);
	});

	it.each([
		["facebook", ["facebook"]],
		["instagram", ["instagram"]],
		["other", ["other"]],
		[null, ["other"]],
		["googleplus", []],
	] as const)("R-NAV-07 maps media %s to the social buttons %j", (media, shown) => {
		const item = { external_path: "https://social.example/x", media };
		const { social } = build([
			menuFixture({ ...item, position: "social" }),
			menuFixture({ position: "social", sub: [menuFixture(item)] }),
		]);
		expect(social.map((button) => button.media)).toEqual([...shown, ...shown]);
		for (const { link } of social) expect(link).toMatchObject({ kind: "external", newTab: true });
	});

	it("B-SEC-02 leaves out an unsafe address and logs it", () => {
		const unsafe = { display_name: "Böse", external_path: "javascript:alert(1)" };
		const { primary, social, logger } = build([
			menuFixture(unsafe),
			menuFixture({ ...unsafe, position: "social", media: "facebook" }),
			menuFixture({ ...unsafe, groups: [group] }),
			menuFixture({ path: "javascript:alert(1)" }),
		]);
		expect(primary).toMatchObject([{ label: "Böse", link: null }]);
		expect(social).toEqual([]);
		expect(logger.notes).toHaveLength(4);
		expect(logger.notes[0]).toEqual({
			key: "navigation.unsafeLink",
			details: { label: "Böse", target: "javascript:alert(1)" },
		});
	});
});
