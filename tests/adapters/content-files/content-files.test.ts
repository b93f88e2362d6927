import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import { languages } from "#core/language/language.ts";
import { type ShopAddress, segmentsByLanguage } from "#core/routes/shop-path-segments.ts";
import {
	type Files,
	set,
	shoplessFiles,
	validFiles,
	writeFolder,
} from "#tests/adapters/content-files/content-folder.ts";
import { siteContentSuite } from "#tests/adapters/port-suites/site-content.ts";

function contentOf(files = validFiles()) {
	const directory = writeFolder(files);
	return { directory, content: createContentFiles({ directory, languages, defaultLanguage: "de" }) };
}

async function siteOf(files = validFiles()) {
	const result = await contentOf(files).content.load();
	if (!result.ok) throw new Error(JSON.stringify(result.error, null, "\t"));
	return result.value.site;
}

siteContentSuite("a content folder", {
	good: () => contentOf().content,
	shopless: () => contentOf(shoplessFiles()).content,
	bad: () => {
		const files = validFiles();
		set(files, "project.json", "seo_title", 5);
		set(files, "pages/home.json", "template", "hme");
		return contentOf(files).content;
	},
});

describe("a content folder's site", () => {
	it("orders branches and brands by sort, then by name, the unsorted last", async () => {
		const files = validFiles();
		const branch = files["branches/mitte.json"] as object;
		const brand = files["brands/alpenhorn.json"] as object;
		files["branches/a.json"] = { ...branch, display_name: "Zehlendorf", sort: 2 };
		files["branches/b.json"] = { ...branch, display_name: "Ödland", sort: 2 };
		files["branches/c.json"] = { ...branch, display_name: "Adlershof" };
		files["brands/zeta.json"] = { ...brand, display_name: "Zeta", sort: 1 };
		const site = await siteOf(files);
		expect(site.branches.map(({ id }) => id)).toEqual(["b", "a", "c", "mitte"]);
		expect(site.brands.map(({ slug }) => slug)).toEqual(["zeta", "alpenhorn"]);
		expect(site.pages.map(({ id }) => id)).toEqual([
			"home",
			"imprint",
			"privacy",
			"watches",
			"brand-zeta",
			"brand-alpenhorn",
		]);
	});

	it("R-FOOT-02 leaves the list of widgets empty when the content has none", async () => {
		expect((await siteOf()).widgets).toEqual([]);
	});

	it("R-COMP-04 numbers opening periods as they are written where they have no sort", async () => {
		const files = validFiles();
		set(files, "branches/mitte.json", "opening_periods", [{ day: 1 }, { day: "Feiertag" }]);
		const [branch] = (await siteOf(files)).branches;
		expect(branch?.opening_periods).toEqual([
			{ day: 1, time_open: null, time_close: null, sort: 1, free_text: null, translations: [] },
			{ day: "Feiertag", time_open: null, time_close: null, sort: 2, free_text: null, translations: [] },
		]);
	});

	it("takes null and blank texts for absent", async () => {
		const files = validFiles();
		set(files, "company.json", "ust_id", " ");
		set(files, "company.json", "emails", null);
		set(files, "project.json", "favicon", "");
		const site = await siteOf(files);
		expect(site.company).toMatchObject({ ust_id: null, emails: [] });
		expect(site.project.favicon).toBeNull();
	});

	it("R-IMG-02 gives images the name of their file whatever case the content writes them in", async () => {
		const files = validFiles();
		set(files, "project.json", "logo", " LOGO.svg ");
		expect((await siteOf(files)).project.logo).toBe("logo.svg");
	});

	it("reads files with byte order mark and Windows line ends", async () => {
		const files = validFiles();
		files["theme.json"] = '\uFEFF{\r\n"brand_color": "#123",\r\n"base_color": "#fff"\r\n}\r\n';
		files["pages/watches.de.md"] = "\uFEFF## Uhren\r\n\r\nText\r\n";
		const { content } = contentOf(files);
		expect(await content.load()).toMatchObject({ ok: true, value: { warnings: [] } });
		const { blocks } = await content.pageBody("watches", "de");
		expect(blocks[0]).toEqual({ type: "text", markdown: "## Uhren\n\nText\n" });
	});
});

describe("the paths of a content folder's site", () => {
	it("R-ROUTE-05 B-SEO-12 gives a brand a page in French, below the page of all brands", async () => {
		const files = validFiles();
		set(files, "brands/alpenhorn.json", "translations.1.language", "fr");
		const [brand] = (await siteOf(files)).pages.filter((page) => page.brand === "alpenhorn");
		expect(brand?.translations.map(({ path }) => path)).toEqual([
			"/uhren/alpenhorn",
			"/fr/marques/alpenhorn",
		]);
	});

	it("B-REL-04 links to the shop are dead but where the configuration has it", async () => {
		const files = validFiles();
		set(files, "menus.json", "0.path", "/boutique/bagues");
		const directory = writeFolder(files);
		const warnings = async (shop?: ShopAddress) => {
			const loaded = await createContentFiles({
				directory,
				languages,
				defaultLanguage: "de",
				...(shop && { shop }),
			}).load();
			return loaded.ok ? loaded.value.warnings.map(({ key }) => key) : [];
		};
		const address: ShopAddress = { storeRoot: "laden", defaultLanguage: "de" };
		expect(await warnings({ ...address, storeRoot: "boutique" })).not.toContain("content.link.dead");
		expect(await warnings()).toContain("content.link.dead");
		expect(await warnings(address)).toContain("content.link.dead");
		const frenchRoot = { ...segmentsByLanguage, de: segmentsByLanguage.fr };
		expect(await warnings({ ...address, segments: frenchRoot })).not.toContain("content.link.dead");
	});
});

it("B-SEC-03 refuses a text under the name of a prototype, and reaches none by it", async () => {
	const files = validFiles();
	files["project.json"] =
		'{"logo":"logo.svg","seo_title":"T","translations":[{"language":"de","texts":{"a":"b","__proto__":{"a":"c"}}}]}';
	expect(await contentOf(files).content.load()).toEqual({
		ok: false,
		error: [
			{
				severity: "error",
				file: "project.json",
				field: "translations.0.texts.__proto__",
				key: "content.field.reserved",
				params: { name: "__proto__" },
			},
		],
	});
	expect(({} as { a?: string }).a).toBeUndefined();
});

describe("a branch", () => {
	it("B-USE-03 gives a branch its holidays, closed where they have no times, and none where it names none", async () => {
		const files = validFiles();
		expect((await siteOf(files)).branches[0]?.holidays).toEqual([]);
		const translations = [{ language: "de", display_name: "Heiligabend" }];
		set(files, "branches/mitte.json", "holidays", [
			{ date: "2026-12-24", translations, time_open: "10:00", time_close: "13:00" },
			{ date: "2028-02-29" },
		]);
		expect((await siteOf(files)).branches[0]?.holidays).toEqual([
			{ date: "2026-12-24", translations, time_open: "10:00", time_close: "13:00" },
			{ date: "2028-02-29", translations: [], time_open: null, time_close: null },
		]);
	});
});

describe("a page's hash", () => {
	async function hashOf(change: (files: ReturnType<typeof validFiles>) => void, id = "watches") {
		const files = validFiles();
		change(files);
		return (await siteOf(files)).pages.find((page) => page.id === id)?.hash;
	}

	it("stays the same until the page's own content changes", async () => {
		const before = await hashOf(() => {});
		expect(before).toMatch(/^[0-9a-f]{16}$/);
		expect(await hashOf((files) => set(files, "project.json", "seo_title", "Other"))).toBe(before);
	});

	it.each([
		[
			"its JSON",
			(files: Record<string, unknown>) => set(files, "pages/watches.json", "translations.0.title", "X"),
		],
		[
			"a Markdown file that it names",
			(files: Record<string, unknown>) => {
				files["pages/watches.de.md"] = "## Other\n";
			},
		],
	])("changes with %s", async (_, change) => {
		expect(await hashOf(change)).not.toBe(await hashOf(() => {}));
	});
});

describe("a content folder that changes after loading", () => {
	it("returns a page's new body when it is requested again", async () => {
		const { directory, content } = contentOf();
		await content.load();
		await content.pageBody("watches", "de");
		writeFileSync(join(directory, "pages/watches.de.md"), "New.\n");
		expect((await content.pageBody("watches", "de")).blocks[0]).toEqual({ type: "text", markdown: "New.\n" });
	});

	it("throws with the reason for a page that was removed or became invalid", async () => {
		const { directory, content } = contentOf();
		await content.load();
		writeFileSync(join(directory, "pages/home.json"), "{");
		await expect(content.pageBody("home", "de")).rejects.toThrow("pages/home.json");
		rmSync(join(directory, "pages/watches.json"));
		await expect(content.pageBody("watches", "de")).rejects.toThrow("content.file.missing");
	});

	it("gives bodies without loading first, as a worker needs them", async () => {
		const { content } = contentOf();
		expect((await content.pageBody("brand-alpenhorn", "en")).path).toBe("/en/watches/alpenhorn");
	});

	it("keeps nothing of the bodies in the site", async () => {
		expect(JSON.stringify(await siteOf())).not.toContain("blocks");
	});
});

describe("a folder that is based on another site's", () => {
	const basedOn = () => writeFolder(validFiles());
	const contentOn = (base: string, files: Files) =>
		createContentFiles({ directory: writeFolder(files), basedOn: base, languages, defaultLanguage: "de" });

	it("B-USE-04 has the other site's files at paths without a file of its own", async () => {
		const { company } = await siteOf();
		const own = { "project.json": { ...(validFiles()["project.json"] as object), seo_title: "Schweiz" } };
		const content = contentOn(basedOn(), own);
		const loaded = await content.load();
		expect(loaded).toMatchObject({
			ok: true,
			value: { site: { project: { seo_title: "Schweiz" }, company } },
		});
		expect((await content.pageBody("home", "de")).language).toBe("de");
	});

	it("B-USE-04 has its own files and the other site's in every folder", async () => {
		const branch = { ...(validFiles()["branches/mitte.json"] as object), display_name: "Basel" };
		const loaded = await contentOn(basedOn(), { "branches/basel.json": branch }).load();
		const names = loaded.ok ? loaded.value.site.branches.map(({ display_name }) => display_name) : [];
		expect(names).toContain("Basel");
		expect(names.length).toBe((await siteOf()).branches.length + 1);
	});

	it("B-USE-04 reports errors of its own files, even if the other site's file is valid", async () => {
		const files = validFiles();
		set(files, "project.json", "seo_title", 5);
		const loaded = await contentOn(basedOn(), { "project.json": files["project.json"] }).load();
		expect(loaded).toMatchObject({ ok: false, error: [{ file: "project.json" }] });
	});

	it("B-USE-04 names the other folder where that is missing", async () => {
		const loaded = await contentOn("/nowhere/at/all", validFiles()).load();
		const missing = { file: "/nowhere/at/all", key: "content.folder.missing" };
		expect(loaded).toMatchObject({ ok: false, error: [missing] });
	});
});

describe("a folder that is not there", () => {
	it("is a finding when it is loaded, and an error when a page is requested", async () => {
		const content = createContentFiles({ directory: "/nowhere/at/all", languages, defaultLanguage: "de" });
		const result = await content.load();
		expect(result).toMatchObject({ ok: false, error: [{ key: "content.folder.missing" }] });
		await expect(content.pageBody("home", "de")).rejects.toThrow("/nowhere/at/all");
	});
});
