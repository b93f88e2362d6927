import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { isAbsolute, relative } from "node:path";
import type { ContentFinding } from "#core/content/finding.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { readClientBundle } from "#renderer/bundler/client-bundle.ts";
import { loadRenderMarkup } from "#renderer/bundler/load-render-markup.ts";
import { BuildCache } from "#renderer/cache/build-cache.ts";
import { createNewFindings, type DevFile, type DevSite, openDevSite } from "#renderer/dev/dev-site.ts";
import { isLocalRequest } from "#renderer/dev/local-request.ts";
import { createPageReloads, eventsPath, problemPage, withReloads } from "#renderer/dev/page-reloads.ts";
import { createProgramFiles } from "#renderer/dev/program-files.ts";
import { watchFolders } from "#renderer/dev/watch-folders.ts";
import { listen, PortTakenError } from "#renderer/preview/listen.ts";
import type { ContentChoice } from "#renderer/site/content-source.ts";
import { messageWithPlace } from "#renderer/site-modules/source-position.ts";

/** Milliseconds before the whole site is checked, so that the changed page is shown first. */
const warnAfterMs = 500;

/** The options of a development server. */
export interface DevServerOptions {
	readonly siteDirectory: string;
	/** The cache folder of images. */
	readonly cacheDirectory: string;
	readonly choice: ContentChoice;
	/** 0 for any free port. */
	readonly port: number;
	/** Called each time after the site was opened. */
	onOpened?(): void;
	/** Called when the site cannot be shown; returns the text for the page. */
	onFindings(findings: readonly ContentFinding[]): string;
	/** Returns the text for a page of a site that cannot be shown. */
	textOf(findings: readonly ContentFinding[]): string;
	/** Called with new warnings about the content. */
	onWarnings(findings: readonly ContentFinding[]): void;
	/** Called once when Directus can no longer be read. */
	onRefreshFailed(): void;
	/** Called when a file or folder cannot be watched. */
	onWatchFailed(error: unknown): void;
	/** Returns the text for a page that failed to render. */
	failure(error: Error): string;
}

/** A running development server. */
export interface DevServer {
	readonly url: string;
	/** Whether the content comes from Directus. */
	readonly fromDirectus: boolean;
	close(): Promise<void>;
}

/** The reason why the server did not start: the content, or the port is taken. */
export type DevFailure =
	| { readonly kind: "findings"; readonly findings: readonly ContentFinding[] }
	| { readonly kind: "port" };

function send({ content, type }: DevFile, response: ServerResponse, state: string): void {
	response.setHeader("content-type", type);
	response.setHeader("cache-control", "no-store");
	response.end(type.startsWith("text/html") ? withReloads(String(content), state) : content);
}

function sendProblem(response: ServerResponse, text: string, state: string): void {
	response.writeHead(500, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
	response.end(problemPage(text, state));
}

/** Serves a request from the site or the program. */
async function answer(
	request: IncomingMessage,
	response: ServerResponse,
	site: DevSite,
	programFile: (path: string) => DevFile | null,
	state: string,
): Promise<void> {
	const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
	const path = pathname.replace(/(.)\/+$/, "$1");
	const file = programFile(path) ?? (await site.file(path)) ?? (await site.siteFile(path));
	if (file) return send(file, response, state);
	response.statusCode = 404;
	const missing = request.headers.accept?.includes("text/html") ? await site.notFound(path) : null;
	if (missing) send(missing, response, state);
	else response.end();
}

function isWithin(directory: string, folder: string): boolean {
	const path = relative(directory, folder);
	return !path.startsWith("..") && !isAbsolute(path);
}

/** Milliseconds between two looks at the clock, and two requests for changes in Directus. */
const pollIntervalMs = 10_000;

/**
 * Calls back when dates in the content of the site shown take another effect, and when the content in Directus differs from it; reports
 * once if it cannot be read.
 */
function followContent(
	shownSite: () => DevSite | null,
	changed: () => Promise<void>,
	onRefreshFailed: () => void,
): () => void {
	let [isAsking, isFailing] = [false, false];
	const timer = setInterval(async () => {
		const site = shownSite();
		if (isAsking || !site) return;
		isAsking = true;
		try {
			if (site.until <= Date.now()) return await changed();
			const { directus } = site;
			if (!directus) return;
			const refreshed = await directus.refresh();
			if (!refreshed.ok && !isFailing) onRefreshFailed();
			isFailing = !refreshed.ok;
			if (refreshed.ok && refreshed.value) await changed();
		} finally {
			isAsking = false;
		}
	}, pollIntervalMs);
	return () => clearInterval(timer);
}

/** Returns whether a change of a file cannot put this right: there is no site, or its content service does not answer. */
function needsRestart(findings: readonly ContentFinding[]): boolean {
	return findings.some(({ key }) => key === "config.missing" || key.startsWith("directus."));
}

/** Calls back with the warnings that are new, some time after each change. */
function createWarner(onWarnings: DevServerOptions["onWarnings"]) {
	const newOf = createNewFindings();
	let timer: NodeJS.Timeout | undefined;
	const warn = async (site: DevSite) => {
		const found = newOf(await site.warnings());
		if (found.length > 0) onWarnings(found);
	};
	const stop = () => clearTimeout(timer);
	return {
		stop,
		schedule(site: DevSite) {
			stop();
			// A page that cannot be rendered shows its own error.
			timer = setTimeout(() => void warn(site).catch(() => undefined), warnAfterMs);
		},
	};
}

/** The site, or the findings that prevent showing it. */
type Shown = Result<DevSite, readonly ContentFinding[]>;

/** Keeps the site that is shown, and opens it again when its content changes. */
async function followSite(
	options: DevServerOptions,
	changed: (shown: Shown, paths: readonly string[]) => void,
) {
	const { siteDirectory, cacheDirectory, choice } = options;
	const cache = new BuildCache(null);
	const client = readClientBundle();
	const open = async () => {
		const opened = await openDevSite({
			siteDirectory,
			cacheDirectory,
			choice,
			cache,
			client,
			loadRenderMarkup,
		});
		if (opened.ok) options.onOpened?.();
		return opened;
	};
	const stops: (() => void)[] = [];
	const watched = new Set<string>();
	let shown: Shown = await open();
	let opening = Promise.resolve();
	const site = () => (shown.ok ? shown.value : null);
	// One state after the other, so that an older one never replaces a newer one.
	const reopen = (paths: readonly string[] = []) => {
		opening = opening.then(async () => {
			shown = await open();
			await watchContent();
			changed(shown, paths);
		});
		return opening;
	};
	async function watchContent() {
		const folders = site()?.contentFolders ?? [];
		const others = folders.filter((folder) => !isWithin(siteDirectory, folder) && !watched.has(folder));
		for (const folder of others) watched.add(folder);
		if (others.length > 0) stops.push(await watchFolders(others, reopen, options.onWatchFailed));
	}
	stops.push(await watchFolders([siteDirectory], reopen, options.onWatchFailed));
	stops.push(followContent(site, reopen, options.onRefreshFailed));
	await watchContent();
	const stop = () => {
		for (const end of stops) end();
	};
	return { shown: () => shown, stop };
}

/** Adds the place in a module of the site that threw an error to its message. */
function withPlace(siteDirectory: string, error: Error): Error {
	error.message = messageWithPlace(siteDirectory, error);
	return error;
}

/** Starts a server that renders pages on request and loads them again in the browser when the content changes. */
export async function startDevServer(options: DevServerOptions): Promise<Result<DevServer, DevFailure>> {
	const pages = createPageReloads();
	const warner = createWarner(options.onWarnings);
	const site = await followSite(options, (shown, paths) => {
		if (!shown.ok) return pages.send({ type: "problem", text: options.onFindings(shown.error) });
		warner.schedule(shown.value);
		const isStyle = paths.length > 0 && paths.every((path) => path.endsWith(".css"));
		pages.send({ type: isStyle ? "styles" : "reload" });
	});
	const shown = site.shown();
	if (!shown.ok && needsRestart(shown.error)) {
		site.stop();
		return fail({ kind: "findings", findings: shown.error });
	}
	const programFile = createProgramFiles();
	const server = createServer((request, response) => {
		const current = site.shown();
		if (!isLocalRequest(request)) return void response.writeHead(403).end();
		const [path, pageState] = request.url?.split("?") ?? [];
		if (path === eventsPath) return pages.add(response, pageState);
		const state = pages.state();
		if (!current.ok) return sendProblem(response, options.textOf(current.error), state);
		answer(request, response, current.value, programFile, state).catch((error: Error) =>
			sendProblem(response, options.failure(withPlace(options.siteDirectory, error)), state),
		);
	});
	const close = async () => {
		warner.stop();
		site.stop();
		server.close();
		// Pages keep theirs open for the server's events.
		server.closeAllConnections();
	};
	try {
		const { url } = await listen(server, options.port);
		if (shown.ok) warner.schedule(shown.value);
		else options.onFindings(shown.error);
		return succeed({ url: `${url}/`, fromDirectus: shown.ok && shown.value.directus !== null, close });
	} catch (error) {
		await close();
		if (error instanceof PortTakenError) return fail({ kind: "port" });
		throw error;
	}
}
