import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { asConfigured, contentFolders, contentSource } from "#renderer/site/content-source.ts";
import type { SiteConfigs } from "#renderer/worker/site-configs.ts";

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

/** Finds out when sites last changed. */
export interface NewestChanges {
	/** Returns the time of a site's last change in milliseconds since 1970; null if only its content service could say it. */
	of(siteDirectory: string): Promise<number | null>;
}

/** Creates a {@link NewestChanges}. */
export function createNewestChanges(configs: SiteConfigs, now: () => number = Date.now): NewestChanges {
	/** Returns the folders of a site's content; null if it is in a service. */
	async function foldersOf(siteDirectory: string): Promise<readonly string[] | null> {
		const config = await configs.of(siteDirectory);
		const source = config.ok ? contentSource(siteDirectory, config.value, asConfigured) : config;
		// The build reports errors of the configuration, which are in the site's own folder.
		if (!source.ok) return [];
		const { directus, sourceModule, ...folders } = source.value;
		return directus || sourceModule ? null : contentFolders(folders);
	}

	return {
		async of(siteDirectory) {
			const folders = await foldersOf(siteDirectory);
			if (folders === null) return null;
			return Math.max(startOfDay(now()), ...[siteDirectory, ...folders].map(newestIn));
		},
	};
}
