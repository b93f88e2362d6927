import {
	type Bucket,
	type BucketAddress,
	type ObjectHeaders,
	openBucket,
	type Quoting,
} from "#adapters/site-s3/bucket.ts";
import {
	type BucketContents,
	concurrency,
	type PublicationPlan,
	planPublication,
} from "#adapters/site-s3/plan-publication.ts";
import {
	metadataFolder,
	movePointer,
	type Pointer,
	readPointer,
	readRecord,
	recordName,
	refusals,
	refusedTooOften,
	writeRecord,
} from "#adapters/site-s3/pointer.ts";
import { probeConditions } from "#adapters/site-s3/probe-conditions.ts";
import { PublishStop } from "#adapters/site-s3/publish-stop.ts";
import { objectOf, readSite, type SiteFile } from "#adapters/site-s3/site-objects.ts";
import type { PublishFence } from "#core/ports/publish-fence.ts";
import type { DescribeFile, Generation, PublishFailure, SiteOutput } from "#core/ports/site-output.ts";
import { forEachConcurrently } from "#core/shared/for-each-concurrently.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

/** The settings of a site output in an S3-compatible store. */
export interface S3OutputSettings extends BucketAddress {
	/** The beginning of all keys: "shops/mueller/"; empty for the bucket's root. */
	readonly prefix: string;
	/** Whether texts are stored with gzip; true by default. A store sends them so to every browser. */
	readonly compresses?: boolean;
	/** Whether only one process at a time publishes, so that a store without conditions needs no fence; false by default. */
	readonly isOnlyPublisher?: boolean;
	readonly describe: DescribeFile;
	/** The numbers of the shop's builds that all machines share; required for a store that ignores conditions. */
	readonly fence?: PublishFence;
}

const archiveName = `${metadataFolder}archive`;

const archiveHeaders: ObjectHeaders = { contentType: "application/octet-stream", cacheControl: "no-store" };

/** The longest time in ms for which a process relies on its last answer: a process that was stopped asks again before it writes. */
const trust = 2000;

/** One publication of a generation. */
interface Publication {
	readonly bucket: Bucket;
	readonly quoting: Quoting;
	readonly generation: Generation;
	/** Throws a {@link PublishStop} if a newer generation has begun. */
	confirm(): Promise<void>;
}

/** Calls {@link Publication.confirm} unless it was called a moment ago. */
function recentlyConfirmed(publication: Publication): () => Promise<void> {
	let confirmed = performance.now();
	let running: Promise<void> | null = null;
	return async () => {
		// A store without conditions writes whatever arrives, so each write is preceded by a question.
		if (publication.quoting === null) return publication.confirm();
		if (performance.now() - confirmed <= trust) return;
		running ??= publication.confirm().finally(() => {
			confirmed = performance.now();
			running = null;
		});
		await running;
	};
}

/** Sends one file and returns its ETag. */
async function sendFile(
	file: SiteFile,
	etag: string | undefined,
	key: string,
	publication: Publication,
	{ compresses, guard }: { readonly compresses: boolean; readonly guard: () => Promise<void> },
): Promise<string> {
	const { bucket, quoting, generation } = publication;
	const { body, headers, etag: ownEtag } = await objectOf(file, generation, compresses);
	let expected = etag ?? null;
	for (let attempt = 0; attempt < refusals; attempt++) {
		await guard();
		const written = await bucket.put(key, body, headers, quoting, { etag: expected });
		if (written !== null) return written;
		const current = await bucket.etagOf(key);
		// The store wrote it, but its answer was lost.
		if (current === ownEtag) return current;
		await publication.confirm();
		expected = current;
	}
	throw refusedTooOften(bucket, key);
}

/** Returns the files in the order in which they are sent, so that no page names a file that is not there yet. */
function phases(files: readonly SiteFile[]): readonly (readonly SiteFile[])[] {
	const phaseOf = ({ isNamedByContent, listsOthers }: SiteFile) =>
		isNamedByContent ? 0 : listsOthers ? 2 : 1;
	return [0, 1, 2].map((phase) => files.filter((file) => phaseOf(file) === phase));
}

/** The objects of a site's files. */
async function listEtags(bucket: Bucket, prefix: string): Promise<ReadonlyMap<string, string>> {
	const objects = [...(await bucket.list(prefix))].map(
		([key, etag]) => [key.slice(prefix.length), etag] as const,
	);
	return new Map(objects.filter(([path]) => !path.startsWith(metadataFolder)));
}

/** Sends and deletes files, records them, and marks the generation as complete. */
async function carryOut(
	{ files, send, record, report }: PublicationPlan,
	before: BucketContents["etags"],
	publication: Publication,
	{ prefix, compresses }: { readonly prefix: string; readonly compresses: boolean },
): Promise<void> {
	const { bucket, generation, quoting } = publication;
	const guard = recentlyConfirmed(publication);
	const recorded = { ...record.files };
	const sendAll = async (changed: readonly SiteFile[], etags: BucketContents["etags"]) => {
		for (const phase of phases(changed))
			await forEachConcurrently(phase, concurrency, async (file) => {
				const key = `${prefix}${file.path}`;
				const etag = await sendFile(file, etags.get(file.path), key, publication, { compresses, guard });
				recorded[file.path] = [record.files[file.path]?.[0] ?? "", etag];
			});
	};
	// So that the next publication finds what this one wrote, even if it ends here.
	await writeRecord(bucket, prefix, generation, record);
	await sendAll(send, before);
	await forEachConcurrently(report.deleted, concurrency, async (path) => {
		await guard();
		await bucket.remove(`${prefix}${path}`);
	});
	if (quoting === null) {
		// An older publication may have written until it was refused.
		const etags = await listEtags(bucket, prefix);
		await sendAll(
			files.filter(({ path }) => etags.get(path) !== recorded[path]?.[1]),
			etags,
		);
	}
	await writeRecord(bucket, prefix, generation, { ...record, files: recorded });
	await publication.confirm();
	await movePointer(bucket, prefix, quoting, generation, true);
	for (const key of (await bucket.list(`${prefix}${metadataFolder}files-`)).keys()) {
		const number = Number(/files-(\d+)\.json$/.exec(key)?.[1]);
		if (number < generation) await bucket.remove(`${prefix}${recordName(number)}`);
	}
}

/** Reads what a bucket contains. Throws a {@link PublishStop} if it has objects, but no published site. */
async function readContents(
	bucket: Bucket,
	prefix: string,
	pointer: BucketContents["pointer"],
): Promise<BucketContents> {
	const etags = await listEtags(bucket, prefix);
	if (!pointer && etags.size > 0)
		throw new PublishStop({ kind: "foreign", place: `${bucket.place}: ${prefix}` });
	const { published = null, generation = null } = pointer ?? {};
	return {
		...{ pointer, etags },
		published: await readRecord(bucket, prefix, published),
		begun: await readRecord(bucket, prefix, generation === published ? null : generation),
	};
}

/** Opens a bucket for an action; returns the expected failures. */
async function withBucket<Value>(
	address: BucketAddress,
	signal: AbortSignal | undefined,
	run: (bucket: Bucket) => Promise<Value>,
): Promise<Result<Value, PublishFailure>> {
	let bucket: Bucket | null = null;
	try {
		signal?.throwIfAborted();
		bucket = await openBucket(address, signal);
		return succeed(await run(bucket));
	} catch (error) {
		if (error instanceof PublishStop) return fail(error.failure);
		throw error;
	} finally {
		bucket?.close();
	}
}

/** Creates the output of a site in an S3-compatible store. Credentials come from the environment. */
export function createS3SiteOutput(settings: S3OutputSettings): SiteOutput {
	const { prefix, describe, fence, compresses = true, isOnlyPublisher = false } = settings;
	const isNamedByContent = (path: string) => describe(path).isNamedByContent;
	const refuseOlder = (newest: Generation, generation: Generation) => {
		if (newest > generation) throw new PublishStop({ kind: "superseded", newest });
	};
	let quoting: Promise<Quoting> | null = null;

	/** Makes a generation the one to be published; returns the pointer of before. */
	async function begin({ bucket, generation, quoting: form }: Publication): Promise<Pointer> {
		if (fence) refuseOlder(await fence.claim(generation), generation);
		const before = await movePointer(bucket, prefix, form, generation, false);
		return before ?? { generation, published: null };
	}

	async function openPublication(bucket: Bucket, generation: Generation): Promise<Publication> {
		quoting ??= probeConditions(bucket, `${prefix}${metadataFolder}`);
		const form = await quoting.catch((error: unknown) => {
			quoting = null;
			throw error;
		});
		if (form === null && !fence && !isOnlyPublisher)
			throw new PublishStop({ kind: "unfenced", place: bucket.place });
		return {
			...{ bucket, generation, quoting: form },
			async confirm() {
				if (fence) refuseOlder(await fence.claim(generation), generation);
				refuseOlder((await readPointer(bucket, prefix))?.generation ?? 0, generation);
			},
		};
	}

	return {
		published: () =>
			withBucket(
				settings,
				undefined,
				async (bucket) => (await readPointer(bucket, prefix))?.published ?? null,
			),

		publish: (folder, generation, { dryRun = false, signal } = {}) =>
			withBucket(settings, signal, async (bucket) => {
				const files = await readSite(folder, describe);
				const before = await readPointer(bucket, prefix);
				refuseOlder(before?.generation ?? 0, generation);
				// Before the first write, so that nothing is written to a bucket with other contents.
				if (!before) await readContents(bucket, prefix, null);
				const publication = dryRun ? null : await openPublication(bucket, generation);
				const pointer = publication ? await begin(publication) : before;
				const contents = await readContents(bucket, prefix, pointer);
				const plan = await planPublication(files, contents, generation, { compresses, isNamedByContent });
				if (publication) await carryOut(plan, contents.etags, publication, { prefix, compresses });
				return plan.report;
			}),

		read: (paths, receive) =>
			withBucket(settings, undefined, async (bucket) => {
				await forEachConcurrently(paths, concurrency, async (path) => {
					const found = await bucket.get(`${prefix}${path}`);
					if (found) await receive(path, found.content);
				});
				return null;
			}),

		saveArchive: (archive) =>
			withBucket(settings, undefined, async (bucket) => {
				await bucket.put(`${prefix}${archiveName}`, archive, archiveHeaders, null);
				return null;
			}),

		loadArchive: () =>
			withBucket(
				settings,
				undefined,
				async (bucket) => (await bucket.get(`${prefix}${archiveName}`))?.content ?? null,
			),
	};
}
