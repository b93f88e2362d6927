import type { PersonalizationValues } from "#core/cart/cart-line.ts";
import type { PersonalizationField, Product, ProductVariant } from "#core/catalogue/product.ts";
import { type FieldProblem, problem } from "#core/forms/field-rules.ts";
import { optionalName } from "#core/forms/web-address.ts";
import { offersRingSizes, type RingSize, ringSizeIn } from "#core/product-page/ring-size.ts";

/** How letters are cut: with serifs, as handwriting, or as plain capitals. */
export type EngravingScript = "roman" | "script" | "block";

/** An engraving as it is on the page (B-USE-02). */
export interface Engraving {
	/** Only what can be cut; empty as long as nothing is written. */
	readonly text: string;
	readonly script: EngravingScript;
	/** The ring it goes into; null for what is no ring. */
	readonly ring: RingSize | null;
}

/** The size that a ring is drawn in before one is chosen. */
const defaultRingSize: RingSize = 54;

/**
 * What can be engraved: letters with up to four marks each, digits, blanks and a few signs. Not letters that cannot be
 * seen or are displayed as images, nor those of the supplementary plane: historic scripts and mathematical alphabets
 * ("𝓐"), which few fonts have.
 */
const engravableChars =
	/(?!\p{Default_Ignorable_Code_Point}|\p{Extended_Pictographic}|[\u{10000}-\u{1ffff}])(?:\p{L}(?:(?!\p{Default_Ignorable_Code_Point})[\p{Mn}\p{Mc}]){0,4}|\p{Nd})|\p{Zs}|[.,\-–&+♥∞'’/:!?]/gu;

/** What of a text can be engraved, without blanks around it (R-PROD-05). */
export function engravable(text: string): string {
	return (text.match(engravableChars) ?? []).join("").trim();
}

/** Whether a text can be engraved as it is written (R-PROD-05). */
export function canEngrave(text: string): boolean {
	return text.replace(engravableChars, "") === "";
}

/** What is wrong with a field of a personalisation as it is filled in; null if nothing is (R-PROD-05, R-FORM-02). */
export function personalizationProblem(
	field: PersonalizationField,
	value: string | boolean | undefined,
): FieldProblem | null {
	const { name, type, required, max_length } = field;
	const text = typeof value === "string" ? value : "";
	if (required && (type === "checkbox" ? value !== true : text.trim() === ""))
		return type === "text"
			? problem(name, "form.missing")
			: problem(name, "product.chooseVariant", { label: field.display_name });
	if (type !== "text") return null;
	if (!canEngrave(text)) return problem(name, "product.engraving.uncuttable");
	return optionalName(name, text, max_length ?? Number.POSITIVE_INFINITY)[0] ?? null;
}

/** The words by which content calls its scripts, in the languages of the catalogues. */
const scriptNames: readonly (readonly [EngravingScript, RegExp])[] = [
	["script", /schreib|kursiv|script|cursive|italic|anglaise|manuscrit/i],
	["block", /block|versal|grotesk|capital|sans|bâton/i],
	["roman", /antiqua|serif|roma[in]|classi/i],
];

function scriptOf(option: string): EngravingScript | null {
	return scriptNames.find(([, words]) => words.test(option))?.[0] ?? null;
}

/**
 * What is to be engraved: the first field of text, in the script of the first select that offers scripts, into a ring
 * where sizes of rings are offered. Null where the product has no field of text.
 */
export function engravingOf(
	product: Pick<Product, "personalization" | "product_variants">,
	variant: Pick<ProductVariant, "display_name"> | null,
	values: PersonalizationValues,
): Engraving | null {
	const fields = product.personalization?.fields ?? [];
	const line = fields.find(({ type }) => type === "text");
	if (!line) return null;
	const text = values[line.name];
	const scripts = fields.find(({ options }) => options.some((option) => scriptOf(option)));
	const script = scripts ? chosenOption(scripts, values) : null;
	return {
		text: typeof text === "string" ? engravable(text) : "",
		script: (script === null ? null : scriptOf(script)) ?? "roman",
		ring: ringOf(product, variant, values),
	};
}

function chosenOption(field: PersonalizationField, values: PersonalizationValues): string | null {
	const value = values[field.name];
	return typeof value === "string" && value !== "" ? value : (field.options[0] ?? null);
}

function ringOf(
	{ personalization, product_variants }: Pick<Product, "personalization" | "product_variants">,
	variant: Pick<ProductVariant, "display_name"> | null,
	values: PersonalizationValues,
): RingSize | null {
	const sizes = ringSizeField(personalization?.fields ?? []);
	if (sizes) return ringSizeIn(String(values[sizes.name] ?? "")) ?? defaultRingSize;
	if (!offersRingSizes(product_variants.map(({ display_name }) => display_name))) return null;
	return (variant && ringSizeIn(variant.display_name)) ?? defaultRingSize;
}

function ringSizeField(fields: readonly PersonalizationField[]): PersonalizationField | null {
	return fields.find(({ options }) => offersRingSizes(options)) ?? null;
}
