import type { ContentFolder } from "#adapters/content-files/folder.ts";
import { createImageUses } from "#adapters/content-files/image-uses.ts";
import { fieldOffset, positionAt } from "#adapters/content-files/json-position.ts";
import { readJson, readText } from "#adapters/content-files/text-file.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import type { FindingPlace, FindingPlaces } from "#core/ports/finding-places.ts";

type FilePlace = Pick<FindingPlace, "file" | "field">;

/** A list is a file's whole content or its field `items`. */
function entriesOf(value: unknown): readonly unknown[] | null {
	const list = Array.isArray(value) ? value : Object(value).items;
	return Array.isArray(list) ? list : null;
}

function joined(...parts: readonly (string | number | null)[]): string {
	return parts.filter((part) => part !== null).join(".");
}

function namesOf(value: unknown): readonly string[] {
	const { id, slug } = Object(value) as { readonly id?: unknown; readonly slug?: unknown };
	return [id, slug].filter((name) => name !== undefined).map(String);
}

/** The items of a folder's files by their ids and slugs: read once, however many findings name them. */
function createItemFiles(folder: ContentFolder) {
	const folders = new Map<string, ReadonlyMap<string, string>>();
	const read = (parent: string): ReadonlyMap<string, string> => {
		const listed = folder.list(parent);
		const files = ((listed.ok && listed.value) || []).filter(({ name }) => name.endsWith(".json"));
		const named = files.flatMap(({ name }): readonly (readonly [string, string])[] => {
			const path = `${parent}/${name}`;
			const own = readJson(folder, path);
			return own.ok ? namesOf(own.value.value).map((item) => [item, path] as const) : [];
		});
		// The first file of a name counts.
		return new Map(named.reverse());
	};
	return {
		fileOf(parent: string, item: string): string | null {
			const known = folders.get(parent) ?? read(parent);
			folders.set(parent, known);
			return known.get(item) ?? null;
		},
	};
}

/** Of each file with a list, the place of its entries by their ids and slugs; null for all other files. */
function createListPlaces(folder: ContentFolder) {
	const files = new Map<string, ReadonlyMap<string, number> | null>();
	const read = (file: string): ReadonlyMap<string, number> | null => {
		const own = readJson(folder, file);
		if (!own.ok) return null;
		const entries = (entriesOf(own.value.value) ?? []).entries();
		return new Map(
			[...entries]
				.flatMap(([place, entry]) => namesOf(entry).map((item) => [item, place] as const))
				.reverse(),
		);
	};
	return {
		/** Null where there is no such file, undefined where it has no such entry. */
		placeOf(file: string, item: string): number | null | undefined {
			const known = files.has(file) ? files.get(file) : read(file);
			files.set(file, known ?? null);
			return known ? known.get(item) : null;
		},
	};
}

function positionOf(folder: ContentFolder, { file, field }: FilePlace, params: ContentFinding["params"]) {
	const known = { line: Number(params.line) || null, column: Number(params.column) || null };
	const read = known.line === null && file.endsWith(".json") ? readText(folder, file) : null;
	if (!read?.ok || field === null) return known;
	const { text } = read.value;
	const path = field.split(".");
	const inItems = /^\d+$/.test(path[0] ?? "") && text.trimStart().startsWith("{");
	return positionAt(text, fieldOffset(text, inItems ? ["items", ...path] : path));
}

/** The Markdown file that holds a text block, with the place of what was found there; null for a text in the JSON file itself. */
function inMarkdownFile(folder: ContentFolder, { file, field }: FilePlace, params: ContentFinding["params"]) {
	const path = field?.split(".") ?? [];
	const own = path.at(-1) === "markdown" ? readJson(folder, file) : null;
	if (!own?.ok) return null;
	const block = path.slice(0, -1).reduce<unknown>((value, name) => Object(value)[name], own.value.value);
	const { file: name } = Object(block) as { readonly file?: unknown };
	if (typeof name !== "string") return null;
	const markdown = `pages/${name}`;
	const read = readText(folder, markdown);
	const offset = read.ok ? read.value.text.indexOf(String(params.found)) : -1;
	const position =
		read.ok && offset >= 0 ? positionAt(read.value.text, offset) : { line: null, column: null };
	return { file: markdown, field: null, ...position };
}

/** The image that a file of the media folder is; null for another file. */
function imageOfFile(file: string): string | null {
	return /^media\/(?!index\.json$)(.+)$/.exec(file)?.[1] ?? null;
}

/** Finds the places of findings in the files of a content folder, each of which is read once. */
export function createFilePlaces(folder: ContentFolder | null): FindingPlaces {
	const items = folder && createItemFiles(folder);
	const lists = folder && createListPlaces(folder);
	const usesOf = folder && createImageUses(folder);

	/** The file and field of an item that a check of the whole site names: its entry in a list, or a file of another name. */
	function placeOfItem(file: string, field: string | null, item: string): FilePlace {
		const place = lists?.placeOf(file, item);
		if (place === undefined) return { file, field };
		if (place !== null) return { file, field: joined(place, field) };
		const other = items?.fileOf(file.slice(0, file.lastIndexOf("/")), item);
		return { file: other ?? file, field };
	}

	return {
		locate({ file, field, item, params }) {
			if (!folder) return { file, field, line: null, column: null, link: null, usedAt: [] };
			const place = item === undefined ? { file, field } : placeOfItem(file, field, item);
			const image = imageOfFile(file);
			const usedAt = (image !== null && usesOf?.(image)) || [];
			const position = positionOf(folder, place, params);
			return { ...place, ...position, ...inMarkdownFile(folder, place, params), link: null, usedAt };
		},
	};
}
