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

const json = { pattern: "^\\d+(\\.\\d+)?$", minimum: 0 };

/** A rate or amount that is not below zero, as text or number, taken exactly. */
export function decimal(info: FieldInfo): Field<DecimalText> {
	return field("decimal", info, { json, schema: decimalSchema });
}

/** Three digits after a point, which nobody means in a price: the point separates thousands. */
const thousands = /^\d{1,3}\.\d{3}$/;

const isClear = v.check(
	(value: unknown) => typeof value !== "string" || !thousands.test(value),
	findingMessage("content.format.thousands", { found: "" }),
);

/** A price as {@link decimal}; a text that may mean thousands is none. */
export function price(info: FieldInfo): Field<DecimalText> {
	return field("decimal", info, { json, schema: v.pipe(v.unknown(), isClear, decimalSchema) });
}
