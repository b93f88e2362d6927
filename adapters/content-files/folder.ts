import { type Dirent, readdirSync, readFileSync, realpathSync, type Stats, statSync } from "node:fs";
import { join, sep } from "node:path";
import type { ContentFinding } from "#core/content/finding.ts";
import { errorAt } from "#core/content/finding.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

/** An entry of a folder; for a link, the target's kind. */
export interface FolderEntry {
	readonly name: string;
	/** "outside" for a link that leaves the content folder, "nothing" for a broken one. */
	readonly kind: "file" | "folder" | "outside" | "nothing";
}

/**
 * A content folder; nothing outside it is accessible (B-SEC-03). It reads synchronously, which takes half the time
 * for many small files (decision 001).
 */
export interface ContentFolder {
	/**
	 * Returns the entries of a folder in it ("" for itself) by name; null if there is no such folder or it leads
	 * outside.
	 */
	list(folder: string): Result<readonly FolderEntry[] | null, ContentFinding>;
	/** Returns the absolute path and the size in bytes of a file in it; `file` is relative with "/". */
	locate(file: string): Result<{ readonly path: string; readonly size: number }, ContentFinding>;
	/** Returns the content of a file in it; a finding if it is larger than `limit` bytes. */
	read(file: string, limit?: number): Result<Buffer, ContentFinding>;
}

/** The maximum size of a JSON, Markdown or SVG file, in bytes. */
export const textLimit = 5_000_000;

function reasonOf(error: unknown): string {
	return error instanceof Error && "code" in error ? String(error.code) : String(error);
}

function findingOf(file: string, error: unknown): ContentFinding {
	const reason = reasonOf(error);
	return reason === "ENOENT" || reason === "ENOTDIR"
		? errorAt(file, null, "content.file.missing", {})
		: errorAt(file, null, "content.file.unreadable", { reason });
}

/** Returns the finding for a file over the limit; both sizes are in bytes. */
export function largeFile(file: string, size: number, limit: number): ContentFinding {
	const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
	return errorAt(file, null, "content.file.large", { size: megabytes(size), limit: megabytes(limit) });
}

/** Opens the content folder at an absolute path; links in `root` are resolved. */
function openedAt(root: string): ContentFolder {
	const isInside = (path: string) => path === root || path.startsWith(root + sep);

	const entryOf = (folder: string, entry: Dirent): FolderEntry => {
		if (entry.isFile()) return { name: entry.name, kind: "file" };
		if (entry.isDirectory()) return { name: entry.name, kind: "folder" };
		if (!entry.isSymbolicLink()) return { name: entry.name, kind: "nothing" };
		try {
			const path = realpathSync.native(join(root, folder, entry.name));
			if (!isInside(path)) return { name: entry.name, kind: "outside" };
			const stats = statSync(path);
			return { name: entry.name, kind: stats.isFile() ? "file" : stats.isDirectory() ? "folder" : "nothing" };
		} catch {
			return { name: entry.name, kind: "nothing" };
		}
	};

	const locate: ContentFolder["locate"] = (file) => {
		let path: string;
		let stats: Stats;
		try {
			path = realpathSync.native(join(root, file));
			if (!isInside(path)) return fail(errorAt(file, null, "content.file.outside", {}));
			stats = statSync(path);
		} catch (error) {
			return fail(findingOf(file, error));
		}
		if (stats.isDirectory()) return fail(errorAt(file, null, "content.file.directory", {}));
		if (!stats.isFile()) return fail(errorAt(file, null, "content.file.unreadable", { reason: "no file" }));
		return succeed({ path, size: stats.size });
	};

	return {
		locate,
		list(folder) {
			try {
				const path = realpathSync.native(join(root, folder));
				if (!isInside(path)) return succeed(null);
				const entries = readdirSync(path, { withFileTypes: true });
				const list = entries.map((entry) => entryOf(folder, entry));
				return succeed(list.sort((one, other) => (one.name < other.name ? -1 : 1)));
			} catch (error) {
				const reason = reasonOf(error);
				if (reason === "ENOENT") return succeed(null);
				return fail(errorAt(folder || ".", null, "content.folder.unreadable", { reason }));
			}
		},
		read(file, limit = Number.POSITIVE_INFINITY) {
			const located = locate(file);
			if (!located.ok) return located;
			const { path, size } = located.value;
			if (size > limit) return fail(largeFile(file, size, limit));
			try {
				return succeed(readFileSync(path));
			} catch (error) {
				return fail(findingOf(file, error));
			}
		},
	};
}

function openOne(directory: string): ContentFolder | null {
	try {
		const root = realpathSync.native(directory);
		return statSync(root).isDirectory() ? openedAt(root) : null;
	} catch {
		return null;
	}
}

/** Returns a folder whose files replace those at the same paths in another folder. */
export function overFolder(own: ContentFolder, base: ContentFolder): ContentFolder {
	/** Returns the base's result if the folder itself has no such file. */
	const orBase = <Value>(
		result: Result<Value, ContentFinding>,
		inBase: () => Result<Value, ContentFinding>,
	): Result<Value, ContentFinding> =>
		!result.ok && result.error.key === "content.file.missing" ? inBase() : result;
	return {
		list(folder) {
			const [entries, others] = [own.list(folder), base.list(folder)];
			if (!entries.ok || (others.ok && others.value === null)) return entries;
			if (!others.ok || entries.value === null) return others;
			const byName = new Map([...(others.value ?? []), ...entries.value].map((entry) => [entry.name, entry]));
			return succeed([...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1)));
		},
		locate: (file) => orBase(own.locate(file), () => base.locate(file)),
		read: (file, limit) => orBase(own.read(file, limit), () => base.read(file, limit)),
	};
}

/**
 * Opens content folders as one: files of an earlier folder replace those at the same paths in a later one. Null if
 * one of them is not a folder.
 */
export function openFolder(...directories: readonly string[]): ContentFolder | null {
	const folders = directories.map(openOne);
	return folders.reduceRight((base, own) => own && base && overFolder(own, base));
}
