import { join, resolve } from "node:path";
import type { BuildSettings } from "#adapters/composition/build-container.ts";
import type { DirectusMemory } from "#adapters/composition/directus-memory.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { machineDomain } from "#core/internet/domain-name.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { configFile } from "#renderer/config/load-config.ts";
import { prefixedVariable } from "#renderer/config/shop-environment.ts";
import manifest from "../../package.json" with { type: "json" };

/** A command's choice of the content source, which overrides the configuration. */
export interface ContentChoice {
	/** Null for the configuration's source. */
	readonly from: "files" | "directus" | null;
	/** The URL of Directus; null for the configuration's. */
	readonly url: string | null;
	/** The domain of the project; null for the configuration's, or else the site's own. */
	readonly project: string | null;
	/** A static token of Directus, from the environment; null reads with the rights of visitors. */
	readonly token: string | null;
	/** Whether drafts are shown like published content. */
	readonly drafts: boolean;
	/** Whether all of it is read again, even what has not changed since the last reading. */
	readonly fresh?: boolean;
	/** The moment at which dates in the content are seen, in milliseconds since 1970; by default that of the clock. */
	readonly now?: number;
	/** Files of the content folder to read it without, relative to it. */
	readonly leftOut?: ReadonlySet<string>;
	/** Keeps what Directus has answered in memory. */
	readonly memory?: DirectusMemory;
}

/** The content of the configuration, without drafts. */
export const asConfigured: ContentChoice = {
	from: null,
	url: null,
	project: null,
	token: null,
	drafts: false,
};

/** The environment variable with the token of Directus; no file of a site contains it. */
export const tokenVariable = "FACETTE_DIRECTUS_TOKEN";

/** Returns the folder of a site for cached content of Directus; it can be removed at any time. */
export function directusCache(siteDirectory: string): string {
	return join(siteDirectory, ".facette", "directus");
}

/** Returns the folder of a site whose source gives all content; it has no files. */
function sourceCache(siteDirectory: string): string {
	return join(siteDirectory, ".facette", "source");
}

function missing(key: string): Result<never, readonly ContentFinding[]> {
	return fail([{ severity: "error", file: configFile, field: "content", key, params: {} }]);
}

/** The folders of a site's content. */
export type ContentFolders = Pick<BuildSettings, "contentDirectory" | "baseDirectory">;

/** Returns the folders of content in order of precedence. */
export function contentFolders({ contentDirectory, baseDirectory }: ContentFolders): readonly string[] {
	return baseDirectory === undefined ? [contentDirectory] : [contentDirectory, baseDirectory];
}

/** The source of a site's content, and its folders. */
export interface SelectedContent extends ContentFolders, Pick<BuildSettings, "directus" | "leftOut"> {
	/** The module of the site that gives the content, and whether it adds to the content folder. */
	readonly sourceModule?: { readonly module: string; readonly hasBase: boolean };
}

/** Returns the source of a site's content and its folders; findings if the source is not configured. */
export function contentSource(
	siteDirectory: string,
	{ content, domain, envPrefix }: Pick<SiteConfig, "content" | "domain" | "envPrefix">,
	choice: ContentChoice,
): Result<SelectedContent, readonly ContentFinding[]> {
	if ((choice.from ?? content.from) === "files") {
		if (content.from !== "files") return missing("config.noFolder");
		const { directory, basedOn } = content;
		return succeed({
			contentDirectory: resolve(siteDirectory, directory),
			...(basedOn !== undefined && { baseDirectory: resolve(siteDirectory, basedOn) }),
			...(choice.leftOut && { leftOut: choice.leftOut }),
		});
	}
	if (choice.from === null && content.from === "module") {
		const { module, basedOn = null } = content;
		return succeed({
			contentDirectory: basedOn === null ? sourceCache(siteDirectory) : resolve(siteDirectory, basedOn),
			sourceModule: { module, hasBase: basedOn !== null },
		});
	}
	const configured = content.from === "directus" ? content : null;
	const url = choice.url ?? configured?.url ?? null;
	if (url === null) return missing("config.noDirectus");
	const chosenProject = choice.project && (machineDomain(choice.project) ?? choice.project);
	const project = chosenProject ?? configured?.project ?? domain;
	const cache = directusCache(siteDirectory);
	const token = prefixedVariable(envPrefix, tokenVariable) ?? choice.token;
	const drafts = choice.drafts && token !== null;
	const rows = {
		file: join(cache, `rows-${project}${drafts ? "-drafts" : ""}.ndjson`),
		program: manifest.version,
		isFresh: choice.fresh ?? false,
	};
	return succeed({
		contentDirectory: cache,
		directus: {
			url,
			project,
			token,
			drafts,
			images: join(cache, "pictures"),
			...(choice.memory ? { memory: choice.memory } : { rows }),
			published: join(siteDirectory, ".facette", `published-${project}.json`),
		},
	});
}
