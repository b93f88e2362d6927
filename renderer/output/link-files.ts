import { copyFileSync, linkSync, mkdirSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { convertWriteErrors } from "#renderer/output/write-error.ts";

/** Links a file into another folder: as a hard link, or as a copy if the disk has none. */
function linkFile(source: string, target: string): void {
	try {
		linkSync(source, target);
	} catch {
		copyFileSync(source, target);
	}
}

/** Creates a folder with the same files as another; it must not exist. */
export function linkFolder(source: string, target: string): void {
	convertWriteErrors(target, () => {
		mkdirSync(target, { recursive: true });
		for (const entry of readdirSync(source, { withFileTypes: true })) {
			const [from, to] = [join(source, entry.name), join(target, entry.name)];
			if (entry.isDirectory()) linkFolder(from, to);
			else linkFile(from, to);
		}
	});
}

/** Synchronizes files of a folder, given relative to it, with another one, which may lack some. */
export function linkFiles(source: string, target: string, files: readonly string[]): void {
	const present = new Set<string>();
	for (const file of files) {
		const to = join(target, file);
		rmSync(to, { force: true });
		convertWriteErrors(to, () => {
			try {
				mkdirSync(dirname(to), { recursive: true });
				linkFile(join(source, file), to);
				present.add(file);
			} catch (error) {
				if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
			}
		});
	}
	removeFiles(
		target,
		files.filter((file) => !present.has(file)),
	);
}

/** Removes files of a folder, given relative to it, and the folders that become empty. */
export function removeFiles(root: string, files: readonly string[]): void {
	const folders = new Set<string>();
	for (const file of files) {
		rmSync(join(root, file), { force: true });
		for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) folders.add(folder);
	}
	// The innermost first.
	for (const folder of [...folders].sort((one, other) => other.length - one.length)) {
		try {
			rmdirSync(join(root, folder));
		} catch {
			// Not empty: it has other files.
		}
	}
}
