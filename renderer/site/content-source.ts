import { join, resolve } from "node:path";
import type { BuildSettings } from "#adapters/composition/build-container.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { machineDomain } from "#core/internet/domain-name.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { configFile } from "#renderer/config/load-config.ts";

/** Where a command takes the content from, whatever the configuration says. */
export interface ContentChoice {
	/** Null for what the configuration names. */
	readonly from: "files" | "directus" | null;
	/** The URL of Directus; null for the configuration's. */
	readonly url: string | null;
	/** The domain of the project; null for the configuration's, else the site's own. */
	readonly project: string | null;
	/** A static token of Directus, from the environment; null reads as visitors may. */
	readonly token: string | null;
	/** Whether drafts are shown as if they were published. */
	readonly drafts: boolean;
}

/** The content that the configuration names, as visitors see it. */
export const asConfigured: ContentChoice = {
	from: null,
	url: null,
	project: null,
	token: null,
	drafts: false,
};

/** The variable of the environment that holds the token of Directus; no file of a site ever does. */
export const tokenVariable = "FACETTE_DIRECTUS_TOKEN";

/** The folder of a site that holds what Directus gave; it can be removed at any time. */
export function directusCache(siteDirectory: string): string {
	return join(siteDirectory, ".facette", "directus");
}

function missing(key: string): Result<never, readonly ContentFinding[]> {
	return fail([{ severity: "error", file: configFile, field: "content", key, params: {} }]);
}

/** Where a site's content is on the disk. */
export type ContentFolders = Pick<BuildSettings, "contentDirectory" | "baseDirectory">;

/** The folders of content, that whose files take the place of the others' first. */
export function foldersOf({ contentDirectory, baseDirectory }: ContentFolders): readonly string[] {
	return baseDirectory === undefined ? [contentDirectory] : [contentDirectory, baseDirectory];
}

/** Decides where a site's content comes from, and where it then is on the disk. */
export function contentSource(
	siteDirectory: string,
	{ content, domain }: SiteConfig,
	choice: ContentChoice,
): Result<ContentFolders & Pick<BuildSettings, "directus">, readonly ContentFinding[]> {
	if ((choice.from ?? content.from) === "files") {
		if (content.from !== "files") return missing("config.noFolder");
		const { directory, basedOn } = content;
		return succeed({
			contentDirectory: resolve(siteDirectory, directory),
			...(basedOn !== undefined && { baseDirectory: resolve(siteDirectory, basedOn) }),
		});
	}
	const named = content.from === "directus" ? content : null;
	const url = choice.url ?? named?.url ?? null;
	if (url === null) return missing("config.noDirectus");
	const asked = choice.project && (machineDomain(choice.project) ?? choice.project);
	const project = asked ?? named?.project ?? domain;
	const cache = directusCache(siteDirectory);
	return succeed({
		contentDirectory: cache,
		directus: {
			url,
			project,
			token: choice.token,
			drafts: choice.drafts && choice.token !== null,
			images: join(cache, "pictures"),
		},
	});
}
