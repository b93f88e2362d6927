import type { Language } from "#core/language/language.ts";

/** The texts that stay German on French pages, as the specification has them (R-I18N-02). */
export const germanOnlyKeys: readonly string[] = [
	"newsletter.sending",
	"newsletter.success",
	"newsletter.duplicate",
	"newsletter.serverError",
	"newsletter.emailMissing",
	"product.back",
	"product.onRequest",
	"product.requestAvailability",
	"product.attributes",
	"product.variant",
];

/** The language of a text where it is not the page's, for its `lang` attribute; `texts` are the project's own. */
export function foreignLanguage(
	key: string,
	{ language, texts }: { readonly language: Language; readonly texts: Readonly<Record<string, string>> },
): "de" | undefined {
	return language === "fr" && germanOnlyKeys.includes(key) && !Object.hasOwn(texts, key) ? "de" : undefined;
}
