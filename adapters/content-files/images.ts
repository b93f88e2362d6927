import { createRequire } from "node:module";
import { type ContentFolder, textLimit } from "#adapters/content-files/folder.ts";
import type { PageReadOptions } from "#adapters/content-files/page-file.ts";
import type { CheckedSvg } from "#adapters/content-files/svg/check-svg.ts";
import { decodeText } from "#adapters/content-files/text-file.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { errorAt } from "#core/content/finding.ts";
import { imageType, type MediaName } from "#core/content/image-names.ts";
import { fail, type Result } from "#core/shared/result.ts";

/** The maximum size of an image that can be resized, in pixels (width × height). */
const pixelLimit = 268_402_689;

/** Returns the usual name of a media type, e.g. "svg" for "image/svg+xml". */
const formatName = (type: string | undefined) => type?.replace(/^image\/|\+xml$/g, "") ?? "";

/**
 * Reads an SVG image of the media folder in a form that may be published (B-SEC-05). The code that checks it loads
 * only if there is one.
 */
export async function readSvgFile(
	folder: ContentFolder,
	name: MediaName,
): Promise<Result<CheckedSvg, ContentFinding>> {
	const file = `media/${name}`;
	const read = folder.read(file, textLimit);
	if (!read.ok) return read;
	const text = decodeText(read.value);
	if (text === null) return fail(errorAt(file, null, "content.file.encoding", {}));
	const { checkSvg } = await import("#adapters/content-files/svg/check-svg.ts");
	return checkSvg(file, text);
}

/** The optional package that decodes HEIC, the format of many phones. */
const heicDecoder = "heic-decode";

function hasHeicDecoder(): boolean {
	try {
		createRequire(import.meta.url).resolve(heicDecoder);
		return true;
	} catch {
		return false;
	}
}

/** Reads the metadata of an image. The library loads only if there is a new image. */
async function metadataOf(source: Buffer | string) {
	const { default: sharp } = await import("sharp");
	return sharp(source, { limitInputPixels: false }).metadata();
}

async function isEmbeddable(bytes: Buffer): Promise<boolean> {
	try {
		const { format, width, height } = await metadataOf(bytes);
		return (format === "jpeg" || format === "png") && width * height <= pixelLimit;
	} catch {
		return false;
	}
}

/** An image's size in pixels. */
export interface ImageSize {
	readonly width: number;
	readonly height: number;
}

/** The result of checking the images. */
export interface CheckedImages {
	readonly findings: readonly ContentFinding[];
	/** By name, without images that cannot be read. */
	readonly sizes: ReadonlyMap<MediaName, ImageSize>;
}

/** The maximum side of a drawing in pixels, a limit of its renderer. */
const longestSide = 32_767;

function largeImageFinding(
	file: string,
	{ width, height }: ImageSize,
	longest = Number.POSITIVE_INFINITY,
): readonly ContentFinding[] {
	const isLarge = width * height > pixelLimit || Math.max(width, height) > longest;
	return isLarge ? [errorAt(file, null, "content.picture.large", { width, height })] : [];
}

/** Returns the findings about an image: not an image, another type than in its name, too large, or unsafe. */
async function imageFindings(
	folder: ContentFolder,
	name: MediaName,
	sizes: Map<MediaName, ImageSize>,
): Promise<readonly ContentFinding[]> {
	const file = `media/${name}`;
	const expected = imageType(name) ?? "";
	const svg = expected === "image/svg+xml" ? await readSvgFile(folder, name) : null;
	if (svg && !svg.ok) return [svg.error];
	// Checked first, because the renderer prints complaints about such sizes.
	const vast = svg ? largeImageFinding(file, svg.value.size, longestSide) : [];
	if (vast.length > 0) return vast;
	const located = folder.locate(file);
	if (!located.ok) return [located.error];
	try {
		// Checks the published text instead of the file, so that both readers see the same image.
		const source = svg ? Buffer.from(svg.value.text) : located.value.path;
		const {
			mediaType,
			autoOrient: { width, height },
		} = await metadataOf(source);
		if (mediaType !== expected)
			return [
				errorAt(file, null, "content.picture.mismatch", {
					found: formatName(mediaType),
					expected: formatName(expected),
				}),
			];
		if (expected === "image/heic" && !hasHeicDecoder())
			return [errorAt(file, null, "content.picture.decoder", { name: heicDecoder })];
		const large = largeImageFinding(file, { width, height });
		if (large.length > 0) return large;
		sizes.set(name, { width, height });
		if (!svg) return [];
		const embedded = await Promise.all(svg.value.embedded.map(isEmbeddable));
		return [
			...svg.value.warnings,
			...(embedded.every(Boolean) ? [] : [errorAt(file, null, "content.svg.picture", {})]),
		];
	} catch (error) {
		const read = folder.read(file);
		if (!read.ok) return [read.error];
		// After a colon the decoder adds details, and not every time.
		const reason = error instanceof Error ? (error.message.split(/:|\n/, 1)[0] ?? "") : "";
		return [errorAt(file, null, "content.picture.broken", { reason })];
	}
}

/** Checks all images of the media folder, a few at a time. */
export async function checkImages(
	{ folder, parsedFiles }: Pick<PageReadOptions, "folder" | "parsedFiles">,
	names: readonly MediaName[],
): Promise<CheckedImages> {
	const findings: ContentFinding[] = [];
	const before = parsedFiles.ofKind<ImageSize>("images", null);
	const cachedSizes = names.flatMap((name) => {
		const size = before.get(`media/${name}`);
		return size ? [[name, size] as const] : [];
	});
	const sizes = new Map<MediaName, ImageSize>(cachedSizes);
	const waiting = names.filter((name) => !sizes.has(name));
	const worker = async () => {
		for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
			const found = await imageFindings(folder, name, sizes);
			findings.push(...found);
			const size = sizes.get(name);
			if (size && found.length === 0) before.set(`media/${name}`, size);
		}
	};
	await Promise.all([worker(), worker(), worker(), worker()]);
	return { findings, sizes };
}
