import type { ProductContent } from "#core/catalogue/shop-content.ts";
import type { SiteText } from "#core/check/read-text.ts";
import { oncePer } from "#core/shared/once-per.ts";

/** Returns all words of a product in all languages, with the ids of its attributes' values. */
export const productWords: (product: ProductContent) => string = oncePer(({ translations, attributes }) =>
	[
		...translations.flatMap(({ display_name, description }) => [display_name, description ?? ""]),
		...attributes.flatMap(({ display_values }) => display_values),
	].join("\n"),
);

/** Creates a test whether a text, or the product that it describes, matches a pattern. */
export const saysAlso = (pattern: RegExp) => (text: SiteText) =>
	pattern.test(text.product === null ? text.source : productWords(text.product));
