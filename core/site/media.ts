import type { TranslationEntry } from "#core/shared/translation.ts";

/** A picture's file name as the content writes it, e.g. "hero-pearls.jpg". */
export type MediaName = string;

/** A picture of the content's media folder. */
export interface MediaItem {
	readonly name: MediaName;
	/** Alternative texts; an empty list marks a decorative picture. */
	readonly translations: readonly MediaTranslation[];
}

/** The alternative text of a picture in one language. */
export interface MediaTranslation extends TranslationEntry {
	readonly alt: string;
}
