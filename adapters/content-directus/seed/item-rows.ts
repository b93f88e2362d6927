import { keyField } from "#adapters/content-directus/model/field-model.ts";
import { isFoldedList } from "#adapters/content-directus/model/folds.ts";
import { withoutGermanTranslation } from "#adapters/content-directus/model/german-labels.ts";
import {
	type Json,
	listOf,
	objectsOf,
	type Row,
	textOf,
	withoutNulls,
} from "#adapters/content-directus/model/rows.ts";
import type { SeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { type Entity, ownLanguageNames } from "#core/content/entity.ts";
import type { Field, Fields } from "#core/content/field.ts";
import { entityNamed, listOwners } from "#core/content/model.ts";

/** The items by collection, added while a folder is read. */
export type GrowingRows = Map<string, Row[]>;

/** The place of an item: its position in its list, from 1, and its owner. */
interface Place {
	readonly place: number;
	/** The field that refers to the owner, and the owner's id; null for items of the project. */
	readonly owner: { readonly by: string; readonly id: string; readonly source: Json } | null;
	/** The name of the item's file; null in a list. */
	readonly name: string | null;
}

/**
 * Returns the Directus value of a field in a file; undefined if Directus stores it in other collections or not at
 * all.
 */
function storedValue(field: Field, value: unknown, context: SeedContext): unknown {
	const { kind, rows, to, initial, inFilesOnly } = field;
	if (to && isFoldedList(field)) return storedEntries(entityNamed(to.entity), value);
	if (kind === "children" || rows || inFilesOnly) return undefined;
	switch (kind) {
		case "image":
			return context.image(value);
		case "reference":
			return to ? context.reference(to, value) : null;
		case "decimal":
		case "number":
			return textOf(value);
		case "boolean":
			return value ?? initial;
		case "id":
			return textOf(value);
		default:
			return value ?? null;
	}
}

function entryOf(fields: Fields, source: Json): Json {
	return Object.fromEntries(
		Object.entries(fields).flatMap(([name, { kind, initial, inFilesOnly }]) => {
			const value = kind === "reference" ? textOf(source[name]) : (source[name] ?? initial);
			return inFilesOnly || value === null ? [] : [[name, withoutNulls(value)]];
		}),
	);
}

/** Returns the entries of a list with the items of an entity that has no collection of its own. */
export function storedEntries({ fields }: Entity, list: unknown): readonly Json[] {
	return objectsOf(list).map((source) => entryOf(fields, source));
}

/** Returns the values of an item by the names of its fields in Directus. */
export function storedValues(entity: Entity, source: Json, context: SeedContext): Json {
	const { fields, ownLanguage } = entity;
	const values = Object.entries(fields).flatMap(([name, own]) => {
		if (ownLanguage && name === "translations") return [];
		const value = storedValue(own, source[name], context);
		const stored = own.kind === "id" && name === "id" ? keyField : name;
		return value === undefined ? [] : [[stored, value] as const];
	});
	return {
		...Object.fromEntries(values),
		...(ownLanguage ? withoutGermanTranslation(ownLanguageNames(entity), source.translations) : {}),
	};
}

/** Returns the name of an item among those of its entity. */
function nameOf({ identity }: Entity, source: Json, { place, name }: Place): string {
	if (identity.by === "file") return name ?? "";
	if (identity.by === "field") return textOf(source[identity.field]) ?? String(place);
	return identity.by === "id" ? (textOf(source.id) ?? name ?? "") : String(place);
}

/** Adds an item and its children. */
export function addItem(
	rows: GrowingRows,
	entity: Entity,
	source: Json,
	at: Place,
	context: SeedContext,
): void {
	const { collection, identity, isOrdered, hasStatus, fields } = entity;
	const { owner, place, name } = at;
	const above = owner ? [owner.id] : [];
	const own = identity.by === "site" ? [] : [nameOf(entity, source, at)];
	const id = context.id(collection, ...above, ...own);
	const within = entity.file !== null && entity.owner === null;
	const row: Row = {
		...Object.fromEntries(listOwners(entity).map(({ by }) => [by, null])),
		...storedValues(entity, source, context),
		...(within ? { project: context.project } : {}),
		...(owner ? { [owner.by]: owner.id } : {}),
		...(hasStatus ? { status: source.status ?? "published" } : {}),
		...(identity.by === "file" ? { [identity.field]: name } : {}),
		...(identity.by === "site" || name !== null ? {} : placeIn(entity, source, place)),
		...(isOrdered && !Object.hasOwn(fields, "sort") ? { sort: place } : {}),
		id,
	};
	add(rows, collection, row);
	for (const [field, definition] of Object.entries(fields))
		addBelow(rows, [field, definition], { id, source }, context);
}

/** Returns the `sort` of an entry, by default its position in the list; empty for entities without it. */
function placeIn({ fields }: Entity, source: Json, place: number) {
	return Object.hasOwn(fields, "sort") ? { sort: source.sort ?? place } : {};
}

interface Above {
	readonly id: string;
	readonly source: Json;
}

/** Adds the items of other collections that a field of an item contains. */
function addBelow(
	rows: GrowingRows,
	[name, definition]: readonly [string, Field],
	{ id, source }: Above,
	context: SeedContext,
): void {
	const { kind, to, rows: linked } = definition;
	if (kind === "children" && to)
		for (const [index, child] of objectsOf(source[name]).entries()) {
			const at = { place: index + 1, name: null, owner: { by: to.by, id, source } };
			addItem(rows, entityNamed(to.entity), child, at, context);
		}
	if (!linked) return;
	const values = listOf(source[name]);
	for (const [index, value] of values.entries()) {
		const isImage = kind === "images";
		const item = isImage ? context.image(value) : context.member(definition, value, source);
		add(rows, linked.collection, {
			id: context.id(linked.collection, id, isImage || linked.text ? String(index) : String(value)),
			[linked.owner]: id,
			sort: index + 1,
			[linked.member]: item,
			...(linked.text ? { [linked.text]: item === null ? value : null } : {}),
		});
	}
}

function add(rows: GrowingRows, collection: string, row: Row): void {
	const list = rows.get(collection);
	if (list) list.push(row);
	else rows.set(collection, [row]);
}
