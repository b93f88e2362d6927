import type { ImageModel } from "#core/models/image-model.ts";
import type { ProductImages } from "#core/ports/product-images.ts";

/** Images as files name them: what the content service serves each under, and what is drawn. */
export type ImagesByName = Readonly<Record<string, ImageModel>>;

/** The images of all products read so far. */
export interface ImageStore extends ProductImages {
	/** Takes the images that a file holds. */
	add(images: ImagesByName): void;
}

/** Creates an empty {@link ImageStore}. */
export function createImageStore(): ImageStore {
	const known = new Map<string, ImageModel>();
	return {
		add(images) {
			for (const [hash, model] of Object.entries(images)) known.set(hash, model);
		},
		image: ({ private_hash }) => known.get(private_hash) ?? null,
	};
}
