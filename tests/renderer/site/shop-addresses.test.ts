import { describe, expect, it } from "vitest";
import { type Language, languages } from "#core/language/language.ts";
import { movedSlugs } from "#core/routes/moved-slugs.ts";
import { shellModel } from "#renderer/plan/shell-models.ts";
import { siteMoves } from "#renderer/plan/site-moves.ts";
import { parseRedirectRules } from "#renderer/preview/redirect-rules.ts";
import { alternatesIn, buildShop } from "#tests/renderer/site/built-shop.ts";

/** Returns the configuration of a shop whose addresses were the same in every language before. */
const earlierShop = (config: string) => config.replace("redirectSharedPaths: false,", "");

const former = await buildShop("de,fr,en", (config) =>
	earlierShop(config).replace('paths: "by-language",', ""),
);
const built = await buildShop("de,fr,en", earlierShop);

/** The former and current paths of each page of the shop, apart from 404 pages. */
const moved = former.models.flatMap(({ path, template }, place) =>
	template.startsWith("shop-") && template !== "shop-not-found"
		? [[path, built.paths[place] ?? ""] as const]
		: [],
);
const changed = moved.filter(([from, to]) => from !== to);

/** Returns the former addresses that a text names. */
const formerIn = (text: string) =>
	changed.map(([from]) => from).filter((from) => new RegExp(`${from}(?![\\w-])`).test(text));

describe("a shop with addresses in each language", () => {
	it("B-SEO-12 has each page of the shop with the specified addresses, at its own path", () => {
		expect(built.models.map(({ template }) => template)).toEqual(
			former.models.map(({ template }) => template),
		);
		expect(new Set(built.paths).size).toBe(built.paths.length);
		expect(changed.length).toBeGreaterThan(10);
		const pathsOf = (template: string) =>
			built.models.filter((page) => page.template === template).map(({ path }) => path);
		expect(pathsOf("shop-cart")).toEqual(["/shop/warenkorb", "/fr/boutique/panier", "/en/shop/cart"]);
		expect(pathsOf("shop-checkout")).toEqual(["/shop/kasse", "/fr/boutique/caisse", "/en/shop/checkout"]);
		expect(pathsOf("shop-not-found")).toEqual(["/shop/404", "/fr/boutique/404", "/en/shop/404"]);
	});

	it("B-SEO-12 names no former address in documents, data, sitemap, feeds and shells", () => {
		const rules = /^(?:_redirects|\.host-rules\/)/;
		const texts = [
			...built.files
				.filter(({ path }) => !rules.test(path))
				.map(({ path, content }) => [path, String(content)]),
			...built.models.map((page) => [`data of ${page.path}`, JSON.stringify(page)]),
			...languages.map((language) => [`shell ${language}`, JSON.stringify(shellModel(language, built.plan))]),
		];
		expect(
			texts.map(([name, text = ""]) => [name, formerIn(text)]).filter(([, found]) => found?.length),
		).toEqual([]);
		// The same search finds them in the shop that has them.
		expect(formerIn(JSON.stringify(shellModel("fr", former.plan)))).toContain("/fr/shop/warenkorb");
		expect(built.files.some(({ path }) => path.startsWith("feeds/"))).toBe(true);
	});

	it("B-SEO-12 B-SEO-01 names the versions of a page in documents and the sitemap", () => {
		const versions = [
			["de", "/shop/ringe"],
			["en", "/en/shop/rings"],
			["fr", "/fr/boutique/bagues"],
			["x-default", "/shop/ringe"],
		];
		for (const file of ["shop/ringe", "fr/boutique/bagues", "en/shop/rings"])
			expect(alternatesIn(built.file(`${file}/index.html`)), file).toEqual(versions);
		expect(alternatesIn(built.file("sitemap.xml"))).toEqual(expect.arrayContaining(versions));
		const switched = built.models.find(({ path }) => path === "/fr/boutique/caisse");
		expect(switched?.languageChoices.map(({ path }) => path)).toEqual([
			"/shop/kasse",
			"/fr/boutique/caisse",
			"/en/shop/checkout",
		]);
	});
});

describe("a shop with slugs in each language", () => {
	const ring = [
		"/shop/ringe/solitaerring",
		"/en/shop/rings/solitaire-ring",
		"/fr/boutique/bagues/bague-solitaire",
	];

	it("B-SEO-12 B-SEO-01 names the versions of a product in its documents", () => {
		const [de, en, fr] = ring as [string, string, string];
		const versions = [...[["de", de] as const, ["en", en] as const, ["fr", fr] as const], ["x-default", de]];
		for (const path of ring) {
			const html = built.file(`${path.slice(1)}/index.html`);
			expect(alternatesIn(html), path).toEqual(versions);
			expect(html).toMatch(new RegExp(`rel="canonical" href="https://[^/"]+${path}"`));
		}
	});

	it("B-SEO-12 B-SEO-07 names a product in each feed by the slugs of its language", () => {
		const feeds = built.files
			.filter(({ path }) => path.startsWith("feeds/"))
			.map(({ content }) => String(content));
		const named = feeds.map((feed) => ring.filter((path) => feed.includes(path)));
		expect(named.map((paths) => paths.length)).toEqual(feeds.map(() => 1));
		expect(new Set(named.flat())).toEqual(new Set(ring));
	});

	it("B-SEO-12 redirects the addresses with the slugs that are the same in every language", () => {
		const rules = parseRedirectRules(built.file("_redirects") ?? "");
		for (const [from, to] of [
			["/fr/shop/ringe/solitaerring", "/fr/boutique/bagues/bague-solitaire"],
			["/fr/boutique/ringe/solitaerring", "/fr/boutique/bagues/bague-solitaire"],
			["/en/shop/ringe", "/en/shop/rings"],
		] as const)
			expect(rules.respondFor(from, "")).toMatchObject({ kind: "redirect", to, status: 301 });
	});
});

describe("the former addresses of a shop", () => {
	const rules = parseRedirectRules(built.file("_redirects") ?? "");

	it.each(changed)("B-SEO-12 %s redirects to %s, with its query", (from, to) => {
		const redirect = { kind: "redirect", to, status: 301, keepsQuery: true };
		expect(rules.respondFor(from, "?token=a")).toEqual(redirect);
	});

	it("B-SEO-12 redirect on nginx and Caddy", () => {
		expect(built.file(".host-rules/nginx.conf")).toContain(
			'location = "/fr/shop/kasse" { return 301 "/fr/boutique/caisse$is_args$args"; }',
		);
		expect(built.file(".host-rules/Caddyfile")).toContain('redir * "/fr/boutique/caisse" 301');
	});

	it("B-SEO-12 are only those of slugs for a shop with the specified addresses", () => {
		const { shop } = former.plan;
		if (!shop) throw new Error("The site has no shop");
		const ofSlugs = movedSlugs(shop, shop.languages, shop.address);
		expect(ofSlugs["/fr/shop/ringe/*"]).toBe("/fr/shop/bagues/*");
		expect(siteMoves(former.plan)).toEqual(ofSlugs);
	});

	it("B-SEO-12 are none for a new shop, which never had any", async () => {
		const { plan, file } = await buildShop("fr,de,en");
		expect(siteMoves(plan)).toEqual({});
		expect(file("_redirects")).not.toMatch(/ 30[18]$/m);
	});

	it("B-SEO-12 may be named by links of the content", () => {
		const linkTo = (path: string, language: Language) => built.plan.links.resolve(path, language);
		expect(linkTo("/fr/shop/warenkorb?a=b#c", "fr").path).toBe("/fr/boutique/panier?a=b#c");
		expect(linkTo("/en/shop/ringe", "fr").path).toBe("/fr/boutique/bagues");
		expect(linkTo("/fr/shop/nichts", "fr").page).toBeNull();
	});

	it("B-SEO-12 give way to the configured moves", async () => {
		const own = await buildShop("de,fr", (config) =>
			earlierShop(config).replace(
				"content:",
				`redirects: { moved: { "/fr/shop/kasse": "/fr/contact", "/alt": "/fr/shop/warenkorb" } },\n\tcontent:`,
			),
		);
		const ownRules = parseRedirectRules(own.file("_redirects") ?? "");
		expect(ownRules.respondFor("/fr/shop/kasse")).toMatchObject({ to: "/fr/contact" });
		expect(ownRules.respondFor("/alt")).toMatchObject({ to: "/fr/boutique/panier", status: 301 });
	});
});

describe("addresses that two pages would have", () => {
	const withPaths = (paths: string) => (config: string) => config.replace('"by-language"', paths);

	it("B-SEO-12 R-ROUTE-15 are a finding for a category and another page of the shop", async () => {
		await expect(buildShop("de,fr", withPaths('{ fr: { cart: "bagues" } }'))).rejects.toThrow(
			/"key":"config\.categorySegment","params":\{"slug":"bagues","language":"fr"\}/,
		);
		await expect(buildShop("de", withPaths('{ fr: { cart: "bagues" } }'))).resolves.toBeDefined();
	});

	it("B-SEO-12 R-ROUTE-09 are a finding for a page of the content and the shop in its language", async () => {
		await expect(buildShop("de,fr", withPaths('{ fr: { root: "marques" } }'))).rejects.toThrow(
			/"key":"config\.shopPath","params":\{"path":"\/fr\/marques","storeRoot":"marques"\}/,
		);
	});
});

describe("a brand's page", () => {
	it("R-ROUTE-05 B-SEO-12 is in French too, below the page of all brands", () => {
		const brand = built.models.filter(({ template }) => template === "brand").map(({ path }) => path);
		expect(brand).toEqual([
			"/schmuck/bijouterie-leman",
			"/fr/marques/bijouterie-leman",
			"/en/jewelry/bijouterie-leman",
		]);
		expect(alternatesIn(built.file("fr/marques/bijouterie-leman/index.html"))).toEqual([
			["de", "/schmuck/bijouterie-leman"],
			["en", "/en/jewelry/bijouterie-leman"],
			["fr", "/fr/marques/bijouterie-leman"],
			["x-default", "/schmuck/bijouterie-leman"],
		]);
		const listing = built.models.find(({ path }) => path === "/fr/marques");
		expect(JSON.stringify(listing?.blocks)).toContain('"href":"/fr/marques/bijouterie-leman"');
	});
});
