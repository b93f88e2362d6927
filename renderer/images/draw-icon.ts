import type { ImageDescription } from "#renderer/images/images.ts";

/** A square icon to draw. */
interface IconDrawing {
	readonly image: Pick<ImageDescription, "width" | "height" | "format">;
	/** The image's original. */
	readonly bytes: Uint8Array;
	/** The length of a side in pixels. */
	readonly size: number;
	/** The image's share of a side. */
	readonly share: number;
	/** The colour behind the image, "#rrggbb", unless it has an edge colour of its own; null for none. */
	readonly ground: string | null;
}

/** The density, in pixels per inch, at which an SVG unit is one pixel. */
const unitDensity = 72;
/** The maximum that the encoder accepts. */
const maxDensity = 100_000;
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** Draws an image as a square PNG, uncropped and centred. */
export async function drawIcon({ image, bytes, size, share, ground }: IconDrawing): Promise<Uint8Array> {
	const { default: sharp } = await import("sharp");
	const inner = Math.round(size * share);
	const side = Math.max(image.width, image.height, 1);
	const density =
		image.format === "svg" ? Math.min(maxDensity, Math.max(1, (unitDensity * inner) / side)) : null;
	const source = sharp(bytes, density === null ? {} : { density });
	const drawn = await source
		.autoOrient()
		.resize(inner, inner, { fit: "contain", background: transparent })
		.ensureAlpha()
		.toColourspace("srgb")
		.raw()
		.toBuffer({ resolveWithObject: true });
	const { width, height, channels } = drawn.info;
	const start = Math.floor((size - inner) / 2);
	const background = ground === null ? transparent : (edgeColor(drawn.data, inner) ?? ground);
	return sharp({ create: { width: size, height: size, channels: 4, background } })
		.composite([{ input: drawn.data, raw: { width, height, channels }, left: start, top: start }])
		.png({ compressionLevel: 9 })
		.toBuffer();
}

/** Returns the colour at the middle of a square's four sides, with alpha; null if they differ or are transparent. */
function edgeColor(pixels: Uint8Array, side: number): string | null {
	const middle = Math.floor(side / 2);
	const pixelAt = (x: number, y: number) => [...pixels.subarray((y * side + x) * 4, (y * side + x) * 4 + 4)];
	const [first = [], ...others] = [
		pixelAt(middle, 0),
		pixelAt(middle, side - 1),
		pixelAt(0, middle),
		pixelAt(side - 1, middle),
	];
	const isSame = others.every((color) => color.every((channel, index) => channel === first[index]));
	if (!isSame || first[3] !== 255) return null;
	return `#${first
		.slice(0, 3)
		.map((channel) => channel.toString(16).padStart(2, "0"))
		.join("")}`;
}
