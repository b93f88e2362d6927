import { readFile } from "node:fs/promises";
import {
	folderFormat,
	newerFormatFinding,
	withPresentNames,
} from "#adapters/content-files/current-format.ts";
import { type ContentFolder, openFolder } from "#adapters/content-files/folder.ts";
import { type FolderListing, listFolder } from "#adapters/content-files/folder-listing.ts";
import { readSvgFile } from "#adapters/content-files/images.ts";
import { readSiteFiles } from "#adapters/content-files/load.ts";
import {
	type PageReadOptions,
	type ReadPage,
	readBrandFile,
	readPageFile,
} from "#adapters/content-files/page-file.ts";
import { noParsedFiles, type ParsedFileCache } from "#adapters/content-files/parsed-file-cache.ts";
import { errorAt } from "#core/content/finding.ts";
import { createFileParser } from "#core/content/parse-file.ts";
import { migrationsAfter } from "#core/content/upgrade/upgrade-value.ts";
import { languages as allLanguages, type Language } from "#core/language/language.ts";
import type { PageBody } from "#core/pages/page.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import { withdrawalPath } from "#core/routes/built-in-paths.ts";
import { defaultStoreRoot, type ShopAddress, specifiedAddress } from "#core/routes/shop-path-segments.ts";
import { shopRoot } from "#core/routes/shop-paths.ts";
import { fail } from "#core/shared/result.ts";

/** The options of {@link createContentFiles}. */
export interface ContentFilesOptions {
	/** The content folder. */
	readonly directory: string;
	/** Another content folder as fallback for files that the content folder does not have; none by default. */
	readonly basedOn?: string;
	/** The site's languages. A page in another language is a finding. */
	readonly languages: readonly Language[];
	/** The language whose paths have no prefix. */
	readonly defaultLanguage: Language;
	/** The options that the paths of the shop depend on; by default those of a shop at the standard root. */
	readonly shop?: ShopAddress;
	/** Opens a folder that is not on the disk; then `directory` only appears in messages. */
	readonly openFolder?: () => ContentFolder | null;
	/** The cache of parsed files; none by default. */
	readonly parsedFiles?: ParsedFileCache;
	/** Whether content without a home page in a language is read, for a check that names all that is missing. */
	readonly mayLackHome?: boolean;
}

/** Returns the paths that the program serves itself, each with all paths below it. */
function otherPaths({
	defaultLanguage,
	shop = { storeRoot: defaultStoreRoot, defaultLanguage },
}: ContentFilesOptions): readonly string[] {
	return [
		// Former addresses of the shop lead to its pages.
		...allLanguages.flatMap((language) =>
			[shop, specifiedAddress(shop)].map((one) => shopRoot(language, one)),
		),
		"/login",
		"/schaufenster",
		...allLanguages.map((language) => withdrawalPath(language, defaultLanguage)),
	];
}

/** The maximum number of pages whose bodies are kept, because their languages are requested one after the other. */
const keptPages = 8;

interface Opened {
	readonly reading: PageReadOptions;
	readonly listing: FolderListing;
	/** The content's format; where two folders are combined, the older one's. */
	readonly format: number;
	/** The function that reads each page, by the page's id. */
	readonly readers: ReadonlyMap<string, () => ReadPage>;
}

function openContent({
	directory,
	basedOn,
	languages,
	defaultLanguage,
	parsedFiles = noParsedFiles,
	openFolder: open = () => openFolder(directory, ...(basedOn === undefined ? [] : [basedOn])),
}: ContentFilesOptions): Opened | null {
	const stored = open();
	if (!stored) return null;
	const base = basedOn === undefined ? null : openFolder(basedOn);
	const format = Math.min(folderFormat(stored), ...(base ? [folderFormat(base)] : []));
	const { folder, findings } = withPresentNames(stored, migrationsAfter(format));
	const listed = listFolder(folder);
	const listing = { ...listed, findings: [...listed.findings, ...findings] };
	const parser = createFileParser({ images: listing.images, markdownFiles: listing.markdown });
	// The parse of a file with former names depends on the format, which can change while the file does not.
	const cache = folder === stored ? parsedFiles : noParsedFiles;
	const reading: PageReadOptions = {
		folder,
		parser,
		languages,
		defaultLanguage,
		parsedFiles: cache,
		listing,
	};
	const readers = new Map([
		...listing.brands.map((file) => [`brand-${file.name}`, () => readBrandFile(reading, file)] as const),
		...listing.pages.map((file) => [file.name, () => readPageFile(reading, file)] as const),
	]);
	return { reading, listing, format, readers };
}

/**
 * Creates the source of a site's content from a folder of JSON, Markdown and images. The README describes the format.
 */
export function createContentFiles(options: ContentFilesOptions): SiteContent {
	const { directory } = options;
	const bodies = new Map<string, PageBody[]>();
	let opened: Opened | null = null;

	const current = (): Opened => {
		opened ??= openContent(options);
		if (!opened) throw new Error(`There is no content folder at ${directory}. Write where it is.`);
		return opened;
	};

	const readBodies = (id: string): PageBody[] => {
		const read = current().readers.get(id)?.();
		if (!read) throw new Error(`The content in ${directory} has no page "${id}". Load it again.`);
		if (read.page) return [...read.page.bodies];
		const reasons = read.findings.map(({ file, field, key }) => `${file} ${field ?? ""} ${key}`);
		throw new Error(
			`The page "${id}" in ${directory} has become invalid: ${reasons.join("; ")}. Load it again.`,
		);
	};

	/** Returns and removes a kept body, so that a page that is requested again is read again. */
	const takeKept = (id: string, language: Language): PageBody | null => {
		const kept = bodies.get(id) ?? [];
		const place = kept.findIndex((body) => body.language === language);
		const [body] = place < 0 ? [] : kept.splice(place, 1);
		if (!body || kept.length === 0) bodies.delete(id);
		return body ?? null;
	};

	const keep = (id: string, read: PageBody[]) => {
		bodies.set(id, read);
		const oldest = bodies.keys().next().value;
		if (bodies.size > keptPages && oldest !== undefined) bodies.delete(oldest);
	};

	return {
		async load() {
			bodies.clear();
			opened = openContent(options);
			if (!opened) {
				const missing = openFolder(directory) ? (options.basedOn ?? directory) : directory;
				return fail([errorAt(missing, null, "content.folder.missing", {})]);
			}
			const newer = newerFormatFinding(opened.format);
			if (newer) return fail([newer]);
			const { mayLackHome = false } = options;
			return readSiteFiles(opened.reading, opened.listing, { otherPaths: otherPaths(options), mayLackHome });
		},

		async pageBody(id, language) {
			const kept = takeKept(id, language);
			if (kept) return kept;
			keep(id, readBodies(id));
			const body = takeKept(id, language);
			if (body) return body;
			throw new Error(`The page "${id}" in ${directory} has no version in "${language}".`);
		},

		async media(name) {
			const { reading, listing } = current();
			const found = listing.images.find(name) ?? listing.documents.find(name);
			if (found === null) throw new Error(`The content in ${directory} has no picture "${name}".`);
			if (/\.svg$/i.test(found)) {
				const svg = await readSvgFile(reading.folder, found);
				if (svg.ok) return Buffer.from(svg.value.text);
				throw new Error(`The picture "${found}" in ${directory} cannot be published: ${svg.error.key}.`);
			}
			const located = reading.folder.locate(`media/${found}`);
			if (located.ok) return readFile(located.value.path);
			throw new Error(`The picture "${found}" in ${directory} cannot be read: ${located.error.key}.`);
		},
	};
}
