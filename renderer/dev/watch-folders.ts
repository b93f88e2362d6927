import { relative } from "node:path";
import { watch } from "chokidar";

/** Milliseconds without changes before a change counts, because editors write a file in several steps. */
const debounceMs = 60;

/**
 * Returns whether a path in a site's folder is not a source of the site: packages, builds, hidden files of Facette
 * and other tools.
 */
function isForeign(name: string): boolean {
	return /^(?:\.|(?:dist|node_modules)(?:[\\/]|$))/.test(name);
}

/**
 * Watches folders and calls back after a burst of changes with the changed paths; returns a function that stops. Files that cannot be watched are
 * reported to `failed`, and the others still are. Uses chokidar, because recursive `fs.watch` of Node 20 on Linux no longer
 * reports a file that was replaced by renaming another.
 */
export async function watchFolders(
	folders: readonly string[],
	changed: (paths: readonly string[]) => void,
	failed: (error: unknown) => void,
): Promise<() => void> {
	let timer: NodeJS.Timeout | undefined;
	const paths = new Set<string>();
	const report = () => {
		const burst = [...paths];
		paths.clear();
		changed(burst);
	};
	const schedule = (_event: string, path: string) => {
		paths.add(path);
		clearTimeout(timer);
		timer = setTimeout(report, debounceMs);
	};
	const watchers = folders.map((folder) =>
		watch(folder, { ignoreInitial: true, ignored: (path) => isForeign(relative(folder, path)) }),
	);
	for (const watcher of watchers) watcher.on("all", schedule).on("error", failed);
	await Promise.all(
		watchers.map((watcher) => new Promise<void>((resolve) => watcher.once("ready", () => resolve()))),
	);
	return () => {
		clearTimeout(timer);
		for (const watcher of watchers) void watcher.close();
	};
}
