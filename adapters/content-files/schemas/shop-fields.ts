import * as v from "valibot";
import {
	language,
	optionalList,
	optionalTranslationsOf,
	strict,
	text,
	translationsOf,
} from "#adapters/content-files/schemas/fields.ts";
import { because } from "#adapters/content-files/schemas/message.ts";
import { isEmailAddress } from "#core/forms/field-rules.ts";
import { slugProblem } from "#core/routes/shop-paths.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { compareDecimals, type DecimalText, parseDecimal, zero } from "#core/shared/decimal-text.ts";
import type { Language } from "#core/shared/language.ts";

const noId = because("content.format.id", { found: "" });

/** The id of an item: a text or a whole number, as content services give it. */
export const contentId = v.pipe(
	v.union([v.string(), v.number()], noId),
	v.check((id) => (typeof id === "number" ? Number.isSafeInteger(id) : /^\S+$/.test(id)), noId),
	v.transform((id): ContentId => id),
);

/** An item's id, or none. */
export const optionalId = v.nullish(contentId, null);

const noDecimal = because("content.format.decimal", { found: "" });

const decimal = v.pipe(
	v.union([v.string(), v.number()], noDecimal),
	v.check((value) => parseDecimal(value) !== null, noDecimal),
	v.check(
		(value) => compareDecimals(parseDecimal(value) ?? zero, zero) >= 0,
		because("content.format.number", { found: "", minimum: 0 }),
	),
	v.transform((value): DecimalText => parseDecimal(value) ?? zero),
);

/** A price or rate that is not below zero, as text or number, taken exactly. */
export const amount: v.GenericSchema<unknown, DecimalText> = decimal;

/** A price or rate, or none. */
export const optionalAmount = v.nullish(decimal, null);

/** A whole number from `minimum` on. */
export function whole(minimum: number) {
	const message = because("content.format.whole", { found: "", minimum });
	return v.pipe(v.number(), v.integer(message), v.minValue(minimum, message));
}

/** A whole number from `minimum` on, or none. */
export function optionalWhole(minimum: number) {
	return v.nullish(whole(minimum), null);
}

/** A flag that may stay open. */
export const optionalFlag = v.nullish(v.boolean(), null);

/** Tells whether a text is a date of the calendar, alone or with time and zone (ISO 8601). */
function isDate(value: string): boolean {
	const [, day = ""] =
		/^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/.exec(value) ?? [];
	const time = Date.parse(`${day}T00:00:00Z`);
	return (
		!Number.isNaN(time) && !Number.isNaN(Date.parse(value)) && new Date(time).toISOString().startsWith(day)
	);
}

/** A date as ISO 8601 writes it. */
export const date = v.pipe(v.string(), v.check(isDate, because("content.format.date", { found: "" })));

/** A part of the shop's addresses (R-ROUTE-15). */
export function slug(of: "category" | "product") {
	return v.pipe(
		v.string(),
		v.check(
			(value) => slugProblem(value, of) !== "content.slug.invalid",
			because("content.slug.invalid", { found: "" }),
		),
		v.check(
			(value) => slugProblem(value, of) !== "content.slug.reserved",
			because("content.slug.reserved", { found: "" }),
		),
	);
}

/** An e-mail or web address under which someone can be reached. */
export const electronicAddress = v.pipe(
	v.string(),
	v.trim(),
	v.check(
		(value) => isEmailAddress(value) || /^https?:\/\/[^\s/]\S*$/i.test(value),
		because("content.format.contact", { found: "" }),
	),
);

const name = strict({ language, display_name: text });

/** Names by language, at least one. */
export const names = v.pipe(translationsOf(name), v.minLength(1, because("content.list.empty", {})));

/** Names by language beside an item's own name. */
export const otherNames = optionalTranslationsOf(name);

/** Translation entries, each language at most once, at least one. */
export function someTranslationsOf<
	const Entry extends v.GenericSchema<unknown, { readonly language: Language }>,
>(entry: Entry) {
	return v.pipe(translationsOf(entry), v.minLength(1, because("content.list.empty", {})));
}

/** Texts that are not blank. */
export const texts = optionalList(text);
