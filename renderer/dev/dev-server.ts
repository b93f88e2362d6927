import { watch } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isAbsolute, join, relative, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { createServer as createVite, type ViteDevServer } from "vite";
import type { ContentFinding } from "#core/content/finding.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { namedBreakpoints } from "#renderer/bundler/named-breakpoints.ts";
import { programDirectory } from "#renderer/bundler/program-directory.ts";
import { plainSpectrum, spectrumPackages } from "#renderer/bundler/spectrum-without-styles.ts";
import { BuildCache } from "#renderer/cache/build-cache.ts";
import { createNewFindings, type DevFile, type DevSite, openDevSite } from "#renderer/dev/dev-site.ts";
import { isLocalRequest } from "#renderer/dev/local-request.ts";
import type { RenderMarkup } from "#renderer/engines/react-html/react-html.ts";
import { listen, PortTakenError } from "#renderer/preview/listen.ts";
import type { ContentChoice } from "#renderer/site/content-source.ts";

const serverEntry = "/renderer/engines/react-html/server-entry.tsx";
/** Milliseconds without changes before a change counts, because editors write a file in several steps. */
const debounceMs = 60;

/** Milliseconds before the whole site is checked, so that the changed page is shown first. */
const warnAfterMs = 500;

/** The options of a development server. */
export interface DevServerOptions {
	readonly siteDirectory: string;
	/** The cache folder of images and the bundler. */
	readonly cacheDirectory: string;
	readonly choice: ContentChoice;
	/** 0 for any free port. */
	readonly port: number;
	/** Called when a change cannot be shown; returns the text for the page. */
	onFindings(findings: readonly ContentFinding[]): string;
	/** Called with new warnings about the content. */
	onWarnings(findings: readonly ContentFinding[]): void;
	/** Called once when Directus can no longer be read. */
	onRefreshFailed(): void;
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

async function send(
	{ content, type }: DevFile,
	path: string,
	response: ServerResponse,
	vite: ViteDevServer,
): Promise<void> {
	response.setHeader("content-type", type);
	response.end(type.startsWith("text/html") ? await vite.transformIndexHtml(path, String(content)) : content);
}

/** Serves a request from the site, or passes it to the bundler for its modules. */
async function answer(
	request: IncomingMessage,
	response: ServerResponse,
	site: DevSite,
	vite: ViteDevServer,
): Promise<void> {
	const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
	const path = pathname.replace(/(.)\/+$/, "$1");
	const file = await site.file(path);
	if (file) return send(file, pathname, response, vite);
	const isDocument = request.headers.accept?.includes("text/html");
	if (!isDocument) await new Promise<void>((next) => vite.middlewares(request, response, () => next()));
	const further = await site.siteFile(path);
	if (further) return send(further, pathname, response, vite);
	response.statusCode = 404;
	const missing = isDocument ? await site.notFound(path) : null;
	if (missing) await send(missing, pathname, response, vite);
	else response.end();
}

function isWithin(directory: string, folder: string): boolean {
	const path = relative(directory, folder);
	return !path.startsWith("..") && !isAbsolute(path);
}

/** Watches folders and calls back after a burst of changes. */
function watchFolders(folders: readonly string[], changed: () => void): () => void {
	let timer: NodeJS.Timeout | undefined;
	const schedule = () => {
		clearTimeout(timer);
		timer = setTimeout(changed, debounceMs);
	};
	// Files written by a build or by Directus are not sources of the site.
	const onChange = (_: string, name: string | null) => {
		if (!name?.startsWith(".facette")) schedule();
	};
	const watchers = folders.map((folder) => watch(folder, { recursive: true }, onChange));
	return () => {
		clearTimeout(timer);
		for (const watcher of watchers) watcher.close();
	};
}

/** Milliseconds between two requests for changes in Directus. */
const pollIntervalMs = 10_000;

/** Calls back when the content in Directus differs from the site's; reports once if it cannot be read. */
function followDirectus(
	current: () => DevSite,
	changed: () => Promise<void>,
	onRefreshFailed: () => void,
): () => void {
	if (!current().directus) return () => undefined;
	let [isAsking, isFailing] = [false, false];
	const timer = setInterval(async () => {
		if (isAsking) return;
		isAsking = true;
		try {
			const refreshed = await current().directus?.refresh();
			if (refreshed && !refreshed.ok && !isFailing) onRefreshFailed();
			isFailing = refreshed?.ok === false;
			if (refreshed?.ok && refreshed.value) await changed();
		} finally {
			isAsking = false;
		}
	}, pollIntervalMs);
	return () => clearInterval(timer);
}

/** Starts the bundler, which serves the pages' sources and reloads pages. */
function openVite(server: Server, cacheDirectory: string): Promise<ViteDevServer> {
	return createVite({
		root: join(programDirectory, "../.."),
		configFile: false,
		publicDir: false,
		appType: "custom",
		plugins: [plainSpectrum(), namedBreakpoints(), react()],
		cacheDir: resolve(cacheDirectory, ".facette-cache/vite"),
		logLevel: "warn",
		ssr: { noExternal: spectrumPackages },
		optimizeDeps: {
			entries: ["renderer/client/boot.ts"],
			rolldownOptions: { plugins: [plainSpectrum()] },
		},
		server: { middlewareMode: true, hmr: { server } },
	});
}

/**
 * Starts a server that renders pages on request from their sources and reloads them when content or components
 * change.
 */
export async function startDevServer(options: DevServerOptions): Promise<Result<DevServer, DevFailure>> {
	const { siteDirectory, cacheDirectory, choice } = options;
	const server = createServer();
	const vite = await openVite(server, cacheDirectory);
	const cache = new BuildCache(null);
	const open = () =>
		openDevSite({
			siteDirectory,
			cacheDirectory,
			choice,
			cache,
			async loadRenderMarkup(): Promise<RenderMarkup> {
				const entry = await vite.ssrLoadModule(serverEntry);
				return entry.createRenderMarkup();
			},
		});
	const opened = await open();
	if (!opened.ok) {
		await vite.close();
		return fail({ kind: "findings", findings: opened.error });
	}
	let site = opened.value;
	const newOf = createNewFindings();
	const warn = async (shown: DevSite) => {
		const warnings = await shown.warnings();
		const found = shown === site ? newOf(warnings) : [];
		if (found.length > 0) options.onWarnings(found);
	};
	let warning: NodeJS.Timeout | undefined;
	const warnLater = () => {
		clearTimeout(warning);
		// A page that cannot be rendered shows its own error.
		warning = setTimeout(() => void warn(site).catch(() => undefined), warnAfterMs);
	};
	server.on("request", (request, response) => {
		if (!isLocalRequest(request)) return void response.writeHead(403).end();
		answer(request, response, site, vite).catch((error: Error) => {
			vite.ssrFixStacktrace(error);
			response.statusCode = 500;
			response.end(options.failure(error));
		});
	});
	const reopen = async () => {
		const reopened = await open();
		if (reopened.ok) {
			site = reopened.value;
			vite.ws.send({ type: "full-reload" });
			warnLater();
		} else vite.ws.send({ type: "error", err: { message: options.onFindings(reopened.error), stack: "" } });
	};
	const stops = [
		watchFolders(
			[siteDirectory, ...site.contentFolders.filter((folder) => !isWithin(siteDirectory, folder))],
			reopen,
		),
		followDirectus(() => site, reopen, options.onRefreshFailed),
	];
	const close = async () => {
		clearTimeout(warning);
		for (const stop of stops) stop();
		await vite.close();
		server.close();
	};
	try {
		const { url } = await listen(server, options.port);
		warnLater();
		return succeed({ url: `${url}/`, fromDirectus: site.directus !== null, close });
	} catch (error) {
		await close();
		if (error instanceof PortTakenError) return fail({ kind: "port" });
		throw error;
	}
}
