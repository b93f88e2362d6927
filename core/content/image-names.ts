/** The name of an image's file as the content writes it, e.g. "hero-pearls.jpg". */
export type MediaName = string;

/** The images of a content folder. */
export interface ImageNames {
	/** The name as it is in the folder; trimmed and in any letter case (R-IMG-02), null when there is none. */
	find(name: string): MediaName | null;
	readonly all: readonly MediaName[];
}
