import type { ProductImage } from "#core/catalogue/product.ts";
import type { ImageModel } from "#core/content-values/image-model.ts";

/** Where the images of products are found, by what the content service serves them under. */
export interface ProductImages {
	/** The image ready to be rendered, its alternative text empty; null when it is not known. */
	image(image: ProductImage): ImageModel | null;
}
