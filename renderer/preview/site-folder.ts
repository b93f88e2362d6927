import type { FileHandle } from "node:fs/promises";
import { open, realpath } from "node:fs/promises";
import type { SiteFile, SiteIndex } from "#renderer/preview/site-index.ts";
import { identifyFolder, isMissing, readSiteIndex } from "#renderer/preview/site-index.ts";

/** There is no built site where the preview server looks for one. */
export class SiteMissingError extends Error {
	override readonly name = "SiteMissingError";
	readonly directory: string;
	constructor(directory: string) {
		super(`There is no built site in ${directory}. Build it first.`);
		this.directory = directory;
	}
}

/** The output folder as the server sees it: always the folder that the last build switched to. */
export interface SiteFolder {
	/** The index of the present folder, read again after a switch. Throws {@link SiteMissingError}. */
	current(): Promise<SiteIndex>;
}

/** An open file and the facts that headers are made of. */
export interface OpenedFile {
	readonly handle: FileHandle;
	/** In bytes. */
	readonly size: number;
	readonly modified: Date;
	/** Changes whenever the content may have changed; printable ASCII without quotes. */
	readonly tag: string;
}

/** How often an index is begun again because the folder was switched while it was read. */
const attempts = 5;

/**
 * Watches an output folder without a watcher: each call compares one `stat` with the last index. While the
 * folder is missing, the last index stays.
 */
export function createSiteFolder(directory: string): SiteFolder {
	let index: SiteIndex | null = null;
	let reading: Promise<SiteIndex> | null = null;

	async function read(): Promise<SiteIndex> {
		for (let attempt = 0; attempt < attempts; attempt++) {
			const next = await readSiteIndex(directory);
			if (next) index = next;
			if (next) return next;
		}
		if (index) return index;
		throw new SiteMissingError(directory);
	}

	return {
		async current() {
			const identity = await identifyFolder(directory);
			if (index && (identity === null || identity === index.identity)) return index;
			reading ??= read().finally(() => {
				reading = null;
			});
			return reading;
		},
	};
}

/**
 * Opens an indexed file; null when it is gone, no longer a plain file, or when a part of its path has become
 * a link since it was indexed. The caller closes the handle.
 */
export async function openSiteFile(path: SiteFile["path"]): Promise<OpenedFile | null> {
	let handle: FileHandle | undefined;
	try {
		if ((await realpath(path)) !== path) return null;
		handle = await open(path);
		const status = await handle.stat({ bigint: true });
		if (!status.isFile()) {
			await handle.close();
			return null;
		}
		// The change time, as a reproducible build may give every file the same modification time.
		const tag = [status.size, status.ctimeNs, status.ino].map((part) => part.toString(36)).join("-");
		return { handle, size: Number(status.size), modified: status.mtime, tag };
	} catch (error) {
		await handle?.close();
		if (isMissing(error)) return null;
		throw error;
	}
}
