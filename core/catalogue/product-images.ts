import type { ImageSubject } from "#core/content-values/image-model.ts";

/** Images of a product in lists: one, and another on hover. */
export const cardImages = 2;

/**
 * Returns the images of a product in display order: the first one, then those of the piece being worn, as in lists
 * and the gallery.
 */
export function inShownOrder<Image>(
	images: readonly Image[],
	subjectOf: (image: Image) => ImageSubject | null,
): readonly Image[] {
	const [first, ...others] = images;
	if (first === undefined) return [];
	const isWorn = (image: Image) => subjectOf(image) === "worn";
	return [first, ...others.filter(isWorn), ...others.filter((image) => !isWorn(image))];
}
