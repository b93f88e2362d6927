import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { ExportReport } from "#adapters/content-exports/export-findings.ts";
import type { ExportedImage } from "#adapters/content-exports/exported-product.ts";
import type { ImageLoader } from "#renderer/import/image-bytes.ts";
import { addressPath, imageStem } from "#renderer/import/image-names.ts";

/** Formats that are converted to JPEG or PNG. SVG from outside is not taken. */
const converted = ["webp", "gif", "heif", "tiff"];

/** An image that may be written to the media folder. */
interface CheckedImage {
	readonly ending: "jpg" | "png";
	readonly bytes: Buffer;
}

/** Looks into an image: the type in its bytes counts, not that of its name. Throws if it is none that is taken. */
async function checkedImage(bytes: Buffer): Promise<CheckedImage> {
	// Loaded late, because it is large.
	const { default: sharp } = await import("sharp");
	const image = sharp(bytes);
	const { format, hasAlpha } = await image.metadata();
	if (format === "jpeg") return { ending: "jpg", bytes };
	if (format === "png") return { ending: "png", bytes };
	if (!converted.includes(format)) throw new Error(format);
	const upright = image.autoOrient();
	return hasAlpha
		? { ending: "png", bytes: await upright.png().toBuffer() }
		: { ending: "jpg", bytes: await upright.jpeg({ quality: 90 }).toBuffer() };
}

function existingName(media: string, stem: string): string | null {
	return (
		["jpg", "jpeg", "png"]
			.map((ending) => `${stem}.${ending}`)
			.find((name) => existsSync(join(media, name))) ?? null
	);
}

/** Returns the name of an image if the media folder has the same file under it; null if it does not. */
function identicalFile(media: string, address: string, bytes: Buffer): string | null {
	const name = posix.basename(addressPath(address));
	if (!/\.(?:jpe?g|png)$/i.test(name) || !existsSync(join(media, name))) return null;
	return readFileSync(join(media, name)).equals(bytes) ? name : null;
}

/** Writes a file such that it is complete or not there. */
function writeWhole(path: string, bytes: Buffer): void {
	writeFileSync(`${path}.part`, bytes);
	renameSync(`${path}.part`, path);
}

/** The target folder and the loader of imported images. */
export interface ImageImport {
	/** The absolute path of the media folder. */
	readonly media: string;
	readonly load: ImageLoader;
	/** Whether nothing is written. */
	readonly dryRun: boolean;
	/** Returns whether an image that no loader has would be downloaded. */
	isDownloaded(address: string): boolean;
	readonly onProgress: (done: number, total: number) => void;
}

/** Returns the name that an image would have, without loading it. */
function expectedName(address: string): string {
	return `${imageStem(address)}.${/\.png(?:[?#]|$)/i.test(address) ? "png" : "jpg"}`;
}

/**
 * Loads images into the media folder; what is there already stays. Returns their file names by their addresses; images that are
 * missing or no images are named and left out.
 */
export async function importImages(
	images: readonly ExportedImage[],
	{ media, load, dryRun, isDownloaded, onProgress }: ImageImport,
	report: ExportReport,
): Promise<ReadonlyMap<string, string>> {
	const names = new Map<string, string>();
	const waiting = images.filter(
		({ text }, place) => images.findIndex((image) => image.text === text) === place,
	);
	const total = waiting.length;
	if (!dryRun) mkdirSync(media, { recursive: true });
	const importOne = async ({ text, line, column }: ExportedImage) => {
		const stem = imageStem(text);
		const existing = existingName(media, stem);
		if (existing !== null) return existing;
		const loaded = await load(text);
		if (!loaded.ok && loaded.error === null && isDownloaded(text)) return expectedName(text);
		if (!loaded.ok && loaded.error === null)
			report.add("warning", line, column, "import.imageMissing", { found: text });
		if (!loaded.ok) {
			if (loaded.error !== null)
				report.add("warning", line, column, "import.image", { found: text, reason: loaded.error });
			return null;
		}
		const identical = identicalFile(media, text, loaded.value);
		if (identical !== null) return identical;
		try {
			const { ending, bytes } = await checkedImage(loaded.value);
			if (!dryRun) writeWhole(join(media, `${stem}.${ending}`), bytes);
			return `${stem}.${ending}`;
		} catch (error) {
			const [reason = ""] = (error as Error).message.split("\n", 1);
			report.add("warning", line, column, "import.image", { found: text, reason });
			return null;
		}
	};
	const worker = async () => {
		for (let image = waiting.shift(); image !== undefined; image = waiting.shift()) {
			const name = await importOne(image);
			if (name !== null) names.set(image.text, name);
			onProgress(total - waiting.length, total);
		}
	};
	await Promise.all(Array.from({ length: 4 }, worker));
	return names;
}
