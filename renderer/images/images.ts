import { createHash } from "node:crypto";
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { imageType, type MediaName } from "#core/content/image-names.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import { slugOf } from "#core/text/slug.ts";
import { convertHeic, heicConversion } from "#renderer/images/heic.ts";
import { convertWriteErrors } from "#renderer/output/write-error.ts";

/** Maximum image width in pixels and encoder quality (specification 9, R-IMG-01). */
export const maxWidth = 1980;
const quality = 85;
/** Widths offered to the browser, in pixels, except those close to the original's. */
const imageWidths = [400, 800, 1200, 1600, maxWidth];
/** Loads the encoder on first use, because most builds encode no image. */
async function loadEncoder() {
	const { default: sharp } = await import("sharp");
	// Part of every file name, so that a change of the encoder or its settings changes the names.
	return { sharp, key: `q${quality}-mozjpeg-2-${sharp.versions.vips}` };
}

/** Returns the encoder's version without loading it. */
export function encoderVersion(): string {
	const entry = createRequire(import.meta.url).resolve("sharp");
	return JSON.parse(readFileSync(join(dirname(entry), "../package.json"), "utf8")).version;
}

/** The metadata of an image, known before any size is encoded. */
export interface ImageDescription {
	readonly name: MediaName;
	/** The digest of the original's bytes and the encoder settings. */
	readonly digest: string;
	/** The published format. */
	readonly format: "jpeg" | "png" | "svg";
	/** The width of the largest size, in pixels. */
	readonly width: number;
	readonly height: number;
	/** The surrounding colour, "#rrggbb"; null for vector graphics. */
	readonly color: string | null;
	/** The widths in ascending order; one entry for vector graphics. */
	readonly widths: readonly number[];
}

const extension = { jpeg: "jpg", png: "png", svg: "svg" } as const;

/** Maximum characters of a file's name in its URL, because systems and hosts limit the whole. */
const maxStemLength = 60;

/**
 * Returns the file of one size, relative to the output's root. This is the only place where an image's name becomes
 * a URL (B-SEC-08). Only letters from a to z, digits and hyphens are kept, so that the name is safe in a path, in
 * `srcset`, in XML and JSON, and on every disk. The digest distinguishes images with the same remaining name.
 */
export function imagePath(image: ImageDescription, width: number): string {
	const name = image.name.replace(/\.[^.]*$/, "");
	const stem = slugOf(name, "image").slice(0, maxStemLength).replace(/-$/, "");
	const size = image.format === "svg" ? "" : `-${width}`;
	return `assets/media/${stem}${size}.${image.digest}.${extension[image.format]}`;
}

function widthsOf(width: number): number[] {
	const largest = Math.min(width, maxWidth);
	return [...imageWidths.filter((step) => step < largest * 0.9), largest];
}

/** Returns the average colour of the image's edge, as background for the rest of its frame. */
async function edgeColor(bytes: Uint8Array): Promise<string> {
	const { sharp } = await loadEncoder();
	const side = 16;
	const small = sharp(bytes).flatten({ background: "#fff" }).resize(side, side, { fit: "fill" });
	const pixels = await small.removeAlpha().toColourspace("srgb").raw().toBuffer();
	const sum = [0, 0, 0];
	let count = 0;
	for (let index = 0; index < side * side; index++) {
		const [x, y] = [index % side, Math.floor(index / side)];
		if (x > 0 && x < side - 1 && y > 0 && y < side - 1) continue;
		for (const channel of sum.keys()) sum[channel] = (sum[channel] ?? 0) + (pixels[index * 3 + channel] ?? 0);
		count += 1;
	}
	return `#${sum
		.map((total) =>
			Math.round(total / count)
				.toString(16)
				.padStart(2, "0"),
		)
		.join("")}`;
}

async function describe(name: MediaName, digest: string, bytes: Uint8Array): Promise<ImageDescription> {
	const { sharp } = await loadEncoder();
	const image = sharp(bytes).autoOrient();
	const { format: original, hasAlpha, autoOrient } = await image.metadata();
	const { width, height } = autoOrient;
	if (original === "svg")
		return { name, digest, format: original, width, height, color: null, widths: [width] };
	const isOpaque = !hasAlpha || (await image.stats()).isOpaque;
	const format = original === "png" || !isOpaque ? "png" : "jpeg";
	const widths = widthsOf(width);
	const largest = widths.at(-1) ?? width;
	const scaled = Math.round((height * largest) / width);
	return { name, digest, format, width: largest, height: scaled, color: await edgeColor(bytes), widths };
}

/** Returns the digest of an original's bytes, the encoder settings and, for HEIC, the conversion. */
async function digestOfImage(name: MediaName, bytes: Uint8Array): Promise<string> {
	const { key } = await loadEncoder();
	const conversion = isHeic(name) ? heicConversion : "";
	return createHash("sha256").update(key).update(conversion).update(bytes).digest("hex").slice(0, 10);
}

function isDescription(value: unknown): value is ImageDescription {
	return typeof value === "object" && value !== null && "widths" in value && Array.isArray(value.widths);
}

function readCached(file: string): ImageDescription | null {
	try {
		const value: unknown = JSON.parse(readFileSync(file, "utf8"));
		return isDescription(value) ? value : null;
	} catch {
		return null;
	}
}

/** Writes atomically, so that an interrupted build or a full disk never leaves a partial file in the cache. */
function writeAtomically(file: string, bytes: Uint8Array | string): void {
	const part = `${file}.${process.pid}`;
	convertWriteErrors(file, () => {
		try {
			mkdirSync(dirname(file), { recursive: true });
			writeFileSync(part, bytes);
			renameSync(part, file);
		} catch (error) {
			rmSync(part, { force: true });
			throw error;
		}
	});
}

/** The error for an image that cannot be decoded, for example because its file is truncated. */
export class BrokenImageError extends Error {
	override readonly name = "BrokenImageError";
	readonly image: MediaName;
	/** The reason why its file cannot be read; null if its pixels cannot be decoded. */
	readonly reason: string | null;
	constructor(image: MediaName, reason: string | null) {
		super(`The picture ${image} cannot be read: ${reason ?? "its data is damaged"}. Save it again.`);
		this.image = image;
		this.reason = reason;
	}
}

/** Reads an original; throws a {@link BrokenImageError} if its file cannot be read. */
async function readOriginal({ media }: Pick<SiteContent, "media">, name: MediaName): Promise<Uint8Array> {
	try {
		return await media(name);
	} catch (error) {
		const [reason = ""] = (error instanceof Error ? error.message : String(error)).split(/:|\n/, 1);
		throw new BrokenImageError(name, reason);
	}
}

/**
 * Runs a decoding function; throws a {@link BrokenImageError} with the image's name. The decoder's own messages for
 * damaged data vary between runs.
 */
async function convertDecodeErrors<Value>(name: MediaName, decode: () => Promise<Value>): Promise<Value> {
	try {
		return await decode();
	} catch {
		throw new BrokenImageError(name, null);
	}
}

/** Returns whether an original is HEIC by its name, which {@link Site} checks against its bytes. */
const isHeic = (name: MediaName) => imageType(name) === "image/heic";

/** The images of a site; all are described, but only those that a page shows are encoded. */
export interface Images {
	/** Describes an image; throws a {@link BrokenImageError} if it cannot be decoded. */
	describe(name: MediaName): Promise<ImageDescription>;
	/** Writes all sizes of an image to the output, from the cache if possible. */
	write(image: ImageDescription, outputRoot: string): Promise<void>;
	/** Returns one encoded size of an image. */
	encode(image: ImageDescription, width: number): Promise<Uint8Array>;
}

/** Creates a describer of a content source's originals, without a cache. */
export function createImageDescriber(content: Pick<SiteContent, "media">): Pick<Images, "describe"> {
	return {
		async describe(name) {
			const bytes = await readOriginal(content, name);
			return convertDecodeErrors(name, async () => {
				const digest = await digestOfImage(name, bytes);
				return describe(name, digest, isHeic(name) ? await convertHeic(bytes) : bytes);
			});
		},
	};
}

/** Creates the images of a content source, with encoded sizes in `cacheDirectory` by content. */
export function createImages(content: SiteContent, cacheDirectory: string): Images {
	const cacheFile = (image: ImageDescription, width: number) =>
		join(cacheDirectory, `${image.digest}-${width}.${extension[image.format]}`);

	/** Returns bytes that the encoder decodes. A HEIC image is converted once for all of its sizes. */
	async function decodable(name: MediaName, digest: string, bytes: Uint8Array): Promise<Uint8Array> {
		if (!isHeic(name)) return bytes;
		const file = join(cacheDirectory, `${digest}-converted`);
		if (existsSync(file)) return readFileSync(file);
		const converted = await convertHeic(bytes);
		writeAtomically(file, converted);
		return converted;
	}

	async function cached(image: ImageDescription, width: number): Promise<string> {
		const file = cacheFile(image, width);
		if (existsSync(file)) return file;
		const original = await readOriginal(content, image.name);
		const bytes = await convertDecodeErrors(image.name, () => decodable(image.name, image.digest, original));
		if (image.format === "svg") writeAtomically(file, bytes);
		else {
			const { sharp } = await loadEncoder();
			const resized = sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true });
			const encoded =
				image.format === "png"
					? resized.png({ quality, compressionLevel: 9 })
					: resized.jpeg({ quality, progressive: true, mozjpeg: true });
			writeAtomically(file, await convertDecodeErrors(image.name, () => encoded.toBuffer()));
		}
		return file;
	}

	return {
		async describe(name) {
			const bytes = await readOriginal(content, name);
			const digest = await digestOfImage(name, bytes);
			const file = join(cacheDirectory, `${digest}.json`);
			const cachedDescription = readCached(file);
			if (cachedDescription) return { ...cachedDescription, name };
			const description = await convertDecodeErrors(name, async () =>
				describe(name, digest, await decodable(name, digest, bytes)),
			);
			writeAtomically(file, JSON.stringify(description));
			return description;
		},
		async write(image, outputRoot) {
			for (const width of image.widths) {
				const target = join(outputRoot, imagePath(image, width));
				const source = await cached(image, width);
				convertWriteErrors(target, () => {
					mkdirSync(dirname(target), { recursive: true });
					copyFileSync(source, target);
				});
			}
		},
		async encode(image, width) {
			return readFileSync(await cached(image, width));
		},
	};
}
