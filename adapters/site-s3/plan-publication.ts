import type { GenerationRecord, Pointer } from "#adapters/site-s3/pointer.ts";
import { digestOf, objectOf, type SiteFile } from "#adapters/site-s3/site-objects.ts";
import type { Generation, PublishReport } from "#core/ports/site-output.ts";
import { forEachConcurrently } from "#core/shared/for-each-concurrently.ts";

/** The number of files that are read or sent at once. */
export const concurrency = 32;

/** The contents of a bucket before a publication. */
export interface BucketContents {
	readonly pointer: Pointer | null;
	/** The ETags of the site's objects, by path relative to the prefix. */
	readonly etags: ReadonlyMap<string, string>;
	/** The files of the generation that is complete. */
	readonly published: GenerationRecord;
	/** The files of a generation that a publication has begun with and not completed. */
	readonly begun: GenerationRecord;
}

/** The changes of a publication. */
export interface PublicationPlan {
	readonly report: PublishReport;
	/** All files of the site. */
	readonly files: readonly SiteFile[];
	readonly send: readonly SiteFile[];
	/** The record of the generation; files to be sent have no ETag yet. */
	readonly record: GenerationRecord;
}

function removed(
	files: readonly SiteFile[],
	{ pointer, etags, published, begun }: BucketContents,
	generation: Generation,
	isNamedByContent: (path: string) => boolean,
): Pick<PublishReport, "deleted" | "waiting"> {
	const present = new Set(files.map(({ path }) => path));
	const recorded = [published, begun].flatMap((record) => [...Object.keys(record.files), ...record.waiting]);
	// Only what was recorded: an owner may have added objects, such as the proof of ownership for a search engine.
	const obsolete = [...new Set(recorded)].filter((path) => !present.has(path) && etags.has(path)).sort();
	const expired = new Set(pointer?.published === generation ? [] : published.waiting);
	const mayWait = (path: string) => isNamedByContent(path) && !expired.has(path);
	return {
		deleted: obsolete.filter((path) => !mayWait(path)),
		waiting: obsolete.filter(mayWait),
	};
}

/**
 * Compares a site with a bucket. A file is unchanged if its object is the one that was recorded with the same digest. After a
 * publication that was not completed its writes may still arrive, so every page is sent again with an ETag of its own.
 */
export async function planPublication(
	files: readonly SiteFile[],
	contents: BucketContents,
	generation: Generation,
	{
		compresses,
		isNamedByContent,
	}: { readonly compresses: boolean; readonly isNamedByContent: (path: string) => boolean },
): Promise<PublicationPlan> {
	const { pointer, etags, published, begun } = contents;
	const isComplete = pointer !== null && pointer.generation === pointer.published;
	const isRepeated = pointer !== null && pointer.generation === generation;
	const recordedFiles = new Map<string, readonly [string, string | null]>();
	const trusted = isComplete ? published.files : isRepeated ? begun.files : {};
	const isUnchanged = async ({ path, ...file }: SiteFile, digest: string) => {
		const etag = etags.get(path);
		if (etag === undefined) return false;
		const [recordedDigest, recordedEtag] = (file.isNamedByContent ? published.files : trusted)[path] ?? [];
		if (recordedDigest === digest && recordedEtag === etag) return true;
		return (await objectOf({ path, ...file }, generation, compresses)).etag === etag;
	};
	await forEachConcurrently(files, concurrency, async (file) => {
		const digest = await digestOf(file);
		recordedFiles.set(file.path, [
			digest,
			(await isUnchanged(file, digest)) ? (etags.get(file.path) ?? null) : null,
		]);
	});
	const send = files.filter(({ path }) => recordedFiles.get(path)?.[1] === null);
	const { deleted, waiting } = removed(files, contents, generation, isNamedByContent);
	return {
		...{ files, send },
		record: {
			files: Object.fromEntries([...recordedFiles].map(([path, [digest, etag]]) => [path, [digest, etag]])),
			waiting: [...waiting],
		},
		report: {
			sent: send.map(({ path }) => path),
			unchanged: files.length - send.length,
			deleted,
			waiting,
		},
	};
}
