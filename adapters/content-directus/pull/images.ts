import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ContentError } from "#adapters/content-directus/client/content-error.ts";
import type { AssetChange, ContentReadClient } from "#adapters/content-directus/client/read-client.ts";
import { type Row, textOf } from "#adapters/content-directus/model/rows.ts";
import { findingsOfErrors } from "#adapters/content-directus/pull/findings.ts";
import { documentType } from "#core/content/documents.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { imageEndings } from "#core/content/image-names.ts";

/** An image or document of the content folder. */
export interface PulledImage {
	readonly id: string;
	/** Its name in the media folder. */
	readonly name: string;
	/** The changes by the service; null for the original. */
	readonly change: AssetChange | null;
	/** The name of its file in the cache; it changes with the image. */
	readonly cached: string;
}

/** The maximum width of images in pixels, and the quality of those that are changed (specification 9, "Images"). */
const maxWidth = 1980;
const quality = 85;
/** The formats in which the service delivers changed images, by the type of the original; "jpg" for others. */
const changedFormats: ReadonlyMap<string, string> = new Map([
	["image/png", "png"],
	["image/gif", "png"],
	["image/webp", "webp"],
	["image/avif", "avif"],
]);

/** Returns a name that the media folder can have. */
function safeName(row: Row): string {
	const name = String(row.filename_download)
		.trim()
		.replaceAll(/[/\\\0]/g, "-")
		.replace(/^\.+/, "");
	return name === "" ? row.id : name;
}

/**
 * Returns and reserves a name that is free in any letter case: the stem itself, otherwise with the beginning of the
 * id.
 */
function freeName(stem: string, id: string, ending: string, taken: Set<string>): string {
	const own = `${stem}-${id.slice(0, 8)}`;
	for (let attempt = 0; ; attempt += 1) {
		const name = `${attempt === 0 ? stem : attempt === 1 ? own : `${own}-${attempt}`}.${ending}`;
		const folded = name.normalize("NFC").toLowerCase();
		if (taken.has(folded)) continue;
		taken.add(folded);
		return name;
	}
}

function imageOf(row: Row, taken: Set<string>): PulledImage {
	const type = textOf(row.type) ?? "";
	const endings = type === documentType ? ["pdf"] : (imageEndings.get(type) ?? []);
	const isWide = type !== "image/svg+xml" && typeof row.width === "number" && row.width > maxWidth;
	const format = changedFormats.get(type) ?? "jpg";
	const isOriginal = endings.length > 0 && !isWide;
	const change = isOriginal ? null : { width: maxWidth, quality, format, withoutEnlargement: true };
	const accepted: readonly string[] = isOriginal || endings.includes(format) ? endings : [format];
	const [, stem = "", ending = ""] = /^(.*?)(?:\.([a-z0-9]{1,5}))?$/is.exec(safeName(row)) ?? [];
	const fitting = accepted.includes(ending.toLowerCase()) ? ending : (accepted[0] ?? format);
	const name = freeName(stem, row.id, fitting, taken);
	const state = JSON.stringify([row.modified_on ?? row.uploaded_on ?? null, change]);
	const digest = createHash("sha256").update(state).digest("hex").slice(0, 12);
	return { id: row.id, name, change, cached: `${row.id}-${digest}` };
}

/** Returns the images of a project ordered by id, each with a name that is unique in any letter case (R-IMG-02). */
export function imagesOf(files: readonly Row[]): readonly PulledImage[] {
	const taken = new Set<string>();
	return files.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map((row) => imageOf(row, taken));
}

/** Writes a file atomically, even if another pull downloads the same image. */
function keepOriginal(path: string, bytes: Uint8Array): void {
	const part = `${path}.${process.pid}.part`;
	try {
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(part, bytes);
		renameSync(part, path);
	} catch (error) {
		rmSync(part, { force: true });
		throw error;
	}
}

/** The result of downloading images. */
export interface FetchedImages {
	/** The reasons why no further image was requested: the service or the disk failed. */
	readonly failures: readonly ContentFinding[];
	/** The images that the service does not give, because their files are lost or damaged. */
	readonly lost: readonly PulledImage[];
}

/** The answers of a service that has an image's entry, but not its file, or cannot convert it. */
const lostStatuses: readonly (number | null)[] = [400, 403, 404, 415, 422, 500];

/** Returns whether an error concerns only the requested image. */
function isLost(error: unknown): boolean {
	return error instanceof ContentError && lostStatuses.includes(error.status);
}

/**
 * Downloads the images that the cache does not have. Each is written atomically, so that an interrupted pull
 * continues where it stopped. After a failure that does not concern one image alone no further image is requested.
 */
export async function fetchImages(
	client: Pick<ContentReadClient, "asset" | "url">,
	images: readonly PulledImage[],
	cache: string,
	onProgress: (done: number, total: number) => void,
): Promise<FetchedImages> {
	const waiting = images.filter(({ cached }) => !existsSync(join(cache, cached)));
	const failures: { error: unknown; collection: string; name: string }[] = [];
	const lost: { error: unknown; collection: string; name: string; image: PulledImage }[] = [];
	let done = images.length - waiting.length;
	const worker = async () => {
		for (let next = waiting.shift(); next && failures.length === 0; next = waiting.shift()) {
			try {
				const { bytes } = await client.asset(next.id, next.change ?? {});
				keepOriginal(join(cache, next.cached), new Uint8Array(bytes));
				done += 1;
				onProgress(done, images.length);
			} catch (error) {
				const failure = { error, collection: "directus_files", name: next.name };
				if (isLost(error)) lost.push({ ...failure, image: next });
				else failures.push(failure);
			}
		}
	};
	await Promise.all(Array.from({ length: 10 }, worker));
	// A service that gives no image at all has a fault of its own.
	if (lost.length === images.length) failures.push(...lost.splice(0));
	const name = failures[0]?.name ?? "";
	const findings = findingsOfErrors(failures, client.url).map((finding) => ({
		...finding,
		file: `directus_files/${name}`,
	}));
	return { failures: findings, lost: lost.map(({ image }) => image) };
}
