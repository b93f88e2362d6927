import { addText, branch, product, type SiteDefect, site } from "#tests/core/check/plant.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";

const productFiles = "shop/products/*.json";
const home = "pages/home.json";

/** Replaces the first product's description in a language. */
const described = (description: string, language = "de", change: object = {}) =>
	product(({ translations }) => ({
		translations: translations.map((own) => (own.language === language ? { ...own, description } : own)),
		...change,
	}));

const named = (display_name: string, description: string) =>
	product(({ translations }) => ({
		attributes: [],
		translations: translations.map((own) =>
			own.language === "de" ? { ...own, display_name, description } : own,
		),
	}));

/** Changes the first image's alternative texts. */
const alt = (text: string) =>
	site(({ media: [first, ...others] }) => ({
		media: first ? [{ ...first, translations: [{ language: "de", alt: text }] }, ...others] : others,
	}));

/** Replaces a plain text on the German home page. */
const lead =
	(text: string): SiteDefect[1] =>
	() => ({
		body: (body, of) => (of === "home" && body.language === "de" ? { ...body, lead: text } : body),
	});

/** Defects of values and texts that are unfinished or implausible. */
export const dataDefects: readonly SiteDefect[] = [
	[
		"a bar code that stands twice",
		product(
			({ product_variants }) => ({
				gtin: null,
				product_variants: product_variants.map((own) => ({ ...own, gtin: "4006381333931" })),
			}),
			true,
		),
		"same-gtin",
		productFiles,
	],
	[
		"a variant at a tenth of the price",
		product(
			({ product_variants }) => ({
				price_brutto: decimalOf("1290"),
				product_variants: product_variants.map((own, place) => ({
					...own,
					price_brutto: decimalOf(place === 0 ? "129" : "1290"),
				})),
			}),
			true,
		),
		"variant-price",
		productFiles,
	],
	[
		"a former price of ten times today's",
		product(() => ({
			price_brutto: decimalOf("100"),
			price_history: [
				{ date: "2026-01-01", price_brutto: decimalOf("1000") },
				{ date: "2026-02-01", price_brutto: decimalOf("100") },
			],
		})),
		"former-price",
		productFiles,
	],
	[
		"a product at a hundredth of its category's prices",
		product((_, { category }) => ({ category: category ?? null, price_brutto: decimalOf("1.29") })),
		"category-price",
		productFiles,
	],
	["a stock that nobody has", product(() => ({ stock: 99_999 })), "odd-number", productFiles],
	[
		"coordinates that were swapped",
		branch({ coordinates: "13.4094, 52.5219" }),
		"coordinates_near",
		"branches/mitte.json",
	],
	[
		"coordinates in another country",
		branch({ coordinates: "40.7128, -74.0060" }),
		"coordinates",
		"branches/mitte.json",
	],
	["a postcode of four digits in Germany", branch({ zip: "1017" }), "postcode", "branches/mitte.json"],
	["a branch without its postcode", branch({ zip: "" }), "postcode-missing", "branches/mitte.json"],
	[
		"a company in a street without its number",
		site(({ company }) => ({
			company: { ...company, addresses: [{ ...company.addresses[0], number: "" }] },
		})),
		"house-number",
		"company.json",
	],
	[
		"a picture of 90 pixels",
		product(({ images }) => ({ images: images.map((own) => ({ ...own, width: 90, height: 90 })) })),
		"small-image",
		productFiles,
	],
	[
		"three images with one alternative text",
		site(({ media: [first, second, third, ...others] }) => ({
			media: [
				...[first, second, third].flatMap((image) =>
					image ? [{ ...image, translations: [{ language: "de" as const, alt: "Ein Ring aus Gold" }] }] : [],
				),
				...others,
			],
		})),
		"shared-alt",
		"media/index.json",
	],
	["an alternative text that is a file's name", alt("IMG_1234.jpg"), "empty-alt", "media/index.json"],
	[
		"a quartz watch without its battery",
		described("Ein Quarzwerk treibt sie an.", "de", { battery: null, attributes: [] }),
		"battery-missing",
		productFiles,
	],
	[
		"years of guarantee without terms",
		product(({ translations }) => ({
			guarantee_years: 5,
			guarantor: "A",
			translations: translations.map((own) => ({ ...own, guarantee_terms: null })),
		})),
		"guarantee-terms",
		productFiles,
	],
	[
		"a description that another product has",
		product((_, { translations }) => ({
			translations: translations.map((own) => ({ ...own, display_name: "Anders" })),
		})),
		"same-description",
		productFiles,
	],
	["a text that was never written", addText("Lorem ipsum dolor sit amet.", "home"), "placeholder", home],
	["umlauts in the wrong encoding", addText("GoldschmiedekunstÂ fÃ¼r alle.", "home"), "mojibake", home],
	[
		"quotation marks read as Latin-1",
		addText("Trauring \u0084Königsallee\u0093 für Sie.", "home"),
		"mojibake",
		home,
	],
	["a euro sign read as Latin-1", addText("Gravur für 45\u0080 am selben Tag.", "home"), "mojibake", home],
	["a line break of a database's own", addText("Ring aus Gold\u000bmit Stein.", "home"), "mojibake", home],
	["an entity that is shown as written", addText("Gold &amp;amp; Silber", "home"), "shown-entity", home],
	["bold signs in a plain field", lead("**Neu** bei uns."), "shown-markup", home],
	[
		"an English text among the German ones",
		described("This ring is made for you and it comes with a box that we wrap by hand."),
		"wrong-language",
		productFiles,
	],
	["a link to no page", addText("[Hier](/gibt-es-nicht)", "home"), "dead-link", home],
	["a link without words", addText("Mehr: [](/kontakt)", "home"), "empty-link", home],
	[
		"a block of products that there are not",
		() => ({
			body: (body, of) =>
				of === "home"
					? {
							...body,
							blocks: [
								...body.blocks,
								{
									type: "products",
									heading: null,
									of: { category: null, manufacturer: null, tag: "nirgends", price_max: null },
									limit: 4,
								},
							],
						}
					: body,
		}),
		"empty-block",
		home,
	],
	[
		"cubic zirconia that is called a diamond",
		named("Brillantring", "Besetzt mit funkelnden Zirkonia."),
		"simulant-name",
		productFiles,
	],
	[
		"gilded silver that is called real gold",
		named("Kette", "Echtes Gold, das bleibt: Silber, vergoldet."),
		"gilded-as-gold",
		productFiles,
	],
	[
		"an alloy that only looks like gold",
		described("Ein Ring in Weißgold-Optik."),
		"metal-look",
		productFiles,
	],
	[
		"cultured pearls that are called natural",
		described("Echte Naturperlen, Zuchtperlen aus Japan."),
		"pearl-name",
		productFiles,
	],
	["ivory", described("Ein Anhänger aus echtem Elfenbein."), "protected-species", productFiles],
	["prices without tax", addText("Alle Preise zzgl. MwSt.", "home"), "net-price", home],
	[
		"a cost of delivery that is left open",
		addText("Versandkosten auf Anfrage.", "home"),
		"shipping-unpriced",
		home,
	],
	["an offer that ends today for ever", addText("Nur noch heute!", "home"), "stale-urgency", home],
	["a leading position", addText("Die größte Auswahl Deutschlands.", "home"), "top-claim", home],
	[
		"insurance as an advantage",
		addText("Ihr Vorteil: versicherter Versand.", "home"),
		"insured-advantage",
		home,
	],
	[
		"a law that is no longer in force",
		addText("Verantwortlich nach § 55 Abs. 2 RStV", "legal"),
		"old-law",
		"pages/imprint.json",
	],
	[
		"terms that change at any time",
		addText("Wir können die AGB jederzeit ändern.", "home"),
		"terms-change",
		home,
	],
];
