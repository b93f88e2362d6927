import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ModuleSource } from "#adapters/composition/module-content.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import type { ContentSource, SourceContent } from "#core/content/source-content.ts";
import { fail, type Result, reasonOf, succeed } from "#core/shared/result.ts";
import { programEntry } from "#renderer/bundler/program-directory.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { configFile, moduleFinding } from "#renderer/config/load-config.ts";
import { importSiteModule, SiteModuleError } from "#renderer/config/site-module.ts";
import type { SelectedContent } from "#renderer/site/content-source.ts";

/** Content that a source gave earlier, and when. */
interface LastLoad {
	/** When the module had been changed. */
	readonly changed: number;
	readonly at: Date;
	readonly content: SourceContent;
}

/** The last content of each source by its file: a source may say that nothing has changed. */
const lastLoads = new Map<string, LastLoad>();

function error(file: string, field: string | null, key: string, params: ContentFinding["params"] = {}) {
	return { severity: "error", file, field, key, params } as const;
}

function isSource(value: unknown): value is ContentSource {
	return typeof Object(value).load === "function";
}

/** A path within a content folder; the checks of the content report unknown ones. */
const documentPath = /^(?!.*(?:^|\/)\.)[\w-]+(?:\/[\w.-]+)*\.(?:json|md)$/;
const imageName = /^[^/\\]+$/;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the faults of the content that a source returned. */
function contentFaults(module: string, given: unknown): readonly ContentFinding[] {
	const { documents, images = {}, places = {} } = Object(given);
	const field = !isRecord(documents)
		? "documents"
		: !isRecord(images)
			? "images"
			: !isRecord(places)
				? "places"
				: null;
	if (field !== null) return [error(module, field, "config.sourceContent")];
	const paths = Object.keys(documents)
		.filter((path) => !documentPath.test(path))
		.map((found) => error(module, "documents", "config.sourcePath", { found }));
	const files = Object.entries<unknown>(images)
		.filter(([name, path]) => !imageName.test(name) || typeof path !== "string" || !existsSync(path))
		.map(([name, path]) => error(module, "images", "config.sourceImage", { name, path: String(path) }));
	return [...paths, ...files];
}

/** Calls a source for its content; exceptions and faults of the content are findings. */
async function loadFrom(
	source: ContentSource,
	module: string,
	path: string,
	request: Parameters<ContentSource["load"]>[0],
): Promise<Result<SourceContent, readonly ContentFinding[]>> {
	const changed = statSync(path).mtimeMs;
	const last = lastLoads.get(path);
	const loaded = last?.changed === changed ? last : null;
	const at = new Date();
	let given: SourceContent | null;
	try {
		given = await source.load({ ...request, since: loaded?.at ?? null });
	} catch (caught) {
		return fail([error(module, null, "config.sourceFailed", { reason: reasonOf(caught) })]);
	}
	if (given === null && loaded) return succeed(loaded.content);
	const faults = contentFaults(module, given);
	if (faults.length > 0 || given === null) return fail(faults);
	try {
		JSON.stringify(given.documents);
	} catch (caught) {
		return fail([error(module, "documents", "config.sourceFailed", { reason: reasonOf(caught) })]);
	}
	lastLoads.set(path, { changed, at, content: given });
	return succeed(given);
}

/** Opens the module of a site that gives its content. */
export async function openSourceModule(
	siteDirectory: string,
	{ sourceModule, contentDirectory }: SelectedContent,
	config: Pick<SiteConfig, "languages" | "defaultLanguage">,
): Promise<Result<ModuleSource | null, readonly ContentFinding[]>> {
	if (!sourceModule) return succeed(null);
	const { module, hasBase } = sourceModule;
	const path = join(siteDirectory, module);
	if (!existsSync(path))
		return fail([error(configFile, "content.module", "config.noSource", { file: module })]);
	let source: unknown;
	try {
		source = await importSiteModule(resolve(siteDirectory), path, programEntry);
	} catch (caught) {
		if (!(caught instanceof SiteModuleError)) throw caught;
		return fail([moduleFinding(caught.fault)]);
	}
	if (!isSource(source)) return fail([error(module, null, "config.sourceNoLoad")]);
	const { defaultLanguage: main } = config;
	const languages = [main, ...config.languages.filter((language) => language !== main)];
	const name = module.replace(/^\.\//, "");
	return succeed({
		baseFolders: hasBase ? [contentDirectory] : [],
		load: (readBase) =>
			loadFrom(source, name, path, {
				since: null,
				siteDirectory: resolve(siteDirectory),
				languages,
				readBase,
			}),
	});
}
