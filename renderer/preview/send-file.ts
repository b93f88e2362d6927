import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { BufferCache } from "#renderer/preview/buffer-cache.ts";
import { contentTypeOf } from "#renderer/preview/content-type.ts";
import type { Encoding } from "#renderer/preview/encoding.ts";
import { chooseEncoding, compress, encodings } from "#renderer/preview/encoding.ts";
import type { OpenedFile } from "#renderer/preview/site-folder.ts";
import type { SiteFile } from "#renderer/preview/site-index.ts";
import { isMissing } from "#renderer/preview/site-index.ts";

/** Below this many bytes compression gains nothing worth the work. */
const smallestCompressed = 1024;
/** Above this many bytes a file is sent as it is, so that one request cannot fill the memory. */
const largestCompressed = 16 * 1024 * 1024;
/** How much of a body is handed over at a time, in bytes: a client that takes no such part in time is slow. */
const chunkSize = 64 * 1024;

/** What caches must do with everything but hashed files: ask again each time. */
export const revalidate = "public, max-age=0, must-revalidate";

/** One request and its response. */
export interface Exchange {
	readonly request: IncomingMessage;
	readonly response: ServerResponse;
}

/**
 * Sends an opened file with the headers of its kind: compressed when the client takes that, 304 when it has
 * the same bytes already. The status is 404 for the page that represents missing ones. Closes nothing.
 */
export async function sendFile(
	{ request, response }: Exchange,
	file: SiteFile,
	opened: OpenedFile,
	status: 200 | 404,
	cache: BufferCache,
): Promise<void> {
	const type = contentTypeOf(file.name);
	const available = encodings.filter((encoding) => offers(file, opened, encoding, type.compressible));
	const encoding = chooseEncoding(request.headers["accept-encoding"]?.toString(), available);
	response.setHeader("cache-control", status === 404 ? revalidate : cachingOf(file.name));
	if (type.compressible || available.length > 0) response.setHeader("vary", "accept-encoding");
	if (status === 200) {
		const etag = `"${opened.tag}${encoding ? `-${encoding}` : ""}"`;
		response.setHeader("etag", etag);
		response.setHeader("last-modified", opened.modified.toUTCString());
		if (matchesEtag(request.headers["if-none-match"], etag)) {
			response.writeHead(304).end();
			return;
		}
	}
	response.setHeader("content-type", type.header);
	if (encoding === null) {
		await sendUncompressed(request, response, opened, status);
		return;
	}
	const key = `${encoding} ${opened.tag} ${file.path}`;
	const body = await cache.get(key, () => encode(file, opened, encoding));
	response.setHeader("content-encoding", encoding);
	response.writeHead(status, { "content-length": body.byteLength });
	if (request.method === "HEAD") response.end();
	else await pipeline(slices(body), response);
}

function offers(file: SiteFile, opened: OpenedFile, encoding: Encoding, compressible: boolean): boolean {
	if (file.precompressed[encoding] !== undefined) return true;
	return compressible && opened.size >= smallestCompressed && opened.size <= largestCompressed;
}

/** Only folders whose names carry a digest of the content may be kept permanently. */
function cachingOf(name: string): string {
	if (name.startsWith("/assets/")) return "public, max-age=31536000, immutable";
	return name === "/sw.js" ? "no-cache" : revalidate;
}

/** Compares etags only: last-modified counts in seconds, and two builds may fall into one. */
function matchesEtag(header: string | undefined, etag: string): boolean {
	if (header === undefined) return false;
	if (header.trim() === "*") return true;
	return header.split(",").some((item) => item.trim().replace(/^W\//, "") === etag);
}

async function encode(file: SiteFile, opened: OpenedFile, encoding: Encoding): Promise<Buffer> {
	const ready = file.precompressed[encoding];
	if (ready !== undefined) {
		try {
			return await readFile(ready);
		} catch (error) {
			if (!isMissing(error)) throw error;
		}
	}
	return compress(await opened.handle.readFile(), encoding);
}

async function sendUncompressed(
	request: IncomingMessage,
	response: ServerResponse,
	{ handle, size }: OpenedFile,
	status: number,
): Promise<void> {
	response.writeHead(status, { "content-length": size });
	if (request.method === "HEAD" || size === 0) {
		response.end();
		return;
	}
	await pipeline(readChunks(handle, size), response);
}

/** A file cut while it is read must break the connection, or the client would take the next response's bytes. */
async function* readChunks(handle: OpenedFile["handle"], size: number): AsyncGenerator<Buffer> {
	let position = 0;
	while (position < size) {
		const chunk = Buffer.allocUnsafe(Math.min(chunkSize, size - position));
		const { bytesRead } = await handle.read(chunk, 0, chunk.byteLength, position);
		if (bytesRead === 0) throw new Error(`The file ended after ${position} of ${size} bytes.`);
		position += bytesRead;
		yield chunk.subarray(0, bytesRead);
	}
}

/** Piece by piece, so that whoever watches the connection sees how far the client has come. */
function* slices(body: Buffer): Generator<Buffer> {
	for (let start = 0; start < body.byteLength; start += chunkSize)
		yield body.subarray(start, start + chunkSize);
}
