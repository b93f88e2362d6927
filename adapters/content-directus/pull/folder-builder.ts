import { type Row, type Rows, textOf, withoutNulls } from "#adapters/content-directus/model/rows.ts";
import { type DirectusKey, findingAt } from "#adapters/content-directus/pull/findings.ts";
import { collectionOf, type Origin } from "#adapters/content-directus/pull/origins.ts";
import { itemId } from "#adapters/content-directus/pull/row-owners.ts";
import type { ItemFault } from "#core/content/finding.ts";
import { memoize } from "#core/shared/once-per.ts";

/** The allowed names of items whose file has their name. They cannot lead to another folder. */
export const isFileName: RegExp = /^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/;

/** The file of an item that is named after a field of the item. */
export interface NamedFile {
	/** The folder within the content folder, e.g. "pages". */
	readonly folder: string;
	readonly name: string;
	/** The field that the name comes from. */
	readonly field: string;
}

/** Builds the files of a content folder from items. */
export interface FolderBuilder {
	readonly rows: Rows;
	/** Returns the items of a collection, ordered by `sort` and name. */
	rowsOf(collection: string): readonly Row[];
	/** Returns the items of a collection that have documents: all except those that are left out. */
	includedRows(collection: string): readonly Row[];
	/** Returns an item of a collection. */
	row(collection: string, id: unknown): Row | undefined;
	/** Returns the items of a collection that refer to an item in a field. */
	below(collection: string, field: string, id: string): readonly Row[];
	/** Returns the id of an item in the content folder: its key, otherwise its Directus id. */
	keyOf(collection: string, id: unknown): string | null;
	/** Returns the slug of an item. */
	slugOf(collection: string, id: unknown): string | null;
	/** Returns the name of an image in the content folder. */
	imageName(id: unknown): string | null;
	/** Returns the name in the content folder of an image that a text refers to by its file name. */
	imageNamed(name: unknown): unknown;
	/** Writes a file; null and undefined fields of `value` are left out. */
	write(file: string, value: unknown, origin: Origin): void;
	/** Writes the file of an item. Reports a finding if its name is not a valid file name or another item has it. */
	writeNamed(file: NamedFile, value: unknown, origin: Origin): void;
	/** Writes a list of entries, each from an item. */
	writeList(file: string, entries: readonly { readonly value: unknown; readonly origin: Origin }[]): void;
	readonly documents: Map<string, unknown>;
	readonly origins: Map<string, Origin>;
	/** The findings about items without a file. */
	readonly faults: ItemFault[];
}

function inOrder(one: Row, other: Row): number {
	const left = typeof one.sort === "number" ? one.sort : Number.MAX_SAFE_INTEGER;
	const right = typeof other.sort === "number" ? other.sort : Number.MAX_SAFE_INTEGER;
	const [leftName, rightName] = [nameOf(one), nameOf(other)];
	return left - right || (leftName < rightName ? -1 : leftName > rightName ? 1 : 0);
}

function nameOf(row: Row): string {
	return textOf(row.key) ?? textOf(row.name) ?? textOf(row.slug) ?? row.id;
}

/** Groups items by the id in one of their fields. */
function grouped(rows: readonly Row[], field: string): ReadonlyMap<unknown, readonly Row[]> {
	const groups = new Map<unknown, Row[]>();
	for (const row of rows) {
		const group = groups.get(row[field]);
		if (group) group.push(row);
		else groups.set(row[field], [row]);
	}
	return groups;
}

/** Creates the writer of files and lists, which finds invalid file names. */
function createFolderWriter(): Pick<
	FolderBuilder,
	"documents" | "origins" | "faults" | "write" | "writeNamed" | "writeList"
> {
	const documents = new Map<string, unknown>();
	const origins = new Map<string, Origin>();
	const faults: ItemFault[] = [];
	const write: FolderBuilder["write"] = (file, value, origin) => {
		documents.set(file, withoutNulls(value));
		origins.set(file, origin);
	};
	return {
		documents,
		origins,
		faults,
		write,
		writeNamed({ folder, name, field }, value, origin) {
			const file = `${folder}/${name}.json`;
			const report = (key: DirectusKey) => {
				const item = itemId(collectionOf(origin), origin.id);
				faults.push({ item, finding: findingAt(origin.item, field, key, { name }) });
			};
			if (!isFileName.test(name)) report("directus.name.file");
			else if (documents.has(file)) report("directus.name.taken");
			else write(file, value, origin);
		},
		writeList(file, entries) {
			documents.set(file, withoutNulls(entries.map(({ value }) => value)));
			for (const [place, { origin }] of entries.entries()) origins.set(`${file} ${place}`, origin);
		},
	};
}

/**
 * Creates the builder of a content folder from a project's items; `names` are the file names of its images by id, and
 * `without` the ids of items that are left out.
 */
export function createFolderBuilder(
	rows: Rows,
	names: ReadonlyMap<string, string>,
	without: ReadonlySet<string> = new Set(),
): FolderBuilder {
	const renamed = new Map(
		(rows.directus_files ?? []).map((file) => [
			String(file.filename_download).trim().toLowerCase(),
			names.get(file.id),
		]),
	);
	const rowsOf = memoize((collection: string) => (rows[collection] ?? []).toSorted(inOrder));
	const groupsOf = memoize((collection: string) =>
		memoize((field: string) => grouped(rowsOf(collection), field)),
	);
	const byId = memoize(
		(collection: string) => new Map<unknown, Row>((rows[collection] ?? []).map((row) => [row.id, row])),
	);
	const namesOf = (nameOfRow: (row: Row) => string) =>
		memoize(
			(collection: string) =>
				new Map<unknown, string>(rowsOf(collection).map((row) => [row.id, nameOfRow(row)])),
		);
	const keysOf = namesOf((row) => textOf(row.key) ?? row.id);
	const slugsOf = namesOf((row) => textOf(row.slug) ?? "");
	return {
		...createFolderWriter(),
		rows,
		rowsOf,
		includedRows: (collection) => rowsOf(collection).filter(({ id }) => !without.has(itemId(collection, id))),
		row: (collection, id) => byId(collection).get(id),
		below: (collection, field, id) => groupsOf(collection)(field).get(id) ?? [],
		keyOf: (collection, id) => keysOf(collection).get(id) ?? null,
		slugOf: (collection, id) => slugsOf(collection).get(id) ?? null,
		imageName: (id) => (typeof id === "string" ? (names.get(id) ?? null) : null),
		imageNamed: (name) =>
			typeof name === "string" ? (renamed.get(name.trim().toLowerCase()) ?? name) : name,
	};
}
