import { Container } from "inversify";
import type { DirectusContent, DirectusSource } from "#adapters/composition/directus-content.ts";
import type { ModuleContent, ModuleSource } from "#adapters/composition/module-content.ts";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import { createFilePlaces } from "#adapters/content-files/finding-places.ts";
import { openFolder } from "#adapters/content-files/folder.ts";
import { folderWithout } from "#adapters/content-files/folder-without.ts";
import type { Holding } from "#adapters/content-files/hold-back/hold-back.ts";
import type { ParsedFileCache } from "#adapters/content-files/parsed-file-cache.ts";
import type { Language } from "#core/language/language.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { FindingPlaces } from "#core/ports/finding-places.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import type { ShopAddress } from "#core/routes/shop-path-segments.ts";

/** The settings that select a build's adapters. */
export interface BuildSettings {
	readonly languages: readonly Language[];
	/** The language whose paths have no prefix. */
	readonly defaultLanguage: Language;
	/** The options that the paths of the shop depend on; those of a shop at the standard root if omitted. */
	readonly shop?: ShopAddress;
	/** The absolute path of the content folder; with Directus as source, the folder of its downloads. */
	readonly contentDirectory: string;
	/** The absolute path of the folder with fallbacks for files that the content folder lacks; none if omitted. */
	readonly baseDirectory?: string;
	/** Files of the content folder to read it without, relative to it; none by default. */
	readonly leftOut?: ReadonlySet<string>;
	/** The cache of parsed content files; none by default. */
	readonly parsedFiles?: ParsedFileCache;
	/** Whether a content folder without a home page in a language is read, for a check that names all that is missing. */
	readonly mayLackHome?: boolean;
	/** The Directus with the site's content; by default the content is in a folder. */
	readonly directus?: DirectusSource;
	/** The site's own content source; by default the content is in a folder. */
	readonly module?: ModuleSource;
	readonly logger: Logger;
}

/** The ports of a build, ready to use. */
export interface BuildPorts {
	readonly content: SiteContent;
	/** The content with Directus metadata; null for other sources. */
	readonly directus: DirectusContent | null;
	/** Holds back faulty items of a content service; null for a content folder, which is published as a whole. */
	readonly holding: Holding | null;
	/** Finds the places of findings, for editors. */
	readonly places: FindingPlaces;
}

/**
 * Creates the content of a Directus. Loaded late, because its client and model take a twentieth of a second and
 * other sites do not need them.
 */
async function directusContent(settings: BuildSettings): Promise<DirectusContent | null> {
	if (!settings.directus) return null;
	const { createDirectusContent } = await import("#adapters/composition/directus-content.ts");
	return createDirectusContent(settings.directus, settings);
}

/** Creates the content of a site's own source; null if the site has none. */
async function moduleContent({
	module,
	contentDirectory: directory,
	languages,
	defaultLanguage,
	shop,
}: BuildSettings): Promise<ModuleContent | null> {
	if (!module) return null;
	const { createModuleContent } = await import("#adapters/composition/module-content.ts");
	return createModuleContent(module, {
		...{ directory, languages, defaultLanguage },
		...(shop && { shop }),
	});
}

/** Composes a build's ports: each binding names its dependencies, and each port is created once. */
export async function buildPorts(settings: BuildSettings): Promise<BuildPorts> {
	const { contentDirectory: directory, baseDirectory: basedOn, shop, parsedFiles, leftOut } = settings;
	const { mayLackHome = false } = settings;
	const open = () => openFolder(directory, ...(basedOn === undefined ? [] : [basedOn]));
	const openWithout = (files: ReadonlySet<string>) => () => {
		const folder = open();
		return folder && folderWithout(folder, files);
	};
	const folders = {
		directory,
		languages: settings.languages,
		defaultLanguage: settings.defaultLanguage,
		...(basedOn !== undefined && { basedOn }),
		...(shop && { shop }),
	};
	const container = new Container({ defaultScope: "Singleton" });
	container.bind<DirectusContent | null>("directus").toConstantValue(await directusContent(settings));
	container.bind<ModuleContent | null>("module").toConstantValue(await moduleContent(settings));
	container
		.bind<FindingPlaces>("places")
		.toResolvedValue(
			(directus: DirectusContent | null, module: ModuleContent | null) =>
				directus?.places ?? module?.places ?? createFilePlaces(open()),
			["directus", "module"],
		);
	container.bind<SiteContent>("content").toResolvedValue(
		(directus: DirectusContent | null, module: ModuleContent | null) =>
			directus ??
			module?.content ??
			createContentFiles({
				...folders,
				mayLackHome,
				...(parsedFiles && { parsedFiles }),
				...(leftOut && { openFolder: openWithout(leftOut) }),
			}),
		["directus", "module"],
	);
	return {
		content: container.get("content"),
		directus: container.get("directus"),
		holding: container.get("directus"),
		places: container.get("places"),
	};
}
