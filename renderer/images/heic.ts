import { crc32, deflateSync } from "node:zlib";
import { heicProfile } from "#renderer/images/heic-profile.ts";

/** The name of this conversion. It changes with the result, so that caches do not have images of another version. */
export const heicConversion = "heic to sRGB by the profile";

/** The bytes of a PNG before the chunks that may follow the first one: the signature and IHDR. */
const pngStart = 33;

/** Returns a PNG with an ICC profile, which sharp cannot assign to pixels (PNG specification, 11.3.2.3). */
function withProfile(png: Buffer, profile: Buffer): Buffer {
	const chunk = Buffer.concat([Buffer.from("iCCPicc\0\0", "latin1"), deflateSync(profile)]);
	const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(chunk.length - 4);
	checksum.writeUInt32BE(crc32(chunk));
	return Buffer.concat([png.subarray(0, pngStart), length, chunk, checksum, png.subarray(pngStart)]);
}

/**
 * Converts a HEIC image, as phones take it, to an upright JPEG, or to PNG if it has transparent parts. Its colours are
 * converted from its ICC profile, such as Display P3, to sRGB. sharp decodes no HEIC, because HEVC is patented;
 * heic-decode is an optional package.
 */
export async function convertHeic(bytes: Uint8Array): Promise<Buffer> {
	const { default: sharp } = await import("sharp");
	const { default: decode } = await import("heic-decode");
	const { data, width, height } = await decode({ buffer: bytes });
	const pixels = sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false });
	const { isOpaque } = await pixels.stats();
	const profile = heicProfile(bytes);
	const image =
		profile === null
			? pixels
			: sharp(withProfile(await pixels.png({ compressionLevel: 0 }).toBuffer(), profile), {
					limitInputPixels: false,
				});
	return isOpaque
		? image.removeAlpha().jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer()
		: image.png().toBuffer();
}
