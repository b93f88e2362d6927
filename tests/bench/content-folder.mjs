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

/** A site's folder whose files are edited in batches, each of which can be undone. */
export function openContent(directory) {
	/** What the batch's files held before it, by path; null for those that were not there. */
	const before = new Map();
	const absolute = (path) => join(directory, path);
	const remember = (path) => {
		if (!before.has(path)) before.set(path, existsSync(absolute(path)) ? readFileSync(absolute(path)) : null);
	};

	const folder = {
		/** The names of a folder's files with this ending, without it, in order. */
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
		/** Writes such that neither the file's length nor its time tell that it changed. */
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
		/** Begins a batch: what was edited until now stays. */
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
