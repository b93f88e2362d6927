import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { systemTime } from "#adapters/system-time/system-time.ts";
import { readChecked, writeChecked } from "#renderer/cache/checked-file.ts";
import { digestOf } from "#renderer/cache/digest-of.ts";
import { isSameScan, type ScannedFiles } from "#renderer/cache/scan-files.ts";
import { codeDigest, scanSources } from "#renderer/cache/source-digests.ts";
import { configFile } from "#renderer/config/load-config.ts";
import { currentOf } from "#renderer/output/current-folder.ts";
import type { BuildReport } from "#renderer/render/build-report.ts";
import type { ContentChoice, ContentFolders } from "#renderer/site/content-source.ts";

/** Which build it is: a site, where its output goes, and where its content comes from. */
export interface BuildPlace {
	readonly siteDirectory: string;
	readonly outputDirectory: string;
	readonly content: ContentChoice;
}

/** What a site was built from, and what came of it. */
interface BuiltSources {
	/** The folder that the output leads to. */
	readonly folder: string;
	readonly folders: ContentFolders;
	/** Digest of the program, the site's code and all else but the content. */
	readonly settings: string;
	readonly files: ScannedFiles;
	readonly report: BuildReport;
}

function sourcesFile(outputDirectory: string): string {
	return join(dirname(outputDirectory), ".facette-cache", `build-${basename(outputDirectory)}.sources.json`);
}

const variable = /\bprocess\.env\.(\w+)/g;
const imported = /\b(?:import|from)\b\s*["'`]([^"'`]*)["'`]/g;
/** What can say another thing each time it is asked. */
const outside =
	/\b(?:process|globalThis|require|Date|Math|fetch|eval|Function|await|import\s*\(|import\.meta)\b/;

/**
 * The variables of the environment that a configuration reads, where these and its text decide all that it says: it
 * imports nothing but this program and asks nothing else of its surroundings. Null for others, which have to be run.
 */
export function variablesOf(text: string): readonly string[] | null {
	const names = [...text.matchAll(variable)].map(([, name = ""]) => name);
	const others = [...text.matchAll(imported)].filter(([, name]) => name !== "facette");
	return others.length > 0 || outside.test(text.replace(variable, "")) ? null : names;
}

/** Digest of what a configuration says; null where only running it can tell. */
export function configKey(siteDirectory: string): string | null {
	const file = join(siteDirectory, configFile);
	const text = existsSync(file) ? readFileSync(file, "utf8") : null;
	const names = text === null ? null : variablesOf(text);
	return names && digestOf(text, ...names.map((name) => process.env[name] ?? null));
}

/** Digest of all that decides but the content; null where only running the configuration can tell. */
function settingsOf(
	{ siteDirectory, outputDirectory, content }: BuildPlace,
	folders: ContentFolders,
	code = codeDigest(siteDirectory, folders, outputDirectory),
): string | null {
	const config = configKey(siteDirectory);
	return config && digestOf(code, content, folders, config, today());
}

/** The day of the build, on which feeds depend: "2026-11-22". */
export function today(): string {
	return new Date(systemTime.now()).toISOString().slice(0, 10);
}

/** What a build is made from, looked at before it reads anything; null where only a build can tell. */
export interface SeenSources {
	readonly folders: ContentFolders;
	readonly settings: string;
	readonly files: ScannedFiles;
}

/** The sources of a build whose content is in folders; `code` is the digest of the program and the site's code. */
export function seenSources(
	place: BuildPlace,
	folders: ContentFolders,
	code: string,
	files: ScannedFiles,
): SeenSources | null {
	const settings = settingsOf(place, folders, code);
	return settings === null ? null : { folders, settings, files };
}

/** Notes what a site was built from, so that the next build can see that nothing has changed. */
export function noteSources(place: BuildPlace, seen: SeenSources | null, report: BuildReport): void {
	const folder = currentOf(place.outputDirectory);
	writeChecked(
		sourcesFile(place.outputDirectory),
		seen && folder !== null ? { folder, ...seen, report } : null,
	);
}

/** The files of content, as they were when it was looked whether one has changed. */
export interface ScannedContent {
	readonly folders: ContentFolders;
	readonly files: ScannedFiles;
}

/** What there is to know of a build before it begins. */
export interface FirstLook {
	/** The report of the last build where nothing has changed since then; null where something has, or may have. */
	readonly unchanged: BuildReport | null;
	/** Null where no content was looked at. */
	readonly scanned: ScannedContent | null;
}

/** Looks whether anything has changed since the last build. */
export function lookForChanges(place: BuildPlace): FirstLook {
	const start = performance.now();
	const { outputDirectory } = place;
	const built = (readChecked(sourcesFile(outputDirectory))?.value ?? null) as BuiltSources | null;
	if (!built || !existsSync(outputDirectory) || built.folder !== currentOf(outputDirectory))
		return { unchanged: null, scanned: null };
	const { folders, report } = built;
	const files = scanSources(folders);
	const scanned = files && { folders, files };
	const isSame =
		files !== null &&
		isSameScan(built.files, files) &&
		existsSync(join(place.siteDirectory, configFile)) &&
		built.settings === settingsOf(place, folders);
	const seconds = (performance.now() - start) / 1000;
	const nothing = { rendered: 0, removed: 0, written: 0, workers: 0 };
	return { unchanged: isSame ? { ...report, ...nothing, seconds } : null, scanned };
}
