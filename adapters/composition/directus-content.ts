import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DirectusMemory } from "#adapters/composition/directus-memory.ts";
import { createContentClient } from "#adapters/content-directus/client/content-client.ts";
import { digestOfContent, textOfDocument } from "#adapters/content-directus/pull/content-folder.ts";
import { collectionOf, type Origin, type Origins } from "#adapters/content-directus/pull/origins.ts";
import { directusPlaces } from "#adapters/content-directus/pull/places.ts";
import { type Drafts, noDrafts } from "#adapters/content-directus/pull/project-documents.ts";
import { type ProjectContent, readProject } from "#adapters/content-directus/pull/pull-content.ts";
import { createRowCache, type RowCacheOptions } from "#adapters/content-directus/pull/row-cache.ts";
import { itemId } from "#adapters/content-directus/pull/row-owners.ts";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import { createFilePlaces } from "#adapters/content-files/finding-places.ts";
import type { ContentFolder } from "#adapters/content-files/folder.ts";
import type { ContentItems } from "#adapters/content-files/hold-back/content-items.ts";
import { createHoldBack, type HoldBack, type Holding } from "#adapters/content-files/hold-back/hold-back.ts";
import { createMemoryFolder } from "#adapters/content-files/memory-folder.ts";
import { noParsedFiles, type ParsedFileCache } from "#adapters/content-files/parsed-file-cache.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import type { Language } from "#core/language/language.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { FindingPlaces } from "#core/ports/finding-places.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import type { ShopAddress } from "#core/routes/shop-path-segments.ts";
import { type Result, succeed } from "#core/shared/result.ts";

/** The Directus that contains a site's content. */
export interface DirectusSource {
	readonly url: string;
	/** The domain of the project. */
	readonly project: string;
	/** A static token; null for public access. */
	readonly token: string | null;
	/** Whether to read drafts as if they were published. */
	readonly drafts: boolean;
	/** The absolute path of the folder for downloaded images. */
	readonly images: string;
	/** The absolute path of the file with the last published state of items. */
	readonly published: string;
	/** The rows of the last reading, so that only changes are requested; by default every reading requests everything. */
	readonly rows?: Omit<RowCacheOptions, "token">;
	/** Keeps what Directus has answered in memory. */
	readonly memory?: DirectusMemory;
}

/** The options for reading the content. */
export interface DirectusOptions {
	readonly languages: readonly Language[];
	/** The language whose paths have no prefix. */
	readonly defaultLanguage: Language;
	/** The options that the paths of the shop depend on; those of a shop at the standard root if omitted. */
	readonly shop?: ShopAddress;
	readonly logger: Logger;
}

/** A site's content from Directus, as a content folder in memory, so that the same rules apply to both. */
export interface DirectusContent extends SiteContent, Holding {
	/** Reads Directus again; returns whether anything changed. The loaded content stays as it was. */
	refresh(): Promise<Result<boolean, readonly ContentFinding[]>>;
	/** Returns the parts of the content that only editors may see. */
	drafts(): Drafts;
	/** Returns the name of an item in a content folder by its id in Directus; null if the content does not have it. */
	itemName(collection: string, id: string): string | null;
	/** Returns the id in Directus of an item by its name in a content folder; null if the content does not have it. */
	itemId(collection: string, name: string): string | null;
	/** Returns how many items and files the last loading has read, as text; null before. */
	itemCounts(): string | null;
	/** The values parsed from its documents and images, if they are kept. */
	readonly parsedFiles: ParsedFileCache;
	/** Finds the items of findings in Directus. */
	readonly places: FindingPlaces;
}

/** Returns content as a folder in memory; its images are downloads. */
function folderOf({ documents, images }: ContentItems, cache: string): ContentFolder {
	return createMemoryFolder({
		texts: new Map([...documents].map(([file, value]) => [file, textOfDocument(value)])),
		images: new Map([...images].map(([name, { path }]) => [`media/${name}`, join(cache, path)])),
	});
}

/** Returns the documents and images of a project without some items. */
function contentItems(project: ProjectContent, without: ReadonlySet<string>): ContentItems {
	const { documents, origins, faults } = project.documents(without);
	const idOf = (origin: Origin) => itemId(collectionOf(origin), origin.id);
	return {
		documents,
		// Parts of the project itself, such as its theme, are no items of their own.
		items: new Map([...origins].flatMap(([place, origin]) => (origin.within ? [] : [[place, idOf(origin)]]))),
		images: new Map(
			project.images
				.map(({ id, name, cached }) => [name, { item: itemId("directus_files", id), path: cached }] as const)
				.filter(([, { item }]) => !without.has(item)),
		),
		faults: [...project.faults, ...faults],
	};
}

/** Returns the origins of documents some of which are in their last published state. */
function originsOf({ items }: ContentItems, current: Origins): Origins {
	const byItem = new Map(
		[...current.values()].flatMap((origin) =>
			origin.within ? [] : ([[itemId(collectionOf(origin), origin.id), origin]] as const),
		),
	);
	const ofProject = [...current].filter(([, { within }]) => within !== "");
	const ofItems = [...items].map(([place, item]) => {
		const id = item.slice(item.indexOf("/") + 1);
		return [place, byItem.get(item) ?? { item, id, german: false, within: "" }] as const;
	});
	return new Map([...ofProject, ...ofItems]);
}

/** The content that is open: the last one that was put together. */
interface Opened {
	folder: ContentFolder | null;
	places: FindingPlaces;
}

/** Creates the holding back of a project's faulty items; it changes what is opened. */
function holdBackItems(
	project: ProjectContent,
	source: DirectusSource,
	files: Pick<SiteContent, "load">,
	opened: Opened,
	site: Pick<DirectusOptions, "languages" | "defaultLanguage">,
): HoldBack {
	const { url, images: cache, published: publishedFile } = source;
	const { rows, images } = project;
	const { origins } = project.documents();
	const imageIds = new Map(images.map(({ name, id }) => [name, id]));
	return createHoldBack({
		...site,
		publishedFile,
		contentWithout: (items) => contentItems(project, items),
		hasImage: (path) => existsSync(join(cache, path)),
		open(items) {
			opened.folder = folderOf(items, cache);
			const inFiles = createFilePlaces(opened.folder);
			const options = { rows, imageIds, url, origins: originsOf(items, origins) };
			const places = directusPlaces(inFiles, options);
			opened.places = places;
			return {
				load: files.load,
				inDocument: (finding) => ({ ...finding, ...inFiles.locate(finding) }),
				forEditors: (finding) => ({ ...finding, ...places.locate(finding) }),
			};
		},
	});
}

/** Creates the content of a Directus project; its findings name collection, item and field (B-USE-04). */
export function createDirectusContent(source: DirectusSource, options: DirectusOptions): DirectusContent {
	const { url, project, token, images: cache } = source;
	const { languages, defaultLanguage, shop, logger } = options;
	const site = { languages, defaultLanguage };
	const rowCache = source.rows && createRowCache({ ...source.rows, token });
	const opened: Opened = { folder: null, places: createFilePlaces(null) };
	let digest: string | null = null;
	let drafts = noDrafts;
	let origins: Origins = new Map();
	let holding: HoldBack | null = null;
	let itemCounts: string | null = null;
	const parsedFiles = source.memory?.parsedFiles(() => opened.folder) ?? noParsedFiles;
	const files = createContentFiles({
		directory: url,
		parsedFiles,
		...site,
		openFolder: () => opened.folder,
		...(shop && { shop }),
	});

	/** Reads the project; returns it with whether anything has changed. */
	async function read() {
		const direct = createContentClient({ url, project, logger, ...(token === null ? {} : { token }) });
		const client = source.memory?.over(direct) ?? direct;
		try {
			const readOnce = () =>
				readProject({ ...{ client, cache, drafts: source.drafts }, ...(rowCache && { rowCache }) });
			let next = await readOnce();
			while (next.ok && source.memory?.forgetDependents()) next = await readOnce();
			if (!next.ok) return next;
			const { documents, drafts: shown, origins: found } = next.value.documents();
			const former = digest;
			digest = digestOfContent(documents, next.value.images, shown);
			return succeed({ content: next.value, origins: found, drafts: shown, changed: former !== digest });
		} finally {
			direct.close();
		}
	}

	return {
		drafts: () => drafts,
		places: { locate: (finding) => opened.places.locate(finding) },
		itemName(collection, id) {
			const found = [...origins.values()].find(
				(origin) => origin.id === id && collectionOf(origin) === collection,
			);
			return found?.item.slice(collection.length + 1) ?? null;
		},
		itemId: (collection, name) =>
			[...origins.values()].find(({ item }) => item === `${collection}/${name}`)?.id ?? null,
		itemCounts: () => itemCounts,
		parsedFiles,
		async refresh() {
			const next = await read();
			return next.ok ? succeed(next.value.changed) : next;
		},
		async load() {
			const next = await read();
			if (!next.ok) return next;
			({ drafts, origins } = next.value);
			({ itemCounts } = next.value.content);
			holding = holdBackItems(next.value.content, source, files, opened, site);
			return holding.load();
		},
		holdBack: async (errors) => (await holding?.holdBack(errors)) ?? null,
		held: () => holding?.held() ?? [],
		savePublished: (keepsFormer) => holding?.savePublished(keepsFormer),
		pageBody: files.pageBody,
		media: files.media,
	};
}
