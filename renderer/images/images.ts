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
import type { MediaName } from "#core/content/image-names.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import { slugOf } from "#core/shared/slug.ts";
import { writing } from "#renderer/output/write-error.ts";

/** Widest image in pixels and quality of the encoder (specification 9, R-IMG-01). */
export const maxWidth = 1980;
const quality = 85;
/** Widths offered to the browser, in pixels; a width close to the original's is left out. */
const imageWidths = [400, 800, 1200, 1600, maxWidth];
/** The encoder, loaded when an image is looked into: most builds make none. */
async function loadEncoder() {
	const { default: sharp } = await import("sharp");
	// Part of every name, so that a change of the encoder or its settings changes the names.
	return { sharp, key: `q${quality}-mozjpeg-2-${sharp.versions.vips}` };
}

/** The encoder's version, without loading it. */
export function encoderVersion(): string {
	const entry = createRequire(import.meta.url).resolve("sharp");
	return JSON.parse(readFileSync(join(dirname(entry), "../package.json"), "utf8")).version;
}

/** What is known of an image before any size of it is made. */
export interface ImageDescription {
	readonly name: MediaName;
	/** Digest of the original's bytes and the recipe. */
	readonly digest: string;
	readonly format: "jpeg" | "png" | "svg";
	/** Of the largest size offered, in pixels. */
	readonly width: number;
	readonly height: number;
	/** The colour around it, "#rrggbb"; null for vector graphics. */
	readonly color: string | null;
	/** Widths offered, ascending; one entry for vector graphics. */
	readonly widths: readonly number[];
}

const extension = { jpeg: "jpg", png: "png", svg: "svg" } as const;

/** Characters of a file's name that its URL keeps; systems and hosts bound the whole. */
const maxStemLength = 60;

/**
 * The file of one size, relative to the output's root, and the only place where an image's name becomes a URL
 * (B-SEC-08). Of the name only letters from a to z, digits and hyphens remain, so that it means the same in a path, in
 * `srcset`, in XML and JSON, and on every disk; the digest distinguishes images of the same remaining name.
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

/** The average along the image's edge: what surrounds it best where it does not fill its frame. */
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
	const { format, autoOrient } = await image.metadata();
	const { width, height } = autoOrient;
	if (format === "svg") return { name, digest, format, width, height, color: null, widths: [width] };
	if (format !== "jpeg" && format !== "png") throw new Error(`${name} is ${format}, not jpeg, png or svg`);
	const widths = widthsOf(width);
	const largest = widths.at(-1) ?? width;
	const scaled = Math.round((height * largest) / width);
	return { name, digest, format, width: largest, height: scaled, color: await edgeColor(bytes), widths };
}

/** Digest of an original's bytes and the recipe. */
async function digestOfImage(bytes: Uint8Array): Promise<string> {
	const { key } = await loadEncoder();
	return createHash("sha256").update(key).update(bytes).digest("hex").slice(0, 10);
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

/** Writes such that an interrupted build, or a full disk, never leaves half a file in the cache. */
function writeAtomically(file: string, bytes: Uint8Array | string): void {
	const part = `${file}.${process.pid}`;
	writing(file, () => {
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

/** An image of the content cannot be decoded, for example because its file is cut off. */
export class BrokenImageError extends Error {
	override readonly name = "BrokenImageError";
	readonly image: MediaName;
	/** Why its file cannot be read; null where its pixels cannot be decoded. */
	readonly reason: string | null;
	constructor(image: MediaName, reason: string | null) {
		super(`The picture ${image} cannot be read: ${reason ?? "its data is damaged"}. Save it again.`);
		this.image = image;
		this.reason = reason;
	}
}

/** Reads an original. Throws a {@link BrokenImageError} where its file cannot be read. */
async function readOriginal({ media }: Pick<SiteContent, "media">, name: MediaName): Promise<Uint8Array> {
	try {
		return await media(name);
	} catch (error) {
		const [reason = ""] = (error instanceof Error ? error.message : String(error)).split(/:|\n/, 1);
		throw new BrokenImageError(name, reason);
	}
}

/**
 * Runs what decodes an image. Throws a {@link BrokenImageError} that names it: which words the decoder says first of damaged
 * data differs from one time to the next.
 */
async function decoding<Value>(name: MediaName, decode: () => Promise<Value>): Promise<Value> {
	try {
		return await decode();
	} catch {
		throw new BrokenImageError(name, null);
	}
}

/** The images of a site: described at once, made in their sizes only when a page shows them. */
export interface Images {
	/** Throws a {@link BrokenImageError} for an image that cannot be decoded. */
	describe(name: MediaName): Promise<ImageDescription>;
	/** Puts all sizes of an image into the output; from the cache where they were made before. */
	write(image: ImageDescription, outputRoot: string): Promise<void>;
	/** One size of an image, encoded. */
	encode(image: ImageDescription, width: number): Promise<Uint8Array>;
}

/** Describes images from a content source's originals and keeps nothing. */
export function createImageDescriber(content: Pick<SiteContent, "media">): Pick<Images, "describe"> {
	return {
		async describe(name) {
			const bytes = await readOriginal(content, name);
			return decoding(name, async () => describe(name, await digestOfImage(bytes), bytes));
		},
	};
}

/** Makes images from a content source's originals, keeping results in `cacheDirectory` by content. */
export function createImages(content: SiteContent, cacheDirectory: string): Images {
	const cacheFile = (image: ImageDescription, width: number) =>
		join(cacheDirectory, `${image.digest}-${width}.${extension[image.format]}`);

	async function cached(image: ImageDescription, width: number): Promise<string> {
		const file = cacheFile(image, width);
		if (existsSync(file)) return file;
		const bytes = await readOriginal(content, image.name);
		if (image.format === "svg") writeAtomically(file, bytes);
		else {
			const { sharp } = await loadEncoder();
			const resized = sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true });
			const encoded =
				image.format === "png"
					? resized.png({ quality, compressionLevel: 9 })
					: resized.jpeg({ quality, progressive: true, mozjpeg: true });
			writeAtomically(file, await decoding(image.name, () => encoded.toBuffer()));
		}
		return file;
	}

	return {
		async describe(name) {
			const bytes = await readOriginal(content, name);
			const digest = await digestOfImage(bytes);
			const file = join(cacheDirectory, `${digest}.json`);
			const known = readCached(file);
			if (known) return { ...known, name };
			const description = await decoding(name, () => describe(name, digest, bytes));
			writeAtomically(file, JSON.stringify(description));
			return description;
		},
		async write(image, outputRoot) {
			for (const width of image.widths) {
				const target = join(outputRoot, imagePath(image, width));
				const source = await cached(image, width);
				writing(target, () => {
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
