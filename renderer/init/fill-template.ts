import { isLanguage, type Language } from "#core/language/language.ts";

/** The values for the templates of a new shop. */
export interface TemplateValues {
	/** The languages of the site, the main one first. */
	readonly languages: readonly Language[];
	/** The names of the sections that are kept: "shop", "withdrawal", the code of the country. */
	readonly flags: ReadonlySet<string>;
	/** Returns a text of a template in the spelling of the shop's country. */
	spell(text: string, language: Language): string;
	/** Returns the value of a placeholder in a text of a language; null for an unknown name. */
	value(name: string, language: Language): string | null;
}

/** `{{#DE AT}}…{{/}}` is kept where one of the flags is set, `{{^shop}}…{{/}}` where none is. */
const section = /\{\{([#^])([^{}]+)\}\}((?:(?!\{\{[#^])[\s\S])*?)\{\{\/\}\}/g;
const placeholder = /\{\{([\w.]+)\}\}/g;

function isKept(sign: string, names: string, flags: ReadonlySet<string>): boolean {
	const isSet = names
		.trim()
		.split(/\s+/)
		.some((name) => flags.has(name));
	return sign === "#" ? isSet : !isSet;
}

/** Fills a text: sections are kept or left out, the innermost first, then placeholders are replaced. */
export function fillText(text: string, values: TemplateValues, language: Language): string {
	let filled = text;
	for (let before = ""; before !== filled; ) {
		before = filled;
		filled = filled.replace(section, (_, sign: string, names: string, body: string) =>
			isKept(sign, names, values.flags) ? body : "",
		);
	}
	// Before the values, because answers stay as they are written.
	return values.spell(filled, language).replace(placeholder, (_, name: string) => {
		const value = values.value(name, language);
		if (value === null) throw new Error(`A template has the unknown placeholder {{${name}}}.`);
		return value;
	});
}

/** Returns whether an object holds one value per language: `{ "de": …, "en": …, "fr": … }`. */
function isPerLanguage(names: readonly string[]): boolean {
	return names.length > 0 && names.every(isLanguage);
}

function fillList(list: readonly unknown[], values: TemplateValues, language: Language): readonly unknown[] {
	const place = (entry: unknown) => values.languages.indexOf(Object(entry).language);
	const isTranslations =
		list.length > 0 && list.every((entry) => isLanguage(String(Object(entry).language ?? "")));
	const used = isTranslations
		? list.filter((entry) => place(entry) >= 0).toSorted((one, other) => place(one) - place(other))
		: list;
	return used.map((entry) => fillJson(entry, values, language)).filter((entry) => entry !== undefined);
}

/**
 * Fills a JSON template.
 *
 * - Texts are filled like other templates, in the language of the object around them, else in the main language.
 * - A list of translations keeps the languages of the site, in their order.
 * - An object with one value per language becomes that of the main language.
 * - An object whose `$if` names no flag that is set is left out: `"$if": "DE AT"`, or `"$if": "^shop"` for its absence.
 * - A field whose name becomes blank is left out.
 *
 * @returns the value; undefined if it is left out
 */
export function fillJson(
	value: unknown,
	values: TemplateValues,
	language: Language = values.languages[0] ?? "en",
): unknown {
	if (typeof value === "string") return fillText(value, values, language);
	if (Array.isArray(value)) return fillList(value, values, language);
	if (typeof value !== "object" || value === null) return value;
	const { $if: condition = null, ...fields } = value as Readonly<Record<string, unknown>>;
	if (typeof condition === "string") {
		const [sign, names] = condition.startsWith("^") ? ["^", condition.slice(1)] : ["#", condition];
		if (!isKept(sign, names, values.flags)) return undefined;
	}
	if (isPerLanguage(Object.keys(fields))) {
		const own = values.languages.find((candidate) => candidate in fields);
		return own === undefined ? undefined : fillJson(fields[own], values, own);
	}
	const within = isLanguage(String(fields.language ?? "")) ? (fields.language as Language) : language;
	const filled = Object.entries(fields).map(
		([name, field]) => [fillText(name, values, within), fillJson(field, values, within)] as const,
	);
	return Object.fromEntries(filled.filter(([name, field]) => name !== "" && field !== undefined));
}
