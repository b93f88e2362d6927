import type { ExportReport } from "#adapters/content-exports/export-findings.ts";
import type { ExportedOffer, ExportedVariant } from "#adapters/content-exports/exported-product.ts";
import { slugOf } from "#core/text/slug.ts";

/** An option of a product of WooCommerce: "Size" with the values that customers can choose. */
export interface WooOption {
	readonly name: string;
	readonly values: readonly string[];
}

/** A variation of a product of WooCommerce. */
export interface WooVariation {
	readonly offer: ExportedOffer;
	/** Its values by the options' names in small letters. An option without a value has any: "Any size". */
	readonly values: ReadonlyMap<string, string>;
	/** The end of its name: "Any size" in "Ring - Any size"; "" if there is none. */
	readonly suffix: string;
	/** The name of the column of the stock. */
	readonly stockColumn: string;
}

/** The most variants that one variation becomes; WooCommerce generates 50 at a time. */
const mostVariants = 100;

/** The choices of a variation: its value of each option as the product lists it; null for any. */
type Choices = readonly (string | null)[];

function choicesOf({ values }: WooVariation, options: readonly WooOption[]): Choices {
	return options.map((option) => {
		const value = values.get(option.name.toLowerCase()) ?? "";
		if (value === "") return null;
		// A variation may have the slug of a value: "white-gold".
		return option.values.find((listed) => slugOf(listed) === slugOf(value)) ?? value;
	});
}

/** Returns the values that a variation has of each option. */
function valuesOf(choices: Choices, options: readonly WooOption[]): readonly (readonly string[])[] {
	return options.map(({ values }, place) => {
		const choice = choices[place] ?? null;
		return choice === null ? values : [choice];
	});
}

/** Returns every combination of one value of each list. */
function combine(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
	return lists.reduce<readonly (readonly string[])[]>(
		(combinations, values) => combinations.flatMap((list) => values.map((value) => [...list, value])),
		[[]],
	);
}

const keyOf = (values: readonly string[]) => values.join("\n").toLowerCase();
const openOptions = (choices: Choices) => choices.filter((choice) => choice === null).length;

/**
 * Returns the variations whose values the product lists, since customers can choose no others; reports the rest. If no
 * variation has listed values, all are returned.
 */
function listedVariations(
	variations: readonly WooVariation[],
	options: readonly WooOption[],
	report: ExportReport,
): readonly WooVariation[] {
	const unlisted = new Map(
		variations.flatMap((variation) => {
			const found = choicesOf(variation, options).find(
				(choice, place) => choice !== null && !options[place]?.values.includes(choice),
			);
			return found ? [[variation, found] as const] : [];
		}),
	);
	if (unlisted.size === variations.length) return variations;
	for (const [{ offer }, found] of unlisted)
		report.add("hint", offer.line, null, "import.unlistedValue", { found });
	return variations.filter((variation) => !unlisted.has(variation));
}

/** Returns the variant of a variation whose values customers do not choose. */
function plainVariant({ offer, suffix }: WooVariation, choices: Choices): ExportedVariant {
	const values = choices.filter((choice) => choice !== null);
	return { ...offer, values: values.length > 0 || suffix === "" ? values : [suffix] };
}

/** Returns the variant of a variation of any value for one combination of values. */
function chosenVariant(
	{ offer }: WooVariation,
	choices: Choices,
	values: readonly string[],
): ExportedVariant {
	const chosen = values.filter((_, place) => choices[place] === null).map((value) => slugOf(value));
	const number = offer.number === "" ? "" : [offer.number, ...chosen].join("-");
	// A bar code belongs to a single article.
	return { ...offer, values, number, gtin: null };
}

/**
 * Returns the variants of a product's variations.
 *
 * - In WooCommerce, customers choose the value of an option of which a variation states none. Such a variation becomes a
 *   variant of each value, except for combinations of a variation with fewer open options.
 * - Its article number gets the values as its ending. Its stock is that of each variant, which is reported.
 */
export function variantsOf(
	variations: readonly WooVariation[],
	options: readonly WooOption[],
	report: ExportReport,
): readonly ExportedVariant[] {
	const rows = listedVariations(variations, options, report).map((variation) => {
		const choices = choicesOf(variation, options);
		const lists = valuesOf(choices, options);
		const count = lists.reduce((product, values) => product * values.length, 1);
		return { variation, choices, count, combinations: count > mostVariants ? [] : combine(lists) };
	});
	const owners = new Map<string, WooVariation>();
	for (const row of rows.toSorted((one, other) => openOptions(one.choices) - openOptions(other.choices)))
		for (const values of row.combinations)
			if (!owners.has(keyOf(values))) owners.set(keyOf(values), row.variation);
	return rows.flatMap(({ variation, choices, count, combinations }) => {
		const { line, stock } = variation.offer;
		if (count > mostVariants) report.add("warning", line, null, "import.anyValue", { found: count });
		if (openOptions(choices) === 0 || combinations.length === 0) return [plainVariant(variation, choices)];
		if (stock && combinations.length > 1)
			report.add("hint", line, variation.stockColumn, "import.anyStock", { found: stock });
		return combinations
			.filter((values) => owners.get(keyOf(values)) === variation)
			.map((values) => chosenVariant(variation, choices, values));
	});
}
