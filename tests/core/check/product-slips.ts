import {
	addSentence,
	type Change,
	describeProduct,
	editProduct,
	editTexts,
} from "#tests/core/check/slip-changes.ts";

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
		["swiss made", describeProduct("kronberg-regatta", "Swiss Made, mit Werk aus Japan.")],
		["battery missing", editProduct("kronberg-regatta", () => ({ battery: null }))],
	],
};
