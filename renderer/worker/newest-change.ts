import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import {
	asConfigured,
	type ContentFolders,
	contentFolders,
	contentSource,
} from "#renderer/site/content-source.ts";
import { readConfig } from "#renderer/site/load-site.ts";

/** Packages and hidden entries are no sources of a site. */
const isIgnored = (name: string) => name === "node_modules" || name.startsWith(".");

/**
 * Returns the time of the last change below a folder in milliseconds since 1970, from the status times of files and folders: copying a
 * file sets its own time back, but not that one, and removing a file changes its folder. 0 for a folder that cannot be read.
 */
function newestIn(folder: string): number {
	try {
		const inner = readdirSync(folder)
			.filter((name) => !isIgnored(name))
			.map((name) => newestAt(join(folder, name)));
		return inner.reduce((newest, time) => Math.max(newest, time), statSync(folder).ctimeMs);
	} catch {
		return 0;
	}
}

function newestAt(path: string): number {
	const status = statSync(path, { throwIfNoEntry: false });
	if (!status) return 0;
	return status.isDirectory() ? newestIn(path) : status.ctimeMs;
}

/** Returns the start of the day of builds, from which dates in the content have another effect. */
function startOfDay(now: number): number {
	return Date.parse(new Date(now).toISOString().slice(0, 10));
}

interface ReadSource {
	readonly time: number;
	/** Null if the content is in a service, which has no time of its last change. */
	readonly folders: ContentFolders | null;
}

/** Finds out when sites last changed. */
export interface NewestChanges {
	/** Returns the time of a site's last change in milliseconds since 1970; null if only its content service could say it. */
	of(siteDirectory: string): Promise<number | null>;
}

/** Creates a {@link NewestChanges}, which reads a configuration only when it has changed. */
export function createNewestChanges(now: () => number = Date.now): NewestChanges {
	const sources = new Map<string, ReadSource>();

	async function sourceOf(siteDirectory: string): Promise<ContentFolders | null> {
		const time = newestAt(join(siteDirectory, "facette.config.ts"));
		const read = sources.get(siteDirectory);
		if (read?.time === time) return read.folders;
		const config = await readConfig(siteDirectory);
		const source = config.ok ? contentSource(siteDirectory, config.value, asConfigured) : config;
		// A configuration with errors is a change that the build reports.
		const none = { contentDirectory: siteDirectory };
		const selected = source.ok ? source.value : none;
		const folders = "directus" in selected || "sourceModule" in selected ? null : selected;
		sources.set(siteDirectory, { time, folders });
		return folders;
	}

	return {
		async of(siteDirectory) {
			const folders = await sourceOf(siteDirectory);
			if (folders === null) return null;
			const changes = [siteDirectory, ...contentFolders(folders)].map(newestIn);
			return Math.max(startOfDay(now()), ...changes);
		},
	};
}
