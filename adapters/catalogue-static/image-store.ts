import type { ImageModel } from "#core/content-values/image-model.ts";
import type { ProductImages } from "#core/ports/product-images.ts";

/** Images by the names under which the content service serves them. */
export type ImagesByName = Readonly<Record<string, ImageModel>>;

/** The images of all products that have been read. */
export interface ImageStore extends ProductImages {
	/** Adds the images of a file. */
	add(images: ImagesByName): void;
}

/** Creates an empty {@link ImageStore}. */
export function createImageStore(): ImageStore {
	const imagesByName = new Map<string, ImageModel>();
	return {
		add(images) {
			for (const [hash, model] of Object.entries(images)) imagesByName.set(hash, model);
		},
		image: ({ private_hash }) => imagesByName.get(private_hash) ?? null,
	};
}
