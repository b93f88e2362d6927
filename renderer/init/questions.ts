import { basename } from "node:path";
import { createPhoneNumbers } from "#adapters/phone-libphonenumber/phone-numbers.ts";
import { addressFormatOf, requiresPlaceField } from "#core/checkout/address-format.ts";
import { requiresStreetNumber } from "#core/checkout/address-rules.ts";
import { isPostcode } from "#core/checkout/postcodes.ts";
import { company } from "#core/content/company.ts";
import { theme } from "#core/content/theme.ts";
import { isLanguage, type Language } from "#core/language/language.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { slugOf } from "#core/text/slug.ts";
import { parseConfig } from "#renderer/config/load-config.ts";
import type { InputFault, QuestionName, ShopAnswers } from "#renderer/init/answers.ts";
import { nearestFont, packageOfFont } from "#renderer/init/fontsource.ts";
import { parseField } from "#renderer/init/parse-field.ts";
import { splitStreet } from "#renderer/init/street.ts";

/** The answers that were given so far, in the order of the questions. */
export type GivenAnswers = Partial<ShopAnswers>;

/** The place of a new shop. */
export interface ShopPlace {
	/** Absolute. */
	readonly directory: string;
	/** The country of the user's locale; null if it names none. */
	readonly country: string | null;
}

/** A question about the new shop. */
export interface Question<Name extends QuestionName = QuestionName> {
	readonly name: Name;
	/** Returns the default answer as text; null if an answer is required. */
	initial(given: GivenAnswers, place: ShopPlace): string | null;
	/** Checks an answer by the rules of the configuration and the content. */
	parse(text: string, given: GivenAnswers): Result<ShopAnswers[Name], InputFault>;
}

const longestName = 60;

function question<Name extends QuestionName>(
	name: Name,
	parse: Question<Name>["parse"],
	initial: Question<Name>["initial"] = () => null,
): Question {
	return { name, initial, parse } as Question;
}

/** Checks a text that pages show as it is. */
function plainText(text: string): Result<string, InputFault> {
	if (text === "") return fail({ key: "init.empty", params: {} });
	if (text.length > longestName || /[\p{Cc}[\]{}<>]/u.test(text))
		return fail({ key: "init.text", params: { found: text, longest: longestName } });
	return succeed(text);
}

/** Checks a property of the configuration by its own rules. */
function configured<Name extends "domain" | "country" | "languages">(name: Name, value: unknown) {
	const config = { domain: "www.shop.example", content: { from: "files", directory: "content" } };
	const parsed = parseConfig({ ...config, [name]: value });
	if (parsed.ok) return succeed(parsed.value[name]);
	const [first] = parsed.error;
	return fail({ key: first?.key ?? "init.empty", params: first?.params ?? {} });
}

/** The languages that most shops of a country begin with. */
const firstLanguages: Readonly<Partial<Record<string, Language>>> = {
	...Object.fromEntries(["DE", "AT", "CH", "LI"].map((country) => [country, "de"])),
	...Object.fromEntries(["FR", "BE", "LU", "MC"].map((country) => [country, "fr"])),
};

/** Returns a folder's name as the name of a shop: "bijouterie-leman" as "Bijouterie Leman". */
function nameOfFolder(directory: string): string {
	const words = basename(directory).split(/[-_.\s]+/);
	return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

function parseLanguages(text: string): Result<readonly Language[], InputFault> {
	const named = text.toLowerCase().split(/[\s,]+/);
	const languages = [...new Set(named)].filter((language) => language !== "");
	const parsed = configured("languages", languages);
	return parsed.ok ? succeed(languages.filter(isLanguage)) : parsed;
}

function parseStreet(text: string, given: GivenAnswers): Result<string, InputFault> {
	const parsed = plainText(text);
	const isComplete = splitStreet(text, given).number !== "" || !requiresStreetNumber(given.country ?? "");
	return !parsed.ok || isComplete ? parsed : fail({ key: "init.street", params: { found: text } });
}

function needsPostcode({ country = "" }: GivenAnswers): boolean {
	return requiresPlaceField(addressFormatOf(country), "zip_code");
}

function parsePostcode(text: string, given: GivenAnswers): Result<string, InputFault> {
	const { country = "" } = given;
	if (text === "" && !needsPostcode(given)) return succeed("");
	const format = addressFormatOf(country);
	return format.postcode && !isPostcode(text, country)
		? fail({ key: "init.postcode", params: { found: text, example: format.example } })
		: plainText(text);
}

function parsePhone(text: string, { country = "" }: GivenAnswers): Result<string, InputFault> {
	const phones = createPhoneNumbers({ note: () => undefined });
	const { valid } = phones.display(text, { country });
	if (valid) return succeed(text);
	return fail({ key: "check.rule.phone-number", params: { found: text, code: phones.callingCode(country) } });
}

/** Checks an answer to a question with two answers. */
function parseChoice(text: string): Result<boolean, InputFault> {
	if (/^(?:y|yes|j|ja|o|oui|true)$/i.test(text)) return succeed(true);
	if (/^(?:n|no|nein|non|false)$/i.test(text)) return succeed(false);
	return fail({ key: "init.choice", params: { found: text } });
}

/** Checks the name of a font: that of a fontsource package, or the font's own; blank for the standard font. */
function parseFont(text: string): Result<string, InputFault> {
	if (text === "") return succeed("");
	const name = text.startsWith("@") ? text : packageOfFont(text);
	if (name !== null) return parseField(theme.fields.config, { heading_font: name }, name);
	const suggestion = nearestFont(text);
	return suggestion === null
		? fail({ key: "init.font", params: { found: text } })
		: fail({ key: "init.font_near", params: { found: text, suggestion } });
}

/** The questions in the order in which they are asked; an answer may be the default of a later one. */
export const questions: readonly Question[] = [
	question("name", plainText, (_, { directory }) => nameOfFolder(directory)),
	question(
		"country",
		(text) => configured("country", text.toUpperCase()),
		(_, { country }) => country ?? "DE",
	),
	question("languages", parseLanguages, ({ country = "" }) => firstLanguages[country] ?? "en"),
	question("street", parseStreet),
	question("postcode", parsePostcode, (given) => (needsPostcode(given) ? null : "")),
	question("town", plainText),
	question("shop", parseChoice, () => "yes"),
	question("owner", plainText),
	question("phone", parsePhone),
	question(
		"domain",
		(text) => configured("domain", text),
		({ name = "" }) => `www.${slugOf(name)}.example`,
	),
	question(
		"email",
		(text) => parseField(company.fields.emails, [{ email: text }], text),
		({ domain = "" }) => `info@${domain.replace(/^www\./, "")}`,
	),
	question(
		"color",
		(text) => parseField(theme.fields.brand_color, text, text),
		() => "#23395b",
	),
	question(
		"ground",
		(text) => parseField(theme.fields.base_color, text, text),
		() => "#fcfbf8",
	),
	question("headingFont", parseFont, () => ""),
	question("textFont", parseFont, () => ""),
];
