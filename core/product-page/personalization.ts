import { filledPersonalization, type PersonalizationValues } from "#core/cart/cart-line.ts";
import { isCustomerSpecification } from "#core/cart/withdrawal-exclusion.ts";
import type { PersonalizationField } from "#core/catalogue/product.ts";
import { offersRingSizes } from "#core/catalogue/ring-size.ts";
import { type FieldProblem, problem } from "#core/forms/field-rules.ts";
import { personalizationProblem } from "#core/product-page/engraving.ts";

/**
 * Returns the values that personalise the product; null if there are none. Blank values do not, nor do choices that
 * only describe a missing text, e.g. a font (R-CART-04).
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
 * Returns all problems of an ordered product's personalisation: those the form reports, and those it prevents, i.e.
 * unknown fields, options that are not offered, values of the wrong type and a font without a text.
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

/** Returns the problems that the form prevents: unknown fields and options that are not offered. */
export function enteredProblems(
	fields: readonly PersonalizationField[],
	values: PersonalizationValues | null,
): readonly FieldProblem[] {
	return Object.entries(values ?? {}).flatMap(([name, value]) => {
		const field = fields.find((candidate) => candidate.name === name);
		return field && isOffered(field, value) ? [] : [problem(name, "form.invalid")];
	});
}

function isOffered({ type, options }: PersonalizationField, value: string | boolean): boolean {
	if (typeof value === "boolean") return type === "checkbox";
	if (type === "select") return value.trim() === "" || options.includes(value);
	return type === "text";
}

/**
 * Returns the optional choices that only describe texts, if no text is entered. Sizes and the customer's
 * specifications are not among them, because they define the product itself.
 */
function describingFields(
	fields: readonly PersonalizationField[],
	filled: PersonalizationValues,
): readonly string[] {
	const texts = fields.filter(({ type }) => type === "text");
	// A missing required text is the only problem to report.
	const written = texts.some(({ name, required }) => required || Object.hasOwn(filled, name));
	if (texts.length === 0 || written) return [];
	return fields
		.filter(({ type, required, options }) => type !== "text" && !required && !offersRingSizes(options))
		.filter((field) => !isCustomerSpecification(field))
		.flatMap(({ name }) => (Object.hasOwn(filled, name) ? [name] : []));
}
