import type { ImageModel } from "#core/content-values/image-model.ts";
import type { ProductImages } from "#core/ports/product-images.ts";

/** Creates the images by the names under which the content service serves them. */
export function createMemoryImages(images: Readonly<Record<string, ImageModel>>): ProductImages {
	const imagesByName = new Map(Object.entries(images));
	return { image: ({ private_hash }) => imagesByName.get(private_hash) ?? null };
}
