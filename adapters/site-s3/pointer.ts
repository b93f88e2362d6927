import * as v from "valibot";
import type { Bucket, Quoting } from "#adapters/site-s3/bucket.ts";
import { PublishStop } from "#adapters/site-s3/publish-stop.ts";
import type { Generation } from "#core/ports/site-output.ts";

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const pointerSchema = v.object({
	/** The newest generation that a publication has begun with. */
	generation: wholeNumber,
	/** The newest generation that is complete; null before the first one is. */
	published: v.nullable(wholeNumber),
});

/** The small object that says which generation a bucket serves. */
export type Pointer = v.InferOutput<typeof pointerSchema>;

/** The names of the objects that describe a published site; visitors need none of them. */
export const metadataFolder = ".facette/";
const pointerName = `${metadataFolder}pointer.json`;

const recordSchema = v.object({
	/** Each file with the digest of its content and the ETag of its object; the ETag is null while it is being sent. */
	files: v.record(v.string(), v.tuple([v.string(), v.nullable(v.string())])),
	/** The files that wait for their deletion. */
	waiting: v.array(v.string()),
});

/** The files of one generation. */
export type GenerationRecord = v.InferOutput<typeof recordSchema>;

export const recordName = (generation: Generation) => `${metadataFolder}files-${generation}.json`;

const headers = { contentType: "application/json; charset=utf-8", cacheControl: "no-store" };

function parsed<Schema extends v.GenericSchema>(
	schema: Schema,
	content: Uint8Array,
): v.InferOutput<Schema> | null {
	try {
		const result = v.safeParse(schema, JSON.parse(Buffer.from(content).toString()));
		return result.success ? result.output : null;
	} catch {
		return null;
	}
}

/** The number of refused writes of one object after which something other than publications must be writing it. */
export const refusals = 20;

/** Returns the failure of an object that could not be written after {@link refusals}. */
export function refusedTooOften(bucket: Bucket, key: string): PublishStop {
	const detail = `${key} was changed by another program, or the store refuses valid conditions.`;
	return new PublishStop({ kind: "unreachable", place: bucket.place, detail });
}

const noFiles: GenerationRecord = { files: {}, waiting: [] };

/** Reads the files of a generation. A record that is missing or damaged has none, so all files are sent again. */
export async function readRecord(
	bucket: Bucket,
	prefix: string,
	generation: Generation | null,
): Promise<GenerationRecord> {
	if (generation === null) return noFiles;
	const found = await bucket.get(`${prefix}${recordName(generation)}`);
	return (found && parsed(recordSchema, found.content)) ?? noFiles;
}

/** Writes the files of a generation. */
export async function writeRecord(
	bucket: Bucket,
	prefix: string,
	generation: Generation,
	record: GenerationRecord,
): Promise<void> {
	const body = Buffer.from(JSON.stringify(record));
	await bucket.put(`${prefix}${recordName(generation)}`, body, headers, null);
}

/** Reads the pointer with its ETag; null if nothing has been published. Throws a {@link PublishStop} for another program's object. */
export async function readPointer(
	bucket: Bucket,
	prefix: string,
): Promise<(Pointer & { readonly etag: string }) | null> {
	const found = await bucket.get(`${prefix}${pointerName}`);
	if (!found) return null;
	const pointer = parsed(pointerSchema, found.content);
	if (!pointer) throw new PublishStop({ kind: "foreign", place: `${bucket.place}: ${prefix}${pointerName}` });
	return { ...pointer, etag: found.etag };
}

/**
 * Moves the pointer in one step, and never to an older generation: `isPublished` marks the generation as complete. Returns the
 * pointer that it replaced, null before the first publication. Throws a {@link PublishStop} if a newer generation has it.
 */
export async function movePointer(
	bucket: Bucket,
	prefix: string,
	quoting: Quoting,
	generation: Generation,
	isPublished: boolean,
): Promise<Pointer | null> {
	for (let attempt = 0; attempt < refusals; attempt++) {
		const before = await readPointer(bucket, prefix);
		if (before && before.generation > generation)
			throw new PublishStop({ kind: "superseded", newest: before.generation });
		const published = isPublished ? generation : (before?.published ?? null);
		if (before?.generation === generation && before.published === published) return before;
		const body = Buffer.from(JSON.stringify({ generation, published } satisfies Pointer));
		const condition = { etag: before?.etag ?? null };
		// Not written: another publication moved it in between, or a repeated request of this one met its own result.
		if ((await bucket.put(`${prefix}${pointerName}`, body, headers, quoting, condition)) !== null)
			return before;
	}
	throw refusedTooOften(bucket, `${prefix}${pointerName}`);
}
