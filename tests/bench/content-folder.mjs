import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** Creates an editor of a site's folder; its edits are grouped in batches that can be undone. */
export function openContent(directory) {
	/** The content of the batch's files before the batch, by path; null for new files. */
	const before = new Map();
	const absolute = (path) => join(directory, path);
	const remember = (path) => {
		if (!before.has(path)) before.set(path, existsSync(absolute(path)) ? readFileSync(absolute(path)) : null);
	};

	const folder = {
		/** Returns the sorted names of a folder's files with an extension, without the extension. */
		names(path, ending = ".json") {
			const found = readdirSync(absolute(path)).filter((name) => name.endsWith(ending));
			return found.map((name) => name.slice(0, -ending.length)).sort();
		},
		has: (path) => existsSync(absolute(path)),
		bytes: (path) => readFileSync(absolute(path)),
		json: (path) => JSON.parse(readFileSync(absolute(path), "utf8")),
		isJson(path) {
			try {
				folder.json(path);
				return true;
			} catch {
				return false;
			}
		},
		write(path, bytes) {
			remember(path);
			mkdirSync(dirname(absolute(path)), { recursive: true });
			writeFileSync(absolute(path), bytes);
		},
		/** Writes a value as JSON. */
		put: (path, value) => folder.write(path, `${JSON.stringify(value, null, "\t")}\n`),
		/** Writes a file with the same length and time as before. */
		writeUnnoticed(path, text) {
			const { atime, mtime, size } = statSync(absolute(path));
			if (Buffer.byteLength(text) !== size) throw new Error(`${path} would change its length`);
			folder.write(path, text);
			utimesSync(absolute(path), atime, mtime);
		},
		remove(path) {
			remember(path);
			rmSync(absolute(path));
		},
		rename(from, to) {
			remember(from);
			remember(to);
			renameSync(absolute(from), absolute(to));
		},
		/** Begins a batch; earlier edits can no longer be undone. */
		begin: () => before.clear(),
		undo() {
			for (const [path, bytes] of before) {
				if (bytes === null) rmSync(absolute(path), { force: true });
				else writeFileSync(absolute(path), bytes);
			}
			before.clear();
		},
	};
	return folder;
}
