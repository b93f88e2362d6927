import sharp from "sharp";
import { errorAt } from "#adapters/content-files/findings.ts";
import { type ContentFolder, textLimit } from "#adapters/content-files/folder.ts";
import { svgFinding } from "#adapters/content-files/svg.ts";
import { decodeText } from "#adapters/content-files/text-file.ts";
import type { ContentFinding } from "#core/ports/site-content.ts";
import type { MediaName } from "#core/site/media.ts";

/** The largest picture that can be resized, in pixels. */
const pixelLimit = 268_402_689;

function expectedFormat(name: string): "jpeg" | "png" | "svg" {
	if (/\.svg$/i.test(name)) return "svg";
	return /\.png$/i.test(name) ? "png" : "jpeg";
}

function svgFindings(folder: ContentFolder, file: string): readonly ContentFinding[] {
	const read = folder.read(file, textLimit);
	if (!read.ok) return [read.error];
	const text = decodeText(read.value);
	if (text === null) return [errorAt(file, null, "content.file.encoding", {})];
	const finding = svgFinding(file, text);
	return finding ? [finding] : [];
}

/** A picture's size in pixels. */
export interface PictureSize {
	readonly width: number;
	readonly height: number;
}

/** What looking into the pictures gives. */
export interface CheckedPictures {
	readonly findings: readonly ContentFinding[];
	/** By name; those that cannot be read are missing. */
	readonly sizes: ReadonlyMap<MediaName, PictureSize>;
}

/** What is wrong with a picture: no picture at all, another type than its name says, or an unsafe one. */
async function pictureFindings(
	folder: ContentFolder,
	name: MediaName,
	sizes: Map<MediaName, PictureSize>,
): Promise<readonly ContentFinding[]> {
	const file = `media/${name}`;
	const expected = expectedFormat(name);
	if (expected === "svg") {
		const unsafe = svgFindings(folder, file);
		if (unsafe.length > 0) return unsafe;
	}
	const located = folder.locate(file);
	if (!located.ok) return [located.error];
	try {
		const { format, width, height } = await sharp(located.value.path, { limitInputPixels: false }).metadata();
		if (format !== expected)
			return [errorAt(file, null, "content.picture.mismatch", { found: format ?? "", expected })];
		if (width * height > pixelLimit) return [errorAt(file, null, "content.picture.large", { width, height })];
		sizes.set(name, { width, height });
		return [];
	} catch (error) {
		const reason = error instanceof Error ? (error.message.split("\n", 1)[0] ?? "") : "";
		return [
			errorAt(file, null, "content.picture.broken", { reason: reason.replaceAll(located.value.path, name) }),
		];
	}
}

/** Looks into every picture of the media folder, a few at a time. */
export async function checkPictures(
	folder: ContentFolder,
	names: readonly MediaName[],
): Promise<CheckedPictures> {
	const findings: ContentFinding[] = [];
	const sizes = new Map<MediaName, PictureSize>();
	const waiting = [...names];
	const worker = async () => {
		for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
			findings.push(...(await pictureFindings(folder, name, sizes)));
	};
	await Promise.all([worker(), worker(), worker(), worker()]);
	return { findings, sizes };
}
