import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createPreviewServer } from "#renderer/preview/preview-server.ts";

/** A text long enough to be compressed. */
export const longText = "Eine Uhr aus Glashütte, ein Ring aus Gold. ".repeat(200);

/** The files of a small built site. */
export const siteFiles: Readonly<Record<string, string>> = {
	"index.html": `<h1>Start</h1>${longText}`,
	"404.html": `<h1>Not found</h1>${longText}`,
	"kontakt/index.html": `<h1>Kontakt</h1>${longText}`,
	"en/index.html": "<h1>Home</h1>",
	"en/floral_workshop/index.html": "<h1>Floral workshop</h1>",
	"marken/glashütte original/index.html": "<h1>Glashütte Original</h1>",
	"marken/a.lange/index.html": "<h1>A. Lange</h1>",
	"assets/client-4f3a.js": `/* ${longText} */`,
	"assets/small-11aa.css": "a{}",
	"assets/photo-77bb.webp": longText,
	"page-data/app-data.json": '{"buildHash":"1"}',
	"page-data/kontakt/page-data.json": '{"path":"/kontakt"}',
	"sitemap.xml": "<urlset></urlset>",
	"robots.txt": "User-agent: *",
	"favicon.ico": "icon",
	"sw.js": "self",
	"empty.txt": "",
	"download.bin": "01",
	".well-known/security.txt": "Contact: mailto:hallo@example.org",
	".build/state.json": "{}",
};

/** Creates a temporary folder; `remove` deletes it. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
	const path = realpathSync(mkdtempSync(join(tmpdir(), "facette-preview-")));
	return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Writes files below a folder. */
export function writeFiles(root: string, files: Readonly<Record<string, string | Uint8Array>>): void {
	for (const [name, content] of Object.entries(files)) {
		const path = join(root, name);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, content);
	}
}

/** The content of files next to the site, which no visitor may read. */
export const secret = "kept outside the site";

/** Creates a running preview of {@link siteFiles}, with links in the site that lead out of it. */
export function createFixture() {
	const folder = temporaryFolder();
	const site = join(folder.path, "site");
	const outside = join(folder.path, "outside");
	const server = createPreviewServer({ directory: site });
	let port = 0;
	return {
		site,
		outside,
		port: () => port,
		async start() {
			writeFiles(site, siteFiles);
			writeFiles(outside, { "index.html": secret });
			writeFiles(folder.path, { "secret.txt": secret });
			symlinkSync(join(folder.path, "secret.txt"), join(site, "leak.txt"));
			symlinkSync(outside, join(site, "leak"));
			symlinkSync("robots.txt", join(site, "also-robots.txt"));
			symlinkSync("nowhere", join(site, "dangling.txt"));
			port = (await server.listen(0)).port;
		},
		async stop() {
			await server.close();
			folder.remove();
		},
	};
}

/** A raw response, neither decoded nor redirected. */
export interface RawResponse {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly body: Buffer;
}

/** Sends a request to a local server with the path unchanged. */
export function ask(
	port: number,
	path: string,
	options: { readonly method?: string; readonly headers?: Record<string, string> } = {},
): Promise<RawResponse> {
	return new Promise((resolve, reject) => {
		const sent = request({ host: "127.0.0.1", port, path, agent: false, ...options }, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk: Buffer) => chunks.push(chunk));
			response.on("error", reject);
			response.on("end", () => {
				resolve({
					status: response.statusCode ?? 0,
					headers: response.headers,
					body: Buffer.concat(chunks),
				});
			});
		});
		sent.on("error", reject);
		sent.end();
	});
}

/** Sends a request line that no client library would send; returns the complete response as text. */
export function askRaw(port: number, target: string): Promise<string> {
	return new Promise((resolve, reject) => {
		const socket = connect(port, "127.0.0.1", () => {
			socket.write(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`, "latin1");
		});
		let text = "";
		socket.on("data", (chunk) => {
			text += chunk.toString("latin1");
		});
		socket.on("error", reject);
		socket.on("close", () => resolve(text));
	});
}
