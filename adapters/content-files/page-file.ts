import { createHash } from "node:crypto";
import type { ContentFolder } from "#adapters/content-files/folder.ts";
import type { CollectionFile, FolderListing } from "#adapters/content-files/folder-listing.ts";
import { markdownFindings } from "#adapters/content-files/markdown.ts";
import { type PageReferences, referencesOf } from "#adapters/content-files/page-references.ts";
import type { ParsedFileCache } from "#adapters/content-files/parsed-file-cache.ts";
import {
	type PathRegistry,
	registerBrandPaths,
	registerPagePaths,
} from "#adapters/content-files/path-registry.ts";
import { readJson, readText } from "#adapters/content-files/text-file.ts";
import { type BlockSource, blockTypes, type ContentBlock } from "#core/content/blocks.ts";
import type { Fields } from "#core/content/field.ts";
import { fileSchemas } from "#core/content/files.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { ownTypes, templateFields } from "#core/content/own-types.ts";
import { type Brand, pageTranslation, type VersionSource } from "#core/content/pages.ts";
import type { FileParser, SchemaMaker } from "#core/content/parse-file.ts";
import { type Publication, publicationFindings } from "#core/content/publication.ts";
import { visitFields } from "#core/content/visit-fields.ts";
import type { Language } from "#core/language/language.ts";
import type { PageBody, PageMeta, PageSummary } from "#core/pages/page.ts";
import { oncePer } from "#core/shared/once-per.ts";

/** The options for reading the file of a page. */
export interface PageReadOptions {
	readonly folder: ContentFolder;
	readonly parser: FileParser;
	readonly languages: readonly Language[];
	/** The language whose paths have no prefix. */
	readonly defaultLanguage: Language;
	readonly parsedFiles: ParsedFileCache;
	/** The images and Markdown files that pages may refer to. */
	readonly listing: Pick<FolderListing, "images" | "markdown">;
}

/** A page's file after it was read and checked. */
export interface ReadPage {
	/** Null if the file is not JSON. */
	readonly registry: PathRegistry | null;
	/** Null if the file has errors. */
	readonly page: { readonly summary: PageSummary; readonly bodies: readonly PageBody[] } | null;
	/** The brand of a brand's file; `sort` is null if the file has none. */
	readonly brand: (Omit<Brand, "sort"> & { readonly sort: number | null }) | null;
	readonly uses: PageReferences;
	readonly findings: readonly ContentFinding[];
}

const noReferences: PageReferences = { images: [], links: [] };

interface Inlined {
	readonly blocks: readonly ContentBlock[];
	readonly findings: readonly ContentFinding[];
}

/** Returns the findings about the Markdown of a block, or of the fields of a template. */
function valueFindings(
	file: string,
	place: string,
	fields: Fields,
	values: object,
): readonly ContentFinding[] {
	const findings: ContentFinding[] = [];
	visitFields(fields, values, ({ kind }, value, field) => {
		if (kind === "markdown") findings.push(...markdownFindings(file, `${place}.${field}`, String(value)));
	});
	return findings;
}

/** Replaces the names of Markdown files by their text. */
function inlined(
	folder: ContentFolder,
	file: string,
	field: string,
	blocks: readonly BlockSource[],
): Inlined {
	const result: ContentBlock[] = [];
	const findings: ContentFinding[] = [];
	for (const [index, block] of blocks.entries()) {
		if (!("file" in block) || block.file === null) {
			findings.push(...valueFindings(file, `${field}.blocks.${index}`, blockTypes[block.type].fields, block));
			result.push("file" in block ? { type: block.type, markdown: block.markdown ?? "" } : block);
			continue;
		}
		const name = `pages/${block.file}`;
		const read = readText(folder, name);
		if (!read.ok) {
			findings.push(read.error);
			continue;
		}
		findings.push(...markdownFindings(name, null, read.value.text));
		result.push({ type: block.type, markdown: read.value.text });
	}
	return { blocks: result, findings };
}

interface Versions {
	readonly bodies: readonly PageBody[];
	readonly findings: readonly ContentFinding[];
	readonly hash: string;
}

function versionsOf(
	folder: ContentFolder,
	registry: PathRegistry,
	{ translations, ...head }: { readonly translations: readonly Omit<VersionSource, "path">[] },
): Versions {
	const bodies: PageBody[] = [];
	const findings: ContentFinding[] = [];
	for (const [index, version] of translations.entries()) {
		const path = registry.paths.find((registered) => registered.language === version.language)?.path;
		const { blocks, ...inlining } = inlined(folder, registry.file, `translations.${index}`, version.blocks);
		const place = `translations.${index}`;
		const { [templateFields]: own }: Fields = pageTranslation.fields;
		const ofTemplate = own ? valueFindings(registry.file, place, { [templateFields]: own }, version) : [];
		findings.push(...inlining.findings, ...ofTemplate);
		if (path !== undefined) bodies.push({ ...version, path, blocks });
	}
	// The hash of the page's content, not of its file: the same content has the same hash in any source.
	const hash = createHash("sha256").update(JSON.stringify([head, bodies]));
	return { bodies, findings, hash: hash.digest("hex").slice(0, 16) };
}

function headOf({ language, path, title, description, teaser = null, image }: PageBody): PageMeta {
	return { language, path, title, description, teaser, image };
}

function hasErrors(findings: readonly ContentFinding[]): boolean {
	return findings.some(({ severity }) => severity === "error");
}

/** The common fields of the files of pages and brands. */
interface FileSource extends Publication {
	readonly template: PageSummary["template"];
	readonly date_updated: string | null;
	readonly translations: readonly Omit<VersionSource, "path">[];
}

/** The functions that read files of a kind. */
interface FileKind<Source extends FileSource> {
	readonly schema: SchemaMaker<Source>;
	register(value: unknown): PathRegistry;
	/** Returns the fields of the page and its brand that only this kind of file has. */
	own(source: Source, registry: PathRegistry): Pick<PageSummary, "id" | "key"> & Pick<ReadPage, "brand">;
}

/** Returns the fields of a publication that have a value, because most pages have none. */
function publicationOf({ publish_at, unpublish_at }: Publication): Publication {
	return { ...(publish_at && { publish_at }), ...(unpublish_at && { unpublish_at }) };
}

/** Reads a file and its Markdown files, registers its paths and checks it by its schema. */
function readFile<Source extends FileSource>(
	{ folder, parser }: PageReadOptions,
	file: string,
	{ schema, register, own }: FileKind<Source>,
): ReadPage {
	const nothing = { registry: null, page: null, brand: null, uses: noReferences };
	const read = readJson(folder, file);
	if (!read.ok) return { ...nothing, findings: [read.error] };
	const { value } = read.value;
	const registry = register(value);
	const { value: source, findings: faults } = parser.parse(file, schema, value);
	const first = [...faults, ...registry.findings];
	if (!source) return { ...nothing, registry, findings: first };
	const versions = versionsOf(folder, registry, source);
	const findings = [...first, ...versions.findings, ...publicationFindings(file, source)];
	const { brand, ...head } = own(source, registry);
	const summary: PageSummary = {
		...head,
		template: source.template,
		brand: brand?.slug ?? null,
		translations: versions.bodies.map(headOf),
		hash: versions.hash,
		...(source.date_updated === null ? {} : { modified: source.date_updated }),
		...publicationOf(source),
	};
	return {
		registry,
		page: hasErrors(findings) ? null : { summary, bodies: versions.bodies },
		brand,
		uses: referencesOf(file, source.translations),
		findings,
	};
}

/** A page without findings, and the digests of its Markdown files. */
interface KeptPage {
	readonly page: ReadPage;
	readonly markdown: Readonly<Record<string, string>>;
}

/**
 * Returns the cached pages, brands and Markdown texts. Computed once per options, because comparing all images of a
 * site for each page is slow.
 */
const readBeforeBy = oncePer((options: PageReadOptions) => {
	const { languages, defaultLanguage, parsedFiles: before, listing } = options;
	const context = [languages, defaultLanguage, listing.images.all, [...listing.markdown], ownTypes()];
	return {
		pages: before.ofKind<KeptPage>("pages", context),
		brands: before.ofKind<KeptPage>("brands", context),
		texts: before.ofKind<string>("markdown", null),
	};
});

/** Reads a page's file; returns the cached page if neither the file nor one of its Markdown files has changed. */
function readAgain(
	reading: PageReadOptions,
	kind: "pages" | "brands",
	file: string,
	read: (reading: PageReadOptions) => ReadPage,
): ReadPage {
	const { folder } = reading;
	const { [kind]: before, texts } = readBeforeBy(reading);
	const cached = before.get(file);
	if (cached && Object.entries(cached.markdown).every(([name, digest]) => texts.get(name) === digest))
		return cached.page;
	const markdown: Record<string, string> = {};
	const noted: ContentFolder = {
		...folder,
		read(name, limit) {
			const content = folder.read(name, limit);
			if (name !== file && content.ok) markdown[name] = digestOf(content.value);
			return content;
		},
	};
	const page = read({ ...reading, folder: noted });
	if (page.findings.length > 0 || !page.page) return page;
	for (const [name, digest] of Object.entries(markdown)) texts.set(name, digest);
	before.set(file, { page, markdown });
	return page;
}

function digestOf(content: Buffer): string {
	return createHash("sha256").update(content).digest("hex").slice(0, 16);
}

/** Reads pages/NAME.json. */
export function readPageFile(reading: PageReadOptions, { file, name }: CollectionFile): ReadPage {
	return readAgain(reading, "pages", file, (noted) => readNewPage(noted, { file, name }));
}

function readNewPage(reading: PageReadOptions, { file, name }: CollectionFile): ReadPage {
	return readFile(reading, file, {
		schema: fileSchemas.page,
		register: (value) => registerPagePaths(file, name, value, reading),
		own: ({ key }) => ({ id: name, key, brand: null }),
	});
}

/** Reads brands/SLUG.json: the brand and its page. */
export function readBrandFile(reading: PageReadOptions, { file, name }: CollectionFile): ReadPage {
	return readAgain(reading, "brands", file, (noted) => readNewBrand(noted, { file, name }));
}

function readNewBrand(reading: PageReadOptions, { file, name }: CollectionFile): ReadPage {
	return readFile(reading, file, {
		schema: fileSchemas.brand,
		register: (value) => registerBrandPaths(file, name, value, reading),
		own: ({ display_name, type, logo, sort }, { id }) => ({
			id,
			key: null,
			brand: { slug: name, display_name, type, logo, sort },
		}),
	});
}
