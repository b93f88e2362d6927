import type { ProductPictures } from "#core/ports/product-pictures.ts";
import type { ImageModel } from "#core/site/image-model.ts";

/** Pictures as files name them: what the content service serves each under, and what is drawn. */
export type NamedPictures = Readonly<Record<string, ImageModel>>;

/** The pictures of all products read so far. */
export interface PictureStore extends ProductPictures {
	/** Takes the pictures that a file holds. */
	add(pictures: NamedPictures): void;
}

/** Creates an empty {@link PictureStore}. */
export function createPictureStore(): PictureStore {
	const known = new Map<string, ImageModel>();
	return {
		add(pictures) {
			for (const [hash, model] of Object.entries(pictures)) known.set(hash, model);
		},
		picture: ({ private_hash }) => known.get(private_hash) ?? null,
	};
}
