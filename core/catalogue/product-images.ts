import type { ImageSubject } from "#core/models/image-model.ts";

/** Images of a product that lists show: one, and another while it is pointed at. */
export const cardImages = 2;

/**
 * The images of a product in the order in which they are shown: the first stays, those of the piece worn come next, where
 * lists show them and the gallery is opened.
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
