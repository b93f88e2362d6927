import { createHash } from "node:crypto";
import { type BigIntStats, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve, sep } from "node:path";

/**
 * The marks of a folder's files: their size, times and inode, by their paths relative to the folder, with slashes. So a folder that was
 * moved has the same marks. The mark of a file that changed recently is empty.
 */
export type ScannedFiles = Readonly<Record<string, string>>;

/**
 * The minimum age of a change before a file's times are trusted, in nanoseconds. A file system may store times in steps of
 * two seconds, so two changes within one step look the same (git calls such files racy).
 */
const restNs = 2_500_000_000n;

/** Returns the mark of a file from its size, both times and its inode, as git does; empty if it changed recently. */
function markOf({ size, mtimeNs, ctimeNs, ino }: BigIntStats, now: bigint): string {
	const changed = mtimeNs > ctimeNs ? mtimeNs : ctimeNs;
	return changed + restNs < now ? `${size} ${mtimeNs} ${ctimeNs} ${ino}` : "";
}

/** Returns whether a name is that of packages or a hidden entry, which are no sources of a site. */
const isIgnored = (name: string) => name === "node_modules" || name.startsWith(".");

/** Returns the status of the file or folder that a path leads to; null if there is none or it is not accessible. */
function statusOf(path: string): BigIntStats | null {
	try {
		return statSync(path, { bigint: true });
	} catch {
		return null;
	}
}

/**
 * Scans every file below a folder without reading it. Follows links; skips hidden files and folders, packages and the
 * paths that `isExcluded` returns true for. Throws if the folder itself cannot be listed.
 */
export function scanFiles(folder: string, isExcluded: (path: string) => boolean = () => false): ScannedFiles {
	const marks: Record<string, string> = {};
	const now = BigInt(Date.now()) * 1_000_000n;
	const scan = (directory: string, prefix: string, parents: readonly string[]) => {
		for (const entry of readdirSync(directory, { withFileTypes: true })) {
			const path = `${directory}${sep}${entry.name}`;
			if (isIgnored(entry.name) || isExcluded(path)) continue;
			const name = `${prefix}${entry.name}`;
			const status = statusOf(path);
			if (status?.isDirectory()) scanInner(path, name, `${status.dev} ${status.ino}`, parents);
			else marks[name] = status ? markOf(status, now) : "";
		}
	};
	const scanInner = (directory: string, name: string, id: string, parents: readonly string[]) => {
		// A link may lead back to a parent folder.
		if (parents.includes(id)) return;
		try {
			scan(directory, `${name}/`, [...parents, id]);
		} catch {
			marks[name] = "";
		}
	};
	const { dev, ino } = statSync(folder, { bigint: true });
	scan(resolve(folder), "", [`${dev} ${ino}`]);
	return marks;
}

/** Returns whether two scans of the same folders found the same files with the same marks, none of them empty. */
export function isSameScan(one: readonly ScannedFiles[], other: readonly ScannedFiles[]): boolean {
	return one.length === other.length && one.every((files, index) => isSameFolder(files, other[index] ?? {}));
}

function isSameFolder(one: ScannedFiles, other: ScannedFiles): boolean {
	const paths = Object.keys(one);
	return (
		paths.length === Object.keys(other).length &&
		paths.every((path) => one[path] !== "" && one[path] === other[path])
	);
}

/** Returns the content of a file; null if it cannot be read. */
function contentOf(path: string): Buffer | null {
	try {
		return readFileSync(path);
	} catch {
		return null;
	}
}

/** Returns the digest of the names and contents of all files of a scan of a folder. */
export function digestOfFiles(folder: string, files: ScannedFiles): string {
	const hash = createHash("sha256");
	for (const path of Object.keys(files).sort())
		hash.update(`${path}\0`).update(contentOf(join(folder, path)) ?? "\0");
	return hash.digest("hex").slice(0, 16);
}
