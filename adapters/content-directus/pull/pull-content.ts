import type { ContentClient } from "#adapters/content-directus/client/content-client.ts";
import { mayReplace, restoreFolder, writeFolder } from "#adapters/content-directus/pull/content-folder.ts";
import { findingAt, findingOfDisk } from "#adapters/content-directus/pull/findings.ts";
import type { Origins } from "#adapters/content-directus/pull/origins.ts";
import { fetchPictures, foreignPictures, picturesOf } from "#adapters/content-directus/pull/pictures.ts";
import { type Drafts, projectDocuments } from "#adapters/content-directus/pull/project-documents.ts";
import { readRows } from "#adapters/content-directus/pull/read-rows.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

/** What a pull reads and where it writes. */
export interface PullOptions {
	readonly client: Pick<ContentClient, "items" | "files" | "asset" | "project" | "url">;
	/** The content folder to write, absolute. */
	readonly directory: string;
	/** Where fetched pictures are kept, absolute. */
	readonly cache: string;
	/** Whether drafts are read too, as if they were published; for editors alone. */
	readonly drafts: boolean;
	/** Told how far it is: items first, then pictures. */
	onProgress?(stage: "items" | "pictures", done: number, total: number): void;
}

/** What a pull has brought. */
export interface PullReport {
	readonly documents: number;
	readonly pictures: number;
	/** Whether the folder is another than before. */
	readonly changed: boolean;
	readonly origins: Origins;
	readonly drafts: Drafts;
}

/**
 * Writes a content folder from Directus: everything is read and judged first, then the pictures that the cache lacks
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
		judged: true,
		onProgress: (done, total) => onProgress("items", done, total),
	});
	if (!read.ok) return read;
	const pictures = picturesOf(read.value.directus_files ?? []);
	const names = new Map(pictures.map(({ id, name }) => [id, name]));
	const { documents, origins, drafts, findings } = projectDocuments(read.value, names);
	const faults = [...findings, ...foreignPictures(read.value, pictures)];
	if (faults.length > 0) return fail(faults);
	const failures = await fetchPictures(client, pictures, cache, (done, total) =>
		onProgress("pictures", done, total),
	);
	if (failures.length > 0) return fail(failures);
	try {
		const changed = writeFolder(directory, documents, pictures, cache, drafts);
		return succeed({ documents: documents.size, pictures: pictures.length, changed, origins, drafts });
	} catch (error) {
		return fail([findingOfDisk(error, directory)]);
	}
}
