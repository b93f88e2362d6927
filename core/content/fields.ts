import * as v from "valibot";
import {
	absentAsNull,
	type Field,
	type FieldInfo,
	field,
	optional,
	type Schema,
	shownAs,
	type TextFormat,
} from "#core/content/field.ts";
import type { FindingKey, SuggestingKey } from "#core/content/finding.ts";
import { findingMessage } from "#core/content/message.ts";
import type { HeadingModel, ProseModel } from "#core/content-values/prose-model.ts";
import { isEmailAddress } from "#core/forms/email-address.ts";
import { machineDomain } from "#core/internet/domain-name.ts";
import { parseUrl } from "#core/internet/parse-url.ts";
import { isCountryCode } from "#core/language/country.ts";
import { isLanguageTag } from "#core/language/language.ts";
import { type SlugProblem, slugProblem } from "#core/routes/shop-paths.ts";
import type { ContentId } from "#core/shared/branded.ts";

/** The language of texts in an item's own fields, apart from its translations (`ownTextLanguage`), as a sentence of a field's help. */
export const inOwnLanguage = {
	de: "Auf Deutsch; auf einer Website ohne Deutsch in ihrer ersten Sprache.",
	en: "In German; in the first language of a site without German.",
} as const;

const notBlank = v.check((value: string) => value.trim() !== "", findingMessage("content.field.empty", {}));

/** Accepts texts that are not blank. */
export const textSchema: Schema<string> = v.pipe(v.string(), notBlank);

/** Creates a field for a text in one line. */
export function text(info: FieldInfo): Field<string> {
	return field("text", info, { schema: textSchema, json: { minLength: 1 } });
}

/** Creates a field for a domain, readable or ASCII; a valid one is stored in ASCII, other text unchanged. */
export function domain(info: FieldInfo): Field<string> {
	return field("text", info, {
		schema: v.pipe(
			textSchema,
			v.transform((written) => machineDomain(written.trim()) ?? written),
		),
		json: { minLength: 1 },
	});
}

/** Creates a field for a text in several lines. */
export function multiline(info: FieldInfo): Field<string> {
	return { ...text(info), kind: "multiline" };
}

/** Creates a field for a text in Markdown (CommonMark without raw HTML). */
export function markdown(info: FieldInfo): Field<string, ProseModel> {
	return shownAs({ ...text(info), kind: "markdown" }, (source, { prose }) => prose(source));
}

/** Creates a field for a heading within a block, with an anchor for links. */
export function anchoredHeading(info: FieldInfo): Field<string, HeadingModel> {
	return shownAs(text(info), (source, tools) => tools.heading(source));
}

/** Creates a field for the path of a page, in the site's main language. A check of the whole content verifies that the page exists. */
export function pagePath(info: FieldInfo): Field<string> {
	return { ...text(info), kind: "path" };
}

type FormatKey = Exclude<Extract<FindingKey, `content.format.${string}`>, `${string}_near`>;

interface Format {
	readonly key: Exclude<FormatKey, "content.format.number" | "content.format.whole">;
	readonly accepts: (value: string) => boolean;
	readonly json: Field["json"];
}

/** Creates a field for a text in a fixed format, ignoring surrounding white space. */
function formatted(info: FieldInfo, { key, accepts, json }: Format): Field<string> {
	return field("text", info, {
		json,
		schema: v.pipe(v.string(), v.trim(), v.check(accepts, findingMessage(key, { found: "" }))),
	});
}

/** Creates a format that a regular expression fully describes. */
function patterned(key: Format["key"], pattern: RegExp): Format {
	return { key, accepts: (value) => pattern.test(value), json: { pattern: pattern.source } };
}

const formats = {
	time: patterned("content.format.time", /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/),
	color: patterned("content.format.colour", /^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/),
	web: patterned("content.format.web", /^[hH][tT][tT][pP][sS]?:\/\/[^\s/]\S*$/),
	link: patterned(
		"content.format.address",
		/^(?:[hH][tT][tT][pP][sS]?:\/\/[^\s/]\S*|mailto:\S+|tel:\S+|[\w\u00a1-\uffff-]+(?:\.[\w\u00a1-\uffff-]+)+(?:[/?#]\S*)?)$/,
	),
	email: { key: "content.format.email", accepts: isEmailAddress, json: { format: "email" } },
	secure: {
		key: "content.format.web",
		accepts: (value) => parseUrl(value)?.protocol === "https:",
		json: { pattern: "^\\s*https://" },
	},
	contact: {
		key: "content.format.contact",
		accepts: (value) => isEmailAddress(value) || /^https?:\/\/[^\s/]\S*$/i.test(value),
		json: { minLength: 3 },
	},
	country: { key: "content.format.country", accepts: isCountryCode, json: { pattern: "^[A-Z]{2}$" } },
	timeZone: { key: "content.format.time_zone", accepts: isTimeZone, json: { pattern: "^[A-Za-z_+/0-9-]+$" } },
	languageTag: {
		key: "content.format.languageTag",
		accepts: isLanguageTag,
		json: { pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$" },
	},
	coordinates: patterned(
		"content.format.coordinates",
		/^-?(?:[0-8]?\d(?:\.\d+)?|90(?:\.0+)?), ?-?(?:1[0-7]\d(?:\.\d+)?|\d?\d(?:\.\d+)?|180(?:\.0+)?)$/,
	),
	gtin: { key: "content.format.gtin", accepts: isGtin, json: { pattern: "^(\\d{8}|\\d{12,14})$" } },
	moment: {
		key: "content.format.moment",
		accepts: (value) => value.includes("T") && isDate(value),
		json: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:\\d{2})$" },
	},
	day: { key: "content.format.date", accepts: isDay, json: { format: "date" } },
	date: { key: "content.format.date", accepts: isDate, json: { pattern: "^\\d{4}-\\d{2}-\\d{2}" } },
} as const satisfies Partial<Record<TextFormat, Format>>;

function isTimeZone(name: string): boolean {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
	} catch {
		return false;
	}
}

/** Returns whether a text is a calendar date "YYYY-MM-DD". */
function isDay(value: string): boolean {
	const midnight = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
	return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(value);
}

/** Returns whether a text is a calendar date, alone or with time and zone (ISO 8601). */
function isDate(value: string): boolean {
	const [, day = ""] =
		/^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/.exec(value) ?? [];
	return isDay(day) && !Number.isNaN(Date.parse(value));
}

/** Creates a field for a text in one of the known formats. */
export function formattedText(format: keyof typeof formats, info: FieldInfo): Field<string> {
	return { ...formatted(info, formats[format]), format };
}

/** Creates a field for the https address of embedded content. */
export function frameAddress(info: FieldInfo): Field<string> {
	return { ...formattedText("secure", info), kind: "frame" };
}

/** Creates a field for a timestamp or date (ISO 8601) with a date picker. */
export function timestamp(info: FieldInfo): Field<string> {
	return { ...formatted(info, formats.date), kind: "timestamp" };
}

/** Creates a field for a moment, i.e. a date with time and zone (ISO 8601), with a date picker. */
export function moment(info: FieldInfo): Field<string> {
	return { ...formattedText("moment", info), kind: "timestamp" };
}

/** Creates a field for a path segment of the shop (R-ROUTE-15). */
export function slug(entity: "category" | "product", info: FieldInfo): Field<string> {
	const reject = (key: SlugProblem) =>
		v.check((value: string) => slugProblem(value, entity) !== key, findingMessage(key, { found: "" }));
	return field("text", info, {
		format: "slug",
		json: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" },
		schema: v.pipe(
			v.string(),
			reject("content.slug.invalid"),
			reject("content.slug.length"),
			reject("content.slug.reserved"),
		),
	});
}

/** Creates a field for yes or no, with the value `defaultValue` if the content leaves it out. */
export function boolean(defaultValue: boolean, info: FieldInfo): Field<boolean> {
	return field<boolean>("boolean", info, {
		required: false,
		initial: defaultValue,
		schema: v.pipe(
			absentAsNull,
			v.nullable(v.boolean()),
			v.transform((value) => value ?? defaultValue),
		),
	});
}

/** Creates a field for yes, no or no statement. */
export function openBoolean(info: FieldInfo): Field<boolean | null> {
	return field<boolean | null>("boolean", info, {
		required: false,
		schema: v.pipe(absentAsNull, v.nullable(v.boolean())),
	});
}

/** The range of a number. */
export interface NumberLimits {
	readonly minimum: number;
	readonly maximum?: number;
}

/** Creates a field for an integer. */
export function integer({ minimum, maximum }: NumberLimits, info: FieldInfo): Field<number> {
	const message = findingMessage("content.format.whole", { found: "", minimum });
	const atLeast = v.pipe(v.number(), v.integer(message), v.minValue(minimum, message));
	return field("integer", info, {
		json: { minimum, ...(maximum === undefined ? {} : { maximum }) },
		schema: maximum === undefined ? atLeast : v.pipe(atLeast, v.maxValue(maximum)),
	});
}

/** Creates a field for the position in a list. */
export function sortNumber(info: FieldInfo): Field<number> {
	return field("integer", info, { schema: v.number(), json: { type: "number" } });
}

/** The position of an item, lowest first; the position in the list if absent. */
export const sort = optional(
	sortNumber({
		de: ["Reihenfolge", "Die Stelle in der Liste, die kleinste zuerst."],
		en: ["Order", "The place in the list, lowest first."],
	}),
);

/** Creates a field for a number that is not negative. */
export function size(info: FieldInfo): Field<number> {
	const message = findingMessage("content.format.number", { found: "", minimum: 0 });
	return field("number", info, { schema: v.pipe(v.number(), v.minValue(0, message)), json: { minimum: 0 } });
}

/** The key of a finding about an unknown value. */
export type ChoiceKey = Extract<SuggestingKey, `content.unknown.${string}`>;

/** Creates a field for one of several values, which are their own labels. The finding lists them and suggests the nearest. */
export function choice<const Value extends string>(
	values: readonly Value[],
	info: FieldInfo,
	key: ChoiceKey = "content.unknown.value",
): Field<Value> {
	return field<Value>("text", info, {
		choices: values,
		schema: v.picklist(values, findingMessage(key, { found: "", allowed: values.join(", ") }, values)),
	});
}

const noId = findingMessage("content.format.id", { found: "" });

/** Accepts ids as content services have them: texts without white space, and integers. */
export const contentIdSchema: Schema<ContentId> = v.pipe(
	v.union([v.string(), v.number()], noId),
	v.check((id) => (typeof id === "number" ? Number.isSafeInteger(id) : /^\S+$/.test(id)), noId),
	v.transform((id): ContentId => id),
);

/** Creates a field for the id of an item. */
export function id(info: FieldInfo): Field<ContentId> {
	return field("id", info, { format: "id", schema: contentIdSchema, json: { pattern: "^\\S+$" } });
}

/** Creates a field for the id of another entity's item. A check of the whole content verifies that it exists. */
export function reference(entity: string, info: FieldInfo): Field<ContentId> {
	return { ...id(info), kind: "reference", to: { entity, by: "id" } };
}

/** Creates a field for the slug of another entity's item. A check of the whole content verifies that it exists. */
export function slugReference(entity: string, info: FieldInfo): Field<string> {
	return field("reference", info, { schema: v.string(), to: { entity, by: "slug" } });
}

/**
 * Returns whether a text is a Global Trade Item Number (GTIN-8, 12, 13 or 14), whose last digit checks the others
 * (GS1).
 */
export function isGtin(text: string): boolean {
	if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
	const digits = [...text].map(Number).reverse();
	const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
	return sum % 10 === 0;
}
