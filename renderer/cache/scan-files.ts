import { createHash } from "node:crypto";
import { type BigIntStats, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Marks of the files below some folders, by their paths. A file that changed while it was looked at has none. */
export type ScannedFiles = Readonly<Record<string, string>>;

/**
 * How long a file has to be at rest before its times are trusted, in nanoseconds: a disk may keep times in steps of two
 * seconds, and what is changed twice within one step looks the same (git calls such files racy).
 */
const restNs = 2_500_000_000n;

/** Git's way: size, both times, number of the file. */
function markOf({ size, mtimeNs, ctimeNs, ino }: BigIntStats, now: bigint): string {
	const changed = mtimeNs > ctimeNs ? mtimeNs : ctimeNs;
	return changed + restNs < now ? `${size} ${mtimeNs} ${ctimeNs} ${ino}` : "";
}

/** Folders that hold no source of a site, whatever else they hold. */
const isLeftOut = (name: string) => name === "node_modules" || name.startsWith(".");

/** What a path leads to; null where that is nothing, or cannot be looked at. */
function statusOf(path: string): BigIntStats | null {
	try {
		return statSync(path, { bigint: true });
	} catch {
		return null;
	}
}

/**
 * Looks at every file below a folder without reading it. Folders and links count by what they lead to; hidden ones and
 * packages are left out, and so are the folders named. Throws where the folder itself cannot be listed.
 */
export function scanFiles(folder: string, leftOut: readonly string[] = []): ScannedFiles {
	const marks: Record<string, string> = {};
	const now = BigInt(Date.now()) * 1_000_000n;
	const scan = (directory: string, around: readonly string[]) => {
		for (const entry of readdirSync(directory, { withFileTypes: true })) {
			const path = join(directory, entry.name);
			if (isLeftOut(entry.name) || leftOut.includes(path)) continue;
			const status = statusOf(path);
			if (status?.isDirectory()) scanInner(path, `${status.dev} ${status.ino}`, around);
			else marks[path] = status ? markOf(status, now) : "";
		}
	};
	const scanInner = (directory: string, id: string, around: readonly string[]) => {
		// A link may lead back.
		if (around.includes(id)) return;
		try {
			scan(directory, [...around, id]);
		} catch {
			marks[directory] = "";
		}
	};
	const { dev, ino } = statSync(folder, { bigint: true });
	scan(folder, [`${dev} ${ino}`]);
	return marks;
}

/** Returns whether two scans found the same files, each with the same mark. */
export function isSameScan(one: ScannedFiles, other: ScannedFiles): boolean {
	const paths = Object.keys(one);
	return (
		paths.length === Object.keys(other).length &&
		paths.every((path) => one[path] !== "" && one[path] === other[path])
	);
}

/** What a file holds; null where it cannot be read. */
function contentOf(path: string): Buffer | null {
	try {
		return readFileSync(path);
	} catch {
		return null;
	}
}

/** The digest of all files of a scan, read. */
export function digestOfFiles(files: ScannedFiles): string {
	const hash = createHash("sha256");
	for (const path of Object.keys(files).sort()) hash.update(`${path}\0`).update(contentOf(path) ?? "\0");
	return hash.digest("hex").slice(0, 16);
}
