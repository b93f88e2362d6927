import type { Language } from "#core/language/language.ts";

/** The subject of a product's image: the piece alone, worn by a person, or a detail. */
export const imageSubjects = ["alone", "worn", "detail"] as const;

/** One of {@link imageSubjects}. */
export type ImageSubject = (typeof imageSubjects)[number];

/** An image ready to be rendered: addresses, size and ground, so that nothing moves while it loads. */
export interface ImageModel {
	/** The address of the middle size. */
	readonly src: string;
	/** All sizes in `srcset` notation; empty for vector graphics. */
	readonly srcset: string;
	/** The largest size in CSS pixels; returns the aspect ratio. */
	readonly width: number;
	readonly height: number;
	/** Empty for a decorative image. */
	readonly alt: string;
	/** The language of `alt` where that is not the page's (B-LAW-21). */
	readonly alt_language?: Language;
	/** The focal point if the image is cropped, as CSS `object-position`; the centre if absent. */
	readonly focus?: string;
	/** The subject of a product's image; absent for the piece alone, and if the content does not state it. */
	readonly subject?: Exclude<ImageSubject, "alone">;
	/** The colour of its edge, shown until the image is there and around it; null for vector graphics. */
	readonly color: string | null;
}
