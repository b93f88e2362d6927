import { createHash } from "node:crypto";
import { readdir, readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { ObjectHeaders } from "#adapters/site-s3/bucket.ts";
import { PublishStop } from "#adapters/site-s3/publish-stop.ts";
import type { DescribeFile, FileDescription, Generation } from "#core/ports/site-output.ts";
import { relativeFilePaths } from "#core/shared/relative-file-paths.ts";

const compress = promisify(gzip);

/** A file of a built site that becomes an object. */
export interface SiteFile extends FileDescription {
	/** Relative to the site's root. */
	readonly path: string;
	/** The absolute path of the file. */
	readonly source: string;
}

/** The object of a file. */
export interface SiteObject {
	readonly body: Uint8Array;
	/** The ETag that stores give to such a body, unless they encrypt it: its MD5. */
	readonly etag: string;
	readonly headers: ObjectHeaders;
}

/** Returns the files of a built site, sorted by path. Throws a {@link PublishStop} if there is no site. */
export async function readSite(folder: string, describe: DescribeFile): Promise<readonly SiteFile[]> {
	try {
		// A build may switch the link meanwhile.
		const root = await realpath(folder);
		const entries = await readdir(root, { recursive: true, withFileTypes: true });
		return relativeFilePaths(root, entries)
			.map((path) => ({ ...describe(path), path, source: join(root, path) }))
			.filter(({ isForServers }) => !isForServers);
	} catch (error) {
		if ((error as { readonly code?: string }).code !== "ENOENT") throw error;
		throw new PublishStop({ kind: "missing", place: folder });
	}
}

async function contentOf({ source }: SiteFile): Promise<Buffer> {
	try {
		return await readFile(source);
	} catch (error) {
		if ((error as { readonly code?: string }).code !== "ENOENT") throw error;
		throw new PublishStop({ kind: "missing", place: source });
	}
}

/** Returns the digest of a file's content. */
export async function digestOf(file: SiteFile): Promise<string> {
	return createHash("sha256")
		.update(await contentOf(file))
		.digest("hex")
		.slice(0, 32);
}

const compressible = /^(?:text\/|image\/svg|application\/(?:json|xml|manifest\+json|javascript|rss|atom))/;

/**
 * Creates the object of a file. A compressed page has the generation in its gzip header, so that each generation has an ETag of its own:
 * a condition on the ETag of an older generation then fails, also where the content is the same.
 */
export async function objectOf(
	file: SiteFile,
	generation: Generation,
	compresses: boolean,
): Promise<SiteObject> {
	const { contentType, cacheControl } = file;
	const isCompressed = compresses && compressible.test(contentType);
	const content = await contentOf(file);
	const body = isCompressed ? await compress(content, { level: 9 }) : content;
	// RFC 1952: MTIME is bytes 4 to 7; readers ignore it.
	if (isCompressed && !file.isNamedByContent) body.writeUInt32LE(generation % 2 ** 32, 4);
	return {
		body,
		etag: createHash("md5").update(body).digest("hex"),
		headers: { contentType, cacheControl, ...(isCompressed && { contentEncoding: "gzip" }) },
	};
}
