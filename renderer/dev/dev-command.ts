import { watch } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { createServer as createVite, type ViteDevServer } from "vite";
import type { ContentFinding } from "#core/content/finding.ts";
import { printFindings } from "#renderer/cli/build-command.ts";
import { contentChoice } from "#renderer/cli/content-choice.ts";
import { findingLines, type Messages } from "#renderer/cli/messages.ts";
import type { CommandLine } from "#renderer/cli/options.ts";
import { untilInterrupted } from "#renderer/cli/preview-command.ts";
import { type DevSite, openDevSite } from "#renderer/dev/dev-site.ts";
import type { RenderMarkup } from "#renderer/engines/react-html/react-html.ts";
import { programDirectory } from "#renderer/pipeline/client-bundle.ts";
import type { ContentChoice } from "#renderer/pipeline/content-source.ts";
import { namedBreakpoints } from "#renderer/pipeline/named-breakpoints.ts";
import { plainSpectrum, spectrumPackages } from "#renderer/pipeline/spectrum-without-styles.ts";

const host = "127.0.0.1";
const serverEntry = "/renderer/engines/react-html/server-entry.tsx";
/** Editors write a file in several steps; a change counts once it has been quiet for so long (ms). */
const debounceMs = 60;

/** Answers one request from the site; false when it is not the site's, but the bundler's. */
async function answer(
	request: IncomingMessage,
	response: ServerResponse,
	site: DevSite,
	vite: ViteDevServer,
): Promise<boolean> {
	const { pathname } = new URL(request.url ?? "/", `http://${host}`);
	const file = await site.file(pathname);
	if (file) {
		response.setHeader("content-type", file.type);
		response.end(file.content);
		return true;
	}
	if (/^\/(?:page-data|shop-data)\//.test(pathname)) {
		response.statusCode = 404;
		response.end();
		return true;
	}
	if (!request.headers.accept?.includes("text/html")) return false;
	const entry = await vite.ssrLoadModule(serverEntry);
	const renderMarkup: RenderMarkup = await entry.createRenderMarkup();
	const { html, found } = await site.document(pathname.replace(/(.)\/+$/, "$1"), renderMarkup);
	response.statusCode = found ? 200 : 404;
	response.setHeader("content-type", "text/html; charset=utf-8");
	response.end(await vite.transformIndexHtml(pathname, html));
	return true;
}

function showFindings(findings: readonly ContentFinding[], vite: ViteDevServer, messages: Messages): void {
	printFindings(findings, messages);
	const message = findings.map((finding) => findingLines(finding, messages)).join("\n\n");
	vite.ws.send({ type: "error", err: { message, stack: "" } });
}

/** Calls back once a burst of changes below the folders is over. */
function watchFolders(folders: readonly string[], changed: () => void): () => void {
	let timer: NodeJS.Timeout | undefined;
	const later = () => {
		clearTimeout(timer);
		timer = setTimeout(changed, debounceMs);
	};
	// What a build or Directus has left there is none of the site's sources.
	const heard = (_: string, name: string | null) => {
		if (!name?.startsWith(".facette")) later();
	};
	const watchers = folders.map((folder) => watch(folder, { recursive: true }, heard));
	return () => {
		clearTimeout(timer);
		for (const watcher of watchers) watcher.close();
	};
}

/** How often Directus is asked for changes, in milliseconds. */
const pollIntervalMs = 10_000;

/** Calls back when Directus holds another content than the site shows; says once when it cannot be read. */
function followDirectus(
	current: () => DevSite,
	changed: () => Promise<void>,
	messages: Messages,
): () => void {
	if (!current().directus) return () => undefined;
	let [isAsking, isFailing] = [false, false];
	const timer = setInterval(async () => {
		if (isAsking) return;
		isAsking = true;
		try {
			const refreshed = await current().directus?.refresh();
			if (refreshed && !refreshed.ok && !isFailing) console.error(messages("directus.refreshFailed"));
			isFailing = refreshed?.ok === false;
			if (refreshed?.ok && refreshed.value) await changed();
		} finally {
			isAsking = false;
		}
	}, pollIntervalMs);
	return () => clearInterval(timer);
}

/** Editors see drafts too, as far as their token may read them. */
function draftChoice(options: CommandLine): ContentChoice {
	const choice = contentChoice(options, process.env);
	return { ...choice, drafts: choice.token !== null };
}

/** Starts the server; false when another program has the port. */
function listen(server: Server, port: number): Promise<boolean> {
	return new Promise((settle, reject) => {
		server.once("error", (error) =>
			"code" in error && error.code === "EADDRINUSE" ? settle(false) : reject(error),
		);
		server.listen(port, host, () => settle(true));
	});
}

/** Runs `facette dev`: pages rendered on request from the sources, reloaded when content or components change. */
export async function devCommand(options: CommandLine, messages: Messages): Promise<number> {
	const cache = dirname(options.outputDirectory);
	const choice = draftChoice(options);
	const opened = await openDevSite(options.siteDirectory, cache, choice);
	if (!opened.ok) {
		printFindings(opened.error, messages);
		return 1;
	}
	let site = opened.value;
	const server = createServer();
	const vite = await createVite({
		root: join(programDirectory, "../.."),
		configFile: false,
		publicDir: false,
		appType: "custom",
		plugins: [plainSpectrum(), namedBreakpoints(), react()],
		cacheDir: resolve(cache, ".facette-cache/vite"),
		logLevel: "warn",
		ssr: { noExternal: spectrumPackages },
		optimizeDeps: {
			entries: ["renderer/client/boot.ts"],
			rolldownOptions: { plugins: [plainSpectrum()] },
		},
		server: { middlewareMode: true, hmr: { server } },
	});
	server.on("request", (request, response) => {
		answer(request, response, site, vite).then(
			(answered) => answered || vite.middlewares(request, response),
			(error: Error) => {
				vite.ssrFixStacktrace(error);
				console.error(error.stack);
				response.statusCode = 500;
				response.end(messages("failure", { message: error.message }));
			},
		);
	});
	const reopen = async () => {
		const reopened = await openDevSite(options.siteDirectory, cache, choice);
		if (!reopened.ok) return showFindings(reopened.error, vite, messages);
		site = reopened.value;
		vite.ws.send({ type: "full-reload" });
	};
	const stopWatching = watchFolders([options.siteDirectory], reopen);
	const stopAsking = followDirectus(() => site, reopen, messages);
	if (site.directus && choice.token === null) console.error(messages("directus.noDrafts"));
	const listening = await listen(server, options.port);
	if (listening) {
		const { port } = server.address() as AddressInfo;
		console.log(messages("dev.serving", { url: `http://${host}:${port}/` }));
		await untilInterrupted();
	} else console.error(messages("preview.port", { port: options.port }));
	stopWatching();
	stopAsking();
	await vite.close();
	server.close();
	return listening ? 0 : 1;
}
