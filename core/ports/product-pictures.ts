import type { ProductImage } from "#core/catalogue/product.ts";
import type { ImageModel } from "#core/site/image-model.ts";

/** Where the pictures of products are found, by what the content service serves them under. */
export interface ProductPictures {
	/** The picture ready to be drawn, its alternative text empty; null when it is not known. */
	picture(image: ProductImage): ImageModel | null;
}
