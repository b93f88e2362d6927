import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { branch } from "#core/content/branch.ts";
import { fileOf } from "#core/content/entity.ts";
import { defaultTimeZone } from "#core/content/names.ts";
import { brand, page } from "#core/content/pages.ts";
import { product } from "#core/content/product.ts";
import { publicationFields } from "#core/content/publication.ts";
import { shopDate } from "#core/opening-hours/branch-schedule.ts";
import { startOfDay } from "#core/opening-hours/local-time.ts";
import { asConfigured, contentFolders, contentSource } from "#renderer/site/content-source.ts";
import type { SiteConfigs } from "#renderer/worker/site-configs.ts";

/** The folders of items with moments. */
const publishedFolders = [brand, page, product].map((entity) => dirname(fileOf(entity)));

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

/** Returns the time zones of a site's branches, one of which is the shop's; undefined stands for the usual one. */
function timeZonesIn(folders: readonly string[]): readonly (string | undefined)[] {
	const zones = folders.flatMap((folder) => {
		try {
			const branches = join(folder, dirname(fileOf(branch)));
			const files = readdirSync(branches).filter((name) => name.endsWith(".json"));
			return files.map((name) => JSON.parse(readFileSync(join(branches, name), "utf8")).time_zone);
		} catch {
			// The build reports files that cannot be read.
			return [];
		}
	});
	return [...new Set([undefined, ...zones])];
}

/** Returns when the last day began in one of the time zones: from then on, dates in the content may have another effect. */
function startOfNewestDay(now: number, zones: readonly (string | undefined)[]): number {
	const starts = zones.map((zone = defaultTimeZone) =>
		startOfDay(shopDate(now, [{ schedule: { time_zone: zone } }]), zone),
	);
	return Math.max(...starts);
}

/** The moments in a file, and the status time with which it had them. */
interface FileMoments {
	readonly changedAt: number;
	readonly times: readonly number[];
}

const momentPattern = new RegExp(`"(?:${Object.keys(publicationFields).join("|")})"\\s*:\\s*"([^"]+)"`, "g");

/** Creates a function that returns when an item in JSON files of a folder was last published or withdrawn; it reads only changed files. */
function createLastPublication(now: () => number): (folder: string) => number {
	const read = new Map<string, FileMoments>();

	function momentsIn(file: string): readonly number[] {
		const changedAt = statSync(file).ctimeMs;
		const last = read.get(file);
		if (last?.changedAt === changedAt) return last.times;
		const texts = [...readFileSync(file, "utf8").matchAll(momentPattern)].map(([, text = ""]) => text);
		// The build reports what is no moment.
		const times = texts.map((text) => Date.parse(text)).filter((time) => !Number.isNaN(time));
		read.set(file, { changedAt, times });
		return times;
	}

	function newest(folder: string): number {
		try {
			const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
			const times = files.flatMap((name) => momentsIn(join(folder, name)));
			return times.reduce((last, time) => (time <= now() && time > last ? time : last), 0);
		} catch {
			return 0;
		}
	}
	return (folder) => Math.max(...publishedFolders.map((name) => newest(join(folder, name))));
}

/** Finds out when sites last changed. */
export interface NewestChanges {
	/** Returns the time of a site's last change in milliseconds since 1970; null if only its content service could say it. */
	of(siteDirectory: string): Promise<number | null>;
}

/** Creates a {@link NewestChanges}. */
export function createNewestChanges(configs: SiteConfigs, now: () => number = Date.now): NewestChanges {
	const lastPublication = createLastPublication(now);

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
			return Math.max(
				startOfNewestDay(now(), timeZonesIn(folders)),
				...[siteDirectory, ...folders].map(newestIn),
				...folders.map(lastPublication),
			);
		},
	};
}
