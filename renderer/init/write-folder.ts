import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { configFile } from "#renderer/config/load-config.ts";

/** Returns the names of what is in a folder, or the folder's own name if it is a file; none if there is nothing. */
export function contentsOf(path: string): readonly string[] {
	if (!existsSync(path)) return [];
	try {
		return readdirSync(path).toSorted();
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return [basename(path)];
		throw error;
	}
}

/** Moves what is in a folder into another one, the configuration last: without it the folder is no site. */
function moveInto(directory: string, temporary: string): void {
	const names = readdirSync(temporary).toSorted(
		(one, other) => Number(one === configFile) - Number(other === configFile),
	);
	for (const name of names) renameSync(join(temporary, name), join(directory, name));
	rmdirSync(temporary);
}

/**
 * Writes all files into a folder, or none: they are written into a temporary folder next to it first. A missing folder comes into
 * being by one rename; another one, which may be the current folder, gets its configuration last. Files of the same names are replaced;
 * folders of the same names must not exist.
 */
export function writeFolder(directory: string, files: ReadonlyMap<string, string | Buffer>): void {
	const parent = dirname(directory);
	const temporary = join(parent, `.${basename(directory)}-${process.pid}`);
	try {
		for (const [path, content] of files) {
			const target = join(temporary, path);
			mkdirSync(dirname(target), { recursive: true });
			writeFileSync(target, content);
		}
		if (existsSync(directory)) moveInto(directory, temporary);
		else renameSync(temporary, directory);
	} catch (error) {
		rmSync(temporary, { recursive: true, force: true });
		throw error;
	}
}
