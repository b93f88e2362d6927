import type { ShopCategory } from "#core/content/shop-lists.ts";
import type { Language } from "#core/language/language.ts";
import { shop, site } from "#tests/core/check/plant.ts";
import {
	alts,
	type Change,
	describeProduct,
	editProduct,
	editTexts,
} from "#tests/core/check/slip-changes.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";

const withSlug = (language: Language, slug: string) =>
	editProduct("vase-moos", ({ translations }) => ({
		translations: translations.map((texts) => (texts.language === language ? { ...texts, slug } : texts)),
	}));

const editCategory = (id: string, change: (own: ShopCategory) => Partial<ShopCategory>) =>
	shop(({ categories }) => ({
		categories: categories.map((own) => (own.id === id ? { ...own, ...change(own) } : own)),
	}));

const editPath = (id: string, path: string) =>
	site(({ pages }) => ({
		pages: pages.map((own) =>
			own.id === id
				? {
						...own,
						translations: own.translations.map((meta) => (meta.language === "de" ? { ...meta, path } : meta)),
					}
				: own,
		),
	}));

/** Contradictory or implausible data and images of products, by kind. */
export const dataSlips: Readonly<Record<string, readonly (readonly [slip: string, change: Change])[]>> = {
	data: [
		["gtin internal", editProduct("vase-moos", () => ({ gtin: "2000000000015" }))],
		[
			"gtin twice",
			shop(({ products }) => ({
				products: products.map((p) => (/^vase/.test(p.slug) ? { ...p, gtin: "4006381333931" } : p)),
			})),
		],
		[
			"sku twice",
			shop(({ products }) => ({
				products: products.map((p) => (/^vase/.test(p.slug) ? { ...p, reference_number: "V-1" } : p)),
			})),
		],
		[
			"sku twice case",
			shop(({ products }) => ({
				products: products.map((p, i) =>
					/^vase/.test(p.slug) ? { ...p, reference_number: i % 2 ? "va-0 1" : "VA-01" } : p,
				),
			})),
		],
		[
			"suffix twice",
			editProduct("akoya-kette", (own) => ({
				product_variants: own.product_variants.map((v) => ({ ...v, reference_number_suffix: "-42" })),
			})),
		],
		[
			"variant gtin twice",
			editProduct("akoya-kette", (own) => ({
				product_variants: own.product_variants.map((v) => ({ ...v, gtin: "4006381333931" })),
			})),
		],
		["slug vs name", editProduct("vase-moos", () => ({ slug: "kopie-von-vase-kiesel" }))],
		["slug copy", editProduct("vase-moos", () => ({ slug: "vase-kiesel-2" }))],
		["slug of a translation copied", withSlug("fr", "vase-kiesel-2")],
		["slug of a translation at a default", withSlug("en", "new-product")],
		["slug of a category copied", editCategory("jewelry", () => ({ slug: "uhren-2" }))],
		["slug of a category at a default", editCategory("jewelry", () => ({ slug: "neue-kategorie" }))],
		[
			"slug of a category's translation copied",
			editCategory("jewelry", ({ translations }) => ({
				translations: translations.map((texts) =>
					texts.language === "en" ? { ...texts, slug: "uhren-2" } : texts,
				),
			})),
		],
		[
			"slug of a brand copied",
			site(({ brands }) => ({
				brands: brands.map((own) => (own.slug === "kronberg" ? { ...own, slug: "alpenhorn-2" } : own)),
			})),
		],
		[
			"slug of a manufacturer copied",
			shop(({ manufacturers }) => ({
				manufacturers: manufacturers.map((own) =>
					own.id === "augenwerk" ? { ...own, slug: "kopie-von-havelwerk" } : own,
				),
			})),
		],
		["path of a page at a default", editPath("about", "/neue-seite")],
		["path of a page copied", editPath("about", "/service-2")],
		["name copy", editTexts("vase-moos", { display_name: "Vase Moos (Kopie)" })],
		["name caps", editTexts("vase-moos", { display_name: "VASE MOOS TOP ANGEBOT!!!" })],
		["name html", editTexts("vase-moos", { display_name: "Vase <b>Moos</b>" })],
		["name = sku", editTexts("vase-moos", { display_name: "VA-0293-44" })],
		["wrong category", editProduct("vase-moos", () => ({ category: "watches" as never }))],
		["watch in jewelry", editProduct("alpenhorn-firn", () => ({ category: "jewelry" as never }))],
		["no manufacturer", editProduct("vase-moos", () => ({ manufacturer: null }))],
		["brand mismatch", editTexts("alpenhorn-firn", { display_name: "Kronberg Firn" })],
		["weight unit", describeProduct("vase-moos", "Eine Vase, 28 mm hoch, aus Steinzeug mit grüner Glasur.")],
		[
			"size name",
			editProduct("halo", (own) => ({
				product_variants: own.product_variants.map((v, i) => (i === 2 ? { ...v, display_name: "540" } : v)),
			})),
		],
		[
			"size mixed",
			editProduct("halo", (own) => ({
				product_variants: own.product_variants.map((v, i) => (i === 2 ? { ...v, display_name: "XL" } : v)),
			})),
		],
		["stock huge", editProduct("vase-moos", () => ({ stock: 12345 }))],
		["stock odd", editProduct("halo", () => ({ stock: 4000 }))],
		["shipping time", editProduct("vase-moos", () => ({ shipping_time: 60 }))],
		[
			"quantity unit",
			editProduct("duftkerze-waldrand", (own) => ({
				quantity: own.quantity && { ...own.quantity, amount: decimalOf("180000") },
			})),
		],
		[
			"quantity differs from text",
			editProduct("duftkerze-waldrand", (own) => ({
				quantity: own.quantity && { ...own.quantity, amount: decimalOf("810") },
			})),
		],
		["quantity missing", editProduct("duftkerze-waldrand", () => ({ quantity: null }))],
		["date in future", editProduct("vase-moos", () => ({ date_created: "2062-03-21T09:00:00Z" }))],
		["gender", editTexts("alpenhorn-firn", { display_name: "Alpenhorn Firn Herrenuhr" })],
		[
			"ring size text",
			describeProduct("akoya-kette", "Eine Kette von 450 cm, auf Seide geknüpft, mit goldener Schließe."),
		],
		["tag empty", editProduct("vase-moos", () => ({ tags: ["bestseller", "Bestseller"] }))],
		[
			"attribute twice",
			editProduct("vase-moos", (own) => ({ attributes: [...own.attributes, ...own.attributes] })),
		],
		["condition word", describeProduct("vase-moos", "siehe oben")],
		[
			"two categories same name",
			shop(({ categories }) => ({
				categories: categories.map((c, i) =>
					i < 2 ? { ...c, translations: c.translations.map((t) => ({ ...t, display_name: "Schmuck" })) } : c,
				),
			})),
		],
		[
			"price history future drop",
			editProduct("vase-moos", () => ({
				price_history: [
					{ date: "2026-11-01", price_brutto: decimalOf("960") },
					{ date: "2026-11-20", price_brutto: decimalOf("96") },
				],
			})),
		],
	],
	images: [
		[
			"small",
			editProduct("vase-moos", (own) => ({
				images: own.images.map((i) => ({ ...i, width: 200, height: 200 })),
			})),
		],
		[
			"thin",
			editProduct("vase-moos", (own) => ({
				images: own.images.map((i) => ({ ...i, width: 3000, height: 500 })),
			})),
		],
		["no image", editProduct("vase-moos", () => ({ images: [] }))],
		[
			"same image for two",
			shop(({ products }) => {
				const other = products.find((p) => p.slug === "vase-kiesel");
				return {
					products: products.map((p) => (p.slug === "vase-moos" ? { ...p, images: other?.images ?? [] } : p)),
				};
			}),
		],
		["same image twice", editProduct("vase-moos", (own) => ({ images: [...own.images, ...own.images] }))],
		["alt identical", alts((alt, place) => (place < 4 ? "Schmuck" : alt))],
		["alt file", alts((alt, place) => (place === 3 ? "DSC_0023.JPG" : alt))],
		["alt image of", alts((alt, place) => (place === 3 ? "Bild" : alt))],
		[
			"alt of keywords",
			alts((alt, place) =>
				place === 3 ? "Ring, Goldring, Verlobungsring, Ehering, Trauring, Goldschmuck, Juwelier Berlin" : alt,
			),
		],
		[
			"alt other language",
			site(({ media }) => ({
				media: media.map((own, place) =>
					place === 3
						? {
								...own,
								translations: own.translations.map((t) =>
									t.language === "de"
										? { ...t, alt: "A gold ring on the hand of a woman with a small stone" }
										: t,
								),
							}
						: own,
				),
			})),
		],
		[
			"alt short other language",
			site(({ media }) => ({
				media: media.map((own, place) =>
					place === 3
						? {
								...own,
								translations: own.translations.map((t) => ({
									...t,
									alt: own.translations.find((e) => e.language === "de")?.alt ?? "",
								})),
							}
						: own,
				),
			})),
		],
	],
};
