import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "#core/platform/logger.ts";
import { isAssetPath } from "#renderer/preview/content-type.ts";
import { longestTarget, parseRequestTarget, type RequestTarget } from "#renderer/preview/request-target.ts";
import { notFoundPage, routeRequest } from "#renderer/preview/route.ts";
import { createSendFile, type Exchange, revalidate, type SendFile } from "#renderer/preview/send-file.ts";
import { type SiteFolder, SiteMissingError } from "#renderer/preview/site-folder.ts";

/**
 * Creates the handler of requests for a site's files by the rules of a static host (clean URLs, caching,
 * compression, R-ROUTE-12), with the site's headers (B-SEC-01). A failure returns status 500 without details about
 * the machine and logs its cause as "preview.failed".
 */
export function createRequestListener(
	openSite: () => Promise<SiteFolder>,
	logger?: Logger,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
	const sendFile = createSendFile();
	return async (request, response) => {
		const exchange = { request, response };
		try {
			response.setHeader("x-content-type-options", "nosniff");
			response.setHeader("referrer-policy", "strict-origin-when-cross-origin");
			await answer(exchange, openSite, sendFile);
		} catch (error) {
			if (error instanceof SiteMissingError) sendText(exchange, 404, "Not found");
			else fail(exchange, error, logger);
		}
	};
}

async function answer(
	exchange: Exchange,
	openSite: () => Promise<SiteFolder>,
	sendFile: SendFile,
): Promise<void> {
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
	// A switch during a request removes the old site's files, so try the new site.
	for (let root = ""; ; ) {
		const site = await openSite();
		if (site.root === root) break;
		root = site.root;
		if (await respondFrom(site, exchange, target, sendFile)) return;
	}
	sendText(exchange, 404, "Not found");
}

/** Responds with a site's file or 404 page for a path; returns false, with nothing sent, if it has neither. */
async function respondFrom(
	site: SiteFolder,
	exchange: Exchange,
	target: RequestTarget,
	sendFile: SendFile,
): Promise<boolean> {
	const { path, query } = target;
	for (const [name, value] of (await site.headers()).headersFor(path))
		exchange.response.setHeader(name, value);
	const route = await routeRequest(site, target);
	if (route?.kind === "redirect") {
		exchange.response.setHeader("location", locationWithQuery(route.to, route.keepsQuery ? query : ""));
		sendText(exchange, route.status, "Moved");
		return true;
	}
	if (route && (await sendFile(exchange, route.file, route.status))) return true;
	const page = await notFoundPage(site, path);
	// A folder with its own 404 page contains only pages, whatever the path's ending.
	if (!page || (page.name === "/404.html" && isAssetPath(path))) return false;
	return sendFile(exchange, page, 404);
}

/** Returns a redirect's location: with the request's query, before a fragment, unless the target has its own. */
function locationWithQuery(to: string, query: string): string {
	const mark = to.indexOf("#");
	const [address, fragment] = mark < 0 ? [to, ""] : [to.slice(0, mark), to.slice(mark)];
	return address.includes("?") ? to : `${address}${query}${fragment}`;
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
	// A visitor who left is no failure; the pipeline only reports its closed end.
	if (response.destroyed) return;
	logger?.note("preview.failed", {
		url: exchange.request.url ?? null,
		message: error instanceof Error ? error.message : String(error),
	});
	if (response.headersSent) {
		response.destroy();
		return;
	}
	response.removeHeader("location");
	sendText(exchange, 500, "Internal server error");
}
