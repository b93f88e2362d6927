import { type ContentFolder, openFolder } from "#adapters/content-files/folder.ts";
import { fieldOffset } from "#adapters/content-files/json-field.ts";
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

function isItem(value: unknown, item: string): boolean {
	const { id, slug } = Object(value) as { readonly id?: unknown; readonly slug?: unknown };
	return String(id) === item || String(slug) === item;
}

/** The file and field of an item that a check of the whole site names: its entry in a list, or a file of another name. */
function placeOfItem(folder: ContentFolder, { file, field, item = "" }: ContentFinding): FilePlace {
	const read = readJson(folder, file);
	if (read.ok) {
		const place = entriesOf(read.value.value)?.findIndex((entry) => isItem(entry, item)) ?? -1;
		return { file, field: place < 0 ? field : joined(place, field) };
	}
	const parent = file.slice(0, file.lastIndexOf("/"));
	const listed = folder.list(parent);
	const others = (listed.ok && listed.value) || [];
	const other = others
		.map(({ name }) => `${parent}/${name}`)
		.find((path) => {
			const own = path.endsWith(".json") ? readJson(folder, path) : null;
			return own?.ok && isItem(own.value.value, item);
		});
	return { file: other ?? file, field };
}

/** Line and column of an offset, counted from 1. */
function positionAt(text: string, offset: number) {
	const before = text.slice(0, offset);
	return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
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

/** Finds the places of findings in the files of a content folder. */
export function createFilePlaces(directory: string): FindingPlaces {
	return {
		locate(finding) {
			const { file, field, item, params } = finding;
			const folder = openFolder(directory);
			if (!folder) return { file, field, line: null, column: null, link: null };
			const place = item === undefined ? { file, field } : placeOfItem(folder, finding);
			return { ...place, ...positionOf(folder, place, params), link: null };
		},
	};
}
