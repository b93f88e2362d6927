/**
 * Converts a HEIC image, as phones take it, to an upright JPEG, or to PNG if it has transparent parts. Its colour
 * profile is ignored. sharp decodes no HEIC, because HEVC is patented; heic-decode is an optional package.
 */
export async function convertHeic(bytes: Uint8Array): Promise<Buffer> {
	const { default: sharp } = await import("sharp");
	const { default: decode } = await import("heic-decode");
	const { data, width, height } = await decode({ buffer: bytes });
	const image = sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false });
	const { isOpaque } = await image.stats();
	return isOpaque
		? image.removeAlpha().jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer()
		: image.png().toBuffer();
}
