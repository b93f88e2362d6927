import type { ProductContent, ShopContent } from "#core/catalogue/shop-content.ts";
import { type FacetValue, facets } from "#core/check/product-facets.ts";
import { isStated, partOf, type Sentence } from "#core/check/sentences.ts";
import type { AttributeGroup } from "#core/content/shop-lists.ts";
import type { Language } from "#core/language/language.ts";
import { oncePer } from "#core/shared/once-per.ts";
import { phrases } from "#core/text/phrases.ts";

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

const letter = /\p{L}/u;

/** Words of sentences about another version or product, and of comparisons. */
const otherThings: Readonly<Partial<Record<Language, RegExp>>> = {
	de: phrases`
		beigelegt|etui|schachtel|schatulle|erhältlich|wahlweise|alternativ|pass(t|en|end)|kombinier|neben
		_oder_|während|statt|früher|ursprünglich|erinnert|look|optik|schwester|bruder|vorgänger|vorbild
		original(!verp)|dazu|trug|museum
		auch (in|mit|als)_
		lieg(t|en) bei
		zweite(s|n)? ~ band
		auf dem foto|bild
		auf wunsch|anfrage
		lieferbar in
		fragt? nach
		anders als
		im gegensatz
		im unterschied
		_(mehr|weniger|leichter|schwerer|heller|dunkler|härter|weicher|günstiger|teurer) als|wie_
		das erste modell
		_(gleichen?|selben?) ~ gibt|aus|in
		gibt es
		_das doppelte|*fache
		derselben|gleichen|selben reihe|serie|linie|kollektion
		ist|sind|wirkt|wirken|funkelt|funkeln|kostet|kosten|wiegt|wiegen|glänzt ~ (
			anders|dunkler|heller|leichter|schwerer|weniger|mehr|weicher|härter|teurer|günstiger
		)
	`,
	en: phrases`
		available|optional|match|unlike|than_|instead|reminds|sister|brother|predecessor|museum|look|twice
		also in|with|make|available
		is included
		comes with a second
		_(box|pouch)_
		in the photo|picture
		on request
		_or(= ${letter})
		pairs? with
		like a
		original in|of|was|is
		the (first)? model for|of|bore
		same series|line|collection
		(is|are|looks?|costs?|weighs?|sparkles?|shines?) (
			darker|lighter|softer|harder|less|more|differently|cheaper|heavier
		)
	`,
	fr: phrases`
		aussi|écrin|coffret|_ou_|existe|contrairement|plutôt|comme|rappel|aspect|assorti|l’original|musée
		est|sont fournie?s?
		sur la photo
		sur demande
		au choix
		à la différence
		va avec
		le modèle
		le premier modèle
		le double|triple
		même|la série|ligne|collection
		plus léger|lourd|clair|foncé|dur
	`,
};

/** Returns whether a sentence is about another version or product too, or compares. */
export function isAboutOtherThings(text: string, language: Language): boolean {
	return otherThings[language]?.test(text) === true;
}

/** A comparison directly before the match: "wie ein Smaragd", "like white gold". */
const simile = phrases`_(wie|als|like|as|than|comme|que) ~2 $`;

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
