import { isImageName, type MediaName } from "#core/content/image-names.ts";
import type { Language } from "#core/shared/language.ts";

/** Where the official graphics are published, in each language of the Union (Annexes I and II). */
export const graphicsSource = "https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj";

/** The largest file of a notice that comes with a mail, in bytes. */
export const mailedNoticeLimit = 1_048_576;

/** What the image of the harmonised notice in a language is called, without its ending (B-LAW-08). */
export function noticeName(language: Language): string {
	return `eu-guarantee-notice.${language}`;
}

/** What the image of a product's harmonised label is called, without its ending: in a language, else in all. */
export function labelNames(slug: string, language: Language): readonly string[] {
	return [`eu-guarantee-label.${slug}.${language}`, `eu-guarantee-label.${slug}`];
}

/** Finds the image of the first of those names that there is; null where there is none. */
export function graphicNamed(
	media: readonly { readonly name: MediaName }[],
	names: readonly string[],
): MediaName | null {
	const found = names.flatMap((name) =>
		media.filter(
			(item) => isImageName(item.name) && item.name.replace(/\.[^.]+$/, "").toLowerCase() === name,
		),
	);
	return found[0]?.name ?? null;
}
