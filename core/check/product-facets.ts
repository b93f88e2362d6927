import { phrases } from "#core/text/phrases.ts";

/** One of several values that exclude each other: patterns of the texts and, if different, of the attribute. */
export interface FacetValue {
	readonly pattern: RegExp;
	readonly is?: RegExp;
}

/** A property whose values exclude each other. */
export interface Facet {
	/** A pattern of the attribute's id and names. */
	readonly group: RegExp;
	readonly values: readonly FacetValue[];
	/** Words of sentences about a part of the product only. */
	readonly unless?: RegExp;
}

/** Parts of a watch or piece, whose colour and material are not the piece’s. */
const parts = phrases`
	zeiger|index|indizes|rotor|schließe|verschluss|krone|lünette|detail|akzent|fassung|stäbchen|ziffer
	brücke|_hands_|clasp|buckle|crown|bezel|accent|setting|numeral|aiguille|fermoir|couronne|lunette
	accents?|chaton|chiffre
	hour markers?
	boucle ardillon
`;

/** The properties of products whose values exclude each other. */
export const facets: readonly Facet[] = [
	{
		group: phrases`alloy|legierung|alliage|metal|métal|material|matériau|gold`,
		values: [
			{ pattern: /gelbgold|yellow[- ]gold|or jaune/iu },
			{
				pattern: phrases`
				wei(ß|ss)gold|white-gold
				or blanc|gris
			`,
			},
			{
				pattern: phrases`
				ros(e|é)gold|rotgold|rose-gold|red-gold|pink-gold
				or rose|rouge
			`,
			},
		],
		unless: parts,
	},
	{
		group: phrases`alloy|legierung|alliage|metal|métal|case_|gehäuse|boîtier`,
		values: [
			{
				pattern: phrases`
					sterling ?-?silber
					sterling silver
					aus|in (<n>er)? silber(!n)
					<n>er silber
					of|in (solid)? silver(!y)
					argent massif|925|sterling
					en argent(!é)
				`,
				is: /silber|silver|argent/iu,
			},
			{
				pattern: phrases`
					aus|in (<n>(er|/1000)?)? platin(!iert)
					platin ?<n>
					of|in platinum
					platinum <n>
					en platine
				`,
				is: /platin/iu,
			},
			{
				pattern:
					/(?:aus|in) (?:massivem |\d{3}er |\d{1,2} ?karat )?(?:gelb|weiß|ros[eé]|rot)?gold(?!en|ton|farb)|(?:of|in) (?:solid |\d{1,2} ?ct )?(?:yellow |white |rose )?gold(?!en|[- ]tone)|en or (?!.*plaqué)(?:jaune|blanc|rose|massif|\d)/iu,
				is: /gold|(?<!\p{L})or(?!\p{L})/iu,
			},
			{
				pattern: phrases`
					edelstahlgehäuse
					aus|in ~ edelstahl
					of|in stainless steel
					steel case
					en acier
				`,
				is: /stahl|steel|acier/iu,
			},
			{
				pattern: phrases`
					titangehäuse
					aus|in titan_
					of|in titanium
					titanium case
					en titane
				`,
				is: /titan/iu,
			},
		],
		unless: new RegExp(
			`${parts.source}|band|strap|bracelet|boden|back|fond|vergoldet|plattiert|plated|plaqué`,
			"iu",
		),
	},
	{
		group: /movement|werk|mouvement|antrieb/iu,
		values: [
			{
				pattern: phrases`
					selbstaufzug|self-winding
					automati(kwerk|kuhr|k_|c_|que|sche(s|r|n)? (werk|uhrwerk|aufzug))
				`,
				is: /automat/iu,
			},
			{
				pattern: phrases`
					handaufzug|hand-?wound|manual(ly)?-w(i|ou)nd*
					remontage manuel
				`,
				is: /hand|manu/iu,
			},
			{
				pattern: phrases`
				quartz
				quarz(werk|uhr|uhrwerk|-?chronograph|präzision)?_
			`,
				is: /quar/iu,
			},
			{
				pattern: phrases`
					solar(werk|uhr|betrieb|antrieb|powered)|solar-powered|eco-drive
					énergie solaire
				`,
				is: /solar/iu,
			},
		],
	},
	{
		group: /strap|band|bracelet/iu,
		values: [
			{
				pattern: phrases`
					leder(arm)?band|kalbsleder|krokoleder|alligator|calfskin
					leather strap|band
					bracelet (en)? cuir
				`,
				is: /leder|leather|cuir/iu,
			},
			{
				pattern: phrases`
					(edelstahl|stahl|metall|milanaise)-?(arm)?band
					steel|metal|milanese bracelet|strap
					bracelet (en)? acier|métal|milanais
				`,
				is: /stahl|steel|acier|milan/iu,
			},
			{
				pattern: phrases`
					(kautschuk|silikon|gummi)-?(arm)?band
					rubber|silicone strap
					bracelet (en)? caoutchouc|silicone
				`,
				is: phrases`kautschuk|silik|gummi|rubber|silicone|caoutchouc`,
			},
			{
				pattern: phrases`
					(textil|nato|nylon|stoff)-?(arm)?band
					textile|nato|nylon|fabric strap
					bracelet (en)? tissu|textile|nylon|nato
				`,
				is: /textil|nato|nylon|stoff|fabric|tissu/iu,
			},
		],
	},
	{
		group: /stone|stein|pierre|gem/iu,
		values: [
			{ pattern: /(?!)/u, is: /diamant|brillant|diamond/iu },
			{ pattern: /zirkonia|zirconia|oxyde de zirconium/iu, is: /zirkon|zircon/iu },
			{ pattern: /mois+anit/iu },
			{
				pattern: phrases`
					labor-?(diamant|brillant)
					(
						labor|synthetisch|gezüchtet|lab-grown|laborator|laboratoire|synthé|synthetic
					)*-(*-)?(diamant|brillant|diamond)
					(diamant|brillant|diamond)s? …20 labor|lab-grown|synth
					im labor gezüchtet|gewachsen|hergestellt
				`,
				is: /labor|lab|synth/iu,
			},
			{
				pattern: phrases`
					_saphire?n?_(!glas)
					sapphires?(! (crystal|glass))
					saphirs? (!glace)
				`,
				is: /saphir|sapphire/iu,
			},
			{ pattern: phrases`_rubine?n?_|rub(y|ies)_|rubis`, is: /rub/iu },
			{
				pattern: phrases`
					smaragde?n?_(!grün|schliff)|émeraudes?
					emeralds?(!-(cut|green))
				`,
				is: /smaragd|emerald|émeraude/iu,
			},
			{ pattern: /(?!)/u, is: /perl|pearl/iu },
		],
		unless: phrases`
			glas|crystal|verre|farb|grün|blau|colou?r|couleur
			rot wie
		`,
	},
	{
		group: /treatment|behandlung|traitement/iu,
		values: [
			{ pattern: /unbehandelt|untreated|non[- ]traité/iu },
			{
				pattern: phrases`
					(hitze|wärme)behandelt|_(erhitzt|gebrannt|bestrahlt|geölt)_|heat-treated|_heated_|irradiated
					chauffée?s?_
					traitée? thermiquement
				`,
				is: phrases`erhitz|hitze|heat|chauff|bestrahl|irradi|geölt|oil`,
			},
			{
				pattern: phrases`_(gefärbt|eingefärbt|nachgefärbt)|_dyed_|_tinted_|teintées?_`,
				is: /gefärbt|dyed|tinted|teint/iu,
			},
			{
				pattern: phrases`
				naturfarb|natural-colou?r
				couleur naturelle
			`,
			},
		],
	},
	{
		group: /stone|stein|pierre|pearl|perl/iu,
		values: [
			{ pattern: /akoya/iu },
			{
				pattern: phrases`
					süßwasser-?(zucht)?perle
					freshwater pearl
					perles? d’eau douce
				`,
				is: /süßwasser|freshwater|eau douce/iu,
			},
			{
				pattern: phrases`
				tahiti-?(zucht)?perle
				tahitian? pearl
				perles? de tahiti
			`,
				is: /tahiti/iu,
			},
			{
				pattern: phrases`
					südsee-?(zucht)?perle
					south sea pearl
					perles? des mers du sud
				`,
				is: /südsee|south.?sea|mers du sud/iu,
			},
		],
	},
];
