import type { Language } from "#core/language/language.ts";

/** The keys of texts that stay German on French pages, as specified (R-I18N-02). */
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

/**
 * Returns the language of a text for its `lang` attribute if it differs from the page's; `texts` are the project's
 * own texts.
 */
export function foreignLanguage(
	key: string,
	{ language, texts }: { readonly language: Language; readonly texts: Readonly<Record<string, string>> },
): "de" | undefined {
	return language === "fr" && germanOnlyKeys.includes(key) && !Object.hasOwn(texts, key) ? "de" : undefined;
}
