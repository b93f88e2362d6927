import { filledPersonalization, type PersonalizationValues } from "#core/cart/cart-line.ts";
import type { PersonalizationField } from "#core/catalogue/product.ts";
import { isCustomerSpecification } from "#core/catalogue/withdrawal-exclusion.ts";
import { type FieldProblem, problem } from "#core/forms/field-rules.ts";
import { personalizationProblem } from "#core/product-page/engraving.ts";
import { offersRingSizes } from "#core/product-page/ring-size.ts";

/**
 * What of the entered values personalises the product: blank ones do not, and neither do choices that only describe
 * a text while no text is written, e.g. a font (R-CART-04); null when none remain.
 */
export function personalizationOf(
	fields: readonly PersonalizationField[],
	values: PersonalizationValues | null,
): PersonalizationValues | null {
	const filled = filledPersonalization(values);
	if (!filled) return null;
	const described = new Set(describingFields(fields, filled));
	return filledPersonalization(
		Object.fromEntries(Object.entries(filled).filter(([name]) => !described.has(name))),
	);
}

/**
 * Everything that is wrong with the personalisation of an ordered product: what the form refuses, and what it never
 * sends, i.e. unknown fields, choices that are not offered, values of the wrong type and a font without a text.
 */
export function personalizationProblems(
	fields: readonly PersonalizationField[],
	values: PersonalizationValues | null,
): readonly FieldProblem[] {
	const entered = values ?? {};
	const enteredValue = (name: string) => (Object.hasOwn(entered, name) ? entered[name] : undefined);
	return [
		...enteredProblems(fields, values),
		...fields.flatMap((field) => {
			const value = enteredValue(field.name);
			if (value !== undefined && !isOffered(field, value)) return [];
			return personalizationProblem(field, value) ?? [];
		}),
		...describingFields(fields, filledPersonalization(values) ?? {}).map((name) =>
			problem(name, "form.invalid"),
		),
	];
}

/** What no form sends: fields that the product does not have, and values that a field does not offer. */
export function enteredProblems(
	fields: readonly PersonalizationField[],
	values: PersonalizationValues | null,
): readonly FieldProblem[] {
	return Object.entries(values ?? {}).flatMap(([name, value]) => {
		const field = fields.find((known) => known.name === name);
		return field && isOffered(field, value) ? [] : [problem(name, "form.invalid")];
	});
}

function isOffered({ type, options }: PersonalizationField, value: string | boolean): boolean {
	if (typeof value === "boolean") return type === "checkbox";
	if (type === "select") return value.trim() === "" || options.includes(value);
	return type === "text";
}

/**
 * The filled optional choices of a product with optional texts while none of its texts is written; not those that say how
 * the product itself is made, which sizes and the customer's specifications do.
 */
function describingFields(
	fields: readonly PersonalizationField[],
	filled: PersonalizationValues,
): readonly string[] {
	const texts = fields.filter(({ type }) => type === "text");
	// Where a required text is missing, that alone is the problem.
	const written = texts.some(({ name, required }) => required || Object.hasOwn(filled, name));
	if (texts.length === 0 || written) return [];
	return fields
		.filter(({ type, required, options }) => type !== "text" && !required && !offersRingSizes(options))
		.filter((field) => !isCustomerSpecification(field))
		.flatMap(({ name }) => (Object.hasOwn(filled, name) ? [name] : []));
}
