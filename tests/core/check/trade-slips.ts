import { shop } from "#tests/core/check/plant.ts";
import { type Change, describeProduct, editTexts } from "#tests/core/check/slip-changes.ts";

/** Applies a change to the demo's shop with its seat in another country. */
const inCountry =
	(country_code: string, change: Change): Change =>
	(demo) =>
		change({
			...demo,
			company: {
				...demo.company,
				addresses: [{ ...demo.company.addresses[0], country_code }],
			},
		});

/** Gives a product an alloy of its own, and a description. */
const alloyed = (slug: string, alloy: string, description: string, language: "de" | "en" | "fr" = "de") => {
	const named = describeProduct(slug, description, language);
	const added: Change = (demo) => {
		const { site = demo } = named(demo);
		return shop(({ attributes, products }) => ({
			attributes: attributes.map((group) =>
				group.id === "alloy"
					? {
							...group,
							values: [
								...group.values,
								{
									id: "own-alloy",
									translations: (["de", "en", "fr"] as const).map((own) => ({
										language: own,
										display_value: alloy,
									})),
								},
							],
						}
					: group,
			),
			products: products.map((own) =>
				own.slug === slug
					? {
							...own,
							attributes: own.attributes.map((fact) =>
								fact.attribute_group === "alloy" ? { ...fact, display_values: ["own-alloy"] } : fact,
							),
						}
					: own,
			),
		}))(site);
	};
	return added;
};

/** Mistakes that jewellers were warned for, by kind. */
export const tradeSlips: Readonly<Record<string, readonly (readonly [slip: string, change: Change])[]>> = {
	nickel: [
		[
			"316L nickel-free",
			alloyed(
				"manschettenknoepfe-stern",
				"316L",
				"Aus Edelstahl 316L, poliert und 100 % nickelfrei, auch für empfindliche Haut.",
			),
		],
		[
			"surgical steel en",
			describeProduct("alpenhorn-firn", "A case of surgical steel without any nickel.", "en"),
		],
		["acier 316L fr", describeProduct("alpenhorn-firn", "Boîtier en acier 316L garanti sans nickel.", "fr")],
		["nickel silver", describeProduct("vase-moos", "Gefasst in Neusilber, frei von Nickel.")],
	],
	platings: [
		[
			"plaqué or thin",
			describeProduct("creolen-gedreht", "Créoles torsadées en plaqué or 0,5 micron.", "fr"),
		],
		["vermeil thin", describeProduct("creolen-gedreht", "Créoles en vermeil, 2 µm d’or sur argent.", "fr")],
		["watch thin", describeProduct("alpenhorn-firn", "Une montre plaquée or, 3 microns.", "fr")],
		[
			"thickness as attribute",
			alloyed("creolen-gedreht", "Messing, 1 µm", "Créoles torsadées en plaqué or.", "fr"),
		],
	],
	standards: [
		[
			"333 in Switzerland",
			inCountry("CH", alloyed("creolen-gedreht", "333/1000 Gelbgold", "Leichte Creolen für jeden Tag.")),
		],
		[
			"333 text in Switzerland",
			inCountry("CH", describeProduct("vase-moos", "Mit einem Rand aus 333er Gold.")),
		],
		["8 carats in France", inCountry("FR", describeProduct("vase-moos", "Liseré en or 8 carats.", "fr"))],
		["8 ct in Ireland", inCountry("IE", describeProduct("vase-moos", "With a rim of 8 ct gold.", "en"))],
	],
	pearls: [
		[
			"majorca fr",
			describeProduct(
				"perlenarmband-rose",
				"Bracelet de vraies perles de Majorque, montées une à une.",
				"fr",
			),
		],
		["majorca de", describeProduct("perlenarmband-rose", "Armband aus echten Mallorca-Perlen, rosé.")],
		["shell en", describeProduct("perlenarmband-rose", "A bracelet of genuine shell pearls.", "en")],
		["named glass", editTexts("perlenarmband-rose", { display_name: "Echte Glasperlen, imitiert" })],
	],
};
