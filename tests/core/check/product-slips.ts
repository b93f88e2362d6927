import { shop, site } from "#tests/core/check/plant.ts";
import { alts, type Change, ofProduct, says, tells, words } from "#tests/core/check/slip-changes.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";

/** Data, texts and pictures of products that contradict each other or cannot be meant, by kind. */
export const productSlips: Readonly<Record<string, readonly (readonly [slip: string, change: Change])[]>> = {
	materials: [
		["333 vs 750", tells("siegelring-stern", "Ein Siegelring mit Stern aus 333er Gold.")],
		[
			"14 karat vs 750",
			tells("siegelring-stern", "Ein Siegelring mit Stern aus 14 Karat Gelbgold, von Hand gestochen."),
		],
		["14K rotgold vs 750", tells("siegelring-stern", "Ein Siegelring, 14k Rotgold, von Hand gestochen.")],
		["name 585", words("creolen-gedreht", { display_name: "Gedrehte Creolen 585 Gelbgold" })],
		["weiß vs gelb", tells("creolen-gedreht", "Creolen aus massivem Weißgold, gedreht wie ein Tau.")],
		["silver vs gold", tells("creolen-gedreht", "Gedrehte Creolen aus 925er Sterlingsilber.")],
		["name colour", words("creolen-gedreht", { display_name: "Gedrehte Creolen Roségold" })],
		["platinum vs gold en", tells("halo", "A halo ring in platinum 950, set by hand.", "en")],
		["gilded as gold", tells("manschettenknoepfe-stern", "Manschettenknöpfe aus echtem Gold mit Emaille.")],
		[
			"gold plated real",
			words("manschettenknoepfe-stern", { display_name: "Goldene Manschettenknöpfe 750" }),
		],
		["steel watch as gold", tells("alpenhorn-firn", "Das Gehäuse aus 750er Gold leuchtet.")],
		["impossible fineness", tells("creolen-gedreht", "Aus 785er Gold gefertigt, gedreht wie ein Tau.")],
		["impossible fineness 2", tells("siegelring-stern", "Ein Siegelring aus 558er Gelbgold.")],
		["925 gold", tells("creolen-gedreht", "Creolen aus 925er Gelbgold.")],
		["18 carat 585", says("Unsere Ringe sind aus 18 Karat (585/1000) Gold.")],
		["strap", tells("alpenhorn-firn", "Die Uhr trägt ein Lederband aus Kalbsleder.")],
		[
			"Echtschmuck",
			tells("manschettenknoepfe-stern", "Echtschmuck, der bleibt: Manschettenknöpfe mit Stern und Emaille."),
		],
		["nickel", tells("creolen-gedreht", "Garantiert nickelfrei und für Allergiker geeignet.")],
	],
	stones: [
		["carat differs", tells("anhaenger-solitaire", "Ein Brillant von 0,50 ct an einer feinen Kette.")],
		["clarity impossible", tells("anhaenger-solitaire", "Ein Brillant in der Reinheit VVS3.")],
		["colour impossible", tells("anhaenger-solitaire", "Brillant, Farbe B, lupenrein.")],
		[
			"lab vs natural",
			tells("anhaenger-solitaire", "Ein im Labor gezüchteter Diamant an einer feinen Kette."),
		],
		["zirconia vs diamond", tells("anhaenger-solitaire", "Mit funkelndem Zirkonia an einer feinen Kette.")],
		["moissanite en", tells("anhaenger-solitaire", "A sparkling moissanite on a fine chain.", "en")],
		["untreated vs heated", tells("anhaenger-solitaire", "Der Stein ist hitzebehandelt und leuchtet.")],
		["natural color vs tinted", tells("akoya-kette", "Die Perlen sind gefärbt, auf Seide geknüpft.")],
		["pearls natural", tells("akoya-kette", "Echte Naturperlen aus dem Meer, auf Seide geknüpft.")],
		["halbedelstein", says("Schmuck mit Halbedelsteinen aus aller Welt.")],
		["ethical diamonds", says("Alle unsere Diamanten sind garantiert konfliktfrei.")],
	],
	watches: [
		["automatic vs quartz", tells("kronberg-regatta", "Das Automatikwerk zieht sich am Handgelenk auf.")],
		["quartz vs automatic", tells("alpenhorn-firn", "Ein präzises Quarzwerk treibt die Zeiger.")],
		["quartz vs automatic en", tells("alpenhorn-firn", "Driven by a precise quartz movement.", "en")],
		["hand-wound vs auto fr", tells("alpenhorn-firn", "Un mouvement à remontage manuel l’anime.", "fr")],
		["water", tells("alpenhorn-firn", "Bis 20 bar wasserdicht.")],
		["water m", tells("alpenhorn-firn", "Wasserdicht bis 300 Meter.")],
		["diving at 3 bar", tells("kronberg-champagner", "Mit dieser Uhr können Sie bedenkenlos tauchen.")],
		["water en", tells("alpenhorn-firn", "Waterproof to 200 m.", "en")],
		["diameter", tells("alpenhorn-firn", "Das Gehäuse misst 42 mm im Durchmesser.")],
		[
			"diameter cm",
			ofProduct("alpenhorn-firn", (own) => ({
				attributes: own.attributes.map((a) =>
					String(a.attribute_group) === "case-size" ? { ...a, display_values: ["39 cm"] } : a,
				),
			})),
		],
		[
			"diameter odd",
			ofProduct("alpenhorn-firn", (own) => ({
				attributes: own.attributes.map((a) =>
					String(a.attribute_group) === "case-size" ? { ...a, display_values: ["390 mm"] } : a,
				),
			})),
		],
		[
			"water odd",
			ofProduct("alpenhorn-firn", (own) => ({
				attributes: own.attributes.map((a) =>
					String(a.attribute_group) === "water" ? { ...a, display_values: ["1000 bar"] } : a,
				),
			})),
		],
		["swiss made", tells("kronberg-regatta", "Swiss Made, mit Werk aus Japan.")],
		["battery missing", ofProduct("kronberg-regatta", () => ({ battery: null }))],
	],
	data: [
		["gtin internal", ofProduct("vase-moos", () => ({ gtin: "2000000000015" }))],
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
			ofProduct("akoya-kette", (own) => ({
				product_variants: own.product_variants.map((v) => ({ ...v, reference_number_suffix: "-42" })),
			})),
		],
		[
			"variant gtin twice",
			ofProduct("akoya-kette", (own) => ({
				product_variants: own.product_variants.map((v) => ({ ...v, gtin: "4006381333931" })),
			})),
		],
		["slug vs name", ofProduct("vase-moos", () => ({ slug: "kopie-von-vase-kiesel" }))],
		["slug copy", ofProduct("vase-moos", () => ({ slug: "vase-kiesel-2" }))],
		["name copy", words("vase-moos", { display_name: "Vase Moos (Kopie)" })],
		["name caps", words("vase-moos", { display_name: "VASE MOOS TOP ANGEBOT!!!" })],
		["name html", words("vase-moos", { display_name: "Vase <b>Moos</b>" })],
		["name = sku", words("vase-moos", { display_name: "VA-0293-44" })],
		["wrong category", ofProduct("vase-moos", () => ({ category: "watches" as never }))],
		["watch in jewelry", ofProduct("alpenhorn-firn", () => ({ category: "jewelry" as never }))],
		["no manufacturer", ofProduct("vase-moos", () => ({ manufacturer: null }))],
		["brand mismatch", words("alpenhorn-firn", { display_name: "Kronberg Firn" })],
		["weight unit", tells("vase-moos", "Eine Vase, 28 mm hoch, aus Steinzeug mit grüner Glasur.")],
		[
			"size name",
			ofProduct("halo", (own) => ({
				product_variants: own.product_variants.map((v, i) => (i === 2 ? { ...v, display_name: "540" } : v)),
			})),
		],
		[
			"size mixed",
			ofProduct("halo", (own) => ({
				product_variants: own.product_variants.map((v, i) => (i === 2 ? { ...v, display_name: "XL" } : v)),
			})),
		],
		["stock huge", ofProduct("vase-moos", () => ({ stock: 12345 }))],
		["stock odd", ofProduct("halo", () => ({ stock: 4000 }))],
		["shipping time", ofProduct("vase-moos", () => ({ shipping_time: 60 }))],
		[
			"quantity unit",
			ofProduct("duftkerze-waldrand", (own) => ({
				quantity: own.quantity && { ...own.quantity, amount: decimalOf("180000") },
			})),
		],
		[
			"quantity differs from text",
			ofProduct("duftkerze-waldrand", (own) => ({
				quantity: own.quantity && { ...own.quantity, amount: decimalOf("810") },
			})),
		],
		["quantity missing", ofProduct("duftkerze-waldrand", () => ({ quantity: null }))],
		["date in future", ofProduct("vase-moos", () => ({ date_created: "2062-03-21T09:00:00Z" }))],
		["gender", words("alpenhorn-firn", { display_name: "Alpenhorn Firn Herrenuhr" })],
		[
			"ring size text",
			tells("akoya-kette", "Eine Kette von 450 cm, auf Seide geknüpft, mit goldener Schließe."),
		],
		["tag empty", ofProduct("vase-moos", () => ({ tags: ["bestseller", "Bestseller"] }))],
		[
			"attribute twice",
			ofProduct("vase-moos", (own) => ({ attributes: [...own.attributes, ...own.attributes] })),
		],
		["condition word", tells("vase-moos", "siehe oben")],
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
			ofProduct("vase-moos", () => ({
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
			ofProduct("vase-moos", (own) => ({
				images: own.images.map((i) => ({ ...i, width: 200, height: 200 })),
			})),
		],
		[
			"thin",
			ofProduct("vase-moos", (own) => ({
				images: own.images.map((i) => ({ ...i, width: 3000, height: 500 })),
			})),
		],
		["no image", ofProduct("vase-moos", () => ({ images: [] }))],
		[
			"same image for two",
			shop(({ products }) => {
				const other = products.find((p) => p.slug === "vase-kiesel");
				return {
					products: products.map((p) => (p.slug === "vase-moos" ? { ...p, images: other?.images ?? [] } : p)),
				};
			}),
		],
		["same image twice", ofProduct("vase-moos", (own) => ({ images: [...own.images, ...own.images] }))],
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
