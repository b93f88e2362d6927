import type { ProductContent, ShopContent } from "#core/catalogue/shop-content.ts";
import { isStated, partOf, type Sentence } from "#core/check/sentences.ts";
import type { AttributeGroup } from "#core/content/shop-lists.ts";
import type { Language } from "#core/language/language.ts";
import { oncePer } from "#core/shared/once-per.ts";

/** An attribute of a product as text: its ids and its names in all languages. */
export interface ProductFact {
	readonly group: string;
	readonly values: string;
	/** The values in the shop's first language, for reports. */
	readonly shown: string;
}

const groupsOf: (shop: Pick<ShopContent, "attributes">) => ReadonlyMap<string, AttributeGroup> = oncePer(
	({ attributes }) => new Map(attributes.map((group) => [String(group.id), group])),
);

/** Returns the attributes of a product in words. */
export function factsOf(shop: ShopContent, product: ProductContent): readonly ProductFact[] {
	const groups = groupsOf(shop);
	return product.attributes.map(({ attribute_group, display_values }) => {
		const group = groups.get(String(attribute_group));
		const names = display_values.map(
			(value) => group?.values.find(({ id }) => String(id) === String(value))?.translations ?? [],
		);
		return {
			group: [
				String(attribute_group),
				...(group?.translations ?? []).map((translation) => translation.display_name),
			].join("\n"),
			values: display_values
				.flatMap((value, place) => [
					String(value),
					...(names[place] ?? []).map((translation) => translation.display_value),
				])
				.join("\n"),
			shown: display_values
				.map((value, place) => names[place]?.[0]?.display_value ?? String(value))
				.join(", "),
		};
	});
}

/** One of several values that exclude each other: patterns of the texts and, if different, of the attribute. */
interface FacetValue {
	readonly pattern: RegExp;
	readonly is?: RegExp;
}

/** A property whose values exclude each other. */
interface Facet {
	/** A pattern of the attribute's id and names. */
	readonly group: RegExp;
	readonly values: readonly FacetValue[];
	/** Words of sentences about a part of the product only. */
	readonly unless?: RegExp;
}

const parts =
	/zeiger|index|indizes|rotor|schließe|verschluss|krone|lünette|detail|akzent|fassung|stäbchen|ziffer|brücke|(?<!\p{L})hands(?!\p{L})|clasp|buckle|crown|bezel|accent|setting|numeral|hour markers?|aiguille|fermoir|boucle ardillon|couronne|lunette|accents?|chaton|chiffre/iu;

const facets: readonly Facet[] = [
	{
		group: /alloy|legierung|alliage|metal|métal|material|matériau|gold/iu,
		values: [
			{ pattern: /gelbgold|yellow[- ]gold|or jaune/iu },
			{ pattern: /wei(?:ß|ss)gold|white[- ]gold|or (?:blanc|gris)/iu },
			{ pattern: /ros[eé]gold|rotgold|rose[- ]gold|red[- ]gold|pink[- ]gold|or (?:rose|rouge)/iu },
		],
		unless: parts,
	},
	{
		group: /alloy|legierung|alliage|metal|métal|case\b|gehäuse|boîtier/iu,
		values: [
			{
				pattern:
					/sterling ?-?silber|sterling silver|(?:aus|in) (?:\d{3}er )?silber(?!n)|\d{3}er silber|(?:of|in) (?:solid )?silver(?!y)|argent (?:massif|925|sterling)|en argent(?!é)/iu,
				is: /silber|silver|argent/iu,
			},
			{
				pattern:
					/(?:aus|in) (?:\d{3}(?:er|\/1000)? )?platin(?!iert)|platin ?\d{3}|(?:of|in) platinum|platinum \d{3}|en platine/iu,
				is: /platin/iu,
			},
			{
				pattern:
					/(?:aus|in) (?:massivem |\d{3}er |\d{1,2} ?karat )?(?:gelb|weiß|ros[eé]|rot)?gold(?!en|ton|farb)|(?:of|in) (?:solid |\d{1,2} ?ct )?(?:yellow |white |rose )?gold(?!en|[- ]tone)|en or (?!.*plaqué)(?:jaune|blanc|rose|massif|\d)/iu,
				is: /gold|(?<!\p{L})or(?!\p{L})/iu,
			},
			{
				pattern:
					/(?:aus|in) (?:\p{L}+ )?edelstahl|edelstahlgehäuse|(?:of|in) stainless steel|steel case|en acier/iu,
				is: /stahl|steel|acier/iu,
			},
			{
				pattern: /(?:aus|in) titan(?!\p{L})|titangehäuse|(?:of|in) titanium|titanium case|en titane/iu,
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
				pattern:
					/automati(?:kwerk|kuhr|k\b|c\b|que|sche[srn]? (?:werk|uhrwerk|aufzug))|selbstaufzug|self-winding/iu,
				is: /automat/iu,
			},
			{
				pattern: /handaufzug|hand-?wound|manual(?:ly)?[- ]w(?:i|ou)nd\p{L}*|remontage manuel/iu,
				is: /hand|manu/iu,
			},
			{ pattern: /quarz(?:werk|uhr|uhrwerk|-?chronograph|präzision)?(?!\p{L})|quartz/iu, is: /quar/iu },
			{
				pattern: /solar(?:werk|uhr|betrieb|antrieb|powered)|solar-powered|énergie solaire|eco-drive/iu,
				is: /solar/iu,
			},
		],
	},
	{
		group: /strap|band|bracelet/iu,
		values: [
			{
				pattern:
					/leder(?:arm)?band|kalbsleder|krokoleder|alligator|leather (?:strap|band)|calfskin|bracelet (?:en )?cuir/iu,
				is: /leder|leather|cuir/iu,
			},
			{
				pattern:
					/(?:edelstahl|stahl|metall|milanaise)-?(?:arm)?band|(?:steel|metal|milanese) (?:bracelet|strap)|bracelet (?:en )?(?:acier|métal|milanais)/iu,
				is: /stahl|steel|acier|milan/iu,
			},
			{
				pattern:
					/(?:kautschuk|silikon|gummi)-?(?:arm)?band|(?:rubber|silicone) strap|bracelet (?:en )?(?:caoutchouc|silicone)/iu,
				is: /kautschuk|silik|gummi|rubber|silicone|caoutchouc/iu,
			},
			{
				pattern:
					/(?:textil|nato|nylon|stoff)-?(?:arm)?band|(?:textile|nato|nylon|fabric) strap|bracelet (?:en )?(?:tissu|textile|nylon|nato)/iu,
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
				pattern:
					/(?:labor|synthetisch|gezüchtet|lab[- ]grown|laborator|laboratoire|synthé|synthetic)\p{L}*[- ](?:\p{L}+[- ])?(?:diamant|brillant|diamond)|labor-?(?:diamant|brillant)|(?:diamant|brillant|diamond)s?[^.!?]{0,20}(?:labor|lab[- ]grown|synth)|im labor (?:gezüchtet|gewachsen|hergestellt)/iu,
				is: /labor|lab|synth/iu,
			},
			{
				pattern: /(?<!\p{L})saphire?n?(?!\p{L}|glas)|sapphires?(?! (?:crystal|glass))|saphirs? (?!glace)/iu,
				is: /saphir|sapphire/iu,
			},
			{ pattern: /(?<!\p{L})rubine?n?(?!\p{L})|rub(?:y|ies)\b|rubis/iu, is: /rub/iu },
			{
				pattern: /smaragde?n?(?!\p{L}|grün|schliff)|emeralds?(?![- ](?:cut|green))|émeraudes?/iu,
				is: /smaragd|emerald|émeraude/iu,
			},
			{ pattern: /(?!)/u, is: /perl|pearl/iu },
		],
		unless: /glas|crystal|verre|farb|grün|blau|rot wie|colou?r|couleur/iu,
	},
	{
		group: /treatment|behandlung|traitement/iu,
		values: [
			{ pattern: /unbehandelt|untreated|non[- ]traité/iu },
			{
				pattern:
					/(?:hitze|wärme)behandelt|(?<!\p{L})(?:erhitzt|gebrannt|bestrahlt|geölt)(?!\p{L})|heat[- ]treated|\bheated\b|irradiated|chauffée?s?\b|traitée? thermiquement/iu,
				is: /erhitz|hitze|heat|chauff|bestrahl|irradi|geölt|oil/iu,
			},
			{
				pattern: /(?<!\p{L})(?:gefärbt|eingefärbt|nachgefärbt)|\bdyed\b|\btinted\b|teintées?\b/iu,
				is: /gefärbt|dyed|tinted|teint/iu,
			},
			{ pattern: /naturfarb|natural[- ]colou?r|couleur naturelle/iu },
		],
	},
	{
		group: /stone|stein|pierre|pearl|perl/iu,
		values: [
			{ pattern: /akoya/iu },
			{
				pattern: /süßwasser-?(?:zucht)?perle|freshwater pearl|perles? d['’]eau douce/iu,
				is: /süßwasser|freshwater|eau douce/iu,
			},
			{ pattern: /tahiti-?(?:zucht)?perle|tahitian? pearl|perles? de tahiti/iu, is: /tahiti/iu },
			{
				pattern: /südsee-?(?:zucht)?perle|south sea pearl|perles? des mers du sud/iu,
				is: /südsee|south.?sea|mers du sud/iu,
			},
		],
	},
];

/** Words of sentences about another version or product, and of comparisons. */
const otherThings: Readonly<Partial<Record<Language, RegExp>>> = {
	de: /auch (?:in|mit|als)(?!\p{L})|lieg(?:t|en) bei|beigelegt|zweite[sn]? (?:\p{L}+ )?band|etui|schachtel|schatulle|auf dem (?:foto|bild)|auf (?:wunsch|anfrage)|erhältlich|lieferbar in|wahlweise|alternativ|pass(?:t|en|end)|kombinier|neben|(?<!\p{L})oder(?!\p{L})|fragt? nach|anders als|im gegensatz|im unterschied|während|statt|(?<!\p{L})(?:mehr|weniger|leichter|schwerer|heller|dunkler|härter|weicher|günstiger|teurer) (?:als|wie) |früher|ursprünglich|erinnert|look|optik|schwester|bruder|vorgänger|vorbild|original(?!verp)|das erste modell|(?<!\p{L})(?:gleichen?|selben?) (?:\p{L}+ )?(?:gibt|aus|in)|dazu|gibt es|trug|museum|(?<!\p{L})das (?:doppelte|\p{L}+fache)|(?:derselben|gleichen|selben) (?:reihe|serie|linie|kollektion)|(?:ist|sind|wirkt|wirken|funkelt|funkeln|kostet|kosten|wiegt|wiegen|glänzt) (?:\p{L}+ )?(?:anders|dunkler|heller|leichter|schwerer|weniger|mehr|weicher|härter|teurer|günstiger)/iu,
	en: /also (?:in|with|make|available)|is included|comes with a second|(?<!\p{L})(?:box|pouch)(?!\p{L})|in the (?:photo|picture)|available|on request|(?<!\p{L})or(?= \p{L})|optional|match|pairs? with|unlike|than |instead|like a|reminds|sister|brother|predecessor|original (?:in|of|was|is)|the (?:first )?model (?:for|of|bore)|museum|look|twice|same (?:series|line|collection)|(?:is|are|looks?|costs?|weighs?|sparkles?|shines?) (?:darker|lighter|softer|harder|less|more|differently|cheaper|heavier)/iu,
	fr: /aussi|(?:est|sont) fournie?s?|écrin|coffret|sur la photo|sur demande|au choix|(?<!\p{L})ou(?!\p{L})|existe|contrairement|à la différence|plutôt|comme|rappel|aspect|assorti|va avec|le modèle|le premier modèle|l['’]original|musée|le (?:double|triple)|(?:même|la) (?:série|ligne|collection)|plus (?:léger|lourd|clair|foncé|dur)/iu,
};

/** Returns whether a sentence is about another version or product too, or compares. */
export function isAboutOtherThings(text: string, language: Language): boolean {
	return otherThings[language]?.test(text) === true;
}

/** A comparison directly before the match: "wie ein Smaragd", "like white gold". */
const simile = /(?<!\p{L})(?:wie|als|like|as|than|comme|que) (?:\p{L}+ ){0,2}$/iu;

/** Returns the words of a sentence that contradict the product's attributes; null if there are none. */
export function findContradictedFact(
	sentence: Sentence,
	language: Language,
	facts: readonly ProductFact[],
): { readonly found: string; readonly expected: string } | null {
	const { text } = sentence;
	if (isAboutOtherThings(text, language)) return null;
	for (const { group, values, unless } of facets) {
		const matching = facts.filter((fact) => group.test(fact.group));
		const attributes = matching.map((fact) => fact.values).join("\n");
		const isAttribute = ({ pattern: said, is }: FacetValue) => (is ?? said).test(attributes);
		if (!values.some(isAttribute) || unless?.test(text)) continue;
		const matches = values
			.map((value) => ({ value, match: value.pattern.exec(text) }))
			.filter(({ match }) => match);
		// A sentence that also names the right value is about several things.
		if (matches.length === 0 || matches.some(({ value }) => isAttribute(value))) continue;
		const found = matches.find(({ match }) => {
			const isSimile = match && simile.test(text.slice(0, match.index));
			return match && !isSimile && isStated(sentence, language, partOf(match));
		});
		if (found?.match)
			return { found: found.match[0].trim(), expected: matching.map((fact) => fact.shown).join(", ") };
	}
	return null;
}
