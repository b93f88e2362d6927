import type { ProductContent } from "#core/catalogue/shop-content.ts";
import type { Language } from "#core/language/language.ts";
import {
	addSentence,
	type Change,
	describeProduct,
	editProduct,
	editTexts,
} from "#tests/core/check/slip-changes.ts";

const terms = (guarantee_terms: string, language: Language) =>
	editTexts("alpenhorn-firn", { guarantee_terms }, language);

const audience = (
	age_group: NonNullable<ProductContent["age_group"]>,
	description: string,
	language: Language = "de",
) =>
	editProduct("herz-fuer-kinder", (own) => ({
		age_group,
		translations: own.translations.map((texts) => ({
			...texts,
			safety_warnings: null,
			...(texts.language === language ? { description } : {}),
		})),
	}));

/** Product texts that contradict the fields, by kind. */
export const productSlips: Readonly<Record<string, readonly (readonly [slip: string, change: Change])[]>> = {
	materials: [
		["333 vs 750", describeProduct("siegelring-stern", "Ein Siegelring mit Stern aus 333er Gold.")],
		[
			"14 karat vs 750",
			describeProduct(
				"siegelring-stern",
				"Ein Siegelring mit Stern aus 14 Karat Gelbgold, von Hand gestochen.",
			),
		],
		[
			"14K rotgold vs 750",
			describeProduct("siegelring-stern", "Ein Siegelring, 14k Rotgold, von Hand gestochen."),
		],
		["name 585", editTexts("creolen-gedreht", { display_name: "Gedrehte Creolen 585 Gelbgold" })],
		[
			"weiß vs gelb",
			describeProduct("creolen-gedreht", "Creolen aus massivem Weißgold, gedreht wie ein Tau."),
		],
		["silver vs gold", describeProduct("creolen-gedreht", "Gedrehte Creolen aus 925er Sterlingsilber.")],
		["name colour", editTexts("creolen-gedreht", { display_name: "Gedrehte Creolen Roségold" })],
		["platinum vs gold en", describeProduct("halo", "A halo ring in platinum 950, set by hand.", "en")],
		[
			"gilded as gold",
			describeProduct("manschettenknoepfe-stern", "Manschettenknöpfe aus echtem Gold mit Emaille."),
		],
		[
			"gold plated real",
			editTexts("manschettenknoepfe-stern", { display_name: "Goldene Manschettenknöpfe 750" }),
		],
		["steel watch as gold", describeProduct("alpenhorn-firn", "Das Gehäuse aus 750er Gold leuchtet.")],
		[
			"impossible fineness",
			describeProduct("creolen-gedreht", "Aus 785er Gold gefertigt, gedreht wie ein Tau."),
		],
		["impossible fineness 2", describeProduct("siegelring-stern", "Ein Siegelring aus 558er Gelbgold.")],
		["925 gold", describeProduct("creolen-gedreht", "Creolen aus 925er Gelbgold.")],
		["585, 18 carats fr", addSentence("585 : 18 carats", "fr")],
		["18 carats, 585 ‰ fr", addSentence("Nos bagues : 18 carats, or à 585 ‰.", "fr")],
		["750 (14 karat)", addSentence("Alle Ringe in 750er Gold (14 Karat).")],
		["750 as 14 ct en", addSentence("Made in 750 gold, 14 ct gold.", "en")],
		["18 carat 585", addSentence("Unsere Ringe sind aus 18 Karat (585/1000) Gold.")],
		["strap", describeProduct("alpenhorn-firn", "Die Uhr trägt ein Lederband aus Kalbsleder.")],
		[
			"Echtschmuck",
			describeProduct(
				"manschettenknoepfe-stern",
				"Echtschmuck, der bleibt: Manschettenknöpfe mit Stern und Emaille.",
			),
		],
		["nickel", describeProduct("creolen-gedreht", "Garantiert nickelfrei und für Allergiker geeignet.")],
	],
	stones: [
		[
			"carat differs",
			describeProduct("anhaenger-solitaire", "Ein Brillant von 0,50 ct an einer feinen Kette."),
		],
		["clarity impossible", describeProduct("anhaenger-solitaire", "Ein Brillant in der Reinheit VVS3.")],
		["colour impossible", describeProduct("anhaenger-solitaire", "Brillant, Farbe B, lupenrein.")],
		[
			"lab vs natural",
			describeProduct("anhaenger-solitaire", "Ein im Labor gezüchteter Diamant an einer feinen Kette."),
		],
		[
			"zirconia vs diamond",
			describeProduct("anhaenger-solitaire", "Mit funkelndem Zirkonia an einer feinen Kette."),
		],
		[
			"moissanite en",
			describeProduct("anhaenger-solitaire", "A sparkling moissanite on a fine chain.", "en"),
		],
		[
			"untreated vs heated",
			describeProduct("anhaenger-solitaire", "Der Stein ist hitzebehandelt und leuchtet."),
		],
		[
			"natural color vs tinted",
			describeProduct("akoya-kette", "Die Perlen sind gefärbt, auf Seide geknüpft."),
		],
		["pearls natural", describeProduct("akoya-kette", "Echte Naturperlen aus dem Meer, auf Seide geknüpft.")],
		["halbedelstein", addSentence("Schmuck mit Halbedelsteinen aus aller Welt.")],
		["ethical diamonds", addSentence("Alle unsere Diamanten sind garantiert konfliktfrei.")],
	],
	watches: [
		[
			"automatic vs quartz",
			describeProduct("kronberg-regatta", "Das Automatikwerk zieht sich am Handgelenk auf."),
		],
		["quartz vs automatic", describeProduct("alpenhorn-firn", "Ein präzises Quarzwerk treibt die Zeiger.")],
		[
			"quartz vs automatic en",
			describeProduct("alpenhorn-firn", "Driven by a precise quartz movement.", "en"),
		],
		[
			"hand-wound vs auto fr",
			describeProduct("alpenhorn-firn", "Un mouvement à remontage manuel l’anime.", "fr"),
		],
		["water", describeProduct("alpenhorn-firn", "Bis 20 bar wasserdicht.")],
		["water m", describeProduct("alpenhorn-firn", "Wasserdicht bis 300 Meter.")],
		[
			"diving at 3 bar",
			describeProduct("kronberg-champagner", "Mit dieser Uhr können Sie bedenkenlos tauchen."),
		],
		["water en", describeProduct("alpenhorn-firn", "Waterproof to 200 m.", "en")],
		["diameter", describeProduct("alpenhorn-firn", "Das Gehäuse misst 42 mm im Durchmesser.")],
		[
			"diameter cm",
			editProduct("alpenhorn-firn", (own) => ({
				attributes: own.attributes.map((a) =>
					String(a.attribute_group) === "case-size" ? { ...a, display_values: ["39 cm"] } : a,
				),
			})),
		],
		[
			"diameter odd",
			editProduct("alpenhorn-firn", (own) => ({
				attributes: own.attributes.map((a) =>
					String(a.attribute_group) === "case-size" ? { ...a, display_values: ["390 mm"] } : a,
				),
			})),
		],
		[
			"water odd",
			editProduct("alpenhorn-firn", (own) => ({
				attributes: own.attributes.map((a) =>
					String(a.attribute_group) === "water" ? { ...a, display_values: ["1000 bar"] } : a,
				),
			})),
		],
		[
			"100 metres en",
			describeProduct("kronberg-regatta", "Water-resistant to 100 metres, for the pool.", "en"),
		],
		["swiss made", describeProduct("kronberg-regatta", "Swiss Made, mit Werk aus Japan.")],
		["battery missing", editProduct("kronberg-regatta", () => ({ battery: null }))],
	],
	audiences: [
		["infants and 36 months", editProduct("herz-fuer-kinder", () => ({ age_group: "infant" }))],
		["newborns and 36 months", editProduct("herz-fuer-kinder", () => ({ age_group: "newborn" }))],
		[
			"kids from 14 years en",
			audience("kids", "For children from 14 years: the chain is long and the clasp small.", "en"),
		],
		["toddlers from six years", audience("toddler", "Ein Herz für Kinder ab sechs Jahren, an langer Kette.")],
		[
			"toddlers below 6 years fr",
			audience("toddler", "Déconseillé aux enfants de moins de 6 ans : petits éléments.", "fr"),
		],
		["a child's ring for adults", audience("adult", "Ein Kinderring mit kleinem Herz, den Namen graviert.")],
		["children's necklace for adults en", audience("adult", "A child’s necklace with a little heart.", "en")],
	],
	guarantees: [
		["terms of two years", terms("Alpenhorn Uhren AG gewährt ab dem Kauf zwei Jahre Garantie.", "de")],
		["terms of 24 months", terms("Alpenhorn Uhren AG gewährt 24 Monate Garantie auf die Uhr.", "de")],
		["terms of a year en", terms("Alpenhorn Uhren AG gives a guarantee of three years from purchase.", "en")],
		["terms of two years fr", terms("Alpenhorn Uhren AG accorde une garantie de deux ans.", "fr")],
		["described months", describeProduct("alpenhorn-firn", "Mit 36 Monaten Garantie des Herstellers.")],
	],
	offers: [
		[
			"sizes beyond the variants",
			describeProduct("siegelring-stern", "Lieferbar in allen Größen von 46 bis 70."),
		],
		["sizes beyond the variants en", describeProduct("halo", "In sizes 44 to 62, set by hand.", "en")],
		[
			"lengths beyond the variants fr",
			describeProduct("akoya-kette", "Longueurs : 38 à 50 cm, nouées.", "fr"),
		],
		["sent in 24 hours en", describeProduct("trauringe-klassik", "Dispatched within 24 hours.", "en")],
		["sent in two days", describeProduct("trauringe-klassik", "Wir versenden sie innerhalb von zwei Tagen.")],
		["sent in 48 hours fr", describeProduct("kronberg-champagner", "Expédiée sous 48 heures.", "fr")],
	],
};
