import type { ImageModel } from "#core/content-values/image-model.ts";
import type { ProductImages } from "#core/ports/product-images.ts";

/** A product's image in the content service. */
export interface ImageFile {
	/** The id by which the service serves it. */
	readonly id: string;
	/** The file name by which products refer to it. */
	readonly private_hash: string;
	/** The media type; null if unknown. */
	readonly type: string | null;
	/** In pixels, like `height`; null if unknown, and for vector graphics. */
	readonly width: number | null;
	readonly height: number | null;
}

/**
 * The images of the products that have been read: from the build's files, or from the service if the build does not
 * have them.
 */
export interface AssetImages extends ProductImages {
	/** Registers an image that was read. */
	add(file: ImageFile): void;
}

/** The widths that browsers choose from, in pixels, up to the maximum width of any image (specification 9, "Images"). */
const widths = [320, 640, 960, 1320, 1980] as const;
const defaultWidth = 800;

/** Creates the images. Images that `built` does not have come from the content service at `url`. */
export function createAssetImages(url: string, built: ProductImages): AssetImages {
	const files = new Map<string, ImageFile | "several">();
	return {
		add(file) {
			const cached = files.get(file.private_hash);
			const isOther = cached !== undefined && (cached === "several" || cached.id !== file.id);
			files.set(file.private_hash, isOther ? "several" : file);
		},
		image(image) {
			const file = files.get(image.private_hash);
			// If two images have the same name, shows none rather than that of another product.
			if (file === "several") return null;
			return built.image(image) ?? (file ? imageModelOf(file, url) : null);
		},
	};
}

/**
 * Returns the model of an image, no wider than the original, as JPEG, or as PNG if the original is PNG or GIF. Null
 * while its size is unknown, and for vector graphics.
 */
function imageModelOf({ id, type, width, height }: ImageFile, url: string): ImageModel | null {
	if (!width || !height || type === "image/svg+xml") return null;
	const format = type === "image/png" || type === "image/gif" ? "png" : "jpg";
	const maxWidth = Math.min(width, Math.max(...widths));
	const address = (wide: number) =>
		`${url}/assets/${encodeURIComponent(id)}?width=${wide}&quality=85&format=${format}`;
	const offered = [...widths.filter((wide) => wide < maxWidth), maxWidth];
	return {
		src: address(offered.find((wide) => wide >= defaultWidth) ?? maxWidth),
		srcset: offered.map((wide) => `${address(wide)} ${wide}w`).join(", "),
		width: maxWidth,
		height: Math.round((height * maxWidth) / width),
		alt: "",
		color: null,
	};
}
