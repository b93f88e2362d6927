import { createHash } from "node:crypto";
import { join } from "node:path";
import type { RenderedFile } from "#core/ports/page-renderer.ts";
import { createFileReader } from "#renderer/output/file-reader.ts";
import { bytesOf, createFileWriter, type FileContent } from "#renderer/output/output-folder.ts";

/** A file of the output: its path relative to the root, its size in bytes, and a digest of it where nothing else has one. */
export type RecordedFile = readonly [path: string, bytes: number, digest?: string];

/** A file of the output; `digest` is of all that it was made from, where that is known. */
export interface WrittenFile extends Omit<RenderedFile, "parts" | "content"> {
	/** As a whole, or in pieces that follow each other. */
	readonly content: FileContent;
	readonly digest?: string;
	/** Whether the file before has the same content; where absent, it is compared. */
	readonly isAsBefore?: boolean;
}

/** A file as the build before wrote it; its content holds until that of another file is asked for. */
export interface FileBefore {
	readonly digest: string;
	content(): Buffer;
}

/** The files of the site before, by their paths. */
export interface FilesBefore {
	/** Whether there was no site. */
	readonly isEmpty: boolean;
	get(path: string): RecordedFile | undefined;
}

/** The files of a site while it is built on the one before. */
export interface SiteFiles {
	/** Writes a file, unless the site before has it with the same content. */
	put(file: WrittenFile): RecordedFile;
	/** A file that engines made of the site before; null where there is none. */
	before(path: string): FileBefore | null;
	/** Counts files that were written elsewhere. */
	written(files: readonly RecordedFile[]): void;
	/** The paths of those that are new or have other content. */
	readonly changed: ReadonlySet<string>;
}

const digestOf = (content: FileContent) =>
	createHash("sha256").update(bytesOf(content)).digest("hex").slice(0, 16);

/** Follows what becomes of a site's files below `root`; `before` are those that are there already. */
export function createSiteFiles(root: string, before: FilesBefore): SiteFiles {
	const changed = new Set<string>();
	const write = createFileWriter(root, !before.isEmpty);
	const read = createFileReader();
	const contentBefore = (path: string) => read(join(root, path));
	/** Whether the file before is the same: by its digest, or, where it was made from something else, by its bytes. */
	const isSame = ([path, bytes, known]: RecordedFile, digest: string, made: WrittenFile) =>
		known === digest ||
		made.isAsBefore ||
		(made.isAsBefore === undefined &&
			made.digest !== undefined &&
			isOfBytes(path, bytes, bytesOf(made.content)));
	const isOfBytes = (path: string, length: number, bytes: Uint8Array) =>
		length === bytes.length && contentBefore(path).equals(bytes);
	return {
		changed,
		before(path) {
			const [, , digest] = before.get(path) ?? [];
			return digest === undefined ? null : { digest, content: () => contentBefore(path) };
		},
		put(file) {
			const { path } = file;
			const there = before.get(path);
			if (file.isNamedByContent && there) return there;
			const digest = file.digest ?? digestOf(file.content);
			const isThere = there !== undefined && isSame(there, digest, file);
			const bytes = isThere ? there[1] : write(file);
			if (!isThere) changed.add(path);
			return [path, bytes, digest];
		},
		written(files) {
			for (const [path] of files) changed.add(path);
		},
	};
}
