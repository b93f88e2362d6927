import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "#core/ports/logger.ts";
import { type BufferCache, createBufferCache } from "#renderer/preview/buffer-cache.ts";
import { isAssetPath } from "#renderer/preview/content-type.ts";
import { longestTarget, parseRequestTarget } from "#renderer/preview/request-target.ts";
import { type Exchange, revalidate, sendFile } from "#renderer/preview/send-file.ts";
import { openSiteFile, type SiteFolder } from "#renderer/preview/site-folder.ts";
import { notFoundPage, routeRequest, type SiteFile } from "#renderer/preview/site-index.ts";

/** Compressed bodies are kept in memory up to this many bytes. */
const cacheLimit = 64 * 1024 * 1024;

/** What only reports the file that could not be sent. */
const ofTheFile = ["content-encoding", "etag", "last-modified", "vary", "location"] as const;

/**
 * Answers requests for a site's files by the rules of a static host (clean addresses, caching,
 * compression, R-ROUTE-12), with the headers that the site asks for (B-SEC-01). A failure answers 500 without
 * telling anything of the machine; its cause is noted as "preview.failed".
 */
export function createRequestListener(
	site: SiteFolder,
	logger?: Logger,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
	const cache = createBufferCache(cacheLimit);
	return async (request, response) => {
		try {
			response.setHeader("x-content-type-options", "nosniff");
			response.setHeader("referrer-policy", "strict-origin-when-cross-origin");
			await answer({ request, response }, site, cache);
		} catch (error) {
			fail({ request, response }, error, logger);
		}
	};
}

async function answer(exchange: Exchange, site: SiteFolder, cache: BufferCache): Promise<void> {
	const { method, url = "" } = exchange.request;
	if (method !== "GET" && method !== "HEAD") {
		exchange.response.setHeader("allow", "GET, HEAD");
		sendText(exchange, 405, "Method not allowed");
		return;
	}
	if (url.length > longestTarget) {
		sendText(exchange, 414, "Address too long");
		return;
	}
	const target = parseRequestTarget(url);
	if (target === null) {
		sendText(exchange, 400, "Bad request");
		return;
	}
	const { headers } = await site.current();
	for (const [name, value] of headers.headersFor(target.path)) exchange.response.setHeader(name, value);
	// A switch between index and opening takes the file away: the new folder may have it.
	for (let attempt = 0; attempt < 2; attempt++) {
		const route = routeRequest(await site.current(), target.path);
		if (route.kind === "redirect") {
			exchange.response.setHeader("location", locationWithQuery(route.to, target.query));
			sendText(exchange, route.status, "Moved");
			return;
		}
		if (route.kind === "missing") break;
		if (await trySend(exchange, route.file, route.status, cache)) return;
	}
	await sendMissing(exchange, target.path, site, cache);
}

/** Where a redirect leads: with the query that was asked, before a fragment, unless the target has a query of its own. */
function locationWithQuery(to: string, query: string): string {
	const mark = to.indexOf("#");
	const [address, fragment] = mark < 0 ? [to, ""] : [to.slice(0, mark), to.slice(mark)];
	return address.includes("?") ? to : `${address}${query}${fragment}`;
}

async function sendMissing(
	exchange: Exchange,
	path: string,
	site: SiteFolder,
	cache: BufferCache,
): Promise<void> {
	const page = notFoundPage(await site.current(), path);
	// A folder with a page of its own is all pages, whatever a path below it ends in.
	if (page && (page.folder !== "" || !isAssetPath(path))) {
		if (await trySend(exchange, page.file, 404, cache)) return;
	}
	sendText(exchange, 404, "Not found");
}

/** Sends a file; false when it is gone, with nothing sent. */
async function trySend(
	exchange: Exchange,
	file: SiteFile,
	status: 200 | 404,
	cache: BufferCache,
): Promise<boolean> {
	const opened = await openSiteFile(file.path);
	if (opened === null) return false;
	try {
		await sendFile(exchange, file, opened, status, cache);
		return true;
	} finally {
		await opened.handle.close();
	}
}

function sendText({ request, response }: Exchange, status: number, text: string): void {
	const body = Buffer.from(`${text}\n`);
	response.writeHead(status, {
		"content-type": "text/plain; charset=utf-8",
		"content-length": body.byteLength,
		"cache-control": revalidate,
	});
	response.end(request.method === "HEAD" ? undefined : body);
}

function fail(exchange: Exchange, error: unknown, logger: Logger | undefined): void {
	const { response } = exchange;
	// A visitor who left is no failure: the pipeline only says that its end is gone.
	if (response.destroyed) return;
	logger?.note("preview.failed", {
		url: exchange.request.url ?? null,
		message: error instanceof Error ? error.message : String(error),
	});
	if (response.headersSent) {
		response.destroy();
		return;
	}
	for (const name of ofTheFile) response.removeHeader(name);
	sendText(exchange, 500, "Internal server error");
}
