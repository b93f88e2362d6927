import { countryNamesIn } from "#core/language/country.ts";
import type { Language } from "#core/language/language.ts";
import { spelledFor } from "#core/language/swiss-spelling.ts";
import { lawOf } from "#core/legal/country-law.ts";
import type { DecimalText } from "#core/money/decimal-text.ts";
import { timeZonesOf } from "#core/opening-hours/country-time-zones.ts";
import { withdrawalPath } from "#core/routes/built-in-paths.ts";
import { withLanguagePrefix } from "#core/routes/language-prefix.ts";
import { brandsPath, homePath, pathOf, privacyPath } from "#core/routes/paths.ts";
import { isRouteKey } from "#core/routes/route-table.ts";
import { segmentsByLanguage } from "#core/routes/shop-path-segments.ts";
import { cityLine } from "#core/site/address-country.ts";
import { slugOf } from "#core/text/slug.ts";
import type { QuestionName, ShopAnswers } from "#renderer/init/answers.ts";
import type { TemplateValues } from "#renderer/init/fill-template.ts";
import { isGap, splitStreet } from "#renderer/init/street.ts";
import { withdrawalInstructions } from "#renderer/init/withdrawal-instructions.ts";
import { formatPrice } from "#ui/components/format-price.ts";

/** Texts by a name and language. */
type Wording = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** The texts in the folder of the templates, besides the files of shops. */
export interface TemplateWords {
	/** The last parts of the paths of pages that are not in the route table. */
	readonly slugs: Wording;
	/** Names that several fields have in common. */
	readonly words: Wording;
}

/** The initial price of shipping, including tax. */
const shippingAmount = "9.90" as DecimalText;

/** Returns the time zone of a shop: the computer's if the country has it, else the country's. */
function timeZoneOf(country: string): string {
	const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
	const zones = timeZonesOf(country);
	return zones.includes(own) ? own : (zones[0] ?? own);
}

/** Countries whose law the templates know. */
const templateCountries: ReadonlySet<string> = new Set(["DE", "AT", "CH", "FR"]);

/** Returns the flags of a shop; `facette` is the version or the `file:` address of the program. */
function flagsOf(
	{ country, shop, town, phone, languages }: ShopAnswers,
	facette: string,
): ReadonlySet<string> {
	const law = lawOf(country);
	const set: Readonly<Record<string, boolean>> = {
		[country]: true,
		other: !templateCountries.has(country),
		EU: law.taxArea === "EU",
		shop,
		withdrawal: law.withdrawalDays !== null,
		accessibility: shop && law.accessibilityStatement,
		taxed: law.taxPercent !== null,
		town: !isGap(town),
		phone: !isGap(phone),
		translated: languages.length > 1,
		clone: facette.startsWith("file:") && !facette.endsWith(".tgz"),
	};
	return new Set(Object.keys(set).filter((name) => set[name]));
}

/** Returns the path of a page, or of the shop, in a language. */
function pathTo(page: string, language: Language, main: Language, slugs: Wording): string | null {
	if (page === "home") return homePath(language, main);
	if (page === "shop") return `/${segmentsByLanguage[main].root}`;
	if (page === "brands") return brandsPath(language, main);
	if (page === "privacy") return privacyPath(language, main);
	if (page === "withdraw") return withdrawalPath(language, main);
	const slug = slugs[page]?.[language];
	if (slug !== undefined) return withLanguagePrefix(`/${slug}`, language, main);
	return isRouteKey(page) ? pathOf(page, language, main) : null;
}

/** Returns the gap for a fact that nobody gave, such as "[[Town]]", in a language. */
export type GapText = (name: QuestionName, language: Language) => string;

/** The questions that values come from which are called otherwise. */
const questionOf: Readonly<Partial<Record<string, QuestionName>>> = {
	streetLine: "street",
	number: "street",
};

/** Prepares what the templates are filled with. */
export function templateValues(
	answers: ShopAnswers,
	{ slugs, words }: TemplateWords,
	gap: GapText,
	more: Readonly<Record<string, string>> = {},
): TemplateValues {
	const main = answers.languages[0] ?? "en";
	const { street, number } = splitStreet(answers.street, answers);
	const countries = new Map(answers.languages.map((language) => [language, countryNamesIn(language)]));
	const fixed: Readonly<Record<string, string>> = {
		...more,
		name: answers.name,
		slug: slugOf(answers.name, "shop"),
		languageList: answers.languages.map((language) => JSON.stringify(language)).join(", "),
		timeZone: timeZoneOf(answers.country),
		shippingAmount,
		domain: answers.domain,
		bareDomain: answers.domain.replace(/^www\./, ""),
		owner: answers.owner,
		streetLine: answers.street,
		street,
		number,
		postcode: answers.postcode,
		town: answers.town,
		country: answers.country,
		email: answers.email,
		phone: answers.phone,
		color: answers.color,
		ground: answers.ground,
		headingFont: answers.headingFont,
		textFont: answers.textFont,
		currency: answers.currency,
		taxPercent: lawOf(answers.country).taxPercent ?? "",
		withdrawalDays: String(lawOf(answers.country).withdrawalDays ?? ""),
	};
	const spell = (text: string, language: Language) => spelledFor(answers.country, language, text);
	const value = (name: string, language: Language): string | null => {
		// The value of a name in the main language, by which other languages translate it.
		if (name.startsWith("main.")) return value(name.slice("main.".length), main);
		if (name in words) return spell(words[name]?.[language] ?? "", language);
		if (name.startsWith("path.")) return pathTo(name.slice("path.".length), language, main, slugs);
		if (name === "townLine")
			return cityLine(value("postcode", language) ?? "", value("town", language) ?? "", null);
		if (name === "countryName") return countries.get(language)?.(answers.country) ?? answers.country;
		if (name === "shippingCost") return formatPrice(shippingAmount, answers.currency, language);
		if (name === "withdrawalInstructions") return withdrawalInstructions(answers, language);
		const text = fixed[name] ?? null;
		const isFact = name in answers || name in questionOf;
		return isFact && text !== null && isGap(text)
			? spell(gap(questionOf[name] ?? (name as QuestionName), language), language)
			: text;
	};
	return { languages: answers.languages, flags: flagsOf(answers, more.facette ?? ""), spell, value };
}
