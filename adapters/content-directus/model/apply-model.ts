import { customEndpoint } from "@directus/sdk";
import * as v from "valibot";
import type { ContentClient } from "#adapters/content-directus/client/content-client.ts";
import { collectionModels, fileFields } from "#adapters/content-directus/model/collections.ts";
import {
	collectionDefinition,
	type FieldDefinition,
	fieldDefinition,
	type RelationDefinition,
	relationDefinitions,
	typeOf,
} from "#adapters/content-directus/model/definitions.ts";
import type { FieldModel } from "#adapters/content-directus/model/field.ts";
import { mediaRoot, publicPolicy } from "#adapters/content-directus/model/model.ts";
import { grantReadAccess, type Send } from "#adapters/content-directus/model/permissions.ts";
import {
	copyFormerColumn,
	type FormerColumn,
	formerColumn,
	type RenamedColumn,
	renamedColumns,
	upgradeItems,
} from "#adapters/content-directus/model/upgrade-items.ts";

/** The result of applying the data model. */
export interface AppliedModel {
	/** The added and updated parts, e.g. "ecommerce_product.stock"; empty if nothing has changed. */
	readonly changes: readonly string[];
	/** Existing fields of another type, which have to be changed by hand. */
	readonly conflicts: readonly {
		readonly place: string;
		readonly found: string;
		readonly expected: string;
	}[];
	/** Former columns with texts that the present ones lack. */
	readonly former: readonly FormerColumn[];
}

const knownCollections = v.array(v.object({ collection: v.string() }));
const knownFields = v.array(
	v.object({
		collection: v.string(),
		field: v.string(),
		type: v.string(),
		meta: v.nullable(v.object({ note: v.nullish(v.string(), null), options: v.unknown() })),
	}),
);
const knownRelations = v.array(v.object({ collection: v.string(), field: v.string() }));
const knownFolders = v.array(v.object({ id: v.string() }));

type KnownFields = ReadonlyMap<string, v.InferOutput<typeof knownFields>[number]>;

async function addCollections(send: Send, changes: string[]): Promise<void> {
	const known = new Set(
		v.parse(knownCollections, await send("GET", "/collections")).map(({ collection }) => collection),
	);
	const missing = collectionModels().flatMap((model, place) =>
		known.has(model.collection) ? [] : [collectionDefinition(model, place + 1)],
	);
	if (missing.length === 0) return;
	await send("POST", "/collections", missing);
	changes.push(...missing.map(({ collection }) => collection));
}

async function readFields(send: Send): Promise<KnownFields> {
	const list = v.parse(knownFields, await send("GET", "/fields"));
	return new Map(list.map((field) => [`${field.collection}.${field.field}`, field]));
}

/** Adds a missing field, or updates the notes and choices of an existing one. */
async function ensureField(
	send: Send,
	known: KnownFields,
	collection: string,
	definition: FieldDefinition,
	changes: string[],
): Promise<void> {
	const place = `${collection}.${definition.field}`;
	const found = known.get(place);
	const { note, options } = definition.meta;
	if (!found) await send("POST", `/fields/${collection}`, definition);
	else if (found.meta?.note !== note || !isDeepEqual(found.meta?.options ?? null, options ?? null))
		await send("PATCH", `/fields/${collection}/${definition.field}`, { meta: definition.meta });
	else return;
	changes.push(place);
}

function isDeepEqual(one: unknown, other: unknown): boolean {
	const sorted = (_: string, value: unknown) =>
		typeof value === "object" && value !== null && !Array.isArray(value)
			? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
			: value;
	return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}

/** SQLite's names of the types that it does not have. */
const stored: Readonly<Record<string, string>> = { uuid: "string", decimal: "float" };

function conflictsOf(known: KnownFields): AppliedModel["conflicts"] {
	const of = (collection: string, fields: readonly FieldModel[]) =>
		fields.flatMap(({ field, kind }) => {
			const place = `${collection}.${field}`;
			const expected = typeOf(kind);
			const found = known.get(place)?.type ?? expected;
			return found === expected || found === stored[expected] ? [] : [{ place, found, expected }];
		});
	return [
		...collectionModels().flatMap(({ collection, fields }) => of(collection, fields)),
		...of("directus_files", fileFields),
	];
}

async function addRelations(send: Send, changes: string[]): Promise<void> {
	const list = v.parse(knownRelations, await send("GET", "/relations"));
	const known = new Set(list.map(({ collection, field }) => `${collection}.${field}`));
	const collections = collectionModels();
	const all: readonly RelationDefinition[] = collections.flatMap((model) =>
		relationDefinitions(model, collections),
	);
	for (const relation of all) {
		const place = `${relation.collection}.${relation.field}`;
		if (known.has(place)) continue;
		await send("POST", "/relations", relation);
		changes.push(`${place} → ${relation.related_collection}`);
	}
}

/**
 * Copies the texts of former columns to present ones that were just added. Returns the former columns of earlier runs with
 * texts that the present ones lack, because somebody may have emptied those.
 */
async function copyFormerColumns(
	send: Send,
	known: KnownFields,
	columns: readonly RenamedColumn[],
	changes: string[],
): Promise<readonly FormerColumn[]> {
	const former: FormerColumn[] = [];
	for (const column of columns) {
		const { collection, from, to } = column;
		if (!known.has(`${collection}.${from}`)) continue;
		if (known.has(`${collection}.${to}`)) former.push(...(await formerColumn(send, column)));
		else changes.push(...(await copyFormerColumn(send, column)));
	}
	return former;
}

/**
 * Applies the data model to an empty Directus or one with an earlier model: collections, fields with notes,
 * relations, the media folder and the public read permissions. Then it upgrades items of an older format. It only adds and
 * updates; repeating it changes nothing. Rejects if Directus refuses a step.
 */
export async function applyModel(
	send: Send,
	columns: readonly RenamedColumn[] = renamedColumns(),
): Promise<AppliedModel> {
	const changes: string[] = [];
	const conflicts = conflictsOf(await readFields(send));
	if (conflicts.length > 0) return { changes, conflicts, former: [] };
	await addCollections(send, changes);
	const known = await readFields(send);
	for (const { collection, fields } of collectionModels())
		for (const [place, model] of fields.entries())
			await ensureField(send, known, collection, fieldDefinition(model, place + 1), changes);
	for (const [place, model] of fileFields.entries())
		await ensureField(send, known, "directus_files", fieldDefinition(model, place + 1), changes);
	await addRelations(send, changes);
	const folders = v.parse(knownFolders, await send("GET", `/folders?limit=-1&fields=id`));
	if (!folders.some(({ id }) => id === mediaRoot.id)) {
		await send("POST", "/folders", mediaRoot);
		changes.push(`folder ${mediaRoot.name}`);
	}
	changes.push(...(await grantReadAccess(send, publicPolicy, null)));
	const former = await copyFormerColumns(send, known, columns, changes);
	changes.push(...(await upgradeItems(send)));
	return { changes, conflicts, former };
}

/** Returns a function that sends requests for which the client has no method. */
export function upload(client: Pick<ContentClient, "request">): Send {
	return (method, path, body) =>
		client.request(
			customEndpoint({ method, path, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
			path.split(/[/?]/)[1] ?? path,
		);
}
