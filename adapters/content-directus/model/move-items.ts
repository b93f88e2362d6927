import type { FieldModel } from "#adapters/content-directus/model/field.ts";
import { type FoldedEntity, foldedEntities } from "#adapters/content-directus/model/folds.ts";
import { collectionNamed } from "#adapters/content-directus/model/model.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { readAll } from "#adapters/content-directus/model/read-all.ts";
import {
	isDeepEqual,
	objectsOf,
	type Row,
	type Rows,
	textOf,
} from "#adapters/content-directus/model/rows.ts";
import { createFolderBuilder, type FolderBuilder } from "#adapters/content-directus/pull/folder-builder.ts";
import { documentOf } from "#adapters/content-directus/pull/item-documents.ts";
import { storedEntries } from "#adapters/content-directus/seed/item-rows.ts";
import type { Entity } from "#core/content/entity.ts";
import { entityNamed, listOwners } from "#core/content/model.ts";

/** A collection of an earlier data model, whose items are stored in another item now. */
export interface FormerCollection extends FoldedEntity {
	/** Its items in their order. */
	readonly items: readonly Row[];
	/** The fields that somebody else has added. */
	readonly foreign: readonly string[];
	/** The values of the items that own them, by these items' ids. */
	readonly valuesByOwner: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
	/** The number of items that these values contain. */
	readonly copied: number;
}

/** The result of moving the items of a former collection. */
export interface MovedCollection {
	readonly collection: string;
	readonly to: string;
	readonly items: number;
	/** Why the collection was kept; null if it was removed after all of its items were copied. */
	readonly keptBecause: "items" | "fields" | "values" | null;
	/** Data that could not be moved: a number of items, or names of fields. */
	readonly left: string;
}

/** Returns the field that refers to the owner of a former collection's items. */
function ownerField(entity: Entity): string {
	return listOwners(entity)[0]?.by ?? "project";
}

/** Returns the builder that finds the names of pictures and the keys of items that former items refer to. */
async function builderFor(send: Send, folded: readonly FoldedEntity[], own: Rows): Promise<FolderBuilder> {
	const referenced = new Set(
		folded.flatMap(({ entity }) =>
			Object.values(entity.fields).flatMap(({ kind, to }) => (kind === "reference" && to ? [to.entity] : [])),
		),
	);
	const rows = new Map<string, readonly Row[]>(Object.entries(own));
	for (const name of referenced) rows.set(name, await readAll(send, name));
	const files = await readAll(send, "directus_files", "id,filename_download");
	const names = new Map(files.map(({ id, filename_download }) => [id, String(filename_download)]));
	return createFolderBuilder(Object.fromEntries(rows), names);
}

/** Returns what the owners of former items have to store, and how many of the items that is. */
function collectValues({ entity, fold }: FoldedEntity, items: readonly Row[], builder: FolderBuilder) {
	const valuesByOwner = new Map<string, Record<string, unknown>>();
	let copied = 0;
	for (const row of items) {
		const owner = textOf(row[ownerField(entity)]);
		if (owner === null || (fold.as === "fields" && valuesByOwner.has(owner))) continue;
		copied += 1;
		if (fold.as === "fields") {
			const values = Object.keys(entity.fields).map((name) => [`${fold.prefix}${name}`, row[name] ?? null]);
			valuesByOwner.set(owner, Object.fromEntries(values));
		} else {
			const document = documentOf(entity, row, builder);
			const list = objectsOf(valuesByOwner.get(owner)?.[fold.field]);
			valuesByOwner.set(owner, { [fold.field]: [...list, ...storedEntries(entity, [document])] });
		}
	}
	return { valuesByOwner, copied };
}

/** Reads the collections of earlier data models whose items are stored in other items now. */
export async function readFormerCollections(
	send: Send,
	storedFields: ReadonlyMap<string, { readonly collection: string; readonly field: string }>,
): Promise<readonly FormerCollection[]> {
	const present = new Set([...storedFields.values()].map(({ collection }) => collection));
	const folded = foldedEntities().filter(({ entity }) => present.has(entity.collection));
	if (folded.length === 0) return [];
	const own = new Map<string, readonly Row[]>();
	for (const { entity } of folded) own.set(entity.collection, await readAll(send, entity.collection));
	const builder = await builderFor(send, folded, Object.fromEntries(own));
	return folded.map(({ entity, fold }) => {
		const items = builder.rowsOf(entity.collection);
		const modelFields = new Set(["id", "sort", "project", ownerField(entity), ...Object.keys(entity.fields)]);
		const foreign = [...storedFields.values()].flatMap(({ collection, field }) =>
			collection === entity.collection && !modelFields.has(field) ? [field] : [],
		);
		return { entity, fold, items, foreign, ...collectValues({ entity, fold }, items, builder) };
	});
}

const isUnset = (value: unknown) =>
	value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0);

function isSame(model: FieldModel | undefined, expected: unknown, found: unknown): boolean {
	if (isUnset(expected) && isUnset(found)) return true;
	return model?.initial === found
		? isDeepEqual(expected, found) || isUnset(expected)
		: isDeepEqual(expected, found);
}

/**
 * Stores what belongs to an owner unless it has other values there already. Returns whether all of it is stored, from
 * what Directus gives afterwards.
 */
async function storeIn(
	send: Send,
	path: string,
	names: readonly string[],
	values: Readonly<Record<string, unknown>>,
	models: readonly FieldModel[],
) {
	const read = async () =>
		Object((await send("GET", `${path}?fields=${names.join(",")}`)) ?? {}) as Record<string, unknown>;
	const holds = (found: Record<string, unknown>) =>
		names.every((name) =>
			isSame(
				models.find(({ field }) => field === name),
				values[name],
				found[name],
			),
		);
	const before = await read();
	if (holds(before)) return true;
	const isFree = names.every((name) => {
		const initial = models.find(({ field }) => field === name)?.initial ?? null;
		return isUnset(before[name]) || before[name] === initial;
	});
	if (!isFree) return false;
	await send("PATCH", path, values);
	return holds(await read());
}

/**
 * Stores the items of former collections in the items that own them, and removes a collection once everything it had is
 * stored. A collection with more than that is kept.
 */
export async function moveItems(
	send: Send,
	former: readonly FormerCollection[],
	isDry: boolean,
): Promise<readonly MovedCollection[]> {
	const moved: MovedCollection[] = [];
	for (const { entity, fold, items, foreign, valuesByOwner, copied } of former) {
		const { collection } = entity;
		const owner = fold.owner.collection;
		const { fields } = collectionNamed(owner);
		let others = 0;
		if (!isDry)
			for (const [id, values] of valuesByOwner)
				if (!(await storeIn(send, `/items/${owner}/${id}`, Object.keys(values), values, fields))) others += 1;
		const keptBecause =
			others > 0 ? "values" : copied < items.length ? "items" : foreign.length > 0 ? "fields" : null;
		if (keptBecause === null) await send("DELETE", `/collections/${collection}`);
		const left = keptBecause === "fields" ? foreign.join(", ") : String(others || items.length - copied);
		const to = fold.as === "fields" ? `${owner}.${fold.prefix}*` : `${owner}.${fold.field}`;
		moved.push({ collection, to, items: items.length, keptBecause: keptBecause, left });
	}
	return moved;
}

/** Returns the fields that list items of former collections, whose names their lists have now. */
export function formerLists(former: readonly FormerCollection[]): readonly string[] {
	return former.flatMap(({ entity, fold }) =>
		fold.as === "list" && listOwners(entity).length > 0
			? [`${entityNamed(fold.owner.collection).collection}.${fold.field}`]
			: [],
	);
}
