import { type ContentItems, entityOfFile, stemOf } from "#adapters/content-files/hold-back/content-items.ts";
import type { Entity } from "#core/content/entity.ts";
import type { Field, Fields } from "#core/content/field.ts";
import { entityNamed } from "#core/content/model.ts";

type Values = Readonly<Record<string, unknown>>;

/** The ids and slugs of items, by collection. */
export type IdsByCollection = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns whether a reference to an item, by its id or slug, leads nowhere. */
export type IsGone = (collection: string, id: string, by: string) => boolean;

/** A reference that an item cannot be without. */
export interface RequiredReference {
	readonly collection: string;
	readonly id: string;
}

function isValues(value: unknown): value is Values {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the fields of an entry in a list or object; null if its model is unknown. */
function fieldsOfEntry({ kind, to, fields, blockTypes }: Field, entry: Values): Fields | null {
	if (kind === "children" && to) return entityNamed(to.entity).fields;
	const type = String(entry.type);
	if (blockTypes) return Object.hasOwn(blockTypes, type) ? (blockTypes[type]?.fields ?? null) : null;
	return fields;
}

function addIds(entity: Entity, value: unknown, stem: string | null, ids: Map<string, Set<string>>): void {
	if (!isValues(value)) return;
	const own = ids.get(entity.collection) ?? new Set();
	ids.set(entity.collection, own);
	for (const id of [value.id ?? stem, value.slug ?? stem])
		if (typeof id === "string" || typeof id === "number") own.add(String(id));
	for (const [name, { kind, to }] of Object.entries(entity.fields)) {
		const entries = value[name];
		if (kind === "children" && to && Array.isArray(entries))
			for (const entry of entries) addIds(entityNamed(to.entity), entry, null, ids);
	}
}

/** Returns the ids and slugs of all items in documents, including those within other items. */
export function idsIn(documents: ContentItems["documents"]): IdsByCollection {
	const ids = new Map<string, Set<string>>();
	for (const [file, value] of documents) {
		const entity = entityOfFile(file);
		if (!entity) continue;
		if (Array.isArray(value)) for (const entry of value) addIds(entity, entry, null, ids);
		else addIds(entity, value, file === entity.file ? null : stemOf(file), ids);
	}
	return ids;
}

/** Returns whether an item with this id or slug exists, or another item implies it. */
export function hasId(ids: IdsByCollection, collection: string, id: string): boolean {
	if (ids.get(collection)?.has(id)) return true;
	const { impliedBy } = entityNamed(collection);
	return impliedBy !== null && (ids.get(impliedBy)?.has(id) ?? false);
}

/** A document without its references to missing items. */
export interface Pruned {
	readonly value: unknown;
	/** Whether a reference that it cannot be without leads to a missing item; it keeps such a reference. */
	readonly isBroken: boolean;
}

function prunedList(field: Field, entries: readonly unknown[], isGone: IsGone): readonly unknown[] {
	const { to, kind } = field;
	if (to && kind !== "children") return entries.filter((id) => !isGone(to.entity, String(id), to.by));
	return entries.flatMap((entry) => {
		const fields = isValues(entry) ? fieldsOfEntry(field, entry) : null;
		if (!fields) return [entry];
		const { value, isBroken } = prune(fields, entry, isGone);
		return isBroken ? [] : [value];
	});
}

/**
 * Removes references to missing items: optional fields, entries of lists, and list entries that cannot be without the
 * item.
 */
export function prune(fields: Fields, item: unknown, isGone: IsGone): Pruned {
	if (!isValues(item)) return { value: item, isBroken: false };
	let isBroken = false;
	const entries = Object.entries(item).flatMap(([name, value]): readonly (readonly [string, unknown])[] => {
		const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
		if (!field) return [[name, value]];
		if (Array.isArray(value)) return [[name, prunedList(field, value, isGone)]];
		if (isValues(value)) {
			const inner = fieldsOfEntry(field, value);
			return [[name, inner ? prune(inner, value, isGone).value : value]];
		}
		const { to } = field;
		if (!to || !isGone(to.entity, String(value), to.by)) return [[name, value]];
		isBroken ||= field.required || field.isImplied;
		return field.required || field.isImplied ? [[name, value]] : [];
	});
	return { value: Object.fromEntries(entries), isBroken };
}

/** Returns the references that an item itself cannot be without. */
export function requiredReferences(file: string, item: unknown): readonly RequiredReference[] {
	const fields = entityOfFile(file)?.fields ?? {};
	if (!isValues(item)) return [];
	return Object.entries(fields).flatMap(([name, { kind, to, required, isImplied }]) => {
		const id = item[name];
		const isId = typeof id === "string" || typeof id === "number";
		return kind === "reference" && to && isId && (required || isImplied)
			? [{ collection: to.entity, id: String(id) }]
			: [];
	});
}
