import type { FetchFile } from "#adapters/catalogue-static/fetch-file.ts";
import type { RenderedFile } from "#renderer/api/page-renderer.ts";

/** An in-memory host of static files that tests can change. */
export interface FileHost {
	readonly fetch: FetchFile;
	/** By path, without a leading slash. */
	readonly files: Map<string, string>;
	/** The requested paths in order. */
	readonly asked: string[];
	/** Replaces all files, like a deployment. */
	deploy(files: Iterable<RenderedFile>): void;
	/** Responds to every request with this; null for the files. */
	respondWith(response: Response | "unreachable" | "silent" | null): void;
}

/** Creates a {@link FileHost} at https://host.example. */
export function createFileHost(initial: Iterable<RenderedFile> = []): FileHost {
	const files = new Map<string, string>();
	const asked: string[] = [];
	let response: Parameters<FileHost["respondWith"]>[0] = null;
	const host: FileHost = {
		files,
		asked,
		deploy(next) {
			files.clear();
			for (const { path, content } of next) files.set(path, String(content));
		},
		respondWith(next) {
			response = next;
		},
		async fetch(address, { signal }) {
			const path = address.replace("https://host.example/", "");
			asked.push(path);
			if (response === "unreachable") throw new TypeError("Failed to fetch");
			if (response === "silent") {
				return new Promise((_, reject) => {
					signal.addEventListener("abort", () => reject(signal.reason));
				});
			}
			if (response !== null) return response.clone();
			const content = files.get(path);
			return content === undefined ? new Response("<html>", { status: 404 }) : new Response(content);
		},
	};
	host.deploy(initial);
	return host;
}
