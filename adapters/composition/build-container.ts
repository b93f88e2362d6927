import { Container } from "inversify";
import type { DirectusContent, DirectusSource } from "#adapters/composition/directus-content.ts";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import type { FilesReadBefore } from "#adapters/content-files/files-read-before.ts";
import { createFilePlaces } from "#adapters/content-files/finding-places.ts";
import type { FindingPlaces } from "#core/ports/finding-places.ts";
import type { Logger } from "#core/ports/logger.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import type { Language } from "#core/shared/language.ts";

/** What decides which adapters a build uses. */
export interface BuildSettings {
	readonly languages: readonly Language[];
	/** The shop's root path without languages; the default one where left out. */
	readonly storeRoot?: string;
	/** The content folder, absolute; the one that is filled from Directus where that is the source. */
	readonly contentDirectory: string;
	/** The folder whose files count where the content folder has none, absolute; none where left out. */
	readonly baseDirectory?: string;
	/** What was read from the content folder in earlier builds; nothing where left out. */
	readonly readBefore?: FilesReadBefore;
	/** The Directus that the content folder is filled from; none where left out. */
	readonly directus?: DirectusSource;
	readonly logger: Logger;
}

/** The ports of a build, each ready to use. */
export interface BuildPorts {
	readonly content: SiteContent;
	/** The content again, with what only Directus can tell; null where it comes from elsewhere. */
	readonly directus: DirectusContent | null;
	/** Where editors change what findings name. */
	readonly places: FindingPlaces;
}

/** The content of a Directus. Its client and model take a twentieth of a second to load, which other sites do not need. */
async function directusContent(settings: BuildSettings): Promise<DirectusContent | null> {
	if (!settings.directus) return null;
	const { createDirectusContent } = await import("#adapters/composition/directus-content.ts");
	return createDirectusContent(settings.directus, settings);
}

/** Puts a build together: each binding names what its port is made from, and each port is made once. */
export async function buildPorts(settings: BuildSettings): Promise<BuildPorts> {
	const { contentDirectory: directory, baseDirectory: basedOn, languages, storeRoot, readBefore } = settings;
	const folders = {
		directory,
		...(basedOn !== undefined && { basedOn }),
		...(storeRoot !== undefined && { storeRoot }),
	};
	const container = new Container({ defaultScope: "Singleton" });
	container.bind<DirectusContent | null>("directus").toConstantValue(await directusContent(settings));
	container
		.bind<FindingPlaces>("places")
		.toResolvedValue(
			(directus: DirectusContent | null) => directus?.places ?? createFilePlaces(directory, basedOn),
			["directus"],
		);
	container
		.bind<SiteContent>("content")
		.toResolvedValue(
			(directus: DirectusContent | null) =>
				directus ?? createContentFiles({ ...folders, languages, ...(readBefore && { readBefore }) }),
			["directus"],
		);
	return {
		content: container.get("content"),
		directus: container.get("directus"),
		places: container.get("places"),
	};
}
