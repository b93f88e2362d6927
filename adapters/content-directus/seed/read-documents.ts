import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Documents, type Json, objectOf, objectsOf } from "#adapters/content-directus/model/rows.ts";
import { mediaType } from "#core/content/documents.ts";
import { fileOf } from "#core/content/entity.ts";
import { fileContent } from "#core/content/files.ts";
import { entities } from "#core/content/model.ts";
import { brand, page } from "#core/content/pages.ts";
import { shopSettings } from "#core/content/shop-settings.ts";

/** The folders with files of entities; "" is the content folder itself. */
const folders = new Set(
	entities.flatMap(({ file }) => (file === null ? [] : [file.replace(/\/?[^/]*$/, "")])),
);

/** The parts of a content folder that a seed needs. */
export interface FolderContent {
	readonly documents: Documents;
	/** The names of its images and documents. */
	readonly images: readonly string[];
}

function namesIn(directory: string): readonly string[] {
	if (!existsSync(directory)) return [];
	return readdirSync(directory, { withFileTypes: true })
		.flatMap((entry) => (entry.isDirectory() || /^[.~]/.test(entry.name) ? [] : [entry.name]))
		.sort();
}

/** Reads a text file without byte order mark and with LF line ends. */
function readText(path: string): string {
	return readFileSync(path, "utf8")
		.replace(/^\ufeff/, "")
		.replaceAll("\r\n", "\n");
}

/** Replaces the names of Markdown files by their text. */
function inlined(document: Json, pages: string): Json {
	const translations = objectsOf(document.translations).map((version) => {
		if (!Array.isArray(version.blocks)) return version;
		const blocks = objectsOf(version.blocks).map(({ file, ...block }) =>
			typeof file === "string" ? { ...block, markdown: readText(join(pages, file)) } : block,
		);
		return { ...version, blocks };
	});
	return { ...document, translations };
}

function legalPages(document: Json, pages: string): Json {
	if (!Array.isArray(document.legal_pages)) return document;
	const legal_pages = objectsOf(document.legal_pages).map((page) =>
		typeof page.content === "string" && /^[^\s/\\]+\.md$/i.test(page.content)
			? { ...page, content: readText(join(pages, page.content)) }
			: page,
	);
	return { ...document, legal_pages };
}

/**
 * Reads a content folder that has been checked. The text of Markdown files is inserted into the documents that refer
 * to them.
 */
export function readDocuments(directory: string): FolderContent {
	const documents = new Map<string, unknown>();
	const pages = join(directory, "pages");
	for (const folder of folders)
		for (const name of namesIn(join(directory, folder))) {
			if (!/\.json$/i.test(name)) continue;
			const file = folder === "" ? name : `${folder}/${name}`;
			const value = fileContent(JSON.parse(readText(join(directory, file))));
			if ([page, brand].some((entity) => fileOf(entity).startsWith(`${folder}/`)))
				documents.set(file, inlined(objectOf(value), pages));
			else if (file === shopSettings.file) documents.set(file, legalPages(objectOf(value), pages));
			else documents.set(file, value);
		}
	return { documents, images: namesIn(join(directory, "media")).filter((name) => mediaType(name) !== null) };
}

/** Returns the files of an entity by name without extension; `file` has "*" for the name, e.g. "pages/*.json". */
export function filesOf(
	documents: Documents,
	file: string,
): readonly (readonly [name: string, document: Json])[] {
	const [folder = ""] = file.split("*");
	return [...documents].flatMap(([path, document]) => {
		const name = path.startsWith(folder) ? path.slice(folder.length).replace(/\.json$/i, "") : "/";
		return name.includes("/") ? [] : [[name, objectOf(document)] as const];
	});
}
