import { describe, expect, it } from "vitest";
import type { BlockNamed, ContentBlock } from "#core/content/blocks.ts";
import { languages } from "#core/language/language.ts";
import type { LegalPage } from "#core/settings/shop-settings.ts";
import type { Site } from "#core/site/site.ts";
import { blockModels } from "#renderer/plan/block-models.ts";
import { pageModel } from "#renderer/plan/page-models.ts";
import { shellModel } from "#renderer/plan/shell-models.ts";
import { countryTerms } from "#renderer/plan/shop/legal-pages.ts";
import { readDemoSite, withShop } from "#tests/renderer/demo-shop.ts";

const demo = await readDemoSite();
const without = demo.plan({ ecommerce: null }).context;

const products: BlockNamed<"products"> = {
	type: "products",
	heading: "Im Shop",
	of: { category: null, manufacturer: null, tag: null, price_max: null },
	limit: 4,
};

function drawn(block: ContentBlock, planned = demo.plan().context) {
	return blockModels([block], { language: "en", subject: "page", anchors: new Set() }, planned)[0] ?? null;
}

/** Returns the texts of a page of the content. */
async function htmlOf(path: string, planned = demo.plan().context): Promise<string> {
	const summary = planned.site.pages.find(({ translations }) =>
		translations.some((entry) => entry.path === path),
	);
	if (!summary) throw new Error(`There is no page ${path}`);
	const body = await demo.content.pageBody(summary.id, "de");
	const { blocks } = pageModel(summary, body, planned);
	return blocks.flatMap((block) => (block.type === "text" ? block.markdown.html : [])).join("");
}

describe("a site without the ecommerce add-on", () => {
	it.each(languages)("R-SET-03 has no shop in the shell of %s, even if its content has one", (language) => {
		expect(demo.site.shop).not.toBeNull();
		expect(without.shop).toBeNull();
		expect(shellModel(language, without).shop).toBeNull();
	});

	it("R-SET-03 has no products and no links to the shop on its pages", () => {
		expect(drawn(products, without)).toBeNull();
		expect(without.links.resolve("/shop/uhren", "en").page).toBeNull();
	});
});

/** The live content service of the demo's pages. */
const inGermany = { country: "DE", area: "DE-BE", currencies: { site: "EUR", content: "EUR" } } as const;

const mediator = {
	name: "CM2C",
	postal_address: "49 rue de Ponthieu, 75008 Paris",
	website: "https://m.example/",
};

/** Returns the legal additions to the terms of a shop in a country that delivers there, or from Germany to France. */
function addedTerms(tax_country: "CH" | "DE" | "FR", language: "de" | "fr") {
	const served = tax_country === "CH" ? "CH" : "FR";
	const planned = demo.plan({}, (site) => ({
		...withShop((shop) => ({
			...shop,
			settings: {
				...shop.settings,
				tax_country,
				shipping_methods_config: [],
				shipping_countries: shop.settings.shipping_countries.filter(
					(country) => country.country_code === served,
				),
			},
		}))(site),
		legal: { ...site.legal, mediator },
	}));
	return countryTerms(language, planned.context) ?? "";
}

describe("terms by the law of a country", () => {
	it("B-LAW-17 contain the mediator and the guarantee box in France", () => {
		expect(addedTerms("FR", "fr")).toContain("CM2C, 49 rue de Ponthieu, 75008 Paris, [https://m.example/]");
		expect(addedTerms("FR", "fr")).toContain("Garantie légale de conformité");
		expect(addedTerms("FR", "de")).toContain("CM2C");
		expect(addedTerms("DE", "de")).not.toContain("CM2C");
	});

	it("B-LAW-17 contain the producer's identifiers if the shop sells to France", () => {
		expect(addedTerms("DE", "de")).toContain("- Haushaltsverpackungen – `FR000000_01ABCD`");
		expect(addedTerms("FR", "fr")).toContain("- Emballages ménagers – `FR000000_01ABCD`");
		expect(addedTerms("CH", "de")).toBe("");
	});
});

describe("a site with a shop", () => {
	it.each([
		["of files", { from: "files", directory: "content" }, null],
		["that its build alone asks", { from: "directus", url: "https://cms.x.org", live: false }, null],
		[
			"that pages ask too",
			{ from: "directus", url: "https://cms.x.org", live: true },
			{ url: "https://cms.x.org", project: "www.juwelier-sternau.example", ...inGermany },
		],
		[
			"that pages ask too, for another project",
			{ from: "directus", url: "https://cms.x.org", project: "shop.x.org", live: true },
			{ url: "https://cms.x.org", project: "shop.x.org", ...inGermany },
		],
	] as const)(
		"R-CAT-02 R-SET-01 with content %s gives its pages the service to load from",
		(_, content, catalogue) => {
			const source = content.from === "files" ? content : { project: null, ...content };
			const shell = shellModel("en", demo.plan({ content: source }).context);
			expect(shell.catalogue).toEqual(catalogue);
			expect(shell.shop?.countsFacets).toBe(catalogue === null);
			expect(shellModel("en", demo.plan({ content: source, ecommerce: null }).context).catalogue).toBeNull();
		},
	);

	it.each(languages)("R-ROUTE-10 gives all pages in %s the shop's routes", (language) => {
		const root = language === "de" ? "/shop" : `/${language}/shop`;
		const { shop, shopAddress } = shellModel(language, demo.plan().context);
		expect(shopAddress).toEqual({ storeRoot: "shop", defaultLanguage: "de" });
		expect(shop).toMatchObject({
			displayName: "Shop",
			paths: { list: root, cart: `${root}/warenkorb`, checkout: `${root}/kasse` },
			data: `/shop-data/${language}`,
		});
	});

	it("R-NAV-04 has links within content to the shop's page in their language", () => {
		const { links } = demo.plan().context;
		expect(links.resolve("/shop/uhren?sort=price_brutto#x", "en")).toMatchObject({
			path: "/en/shop/uhren?sort=price_brutto#x",
			language: "en",
			page: { template: "shop-list" },
		});
		expect(links.resolve("/en/shop/verlobungsringe/halo", "fr").path).toBe("/fr/shop/verlobungsringe/halo");
		expect(links.resolve("/shop/nix", "de").page).toBeNull();
	});

	it.each([true, false])("with enable_cart %s can list the legal pages in its footers", (enable_cart) => {
		const { context } = demo.plan(
			{},
			withShop((shop) => ({ ...shop, settings: { ...shop.settings, enable_cart } })),
		);
		const { shop } = shellModel("de", context);
		const paths = ["/agb", "/widerruf", "/versand-und-zahlung"];
		expect(shop?.legalPages.map(({ link }) => link.href)).toEqual(paths);
	});

	it.each(languages)(
		"R-ROUTE-06 R-NAV-08 has no link to a missing accessibility statement in its footer in %s",
		(language) => {
			const keys = (change: (site: Site) => Site = (own) => own) =>
				shellModel(language, demo.plan({}, change).context).legalLinks.map(({ key }) => key);
			expect(keys()).toContain("accessibility");
			const pages = ({ pages: own }: Site) => own.filter(({ template }) => template !== "accessibility");
			expect(keys((own) => ({ ...own, pages: pages(own) }))).toEqual(["imprint", "privacy"]);
		},
	);

	it("renders the footer of shop pages", () => {
		const { shop } = shellModel("en", demo.plan().context);
		expect(shop?.globalFooter).toContain('<a href="/en/shipping-and-payment"');
	});
});

it.each([
	["ships to Austria", "AT", true],
	["ships at home alone", "CH", false],
])(
	"B-LAW-08 B-LAW-17 of Switzerland, a shop that %s has the Union's notice of the guarantee: %s",
	(_, code, expected) => {
		const { context } = demo.plan(
			{},
			withShop((shop) => ({
				...shop,
				settings: {
					...shop.settings,
					tax_country: "CH",
					shipping_countries: [
						{ id: 1, display_name: code, country_code: code, free_returns: false, return_days: null },
					],
					shipping_methods_config: [],
				},
			})),
		);
		expect(shellModel("de", context).shop?.guaranteeNotice).toBe(expected);
	},
);

describe("legal_pages of the settings", () => {
	const legal = (type: LegalPage["type"], content: string) =>
		demo.plan({}, (site) => ({
			...withShop((shop) => ({
				...shop,
				settings: { ...shop.settings, legal_pages: [{ type, content }] },
			}))(site),
			legal: { ...site.legal, rep_identifiers: [] },
		})).context;

	it.each<[LegalPage["type"], string]>([
		["terms", "/agb"],
		["withdrawal", "/widerruf"],
		["shipping-and-payment", "/versand-und-zahlung"],
	])("R-SET-05 %s replace the text of %s", async (type, path) => {
		expect(await htmlOf(path, legal(type, "## Nur dies"))).toBe('<h2 id="nur-dies">Nur dies</h2>\n');
	});

	it("R-SET-05 do not change other pages, or a page without text in the settings", async () => {
		const plain = await htmlOf("/widerruf");
		expect(plain).not.toBe("");
		expect(await htmlOf("/widerruf", legal("terms", "Nur dies"))).toBe(await htmlOf("/widerruf", without));
	});

	it("B-LAW-11 are accepted with an order: terms, withdrawal and privacy, each with the digest of its text as version", () => {
		const texts = (planned = demo.plan().context) => shellModel("fr", planned).shop?.requiredTexts ?? [];
		expect(texts().map(({ type }) => type)).toEqual(["terms", "withdrawal", "privacy"]);
		expect(texts().every(({ version }) => /^[0-9a-f]{12}$/.test(version))).toBe(true);
		const [one, other] = [texts(legal("terms", "Fassung 1")), texts(legal("terms", "Fassung 2"))];
		expect(one[0]?.version).not.toBe(other[0]?.version);
		expect(one[2]).toEqual(other[2]);
	});
});

describe("a block of products", () => {
	it("B-SEO-03 lists a brand's products and links to all of them", () => {
		const block = drawn({ ...products, of: { ...products.of, manufacturer: "kronberg" } });
		expect(block).toMatchObject({
			heading: { text: "Im Shop" },
			link: { href: "/en/shop?manufacturer=kronberg" },
		});
		const items = block?.type === "products" ? block.items : [];
		expect(items.length).toBeGreaterThan(2);
		expect(items.every(({ product }) => product.manufacturer?.slug === "kronberg")).toBe(true);
		expect(items.every(({ path }) => path.startsWith("/en/shop/uhren/"))).toBe(true);
	});

	it("R-CAT-02 lists products of its category and tag up to its limit", () => {
		const block = drawn({ ...products, of: { ...products.of, category: "uhren" }, limit: 2 });
		expect(block).toMatchObject({ items: [{}, {}], link: { href: "/en/shop/uhren" } });
		const tagged = drawn({ ...products, of: { ...products.of, tag: "edition" }, limit: 20 });
		expect(tagged).toMatchObject({ link: { href: "/en/shop?tag=edition" } });
	});

	it("R-CAT-02 is left out and logged if the shop has no such products", () => {
		const planned = demo.plan();
		expect(drawn({ ...products, of: { ...products.of, tag: "nix" } }, planned.context)).toBeNull();
		expect(planned.noted()).toEqual(["shop.noProducts"]);
	});
});
