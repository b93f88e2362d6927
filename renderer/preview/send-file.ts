import { type FileHandle, open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import { Negotiator } from "negotiator";
import { contentType } from "#renderer/preview/content-type.ts";
import { type SiteFile, unlessMissing } from "#renderer/preview/site-folder.ts";

/** Smaller bodies are not compressed, because the gain is not worth the work. */
const smallestCompressed = 1024;
/** Larger bodies are not compressed, so that one request cannot fill the memory. */
const largestCompressed = 16 * 1024 * 1024;
/** Maximum bytes of compressed bodies in memory. */
const cacheLimit = 64 * 1024 * 1024;
/** The supported encodings; at equal weights brotli wins over gzip, and gzip over none. */
const encodings = ["br", "gzip", "identity"];

/** The caching of all files that are not content-hashed: revalidate each time. */
export const revalidate = "public, max-age=0, must-revalidate";

/** One request and its response. */
export interface Exchange {
	readonly request: IncomingMessage;
	readonly response: ServerResponse;
}

/** Sends a file with a status, 404 for the page of missing ones; returns false, with nothing sent, if it is gone. */
export type SendFile = (exchange: Exchange, file: SiteFile, status: 200 | 404 | 410) => Promise<boolean>;

const runBrotli = promisify(brotliCompress);
const runGzip = promisify(gzip);

/** Compresses text for one response, with fast settings. */
function compress(content: Buffer, encoding: string): Promise<Buffer> {
	if (encoding === "gzip") return runGzip(content);
	const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY } = constants;
	return runBrotli(content, { params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT } });
}

/** Returns the caching of a file; only content-hashed folders may be cached permanently. */
function cachingOf(name: string): string {
	if (name.startsWith("/assets/")) return "public, max-age=31536000, immutable";
	return name === "/sw.js" ? "no-cache" : revalidate;
}

/** Returns the headers of an open file and its encoding. */
async function describe({ request }: Exchange, { name, path }: SiteFile, handle: FileHandle) {
	const { size, ctimeNs, ino, mtime } = await handle.stat({ bigint: true });
	// The change time, because a reproducible build may give all files the same modification time.
	const tag = [size, ctimeNs, ino].map((part) => part.toString(36)).join("-");
	const type = contentType(name);
	const isText = type.includes("charset");
	const compressible = isText && size >= smallestCompressed && size <= largestCompressed;
	const accepted = new Negotiator(request).encoding(encodings, { preferred: encodings });
	const encoding = compressible && accepted !== undefined && accepted !== "identity" ? accepted : null;
	const etag = `"${tag}${encoding ? `-${encoding}` : ""}"`;
	return {
		size: Number(size),
		encoding,
		key: `${encoding} ${tag} ${path}`,
		fileHeaders: { etag, "last-modified": mtime.toUTCString() },
		headers: { "content-type": type, ...(encoding && { "content-encoding": encoding }) },
		vary: isText ? { vary: "accept-encoding" } : {},
	};
}

/**
 * Creates a function that sends files with their headers: compressed if the client accepts it, 304 if the client
 * has the same bytes.
 */
export function createSendFile(): SendFile {
	const compressed = new LRUCache<string, Buffer, () => Promise<Buffer>>({
		maxSize: cacheLimit,
		sizeCalculation: (body) => body.byteLength,
		fetchMethod: (_key, _old, { context }) => context(),
	});

	async function send(exchange: Exchange, file: SiteFile, status: 200 | 404 | 410, handle: FileHandle) {
		const { request, response } = exchange;
		const { size, encoding, key, fileHeaders, headers, vary } = await describe(exchange, file, handle);
		const caching = { "cache-control": status === 200 ? cachingOf(file.name) : revalidate, ...vary };
		const responseHeaders = status === 200 ? { ...caching, ...fileHeaders } : caching;
		// Etags only, because last-modified has a resolution of seconds and two builds may share one.
		if (status === 200 && fresh(request.headers, { etag: fileHeaders.etag })) {
			response.writeHead(304, responseHeaders).end();
			return;
		}
		const compressFile = async () => compress(await handle.readFile(), encoding ?? "identity");
		const body = encoding ? await compressed.forceFetch(key, { context: compressFile }) : null;
		response.writeHead(status, {
			...responseHeaders,
			...headers,
			"content-length": body?.byteLength ?? size,
		});
		// A file truncated while it is read must break the connection, or the client would read the next response's
		// bytes.
		response.strictContentLength = true;
		if (request.method === "HEAD" || size === 0) response.end();
		else if (body) response.end(body);
		else await pipeline(handle.createReadStream({ autoClose: false }).iterator(), response);
	}

	return async (exchange, file, status) => {
		const handle = await unlessMissing(open(file.path));
		try {
			if (handle) await send(exchange, file, status, handle);
			return handle !== null;
		} finally {
			await handle?.close();
		}
	};
}
