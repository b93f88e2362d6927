import type { ContentClient } from "#adapters/content-directus/client/content-client.ts";
import type { Documents } from "#adapters/content-directus/model/rows.ts";
import { mayReplace, restoreFolder, writeFolder } from "#adapters/content-directus/pull/content-folder.ts";
import { findingAt, findingOfDisk } from "#adapters/content-directus/pull/findings.ts";
import { foreignParts } from "#adapters/content-directus/pull/foreign-parts.ts";
import { fetchImages, imagesOf, type PulledImage } from "#adapters/content-directus/pull/images.ts";
import type { Origins } from "#adapters/content-directus/pull/origins.ts";
import { type Drafts, projectDocuments } from "#adapters/content-directus/pull/project-documents.ts";
import { readRows } from "#adapters/content-directus/pull/read-rows.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

/** The source of a project's content, and where its images are downloaded to. */
export interface ProjectOptions {
	readonly client: Pick<ContentClient, "items" | "files" | "asset" | "project" | "url">;
	/** The absolute path of the folder for downloaded images. */
	readonly cache: string;
	/** Whether to read drafts as if they were published; for editors only. */
	readonly drafts: boolean;
	/** Called with the progress: items first, then images. */
	onProgress?(stage: "items" | "pictures", done: number, total: number): void;
}

/** A project's content as the documents of a content folder. */
export interface ProjectContent {
	readonly documents: Documents;
	readonly images: readonly PulledImage[];
	readonly origins: Origins;
	readonly drafts: Drafts;
}

/** The result of a pull. */
export interface PullReport {
	readonly documents: number;
	readonly images: number;
	/** Whether the folder differs from before. */
	readonly changed: boolean;
}

/** Reads and validates a project, and downloads the images that the cache lacks. A failure names collection and field (B-USE-04). */
export async function readProject({
	client,
	cache,
	drafts: withDrafts,
	onProgress = () => undefined,
}: ProjectOptions): Promise<Result<ProjectContent, readonly ContentFinding[]>> {
	const read = await readRows(client, {
		statuses: withDrafts ? ["published", "draft"] : ["published"],
		validate: true,
		onProgress: (done, total) => onProgress("items", done, total),
	});
	if (!read.ok) return read;
	const images = imagesOf(read.value.directus_files ?? []);
	const names = new Map(images.map(({ id, name }) => [id, name]));
	const { documents, origins, drafts, findings } = projectDocuments(read.value, names);
	const faults = [...findings, ...foreignParts(read.value, images)];
	if (faults.length > 0) return fail(faults);
	const failures = await fetchImages(client, images, cache, (done, total) =>
		onProgress("pictures", done, total),
	);
	return failures.length > 0 ? fail(failures) : succeed({ documents, images, origins, drafts });
}

/**
 * Writes a project to a content folder, which is switched at once after everything is read and downloaded (B-USE-04). If
 * anything fails, the folder stays as it was.
 */
export async function pullContent(
	options: ProjectOptions & {
		/** The absolute path of the content folder. */
		readonly directory: string;
	},
): Promise<Result<PullReport, readonly ContentFinding[]>> {
	const { directory, cache } = options;
	restoreFolder(directory);
	if (!mayReplace(directory)) return fail([findingAt(directory, null, "directus.folder.foreign")]);
	const read = await readProject(options);
	if (!read.ok) return read;
	const { documents, images, drafts } = read.value;
	try {
		const changed = writeFolder(directory, documents, images, cache, drafts);
		return succeed({ documents: documents.size, images: images.length, changed });
	} catch (error) {
		return fail([findingOfDisk(error, directory)]);
	}
}
