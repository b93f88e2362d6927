import { describe, expect, it } from "vitest";
import type { Site } from "#core/site/site.ts";
import { parseConfig } from "#renderer/config/load-config.ts";
import { draftIndicator } from "#renderer/dev/draft-indicator.ts";

const page = (id: string, brand: string | null, path: string, other: string) => ({
	id,
	brand,
	translations: [
		{ path, language: "de" },
		{ path: other, language: "en" },
	],
});
const site = {
	project: { translations: [] },
	pages: [
		page("about", null, "/ueber-uns", "/en/about-us"),
		page("home", null, "/", "/en"),
		page("brand-nova", "nova", "/uhren/nova", "/en/watches/nova"),
	],
	shop: {
		categories: [{ id: 7, slug: "ringe", translations: [] }],
		products: [
			{ id: "p1", slug: "halo", category: "7", translations: [{ language: "en", slug: "halo-ring" }] },
			{ id: "p2", slug: "solitaer", category: 7, translations: [] },
		],
	},
} as unknown as Site;
const document = "<!doctype html><html><body><div id=root></div></body></html>";

function config() {
	const parsed = parseConfig({
		domain: "a.example",
		languages: ["de", "en"],
		content: { from: "directus", url: "https://cms.example" },
		ecommerce: { storeRoot: "laden" },
	});
	if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
	return parsed.value;
}

describe("the mark of a draft", () => {
	const mark = draftIndicator(site, config(), { pages: ["about"], brands: ["nova"], products: ["halo"] });
	const shown = (path: string) =>
		/<div id="facette-draft"[^>]*?( hidden)?>([^<]*)<\/div>/.exec(mark(path, document));

	it.each([
		["/ueber-uns", "Entwurf: Besucher sehen das nicht"],
		["/en/about-us", "Draft: visitors do not see this"],
		["/uhren/nova", "Entwurf: Besucher sehen das nicht"],
		["/laden/ringe/halo", "Entwurf: Besucher sehen das nicht"],
		["/en/laden/ringe/halo-ring", "Draft: visitors do not see this"],
	])("B-USE-04 is on %s before any script has run", (path, word) => {
		expect(shown(path)?.slice(1)).toEqual([undefined, word]);
	});

	it.each(["/", "/en", "/laden/ringe/solitaer"])("B-USE-04 is hidden on %s, which is published", (path) => {
		expect(shown(path)?.slice(1)).toEqual([" hidden", ""]);
	});

	it("B-USE-04 is within the body, after the page's content", () => {
		expect(mark("/ueber-uns", document)).toMatch(
			/<div id=root><\/div><div id="facette-draft".*<\/script><\/body><\/html>$/s,
		);
	});

	it("B-USE-04 changes no document of a site without drafts", () => {
		const none = draftIndicator(site, config(), { pages: [], brands: [], products: [] });
		expect(none("/ueber-uns", document)).toBe(document);
	});
});

describe("the mark of an item to come", () => {
	it("B-USE-09 is on the pages of items that visitors see only later", () => {
		const coming = { publish_at: "2999-01-01T00:00Z" };
		const [about, home, nova] = site.pages;
		const products = site.shop?.products.map((product) => ({ ...product, ...coming, status: "published" }));
		const later = {
			...site,
			pages: [about, { ...home, ...coming }, { ...nova, ...coming }],
			shop: { ...site.shop, products },
		} as unknown as Site;
		const mark = draftIndicator(later, config(), { pages: [], brands: [], products: [] });
		const isMarked = (path: string) =>
			mark(path, document).includes("Entwurf: Besucher sehen das nicht</div>");
		const paths = ["/", "/uhren/nova", "/laden/ringe/halo", "/ueber-uns"];
		expect(paths.map(isMarked)).toEqual([true, true, true, false]);
	});
});
