import type { ImageModel } from "#core/models/image-model.ts";
import type { ProductImages } from "#core/ports/product-images.ts";

/** Images by what the content service serves them under. */
export function createMemoryImages(images: Readonly<Record<string, ImageModel>>): ProductImages {
	const known = new Map(Object.entries(images));
	return { image: ({ private_hash }) => known.get(private_hash) ?? null };
}
