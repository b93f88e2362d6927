import type { PersonalizationValues } from "#core/cart/cart-line.ts";
import type { PersonalizationField, Product, ProductVariant } from "#core/catalogue/product.ts";
import { offersRingSizes, type RingSize, ringSizeIn } from "#core/catalogue/ring-size.ts";
import { type FieldProblem, problem } from "#core/forms/field-rules.ts";
import { optionalName } from "#core/forms/web-address.ts";

/** The lettering of an engraving: serif, handwriting or plain capitals. */
export type EngravingScript = "roman" | "script" | "block";

/** An engraving on the product's page (B-USE-02). */
export interface Engraving {
	/** Only characters that can be engraved; empty before anything is entered. */
	readonly text: string;
	readonly script: EngravingScript;
	/** The size of the ring; null if the product is not a ring. */
	readonly ring: RingSize | null;
}

/** The ring size drawn before one is chosen. */
const defaultRingSize: RingSize = 54;

/**
 * The characters that can be engraved: letters with up to four marks each, digits, spaces and a few signs. Excluded
 * are letters that are invisible or shown as images, and those of the supplementary plane: historic scripts and
 * mathematical alphabets ("𝓐"), which few fonts have.
 */
const engravableChars =
	/(?!\p{Default_Ignorable_Code_Point}|\p{Extended_Pictographic}|[\u{10000}-\u{1ffff}])(?:\p{L}(?:(?!\p{Default_Ignorable_Code_Point})[\p{Mn}\p{Mc}]){0,4}|\p{Nd})|\p{Zs}|[.,\-–&+♥∞'’/:!?]/gu;

/** Returns the characters of a text that can be engraved, trimmed (R-PROD-05). */
export function engravable(text: string): string {
	return (text.match(engravableChars) ?? []).join("").trim();
}

/** Returns whether a text can be engraved unchanged (R-PROD-05). */
export function canEngrave(text: string): boolean {
	return text.replace(engravableChars, "") === "";
}

/** Returns the problem of a personalisation field as filled in; null if it is valid (R-PROD-05, R-FORM-02). */
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

/** The content's words for scripts, in all supported languages. */
const scriptNames: readonly (readonly [EngravingScript, RegExp])[] = [
	["script", /schreib|kursiv|script|cursive|italic|anglaise|manuscrit/i],
	["block", /block|versal|grotesk|capital|sans|bâton/i],
	["roman", /antiqua|serif|roma[in]|classi/i],
];

function scriptOf(option: string): EngravingScript | null {
	return scriptNames.find(([, words]) => words.test(option))?.[0] ?? null;
}

/**
 * Returns the engraving: the first text field, in the script of the first select that offers scripts, in a ring if
 * ring sizes are offered. Null if the product has no text field.
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
