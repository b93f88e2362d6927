import { copyFileSync, linkSync, mkdirSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { writing } from "#renderer/output/write-error.ts";

/** Makes a file appear in another folder too: as a hard link, or as a copy where the disk has none. */
function linkFile(source: string, target: string): void {
	try {
		linkSync(source, target);
	} catch {
		copyFileSync(source, target);
	}
}

/** Makes a folder, which must not be there, hold the same files as another. */
export function linkFolder(source: string, target: string): void {
	writing(target, () => {
		mkdirSync(target, { recursive: true });
		for (const entry of readdirSync(source, { withFileTypes: true })) {
			const [from, to] = [join(source, entry.name), join(target, entry.name)];
			if (entry.isDirectory()) linkFolder(from, to);
			else linkFile(from, to);
		}
	});
}

/** Makes some files of a folder, given relative to it, the same as in another, where some of them may not be. */
export function linkFiles(source: string, target: string, files: readonly string[]): void {
	const present = new Set<string>();
	for (const file of files) {
		const to = join(target, file);
		rmSync(to, { force: true });
		writing(to, () => {
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

/** Removes files of a folder, given relative to it, and the folders that are empty then. */
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
			// It holds other files.
		}
	}
}
