import type { ProductImage } from "#core/catalogue/product.ts";
import type { ImageModel } from "#core/content-values/image-model.ts";

/** Finds the images of products by their id in the content service (`private_hash`). */
export interface ProductImages {
	/** Returns the model of an image with an empty alternative text; null if there is no such image. */
	image(image: ProductImage): ImageModel | null;
}
