import type { ContentClient } from "#adapters/content-directus/client/content-client.ts";
import type { Rows } from "#adapters/content-directus/model/rows.ts";
import { mayReplace, restoreFolder, writeFolder } from "#adapters/content-directus/pull/content-folder.ts";
import { findingAt, findingOfDisk } from "#adapters/content-directus/pull/findings.ts";
import { foreignParts } from "#adapters/content-directus/pull/foreign-parts.ts";
import { createFormPlaces, withMessageWords } from "#adapters/content-directus/pull/form-words.ts";
import { fetchImages, imagesOf, type PulledImage } from "#adapters/content-directus/pull/images.ts";
import { itemCountsText } from "#adapters/content-directus/pull/item-counts.ts";
import {
	type ProjectDocuments,
	projectDocuments,
} from "#adapters/content-directus/pull/project-documents.ts";
import { type RowFault, readRows, rowFaults } from "#adapters/content-directus/pull/read-rows.ts";
import type { RowCache } from "#adapters/content-directus/pull/row-cache.ts";
import { createRowOwners, itemId } from "#adapters/content-directus/pull/row-owners.ts";
import type { ContentFinding, ItemFault } from "#core/content/finding.ts";
import { once } from "#core/shared/once-per.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

/** The source of a project's content, and where its images are downloaded to. */
export interface ProjectOptions {
	readonly client: Pick<ContentClient, "items" | "files" | "asset" | "project" | "url">;
	/** The absolute path of the folder for downloaded images. */
	readonly cache: string;
	/** Whether to read drafts as if they were published; for editors only. */
	readonly drafts: boolean;
	/** The rows of the last reading; by default all rows are read. */
	readonly rowCache?: RowCache;
	/** Called with the progress: items first, then images. */
	onProgress?(stage: "items" | "pictures", done: number, total: number): void;
}

/** A project's items and images, which may have faults. */
export interface ProjectContent {
	readonly rows: Rows;
	/** All images, including those that the service does not give. */
	readonly images: readonly PulledImage[];
	/** The numbers of items and files that were read, as text. */
	readonly itemCounts: string;
	/** The faults of items that have no usable document. */
	readonly faults: readonly ItemFault[];
	/** Returns the documents of the content folder without some items. */
	documents(without?: ReadonlySet<string>): ProjectDocuments;
}

/** The result of a pull. */
export interface PullReport {
	readonly documents: number;
	readonly images: number;
	/** Whether the folder differs from before. */
	readonly changed: boolean;
}

/** Creates the functions that name the items of findings in the words of forms. */
function createFaultNames(rows: Rows, url: string) {
	const owners = createRowOwners(rows);
	const places = createFormPlaces(owners, url);
	return {
		/** Returns the finding of a faulty row at the content item that it belongs to. */
		ofRow({ collection, row, finding, isOptionalImage = false }: RowFault): ItemFault {
			const top = owners.chainOf({ collection, row }).at(-1) ?? { collection, row };
			const place = withMessageWords(places({ collection, row }, finding.field), finding);
			const item = itemId(top.collection, top.row.id);
			return { item, finding: { ...finding, ...place }, isOptionalImage };
		},
		/** Returns the finding about an item that cannot have a file. */
		ofItem({ item, finding }: ItemFault): ItemFault {
			const [collection = "", id] = item.split("/");
			const row = owners.rowOf(collection, id);
			if (!row) return { item, finding };
			return { item, finding: { ...finding, ...places({ collection, row }, finding.field) } };
		},
	};
}

/**
 * Reads a project and downloads the images that the cache lacks. A failure names collection and field (B-USE-04); faults
 * of single items are part of the result.
 */
export async function readProject({
	client,
	cache,
	drafts: withDrafts,
	rowCache,
	onProgress = () => undefined,
}: ProjectOptions): Promise<Result<ProjectContent, readonly ContentFinding[]>> {
	const counted = new Map<string, number>();
	const read = await readRows(client, {
		statuses: withDrafts ? ["published", "draft"] : ["published"],
		...(rowCache && { rowCache }),
		onCounted: (collection, rows) => counted.set(collection, rows),
		onProgress: (done, total) => onProgress("items", done, total),
	});
	if (!read.ok) return read;
	const rows = read.value;
	const images = imagesOf(rows.directus_files ?? []);
	const names = new Map(images.map(({ id, name }) => [id, name]));
	const { failures, lost } = await fetchImages(client, images, cache, (done, total) =>
		onProgress("pictures", done, total),
	);
	if (failures.length > 0) return fail(failures);
	const lostFiles = lost.flatMap(({ id, name }): readonly RowFault[] => {
		const finding = findingAt(`directus_files/${name}`, null, "directus.picture.lost", { name });
		return (rows.directus_files ?? [])
			.filter((row) => row.id === id)
			.map((row) => ({ collection: "directus_files", row, finding }));
	});
	const faultNames = createFaultNames(rows, client.url);
	const faults = [...rowFaults(rows), ...foreignParts(rows, images), ...lostFiles];
	const documentsWithout = (items: ReadonlySet<string>) => {
		const written = projectDocuments(rows, names, items);
		return { ...written, faults: written.faults.map(faultNames.ofItem) };
	};
	const allDocuments = once(() => documentsWithout(new Set()));
	return succeed({
		rows,
		images,
		itemCounts: itemCountsText(rows.project?.[0], counted),
		faults: faults.map(faultNames.ofRow),
		documents: (without) => (without?.size ? documentsWithout(without) : allDocuments()),
	});
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
	const { images, faults } = read.value;
	const { documents, drafts, faults: unnamed } = read.value.documents();
	if (faults.length + unnamed.length > 0) return fail([...faults, ...unnamed].map(({ finding }) => finding));
	try {
		const changed = writeFolder(directory, documents, images, cache, drafts);
		return succeed({ documents: documents.size, images: images.length, changed });
	} catch (error) {
		return fail([findingOfDisk(error, directory)]);
	}
}
