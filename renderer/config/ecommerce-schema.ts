import * as v from "valibot";
import { type Language, languages } from "#core/language/language.ts";
import { currencies } from "#core/money/currency.ts";
import { name } from "#renderer/config/address-schemas.ts";
import { oneOf, options } from "#renderer/config/option-schemas.ts";
import { checkShopPaths, shopPathOptions, withShopPaths } from "#renderer/config/shop-path-schemas.ts";

/** The shop's name in languages without one of their own. */
const defaultName = "Shop";

const inEachLanguage = <Text>(text: (language: Language) => Text) =>
	Object.fromEntries(languages.map((language) => [language, text(language)])) as Record<Language, Text>;

/** A name for all languages, or one per language. */
const displayName = v.lazy((stated) =>
	typeof stated === "object"
		? options(inEachLanguage(() => v.optional(name, defaultName)))
		: v.pipe(
				name,
				v.transform((same) => inEachLanguage(() => same)),
			),
);

/** The online shop. */
export const ecommerce = v.pipe(
	options({
		...shopPathOptions,
		displayName: v.optional(displayName, defaultName),
		currency: v.optional(oneOf(currencies), "EUR"),
		redirectSharedPaths: v.optional(v.boolean(), true),
	}),
	v.rawCheck(({ dataset, addIssue }) => dataset.typed && checkShopPaths(dataset.value, addIssue)),
	v.transform(withShopPaths),
);
