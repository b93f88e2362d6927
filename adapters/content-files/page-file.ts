import { createHash } from "node:crypto";
import type { FilesReadBefore } from "#adapters/content-files/files-read-before.ts";
import type { ContentFolder } from "#adapters/content-files/folder.ts";
import type { CollectionFile } from "#adapters/content-files/folder-listing.ts";
import { markdownFindings } from "#adapters/content-files/markdown.ts";
import { type PageReferences, referencesOf } from "#adapters/content-files/page-references.ts";
import {
	type PathRegistry,
	registerBrandPaths,
	registerPagePaths,
} from "#adapters/content-files/path-registry.ts";
import { readJson, readText } from "#adapters/content-files/text-file.ts";
import { type BlockSource, blockTypes, type ContentBlock } from "#core/content/blocks.ts";
import { fileSchemas } from "#core/content/files.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import type { Brand, VersionSource } from "#core/content/pages.ts";
import type { FileParser, SchemaMaker } from "#core/content/parse-file.ts";
import { visitFields } from "#core/content/visit-fields.ts";
import type { Language } from "#core/shared/language.ts";
import type { PageBody, PageMeta, PageSummary } from "#core/site/page.ts";

/** What reading a page's file needs to know. */
export interface PageReadOptions {
	readonly folder: ContentFolder;
	readonly parser: FileParser;
	readonly languages: readonly Language[];
	readonly readBefore: FilesReadBefore;
}

/** A page's file, read and checked by itself. */
export interface ReadPage {
	/** Null when the file is no JSON, so that nothing is known of it. */
	readonly registry: PathRegistry | null;
	/** Null when the file has errors. */
	readonly page: { readonly summary: PageSummary; readonly bodies: readonly PageBody[] } | null;
	/** Set next to `page` in a brand's file; `sort` is null where the file gives none. */
	readonly brand: (Omit<Brand, "sort"> & { readonly sort: number | null }) | null;
	readonly uses: PageReferences;
	readonly findings: readonly ContentFinding[];
}

const noReferences: PageReferences = { images: [], links: [] };

interface Inlined {
	readonly blocks: readonly ContentBlock[];
	readonly findings: readonly ContentFinding[];
}

/** What is to be said about the Markdown of a block. */
function blockFindings(file: string, place: string, block: BlockSource): readonly ContentFinding[] {
	const findings: ContentFinding[] = [];
	visitFields(blockTypes[block.type].fields, block, ({ kind }, value, field) => {
		if (kind === "markdown") findings.push(...markdownFindings(file, `${place}.${field}`, String(value)));
	});
	return findings;
}

/** Puts the text of Markdown files in the place of their names. */
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
			findings.push(...blockFindings(file, `${field}.blocks.${index}`, block));
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
		findings.push(...inlining.findings);
		if (path !== undefined) bodies.push({ ...version, path, blocks });
	}
	// What the page says, not how its file writes it: the same text is the same page wherever it comes from.
	const hash = createHash("sha256").update(JSON.stringify([head, bodies]));
	return { bodies, findings, hash: hash.digest("hex").slice(0, 16) };
}

function headOf({ language, path, title, description, teaser = null, image }: PageBody): PageMeta {
	return { language, path, title, description, teaser, image };
}

function hasErrors(findings: readonly ContentFinding[]): boolean {
	return findings.some(({ severity }) => severity === "error");
}

/** Reads a file, claims its paths and checks it by a schema. */
function parsed<Source>(
	{ folder, parser }: PageReadOptions,
	file: string,
	schema: SchemaMaker<Source>,
	registered: (value: unknown) => PathRegistry,
) {
	const read = readJson(folder, file);
	if (!read.ok) return { registry: null, findings: [read.error], source: null };
	const { value } = read.value;
	const registry = registered(value);
	const { value: source, findings } = parser.parse(file, schema, value);
	return { registry, findings: [...findings, ...registry.findings], source };
}

/** Reads pages/NAME.json with the Markdown files that it names. */
export function readPageFile(reading: PageReadOptions, { file, name }: CollectionFile): ReadPage {
	const { folder, languages } = reading;
	const first = parsed(reading, file, fileSchemas.page, (value) =>
		registerPagePaths(file, name, value, languages),
	);
	const { registry, source } = first;
	if (!registry || !source)
		return { registry, page: null, brand: null, uses: noReferences, findings: first.findings };
	const versions = versionsOf(folder, registry, source);
	const findings = [...first.findings, ...versions.findings];
	const summary: PageSummary = {
		id: name,
		key: source.key,
		template: source.template,
		brand: null,
		translations: versions.bodies.map(headOf),
		hash: versions.hash,
		...(source.date_updated === null ? {} : { modified: source.date_updated }),
	};
	return {
		registry,
		page: hasErrors(findings) ? null : { summary, bodies: versions.bodies },
		brand: null,
		uses: referencesOf(file, source.translations),
		findings,
	};
}

/** Reads brands/SLUG.json: the brand and its page. */
export function readBrandFile(reading: PageReadOptions, { file, name }: CollectionFile): ReadPage {
	const { folder, languages } = reading;
	const first = parsed(reading, file, fileSchemas.brand, (value) =>
		registerBrandPaths(file, name, value, languages),
	);
	const { registry, source } = first;
	if (!registry || !source)
		return { registry, page: null, brand: null, uses: noReferences, findings: first.findings };
	const versions = versionsOf(folder, registry, source);
	const findings = [...first.findings, ...versions.findings];
	const { display_name, type, logo, sort } = source;
	const summary: PageSummary = {
		id: registry.id,
		key: null,
		template: source.template,
		brand: name,
		translations: versions.bodies.map(headOf),
		hash: versions.hash,
		...(source.date_updated === null ? {} : { modified: source.date_updated }),
	};
	return {
		registry,
		page: hasErrors(findings) ? null : { summary, bodies: versions.bodies },
		brand: { slug: name, display_name, type, logo, sort },
		uses: referencesOf(file, source.translations),
		findings,
	};
}
