import type { ContentClient } from "#adapters/content-directus/client/content-client.ts";
import { mayReplace, restoreFolder, writeFolder } from "#adapters/content-directus/pull/content-folder.ts";
import { findingAt, findingOfDisk } from "#adapters/content-directus/pull/findings.ts";
import { externalImages, fetchImages, imagesOf } from "#adapters/content-directus/pull/images.ts";
import type { Origins } from "#adapters/content-directus/pull/origins.ts";
import { type Drafts, projectDocuments } from "#adapters/content-directus/pull/project-documents.ts";
import { readRows } from "#adapters/content-directus/pull/read-rows.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

/** What a pull reads and where it writes. */
export interface PullOptions {
	readonly client: Pick<ContentClient, "items" | "files" | "asset" | "project" | "url">;
	/** The content folder to write, absolute. */
	readonly directory: string;
	/** Where fetched images are kept, absolute. */
	readonly cache: string;
	/** Whether drafts are read too, as if they were published; for editors alone. */
	readonly drafts: boolean;
	/** Called with the progress: items first, then images. */
	onProgress?(stage: "items" | "pictures", done: number, total: number): void;
}

/** What a pull has brought. */
export interface PullReport {
	readonly documents: number;
	readonly images: number;
	/** Whether the folder is another than before. */
	readonly changed: boolean;
	readonly origins: Origins;
	readonly drafts: Drafts;
}

/**
 * Writes a content folder from Directus: everything is read and validated first, then the images that the cache lacks
 * are fetched, then the folder is switched at once (B-USE-04). The failure names collection and field, and whatever
 * stood in the folder stays.
 */
export async function pullContent(
	options: PullOptions,
): Promise<Result<PullReport, readonly ContentFinding[]>> {
	const { client, directory, cache, onProgress = () => undefined } = options;
	restoreFolder(directory);
	if (!mayReplace(directory)) return fail([findingAt(directory, null, "directus.folder.foreign")]);
	const statuses = options.drafts ? ["published", "draft"] : ["published"];
	const read = await readRows(client, {
		statuses,
		validate: true,
		onProgress: (done, total) => onProgress("items", done, total),
	});
	if (!read.ok) return read;
	const images = imagesOf(read.value.directus_files ?? []);
	const names = new Map(images.map(({ id, name }) => [id, name]));
	const { documents, origins, drafts, findings } = projectDocuments(read.value, names);
	const faults = [...findings, ...externalImages(read.value, images)];
	if (faults.length > 0) return fail(faults);
	const failures = await fetchImages(client, images, cache, (done, total) =>
		onProgress("pictures", done, total),
	);
	if (failures.length > 0) return fail(failures);
	try {
		const changed = writeFolder(directory, documents, images, cache, drafts);
		return succeed({ documents: documents.size, images: images.length, changed, origins, drafts });
	} catch (error) {
		return fail([findingOfDisk(error, directory)]);
	}
}
