import { type FileHandle, open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import { Negotiator } from "negotiator";
import { contentTypeOf } from "#renderer/preview/content-type.ts";
import { type SiteFile, unlessMissing } from "#renderer/preview/site-folder.ts";

/** Below this many bytes compression gains nothing worth the work. */
const smallestCompressed = 1024;
/** Above this many bytes a file is sent as it is, so that one request cannot fill the memory. */
const largestCompressed = 16 * 1024 * 1024;
/** Compressed bodies are kept in memory up to this many bytes. */
const cacheLimit = 64 * 1024 * 1024;
/** The encodings on offer; at equal weights brotli comes before gzip, gzip before plain. */
const encodings = ["br", "gzip", "identity"];

/** What caches must do with everything but hashed files: ask again each time. */
export const revalidate = "public, max-age=0, must-revalidate";

/** One request and its response. */
export interface Exchange {
	readonly request: IncomingMessage;
	readonly response: ServerResponse;
}

/** Sends a file with a status, 404 for the page that represents missing ones; false when it is gone, with nothing sent. */
export type SendFile = (exchange: Exchange, file: SiteFile, status: 200 | 404) => Promise<boolean>;

const runBrotli = promisify(brotliCompress);
const runGzip = promisify(gzip);

/** Compresses text for one response: quick settings, as a preview waits for it. */
function compress(content: Buffer, encoding: string): Promise<Buffer> {
	if (encoding === "gzip") return runGzip(content);
	const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY } = constants;
	return runBrotli(content, { params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT } });
}

/** Only folders whose names carry a digest of the content may be kept permanently. */
function cachingOf(name: string): string {
	if (name.startsWith("/assets/")) return "public, max-age=31536000, immutable";
	return name === "/sw.js" ? "no-cache" : revalidate;
}

/** What a response says of an open file, and how it sends it. */
async function describe({ request }: Exchange, { name, path }: SiteFile, handle: FileHandle) {
	const { size, ctimeNs, ino, mtime } = await handle.stat({ bigint: true });
	// The change time, as a reproducible build may give every file the same modification time.
	const tag = [size, ctimeNs, ino].map((part) => part.toString(36)).join("-");
	const type = contentTypeOf(name);
	const isText = type.includes("charset");
	const compressible = isText && size >= smallestCompressed && size <= largestCompressed;
	const liked = new Negotiator(request).encoding(encodings, { preferred: encodings });
	const encoding = compressible && liked !== undefined && liked !== "identity" ? liked : null;
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
 * Makes what sends files with the headers of their kind: compressed when the client takes that, 304 when it has the
 * same bytes already.
 */
export function createSendFile(): SendFile {
	const compressed = new LRUCache<string, Buffer, () => Promise<Buffer>>({
		maxSize: cacheLimit,
		sizeCalculation: (body) => body.byteLength,
		fetchMethod: (_key, _old, { context }) => context(),
	});

	async function send(exchange: Exchange, file: SiteFile, status: 200 | 404, handle: FileHandle) {
		const { request, response } = exchange;
		const { size, encoding, key, fileHeaders, headers, vary } = await describe(exchange, file, handle);
		const caching = { "cache-control": status === 404 ? revalidate : cachingOf(file.name), ...vary };
		const known = status === 200 ? { ...caching, ...fileHeaders } : caching;
		// Etags only: last-modified counts in seconds, and two builds may fall into one.
		if (status === 200 && fresh(request.headers, { etag: fileHeaders.etag })) {
			response.writeHead(304, known).end();
			return;
		}
		const make = async () => compress(await handle.readFile(), encoding ?? "identity");
		const body = encoding ? await compressed.forceFetch(key, { context: make }) : null;
		response.writeHead(status, { ...known, ...headers, "content-length": body?.byteLength ?? size });
		// A file cut while it is read must break the connection, or the client would take the next response's bytes.
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
