import { createContentFiles } from "#adapters/content-files/content-files.ts";
import { createFilePlaces } from "#adapters/content-files/finding-places.ts";
import { type ContentFolder, openFolder, overFolder } from "#adapters/content-files/folder.ts";
import { createMemoryFolder } from "#adapters/content-files/memory-folder.ts";
import { readJson } from "#adapters/content-files/text-file.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import type { SourceContent } from "#core/content/source-content.ts";
import type { Language } from "#core/language/language.ts";
import type { FindingPlaces } from "#core/ports/finding-places.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import type { ShopAddress } from "#core/routes/shop-path-segments.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

/** A site's own content source, ready to be asked. */
export interface ModuleSource {
	/** Loads the whole content; `readBase` reads a JSON file of the content folder that it adds to. */
	load(readBase: (file: string) => unknown): Promise<Result<SourceContent, readonly ContentFinding[]>>;
	/** The absolute paths of the content folders that it adds to, the first one's files before the others'; none if it gives all content. */
	readonly baseFolders: readonly string[];
}

/** How the content is read. */
interface ModuleContentOptions {
	/** Names the content in messages. */
	readonly directory: string;
	readonly languages: readonly Language[];
	readonly defaultLanguage: Language;
	readonly shop?: ShopAddress;
}

/** Content of a site's own source, with the places that it gives for findings. */
export interface ModuleContent {
	readonly content: SiteContent;
	readonly places: FindingPlaces;
}

function listIn(value: unknown): readonly unknown[] | null {
	return Array.isArray(value) ? value : null;
}

function keyOf(entry: unknown): unknown {
	const { id, name } = Object(entry) as { readonly id?: unknown; readonly name?: unknown };
	return id ?? name;
}

/** Adds the entries of a list to those of the content folder; others with the same key are replaced. */
function addedTo(base: unknown, value: unknown): unknown {
	const [before, entries] = [listIn(base), listIn(value)];
	if (!before || !entries || entries.some((entry) => keyOf(entry) === undefined)) return value;
	const keys = new Set(entries.map((entry) => String(keyOf(entry))));
	return [...before.filter((entry) => !keys.has(String(keyOf(entry)))), ...entries];
}

function baseReader(base: ContentFolder | null): (file: string) => unknown {
	return (file) => {
		const read = base && readJson(base, file);
		return read?.ok ? read.value.value : null;
	};
}

/** Returns what a source gives as a content folder, over the one that it adds to. */
function folderOf({ documents, images = {} }: SourceContent, base: ContentFolder | null): ContentFolder {
	const readBase = baseReader(base);
	const texts = Object.entries(documents).map(([file, value]) => {
		const text =
			typeof value === "string" ? value : JSON.stringify(addedTo(readBase(file), value), null, "\t");
		return [file, text] as const;
	});
	const own = createMemoryFolder({
		texts: new Map(texts),
		images: new Map(Object.entries(images).map(([name, path]) => [`media/${name}`, path])),
	});
	return base ? overFolder(own, base) : own;
}

/** Creates the content of a site's own source. It is checked by the rules of files; findings name the source's places. */
export function createModuleContent(source: ModuleSource, options: ModuleContentOptions): ModuleContent {
	let folder: ContentFolder | null = null;
	let places: Readonly<Record<string, string>> = {};
	let filePlaces: FindingPlaces = createFilePlaces(null);
	const files = createContentFiles({ ...options, openFolder: () => folder });

	/** A place of the source has no line in a file: the file that has been checked is nowhere to be seen. */
	const locate: FindingPlaces["locate"] = (finding) => {
		const found = filePlaces.locate(finding);
		const place = Object.hasOwn(places, found.file) ? places[found.file] : undefined;
		return place === undefined ? found : { ...found, file: place, line: null, column: null };
	};

	return {
		places: { locate },
		content: {
			...files,
			async load() {
				const base = source.baseFolders.length === 0 ? null : openFolder(...source.baseFolders);
				const loaded = await source.load(baseReader(base));
				if (!loaded.ok) return fail(loaded.error);
				folder = folderOf(loaded.value, base);
				places = loaded.value.places ?? {};
				filePlaces = createFilePlaces(folder);
				const read = await files.load();
				return read.ok ? succeed(read.value) : fail(read.error);
			},
		},
	};
}
