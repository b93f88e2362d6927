import { createHash } from "node:crypto";
import type { RenderedFile } from "#renderer/api/page-renderer.ts";
import { createFileWriter } from "#renderer/output/output-folder.ts";

/**
 * A file of the output: its path relative to the root, its size in bytes, and its digest if not recorded elsewhere.
 */
export type RecordedFile = readonly [path: string, bytes: number, digest?: string];

/** The files of the previous site by path. */
export interface FilesBefore {
	/** Whether there was no previous site. */
	readonly isEmpty: boolean;
	get(path: string): RecordedFile | undefined;
}

/** The files of a site that is built on top of the previous one. */
export interface SiteFiles {
	/** Writes a file unless the previous site has it with the same content. */
	put(file: RenderedFile): RecordedFile;
	/** Records files that were written elsewhere. */
	recordWritten(files: readonly RecordedFile[]): void;
	/** The paths of new and changed files. */
	readonly changed: ReadonlySet<string>;
}

/** Creates the writer of a site's files below `root`; `before` are those that already exist. */
export function createSiteFiles(root: string, before: FilesBefore): SiteFiles {
	const changed = new Set<string>();
	const write = createFileWriter(root, !before.isEmpty);
	return {
		changed,
		put(file) {
			const { path, content, isNamedByContent } = file;
			const previous = before.get(path);
			if (isNamedByContent && previous) return previous;
			const digest = createHash("sha256").update(content).digest("hex").slice(0, 16);
			if (previous?.[2] === digest) return previous;
			changed.add(path);
			return [path, write(file), digest];
		},
		recordWritten(files) {
			for (const [path] of files) changed.add(path);
		},
	};
}
