import type { ContentFolder } from "#adapters/content-files/folder.ts";
import { createImageUses } from "#adapters/content-files/image-uses.ts";
import { fieldOffset, positionAt } from "#adapters/content-files/json-position.ts";
import { readJson, readText } from "#adapters/content-files/text-file.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import type { FindingPlace, FindingPlaces } from "#core/ports/finding-places.ts";

type FilePlace = Pick<FindingPlace, "file" | "field">;

/** Returns the list of a file: its whole content or its field `items`; null if it has none. */
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

/** Creates the look-up of items' files by their ids and slugs; reads each folder once. */
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
		// Of several files with the same name, the first counts.
		return new Map(named.reverse());
	};
	return {
		fileOf(parent: string, item: string): string | null {
			const itemFiles = folders.get(parent) ?? read(parent);
			folders.set(parent, itemFiles);
			return itemFiles.get(item) ?? null;
		},
	};
}

/** Creates the look-up of list entries' positions by their ids and slugs; reads each file once. */
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
		/** Returns the position; null without such a file, undefined without such an entry. */
		placeOf(file: string, item: string): number | null | undefined {
			const positions = files.has(file) ? files.get(file) : read(file);
			files.set(file, positions ?? null);
			return positions ? positions.get(item) : null;
		},
	};
}

function positionOf(folder: ContentFolder, { file, field }: FilePlace, params: ContentFinding["params"]) {
	const reported = { line: Number(params.line) || null, column: Number(params.column) || null };
	const read = reported.line === null && file.endsWith(".json") ? readText(folder, file) : null;
	if (!read?.ok || field === null) return reported;
	const { text } = read.value;
	const path = field.split(".");
	const inItems = /^\d+$/.test(path[0] ?? "") && text.trimStart().startsWith("{");
	return positionAt(text, fieldOffset(text, inItems ? ["items", ...path] : path));
}

/**
 * Returns the Markdown file of a text block with the position of the finding in it; null for a text in the JSON file
 * itself.
 */
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

/** Returns the name of an image by its file in the media folder; null for another file. */
function imageOfFile(file: string): string | null {
	return /^media\/(?!index\.json$)(.+)$/.exec(file)?.[1] ?? null;
}

/** Creates the places of findings in the files of a content folder; reads each file once. */
export function createFilePlaces(folder: ContentFolder | null): FindingPlaces {
	const items = folder && createItemFiles(folder);
	const lists = folder && createListPlaces(folder);
	const usesOf = folder && createImageUses(folder);

	/**
	 * Returns the file and field of an item in a finding about the whole site: its entry in a list, or its file with
	 * another name.
	 */
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
