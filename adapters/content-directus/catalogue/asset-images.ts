import type { ImageModel } from "#core/content-values/image-model.ts";
import type { ProductImages } from "#core/ports/product-images.ts";

/** An image of a product as the content service knows it. */
export interface ImageFile {
	/** What the service serves it by. */
	readonly id: string;
	/** What products name it by: its file name. */
	readonly private_hash: string;
	/** The media type; null where the service does not know it. */
	readonly type: string | null;
	/** In pixels; null where the service does not know it, and for vector graphics. */
	readonly width: number | null;
	readonly height: number | null;
}

/** The images of products read so far: the build's files, and for what it does not know the service itself. */
export interface AssetImages extends ProductImages {
	/** Takes note of an image that was read. */
	add(file: ImageFile): void;
}

/** Widths that browsers choose from, in pixels; the last is the widest of any image (specification 9, "Images"). */
const widths = [320, 640, 960, 1320, 1980] as const;
const defaultWidth = 800;

/** Draws what `built` knows from there, and what has come since from the content service at `url`. */
export function createAssetImages(url: string, built: ProductImages): AssetImages {
	const files = new Map<string, ImageFile | "several">();
	return {
		add(file) {
			const known = files.get(file.private_hash);
			const isOther = known !== undefined && (known === "several" || known.id !== file.id);
			files.set(file.private_hash, isOther ? "several" : file);
		},
		image(image) {
			const file = files.get(image.private_hash);
			// Two images of one name: better none than the other product's.
			if (file === "several") return null;
			return built.image(image) ?? (file ? imageModelOf(file, url) : null);
		},
	};
}

/** At most as wide as it is, in jpeg, or png where the original is that; null while its size is not known. */
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
