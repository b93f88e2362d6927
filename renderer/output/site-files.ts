import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createFileWriter, piecesOf, type WrittenFile } from "#renderer/output/output-folder.ts";

/** A file of the output: its path relative to the root, its size in bytes, and a digest of it where nothing else has one. */
export type RecordedFile = readonly [path: string, bytes: number, digest?: string];

/** The files of a site while it is built on the one before. */
export interface SiteFiles {
	/** Writes a file, unless the site before has it with the same content. */
	put(file: WrittenFile): RecordedFile;
	/** A file that engines made of the site before; null where there is none. */
	before(path: string): { readonly digest: string; content(): Buffer } | null;
	/** Counts files that were written elsewhere. */
	written(files: readonly RecordedFile[]): void;
	/** The paths of those that are new or have other content. */
	readonly changed: ReadonlySet<string>;
}

/** Follows what becomes of a site's files below `root`; `before` are those that are there already. */
export function createSiteFiles(root: string, before: ReadonlyMap<string, RecordedFile>): SiteFiles {
	const changed = new Set<string>();
	const write = createFileWriter(root, before.size > 0);
	return {
		changed,
		before(path) {
			const [, , digest] = before.get(path) ?? [];
			return digest === undefined ? null : { digest, content: () => readFileSync(join(root, path)) };
		},
		put(file) {
			const { path } = file;
			const there = before.get(path);
			if (file.isNamedByContent && there) return there;
			const { content } = file;
			const hash = createHash("sha256");
			for (const piece of piecesOf(content)) hash.update(piece);
			const digest = hash.digest("hex").slice(0, 16);
			const isThere = there !== undefined && there[2] === digest;
			const bytes = isThere ? there[1] : write({ path, content });
			if (!isThere) changed.add(path);
			return [path, bytes, digest];
		},
		written(files) {
			for (const [path] of files) changed.add(path);
		},
	};
}
