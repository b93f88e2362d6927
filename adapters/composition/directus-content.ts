import { join } from "node:path";
import type { DirectusMemory } from "#adapters/composition/directus-memory.ts";
import { createContentClient } from "#adapters/content-directus/client/content-client.ts";
import { digestOfContent, textOfDocument } from "#adapters/content-directus/pull/content-folder.ts";
import { atItem, directusPlaces } from "#adapters/content-directus/pull/findings.ts";
import { type Drafts, noDrafts } from "#adapters/content-directus/pull/project-documents.ts";
import { type ProjectContent, readProject } from "#adapters/content-directus/pull/pull-content.ts";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import { createFilePlaces } from "#adapters/content-files/finding-places.ts";
import type { ContentFolder } from "#adapters/content-files/folder.ts";
import { createMemoryFolder } from "#adapters/content-files/memory-folder.ts";
import { noParsedFiles, type ParsedFileCache } from "#adapters/content-files/parsed-file-cache.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import type { Language } from "#core/language/language.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { FindingPlaces } from "#core/ports/finding-places.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import type { ShopAddress } from "#core/routes/shop-paths.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

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
	/** Keeps what Directus has answered; by default every reading requests everything. */
	readonly memory?: DirectusMemory;
}

/** The options for reading the content. */
export interface DirectusOptions {
	readonly languages: readonly Language[];
	/** The language whose paths have no prefix. */
	readonly defaultLanguage: Language;
	/** What the paths of the shop depend on; those of a shop at the standard root if omitted. */
	readonly shop?: ShopAddress;
	readonly logger: Logger;
}

/** A site's content from Directus, as a content folder in memory, so that the same rules apply to both. */
export interface DirectusContent extends SiteContent {
	/** Reads Directus again; returns whether anything changed. A failure leaves the content as it was. */
	refresh(): Promise<Result<boolean, readonly ContentFinding[]>>;
	/** Returns the parts of the content that only editors may see. */
	drafts(): Drafts;
	/** Returns the name of an item in a content folder by its id in Directus; null if the content does not have it. */
	itemName(collection: string, id: string): string | null;
	/** The values parsed from its documents and images, if they are kept. */
	readonly parsedFiles: ParsedFileCache;
	/** Finds the items of findings in Directus. */
	readonly places: FindingPlaces;
}

/** Returns a project's content as a folder in memory; its images are downloads. */
function folderOf({ documents, images }: ProjectContent, cache: string): ContentFolder {
	return createMemoryFolder({
		texts: new Map([...documents].map(([file, value]) => [file, textOfDocument(value)])),
		images: new Map(images.map(({ name, cached }) => [`media/${name}`, join(cache, cached)])),
	});
}

/** Creates the content of a Directus project; its findings name collection, item and field (B-USE-04). */
export function createDirectusContent(source: DirectusSource, options: DirectusOptions): DirectusContent {
	const { url, project, token, images: cache } = source;
	const { languages, defaultLanguage, shop, logger } = options;
	let current: ProjectContent | null = null;
	let folder: ContentFolder | null = null;
	/** The content that was read last. */
	let places: FindingPlaces | null = null;
	const parsedFiles = source.memory?.parsedFiles(() => folder) ?? noParsedFiles;
	const files = createContentFiles({
		directory: url,
		parsedFiles,
		languages,
		defaultLanguage,
		openFolder: () => folder,
		...(shop && { shop }),
	});

	/** Reads the project; returns whether anything changed. A failure leaves the content as it was. */
	async function read(): Promise<Result<boolean, readonly ContentFinding[]>> {
		const direct = createContentClient({ url, project, logger, ...(token === null ? {} : { token }) });
		const client = source.memory?.over(direct) ?? direct;
		try {
			const next = await readProject({ client, cache, drafts: source.drafts });
			if (!next.ok) return next;
			const digest = (content: ProjectContent) =>
				digestOfContent(content.documents, content.images, content.drafts);
			const changed = current === null || digest(current) !== digest(next.value);
			current = next.value;
			folder = folderOf(current, cache);
			places = null;
			return succeed(changed);
		} finally {
			client.close();
		}
	}

	const atItems = (findings: readonly ContentFinding[]) =>
		findings.map((finding) => atItem(finding, current?.origins ?? new Map()));

	return {
		drafts: () => current?.drafts ?? noDrafts,
		places: {
			locate(finding) {
				places ??= directusPlaces(createFilePlaces(folder), current?.origins ?? new Map(), url);
				return places.locate(finding);
			},
		},
		itemName(collection, id) {
			const prefix = `${collection}/`;
			const origins = [...(current?.origins.values() ?? [])];
			const found = origins.find((origin) => origin.id === id && origin.item.startsWith(prefix));
			return found?.item.slice(prefix.length) ?? null;
		},
		parsedFiles,
		refresh: read,
		async load() {
			const pulled = await read();
			if (!pulled.ok) return pulled;
			const loaded = await files.load();
			if (!loaded.ok) return fail(atItems(loaded.error));
			return succeed({ ...loaded.value, warnings: atItems(loaded.value.warnings) });
		},
		pageBody: files.pageBody,
		media: files.media,
	};
}
