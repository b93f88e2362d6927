import type { PersonalizationField } from "#core/catalogue/product.ts";
import type { OrderLine } from "#core/checkout/order-payload.ts";
import { type FieldProblem, problem } from "#core/forms/field-rules.ts";
import { invalidKey } from "../answer.ts";
import type { PricedProduct } from "../catalogue.ts";

/**
 * What is wrong with a line's personalisation: fields that the product has not, required ones left out, texts that
 * are too long, choices that are not offered. Without any value the product is ordered plain.
 */
export function personalizationProblems(
	field: string,
	{ personalization }: Pick<OrderLine, "personalization">,
	product: PricedProduct,
): readonly FieldProblem[] {
	if (personalization === null) return [];
	const fields = product.personalization?.fields ?? [];
	const place = (name: string) => `${field}.personalization.${name}`;
	return [
		...Object.keys(personalization)
			.filter((name) => !fields.some((known) => known.name === name))
			.map((name) => problem(place(name), invalidKey)),
		...fields.flatMap((known) => valueProblems(place(known.name), known, personalization[known.name])),
	];
}

function valueProblems(
	place: string,
	{ type, required, max_length, options }: PersonalizationField,
	value: string | boolean | undefined,
): readonly FieldProblem[] {
	if (value === undefined) return required ? [problem(place, "form.missing")] : [];
	if ((typeof value === "boolean") !== (type === "checkbox")) return [problem(place, invalidKey)];
	if (typeof value === "boolean") return [];
	if (type === "select") return options.includes(value) ? [] : [problem(place, invalidKey)];
	const tooLong = max_length !== null && value.length > max_length;
	return tooLong ? [problem(place, "form.tooLong", { max: max_length })] : [];
}
