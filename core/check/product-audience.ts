import type { ProductContent } from "#core/catalogue/shop-content.ts";
import type { Disagreement } from "#core/check/disagreements.ts";
import { periodsIn } from "#core/check/figures.ts";
import { isAboutOtherThings } from "#core/check/product-facts.ts";
import type { Sentence } from "#core/check/sentences.ts";
import type { Language } from "#core/language/language.ts";
import { phrases } from "#core/text/phrases.ts";

const forWomen = phrases`
	damen(uhr|ring|schmuck|armband|kette)
	(ladies|women)’?s?’? watch|ring
	montre|bague|bracelet (pour)? femme|dame
`;
const forMen = phrases`
	herren(uhr|ring|schmuck|armband|kette)
	(gentle)?men’s watch|ring
	montre|bague|bracelet (pour)? homme
`;
const forChildren = phrases`
	(kinder|baby)(uhr|ring|schmuck|armband|kette|ohr*|anhänger)_
	(child(ren)?|kid|bab(y|ie))’?s?’? watch|ring|bracelet|necklace|earrings?|jewel*
	montre|bague|bracelet|collier|bijou* (pour |d’)?(enfants?|bébés?)
`;

/** Finds goods for another gender, or for children instead of adults, in a text about the product. */
export function findOtherAudience(
	{ text }: Sentence,
	language: Language,
	{ gender, age_group }: ProductContent,
): Disagreement {
	if (isAboutOtherThings(text, language)) return null;
	const isOf = (group: string | null, pattern: RegExp): Disagreement => {
		const [found] = pattern.exec(text) ?? [];
		return found === undefined || group === null ? null : { found, expected: group };
	};
	if (gender === "female") return isOf(gender, forMen);
	if (gender === "male") return isOf(gender, forWomen);
	return age_group === "adult" ? isOf(age_group, forChildren) : null;
}

/** The age at which children leave an age group, in months (Google Merchant Center: age_group). */
const oldest: ReadonlyMap<string | null, number> = new Map([
	["newborn", 3],
	["infant", 12],
	["toddler", 5 * 12],
	["kids", 13 * 12],
]);

const children = phrases`
	kind|baby|säugling|alter
	_(child(ren)?|kids?|bab(y|ies)|ages?|aged|infants?|toddlers?|enfants?|bébés?|âges?|âgée?s?)_
`;
const fromAge = /(?<!\p{L})(?:ab|from|over|above|à partir de|dès|plus de|au-dessus de)\s+$/iu;
const belowAge = /(?<!\p{L})(?:unter|jünger als|bis|under|below|younger than|moins de)\s+$/iu;
const unsuitable = phrases`nicht|kein|ungeeignet|not_|n’t|unsuitable|_ne_|n’|pas_|déconseill|interdit`;

/** Finds a lowest age of users in a text that all children of the product's age group are below. */
export function findOtherAge({ text }: Sentence, { age_group }: ProductContent): Disagreement {
	const limit = oldest.get(age_group);
	if (limit === undefined || !children.test(text)) return null;
	const lowest = periodsIn(text).find(({ index, months }) => {
		const before = text.slice(0, index);
		const isLowest = fromAge.test(before) || (belowAge.test(before) && unsuitable.test(text));
		return months !== null && months >= limit && isLowest;
	});
	return lowest ? { found: lowest.found, expected: age_group ?? "" } : null;
}
