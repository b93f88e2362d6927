import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

function filesOf(directory) {
	return readdirSync(directory, { recursive: true, encoding: "utf8" })
		.filter((name) => statSync(join(directory, name)).isFile())
		.sort();
}

/**
 * Compares two folders byte by byte; returns the number of files in the first, and the files that differ or exist
 * in one only.
 */
export function folderDifferences(first, second) {
	const files = new Set(filesOf(first));
	const others = new Set(filesOf(second));
	const differing = [...files].filter(
		(name) => !others.has(name) || !readFileSync(join(first, name)).equals(readFileSync(join(second, name))),
	);
	const extra = [...others].filter((name) => !files.has(name));
	return { files: files.size, differences: [...differing, ...extra] };
}
