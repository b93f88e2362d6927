import * as v from "valibot";
import type { FindingKey, SuggestingKey } from "#adapters/content-files/findings.ts";
import { because } from "#adapters/content-files/schemas/message.ts";
import { isEmailAddress } from "#core/forms/field-rules.ts";
import { isCountryCode } from "#core/shared/country.ts";
import { type Language, languages } from "#core/shared/language.ts";
import type { HexColor } from "#core/site/theme.ts";

/** An object whose unknown fields are findings; they name the allowed ones. */
export function strict<const Entries extends v.ObjectEntries>(entries: Entries) {
	const names = Object.keys(entries);
	return v.strictObject(entries, because("content.field.unknown", { name: "", allowed: "" }, names));
}

const notBlank = v.check((value: string) => value.trim() !== "", because("content.field.empty", {}));

/** A text that must say something. */
export const text = v.pipe(v.string(), notBlank);

/** A text that may be absent, null or blank, all of which give null. */
export const optionalText = v.pipe(
	v.nullish(v.string(), null),
	v.transform((value) => (value?.trim() ? value : null)),
);

const isEmail = v.check(isEmailAddress, because("content.format.email", { found: "" }));

/** An e-mail address, by the rule of the forms, so that a link to it names one recipient and nothing else. */
export const email = v.pipe(v.string(), v.trim(), isEmail);

/** An e-mail address that may be absent, null or blank, all of which give null. */
export const optionalEmail = v.pipe(
	v.nullish(v.string(), null),
	v.transform((value) => value?.trim() || null),
	v.nullable(v.pipe(v.string(), isEmail)),
);

/** A flag with its default. */
export function flag(standard: boolean) {
	return v.pipe(
		v.nullish(v.boolean(), standard),
		v.transform((value) => value ?? standard),
	);
}

/** A whole number that may be absent. */
export const optionalNumber = v.nullish(v.number(), null);

/** A list that may be absent. */
export function optionalList<const Item extends v.GenericSchema>(item: Item) {
	return v.pipe(
		v.nullish(v.array(item), []),
		v.transform((items): v.InferOutput<Item>[] => items ?? []),
	);
}

type ChoiceKey = Extract<SuggestingKey, `content.unknown.${string}`>;

/** One of several words; the finding lists them and suggests the nearest. */
export function choice<const Words extends readonly string[]>(
	words: Words,
	key: ChoiceKey = "content.unknown.value",
) {
	return v.picklist(words, because(key, { found: "", allowed: words.join(", ") }, words));
}

type FormatKey = Extract<FindingKey, `content.format.${string}`>;

function format(pattern: RegExp, key: Exclude<FormatKey, "content.format.number" | "content.format.whole">) {
	return v.regex(pattern, because(key, { found: "" }));
}

/** "HH:MM" or "HH:MM:SS", or absent. */
export const optionalTime = v.nullish(
	v.pipe(v.string(), format(/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/, "content.format.time")),
	null,
);

/** A date of the calendar as "YYYY-MM-DD". */
export const calendarDate = v.pipe(
	v.string(),
	v.check(
		(value) => {
			const midnight = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
			return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(value);
		},
		because("content.format.date", { found: "" }),
	),
);

/** "#rgb" or "#rrggbb". */
export const colour = v.pipe(
	v.string(),
	format(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, "content.format.colour"),
	v.transform((value) => value as HexColor),
);

/** A country's code, ISO 3166-1 alpha-2. */
export const countryCode = v.pipe(
	v.string(),
	v.check(isCountryCode, because("content.format.country", { found: "" })),
);

/** The country of an address; absent, null or blank where it is the site's own. */
export const optionalCountryCode = v.pipe(optionalText, v.nullable(countryCode));

/** A web address, or absent. */
export const optionalWebAddress = v.nullish(
	v.pipe(v.string(), format(/^https?:\/\/[^\s/]\S*$/i, "content.format.web")),
	null,
);

function isSecureAddress(address: string): boolean {
	return URL.canParse(address) && new URL(address).protocol === "https:";
}

/** A web address that a page loads something from or that must be there: https only. */
export const webAddress = v.pipe(
	v.string(),
	v.trim(),
	v.check(isSecureAddress, because("content.format.web", { found: "" })),
);

/** An address outside the site that a menu can link to, or absent; "www.example.com" will do. */
export const optionalAddress = v.nullish(
	v.pipe(
		v.string(),
		v.trim(),
		format(
			/^(?:https?:\/\/[^\s/]\S*|mailto:\S+|tel:\S+|[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?)?$/i,
			"content.format.address",
		),
		v.transform((value) => value || null),
	),
	null,
);

function isTimeZone(name: string): boolean {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
	} catch {
		return false;
	}
}

/** An IANA time zone; Europe/Berlin where absent. */
export const timeZone = v.pipe(
	v.nullish(
		v.pipe(v.string(), v.check(isTimeZone, because("content.format.time_zone", { found: "" }))),
		"Europe/Berlin",
	),
	v.transform((value) => value ?? "Europe/Berlin"),
);

/** A number that is not below zero, or absent. */
export const optionalSize = v.nullish(
	v.pipe(v.number(), v.minValue(0, because("content.format.number", { found: "", minimum: 0 }))),
	null,
);

/** A language of the product. */
export const language = choice(languages);

/** Translation entries, each language at most once. */
export function translationsOf<const Entry extends v.GenericSchema<unknown, { readonly language: Language }>>(
	entry: Entry,
) {
	return v.pipe(
		v.array(entry),
		v.rawCheck(({ dataset, addIssue }) => {
			if (!dataset.typed) return;
			const input: readonly { readonly language: Language }[] = dataset.value;
			for (const [key, value] of input.entries()) {
				if (input.findIndex((other) => other.language === value.language) === key) continue;
				addIssue({
					message: because("content.language.twice", { language: value.language }),
					path: [{ type: "array", origin: "value", input: dataset.value, key, value }],
				});
			}
		}),
	);
}

/** Translation entries that may be absent altogether. */
export function optionalTranslationsOf<
	const Entry extends v.GenericSchema<unknown, { readonly language: Language }>,
>(entry: Entry) {
	return v.pipe(
		v.nullish(translationsOf(entry), []),
		v.transform((entries): v.InferOutput<Entry>[] => entries ?? []),
	);
}
