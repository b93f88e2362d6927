import * as v from "valibot";
import type { ContentClient } from "#adapters/content-directus/client/content-client.ts";
import { ContentError, contentErrorCode } from "#adapters/content-directus/client/content-error.ts";
import { isDomain } from "#adapters/content-directus/client/directus-values.ts";
import { collectionModels, fileFields } from "#adapters/content-directus/model/collections.ts";
import type { CollectionModel, FieldKind } from "#adapters/content-directus/model/field.ts";
import { mediaTypes, readFileFields, storedFields } from "#adapters/content-directus/model/model.ts";
import { along, type Condition } from "#adapters/content-directus/model/permissions.ts";
import { objectOf, type Row, type Rows, textOf } from "#adapters/content-directus/model/rows.ts";
import { findingAt, findingsOfAll, findingsOfErrors } from "#adapters/content-directus/pull/findings.ts";
import type { RowCache } from "#adapters/content-directus/pull/row-cache.ts";
import { type RowQuery, undatedFields } from "#adapters/content-directus/pull/row-index.ts";
import { createRowReader, type RowReader } from "#adapters/content-directus/pull/row-reader.ts";
import { documentType, isDocumentName } from "#core/content/documents.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { readableDomain } from "#core/internet/readable-domain.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";

/** The parts of the client that a pull and a seed need. */
export type RowClient = Pick<ContentClient, "items" | "files" | "project" | "url">;

/** The options of {@link readRows}. */
export interface ReadRowsOptions {
	/** The allowed statuses of items that have one; null for all. */
	readonly statuses: readonly string[] | null;
	/** The rows of the last reading; by default all rows are read. */
	readonly rowCache?: RowCache;
	/** Called with the number of rows of each collection that was read. */
	onCounted?(collection: string, rows: number): void;
	/** Called after each collection. */
	onProgress?(done: number, total: number): void;
}

const reference = v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(String)));
const text = v.nullable(v.string());
const json = v.nullable(v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]));

/** The schemas of the kinds. Decimals are numbers in a database that an earlier version has set up. */
const kinds: Readonly<Record<Exclude<FieldKind, "items" | "modified">, v.GenericSchema>> = {
	string: text,
	text,
	markdown: text,
	integer: v.nullable(v.pipe(v.number(), v.integer())),
	decimal: v.nullable(v.union([v.string(), v.number()])),
	boolean: v.nullable(v.boolean()),
	timestamp: text,
	csv: v.nullable(v.array(v.string())),
	object: json,
	list: v.nullable(v.array(v.unknown())),
	item: reference,
	picture: reference,
	folder: reference,
};

const words: Partial<Readonly<Record<FieldKind, string>>> = {
	integer: "integer",
	boolean: "true, false",
	list: "[…]",
	csv: "[…]",
	object: "{…}",
};

/** A finding about a field of a row. */
export interface RowFault {
	readonly collection: string;
	readonly row: Row;
	readonly finding: ContentFinding;
	/** Whether the fault is an image in a field that can be empty. */
	readonly isOptionalImage?: boolean;
}

/** Returns the name of a row in findings. */
function rowName(collection: string, row: Row): string {
	const name = textOf(row.key) ?? textOf(row.name) ?? textOf(row.slug) ?? textOf(row.domain) ?? row.id;
	return `${collection}/${name}`;
}

/** Returns the findings about the fields of a row. */
function faultsOf(model: CollectionModel, row: Row): readonly ContentFinding[] {
	const item = rowName(model.collection, row);
	return storedFields(model).flatMap(({ field, kind, required }) => {
		if (kind === "items" || kind === "modified") return [];
		const value = row[field];
		if (value === undefined || (required && (value === null || value === "")))
			return [findingAt(item, field, "directus.field.missing", { name: field })];
		if (!v.is(kinds[kind], value)) {
			const found = JSON.stringify(value).slice(0, 60);
			return [findingAt(item, field, "directus.field.type", { found, expected: words[kind] ?? "text" })];
		}
		return [];
	});
}

/** Returns the findings about rows with blank and wrong values. */
export function rowFaults(rows: Rows): readonly RowFault[] {
	return collectionModels().flatMap((model) =>
		(rows[model.collection] ?? []).flatMap((row) =>
			faultsOf(model, row).map((finding) => ({ collection: model.collection, row, finding })),
		),
	);
}

/** Returns an item with all ids as text, because older collections have numbers as ids. */
function rowOf(model: CollectionModel, value: unknown): Row {
	const row = objectOf(value);
	const named = storedFields(model).flatMap(({ field, kind }) => {
		if (kind === "items" || kind === "modified" || kinds[kind] !== reference || row[field] === undefined)
			return [];
		const parsed = v.safeParse(reference, row[field]);
		return parsed.success ? [[field, parsed.output] as const] : [];
	});
	return { ...row, ...Object.fromEntries(named), id: textOf(row.id) ?? "" };
}

/** Returns the conditions for rows with one of these statuses; null for all. */
export function statusConditions(
	{ published }: CollectionModel,
	statuses: readonly string[] | null,
): readonly Condition[] {
	return statuses && published !== null ? [along([...published, "status"], { _in: statuses })] : [];
}

function queryOf(model: CollectionModel, domain: string, statuses: readonly string[] | null): RowQuery {
	const own = along([...model.scope, "domain"], isDomain(domain));
	const live = statusConditions(model, statuses);
	const fields = storedFields(model);
	return {
		collection: model.collection,
		fields: ["id", ...fields.map(({ field }) => field)],
		// A row whose way to the project is emptied does not pass the filter any more.
		undated: undatedFields(fields).filter((field) => field !== model.scope[0]),
		filter: { _and: [own, ...live] },
	};
}

const file = v.looseObject({
	id: v.pipe(v.string(), v.uuid()),
	filename_download: v.string(),
	type: v.nullable(v.string()),
	width: v.nullable(v.number()),
	translations: v.nullable(v.array(v.unknown())),
});

/** Returns the entry of a file. Throws a ContentError if it is invalid, because its id becomes a file name. */
function fileOf(entry: unknown, place: number): Row {
	const parsed = v.safeParse(file, entry);
	if (parsed.success) return parsed.output;
	const [issue] = parsed.issues;
	const field = `${place}.${v.getDotPath(issue) ?? ""}`;
	const { invalidJson: code } = contentErrorCode;
	const message = `directus_files: ${field}: ${issue.message}`;
	throw new ContentError({ message, code, collection: "directus_files", field });
}

/** Returns whether a file belongs to the content: any image, or an official document with a valid name (B-LAW-08). */
function isMedia({ type, filename_download: name }: Row): boolean {
	return type !== documentType || isDocumentName(String(name).trim());
}

function queryOfFiles(folder: string): RowQuery {
	return {
		collection: "directus_files",
		fields: readFileFields,
		undated: ["folder", ...undatedFields(fileFields)],
		filter: { _and: [{ folder: { _eq: folder } }, mediaTypes] },
	};
}

/** Reads the entries of the images and documents in a folder of the file library; rejects with a ContentError. */
export async function readImages(
	client: Pick<RowClient, "files">,
	folder: string | null,
	reader: RowReader = createRowReader(null, null),
): Promise<readonly Row[]> {
	if (folder === null) return [];
	const entries = await reader.read(queryOfFiles(folder), (part) => client.files(part));
	return entries.map(fileOf).filter(isMedia);
}

/** Returns a reader that reports how many rows each collection has. */
function countingReader(reader: RowReader, onCounted: ReadRowsOptions["onCounted"]): RowReader {
	return {
		...reader,
		async read(query, send) {
			const rows = await reader.read(query, send);
			onCounted?.(query.collection, rows.length);
			return rows;
		},
	};
}

/** Reads all items of the client's project and the entries of its images; {@link rowFaults} finds what is wrong with them. */
export async function readRows(
	client: RowClient,
	{ statuses, rowCache, onCounted, onProgress }: ReadRowsOptions,
): Promise<Result<Rows, readonly ContentFinding[]>> {
	const collections = collectionModels();
	const queries = collections.map((model) => queryOf(model, client.project, statuses));
	const context = [client.url, client.project, readFileFields, queries];
	const reader = countingReader(createRowReader(rowCache ?? null, context), onCounted);
	const total = collections.length + 1;
	let done = 0;
	const step = <Value>(value: Value): Value => {
		done += 1;
		onProgress?.(done, total);
		return value;
	};
	const read = async (query: RowQuery) => {
		const found = await reader.read(query, (part) => client.items(query.collection, part));
		return step(found);
	};
	const [first, ...others] = queries.map((query) => () => read(query));
	const settled = [
		...(await Promise.allSettled(first ? [first()] : [])),
		...(await Promise.allSettled(others.map((readOther) => readOther()))),
	];
	const failures = settled.flatMap((result, index) =>
		result.status === "rejected"
			? [{ error: result.reason as unknown, collection: collections[index]?.collection ?? "" }]
			: [],
	);
	if (failures.length === collections.length) return fail(findingsOfAll(failures, client.url));
	if (failures.length > 0) return fail(findingsOfErrors(failures, client.url));
	const rows = new Map<string, readonly Row[]>(
		collections.map((model, index) => {
			const result = settled[index];
			const found = result?.status === "fulfilled" ? result.value : [];
			return [model.collection, found.map((row) => rowOf(model, row))];
		}),
	);
	const project = rows.get("project")?.[0];
	if (!project)
		return fail([
			findingAt("project", "domain", "directus.project.missing", { project: readableDomain(client.project) }),
		]);
	try {
		rows.set("directus_files", step(await readImages(client, textOf(project.media), reader)));
	} catch (error) {
		return fail(findingsOfErrors([{ error, collection: "directus_files" }], client.url));
	}
	reader.save();
	return succeed(Object.fromEntries(rows));
}
