import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { ExportReport } from "#adapters/content-exports/export-findings.ts";
import type { ShopDocuments } from "#adapters/content-exports/shop-documents.ts";
import type { WrittenEntry } from "#adapters/content-exports/shop-lists.ts";
import type { ContentFolder } from "#adapters/content-files/folder.ts";
import { parseJson, readText } from "#adapters/content-files/text-file.ts";
import type { Entity } from "#core/content/entity.ts";
import { fileContent } from "#core/content/files.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { schemaFileName } from "#core/content/json-schema.ts";
import { product } from "#core/content/product.ts";
import { attributeGroup, category, manufacturer } from "#core/content/shop-lists.ts";
import { media } from "#core/content/site-lists.ts";
import type { Language } from "#core/language/language.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import {
	complementedList,
	type Fields,
	mergedProduct,
	unmatchedVariants,
	withFurtherLanguage,
} from "#renderer/import/merged-content.ts";

/** The effect of an import on a product's file. */
export type WriteKind = "new" | "changed" | "same" | "kept";

/** The files of an import, relative to the content folder, with their new texts. */
export interface ContentWrites {
	readonly files: ReadonlyMap<string, string>;
	readonly products: Readonly<Record<WriteKind, number>>;
}

/** Reads a file of the content as it is written; null if there is none. */
function written(folder: ContentFolder, file: string): Result<unknown, ContentFinding> {
	const read = readText(folder, file);
	if (read.ok) return parseJson(file, read.value.text);
	return read.error.key === "content.file.missing" ? succeed(null) : read;
}

/** Reads a list of the content; empty if there is none. */
export function readList(
	folder: ContentFolder,
	file: string,
): Result<readonly WrittenEntry[], ContentFinding> {
	const read = written(folder, file);
	if (!read.ok) return read;
	const entries = fileContent(read.value);
	return succeed(Array.isArray(entries) ? (entries as readonly WrittenEntry[]) : []);
}

const textOf = (value: unknown) => `${JSON.stringify(value, null, "\t")}\n`;

/** Returns the reference to a file's JSON Schema if the site has schemas. */
function schemaOf(siteSchemas: string | null, file: string, entity: Pick<Entity, "file" | "collection">) {
	if (siteSchemas === null) return {};
	return {
		$schema: `${posix.relative(posix.dirname(`content/${file}`), siteSchemas)}/${schemaFileName(entity)}`,
	};
}

/** The content that an import goes into. */
export interface ContentTarget {
	/** The content as it is read, a base included. */
	readonly folder: ContentFolder;
	/** The path of the site's JSON Schemas next to its content folder; null if it has none. */
	readonly schemas: string | null;
	/** Whether files that differ are changed. */
	readonly overwrite: boolean;
	/** The languages of the site, in the order of its configuration. */
	readonly languages: readonly Language[];
}

/** A list of the content and the entries that are added to it. */
interface Addition {
	readonly entity: Pick<Entity, "file" | "collection">;
	readonly key: "id" | "name";
	readonly entries: readonly object[];
}

/** Returns a list's file with further entries, and with what its entries lack; null if it has them all. */
function extendedList(
	{ entity, key, entries }: Addition,
	{ folder, schemas, languages }: ContentTarget,
): Result<readonly [file: string, text: string] | null, ContentFinding> {
	const file = entity.file ?? "";
	const read = written(folder, file);
	if (!read.ok) return read;
	const content = fileContent(read.value);
	const before: readonly Fields[] = Array.isArray(content) ? content : [];
	const items = complementedList(before, entries, key, languages);
	if (isDeepStrictEqual(items, before)) return succeed(null);
	const isPlain = Array.isArray(read.value) || (read.value === null && schemas === null);
	const head = read.value === null ? schemaOf(schemas, file, entity) : Object(read.value);
	return succeed([file, textOf(isPlain ? items : { ...head, items })]);
}

/** Returns the effect of an import on a product's file, and the file's new value; reports values that it does not take. */
function productWrite(
	before: Fields,
	{ document, line, file }: { readonly document: Fields; readonly line: number; readonly file: string },
	{ overwrite, languages }: ContentTarget,
	report: ExportReport,
): readonly [WriteKind, Fields] {
	const merged = mergedProduct(before, document, languages);
	const found = unmatchedVariants(before, document).join(", ");
	if (found !== "") report.add("warning", line, null, "import.variant", { found, file });
	if (isDeepStrictEqual(merged, before)) return ["same", before];
	if (overwrite) return ["changed", merged];
	const translated = withFurtherLanguage(before, document, languages);
	if (translated === null) {
		report.add("warning", line, null, "import.kept", { found: file });
		return ["kept", before];
	}
	if (!isDeepStrictEqual(merged, translated))
		report.add("warning", line, null, "import.language", { found: file });
	return ["changed", translated];
}

function productWrites(
	products: ShopDocuments["products"],
	target: ContentTarget,
	report: ExportReport,
): ContentWrites {
	const { folder, schemas } = target;
	const files = new Map<string, string>();
	const counts = { new: 0, changed: 0, same: 0, kept: 0 };
	for (const { slug, line, document } of products) {
		const file = `shop/products/${slug}.json`;
		const before = written(folder, file);
		if (before.ok && before.value === null) {
			counts.new++;
			files.set(file, textOf({ ...schemaOf(schemas, file, product), ...document }));
		} else if (before.ok) {
			const [kind, value] = productWrite(Object(before.value), { document, line, file }, target, report);
			counts[kind]++;
			if (kind === "changed") files.set(file, textOf(value));
		} else {
			counts.kept++;
			report.add("warning", line, null, "import.kept", { found: file });
		}
	}
	return { files, products: counts };
}

/** Returns what an import writes into a content folder; a finding if a list there cannot be read. */
export function contentWrites(
	documents: ShopDocuments,
	target: ContentTarget,
	report: ExportReport,
): Result<ContentWrites, ContentFinding> {
	const { files, products } = productWrites(documents.products, target, report);
	const additions: readonly Addition[] = [
		{ entity: category, key: "id", entries: documents.categories },
		{ entity: manufacturer, key: "id", entries: documents.manufacturers },
		{ entity: attributeGroup, key: "id", entries: documents.attributes },
		{ entity: media, key: "name", entries: documents.images },
	];
	const lists = additions.map((addition) => extendedList(addition, target));
	const fault = lists.find((list) => !list.ok);
	if (fault && !fault.ok) return fail(fault.error);
	const extended = lists.flatMap((list) => (list.ok && list.value ? [list.value] : []));
	return succeed({ files: new Map([...files, ...extended]), products });
}

/** Writes files into a folder, each complete or not at all. */
export function writeContent(directory: string, files: ReadonlyMap<string, string>): void {
	for (const [file, text] of files) {
		const path = join(directory, file);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(`${path}.part`, text);
		renameSync(`${path}.part`, path);
	}
}

/** Returns the path of a site's JSON Schemas from its folder; null if it has none. */
export function schemasOf(siteDirectory: string): string | null {
	return existsSync(join(siteDirectory, "schemas")) ? "schemas" : null;
}
