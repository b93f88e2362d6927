import type { ProductPictures } from "#core/ports/product-pictures.ts";
import type { ImageModel } from "#core/site/image-model.ts";

/** A picture of a product as the content service knows it. */
export interface PictureFile {
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

/** The pictures of products read so far: the build's files, and for what it does not know the service itself. */
export interface AssetPictures extends ProductPictures {
	/** Takes note of a picture that was read. */
	add(file: PictureFile): void;
}

/** Widths that browsers choose from, in pixels; the last is the widest of any picture (specification 9, "Images"). */
const widths = [320, 640, 960, 1320, 1980] as const;
const middle = 800;

/** Draws what `built` knows from there, and what has come since from the content service at `url`. */
export function createAssetPictures(url: string, built: ProductPictures): AssetPictures {
	const files = new Map<string, PictureFile | "several">();
	return {
		add(file) {
			const known = files.get(file.private_hash);
			const isOther = known !== undefined && (known === "several" || known.id !== file.id);
			files.set(file.private_hash, isOther ? "several" : file);
		},
		picture(image) {
			const file = files.get(image.private_hash);
			// Two pictures of one name: better none than the other product's.
			if (file === "several") return null;
			return built.picture(image) ?? (file ? drawn(file, url) : null);
		},
	};
}

/** At most as wide as it is, in jpeg, or png where the original is that; null while its size is not known. */
function drawn({ id, type, width, height }: PictureFile, url: string): ImageModel | null {
	if (!width || !height || type === "image/svg+xml") return null;
	const format = type === "image/png" || type === "image/gif" ? "png" : "jpg";
	const widest = Math.min(width, Math.max(...widths));
	const address = (wide: number) =>
		`${url}/assets/${encodeURIComponent(id)}?width=${wide}&quality=85&format=${format}`;
	const offered = [...widths.filter((wide) => wide < widest), widest];
	return {
		src: address(offered.find((wide) => wide >= middle) ?? widest),
		srcset: offered.map((wide) => `${address(wide)} ${wide}w`).join(", "),
		width: widest,
		height: Math.round((height * widest) / width),
		alt: "",
		color: null,
	};
}
