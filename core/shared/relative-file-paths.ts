/** An entry of a folder, as Node.js' `readdir` returns it with `recursive` and `withFileTypes`. */
interface FolderEntry {
	readonly name: string;
	/** The absolute path of the entry's folder. */
	readonly parentPath: string;
	isFile(): boolean;
}

/**
 * Returns the sorted paths of the files among the entries below `root`, relative to it, with slashes on every platform. `root` is the
 * absolute path that the entries were read from, without a slash at its end.
 *
 * @example
 * const paths = relativeFilePaths(root, await readdir(root, { recursive: true, withFileTypes: true }));
 * // ["assets/media/ring.avif", "index.html"]
 */
export function relativeFilePaths(root: string, entries: readonly FolderEntry[]): readonly string[] {
	return entries
		.filter((entry) => entry.isFile())
		.map(({ name, parentPath }) => {
			const folder = parentPath.slice(root.length);
			// The path after `root` begins with the platform's separator; it is empty for an entry of `root` itself.
			return [...folder.split(folder.charAt(0)).slice(1), name].join("/");
		})
		.sort();
}
