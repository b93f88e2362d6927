import { createHash } from "node:crypto";
import type { RenderedFile } from "#renderer/api/page-renderer.ts";
import { createFileWriter } from "#renderer/output/output-folder.ts";

/** A file of the output: its path relative to the root, its size in bytes, and a digest of it where nothing else has one. */
export type RecordedFile = readonly [path: string, bytes: number, digest?: string];

/** The files of the site before, by their paths. */
export interface FilesBefore {
	/** Whether there was no site. */
	readonly isEmpty: boolean;
	get(path: string): RecordedFile | undefined;
}

/** The files of a site while it is built on the one before. */
export interface SiteFiles {
	/** Writes a file, unless the site before has it with the same content. */
	put(file: RenderedFile): RecordedFile;
	/** Counts files that were written elsewhere. */
	written(files: readonly RecordedFile[]): void;
	/** The paths of those that are new or have other content. */
	readonly changed: ReadonlySet<string>;
}

/** Writes a site's files below `root`; `before` are those that are there already. */
export function createSiteFiles(root: string, before: FilesBefore): SiteFiles {
	const changed = new Set<string>();
	const write = createFileWriter(root, !before.isEmpty);
	return {
		changed,
		put(file) {
			const { path, content, isNamedByContent } = file;
			const known = before.get(path);
			if (isNamedByContent && known) return known;
			const digest = createHash("sha256").update(content).digest("hex").slice(0, 16);
			if (known?.[2] === digest) return known;
			changed.add(path);
			return [path, write(file), digest];
		},
		written(files) {
			for (const [path] of files) changed.add(path);
		},
	};
}
