import * as v from "valibot";
import { type Field, type FieldInfo, field } from "#core/content/field.ts";
import { findingMessage } from "#core/content/message.ts";
import { compareDecimals, type DecimalText, parseDecimal, zero } from "#core/money/decimal-text.ts";

const noDecimal = findingMessage("content.format.decimal", { found: "" });

const decimalSchema = v.pipe(
	v.union([v.string(), v.number()], noDecimal),
	v.check((value) => parseDecimal(value) !== null, noDecimal),
	v.check(
		(value) => compareDecimals(parseDecimal(value) ?? zero, zero) >= 0,
		findingMessage("content.format.number", { found: "", minimum: 0 }),
	),
	v.transform((value): DecimalText => parseDecimal(value) ?? zero),
);

/** The spellings that {@link parseDecimal} takes, without a sign. */
const spelling = "\\d{1,15}(\\.\\d{1,6})?$";

/** The regular expression of a decimal that is not negative. */
export const decimalPattern = `^${spelling}`;

/** Creates a field for a decimal that is not negative, written as text or number and kept exactly. */
export function decimal(info: FieldInfo): Field<DecimalText> {
	const json = { pattern: decimalPattern, minimum: 0 };
	return field("decimal", info, { json, schema: decimalSchema });
}

/** Three digits after a full stop. In a price, it is probably a thousands separator. */
const thousands = /^\d{1,3}\.\d{3}$/;
const pricePattern = `^(?!${thousands.source.slice(1)})${spelling}`;

const isClear = v.check(
	(value: unknown) => typeof value !== "string" || !thousands.test(value),
	findingMessage("content.format.thousands", { found: "" }),
);

/** Creates a field for a price, like {@link decimal}. A text that may contain a thousands separator is rejected. */
export function price(info: FieldInfo): Field<DecimalText> {
	const json = { pattern: pricePattern, minimum: 0 };
	return field("decimal", info, { json, schema: v.pipe(v.unknown(), isClear, decimalSchema) });
}
