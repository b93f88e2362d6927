import { isoTimestamp } from "#adapters/content-directus/client/directus-values.ts";
import { keyField } from "#adapters/content-directus/model/field-model.ts";
import { isFoldedList } from "#adapters/content-directus/model/folds.ts";
import { hasGermanFields, translationsGermanFirst } from "#adapters/content-directus/model/german-labels.ts";
import { withRecordedPrices, withVariantPrices } from "#adapters/content-directus/model/price-histories.ts";
import {
	type Json,
	listOf,
	objectsOf,
	pick,
	type Row,
	textOf,
} from "#adapters/content-directus/model/rows.ts";
import type { FolderBuilder } from "#adapters/content-directus/pull/folder-builder.ts";
import type { Origin } from "#adapters/content-directus/pull/origins.ts";
import { type Entity, ownLanguageNames } from "#core/content/entity.ts";
import type { Field, Fields } from "#core/content/field.ts";
import { entityNamed } from "#core/content/model.ts";
import { product } from "#core/content/product.ts";
import { variant } from "#core/content/product-parts.ts";
import { parseDecimal } from "#core/money/decimal-text.ts";

/** Returns the id of an item in the content folder. */
export function keyOf(row: Row): string {
	return textOf(row[keyField]) ?? row.id;
}

/** Returns the origin of an item's document. */
export function originOf(entity: Entity, row: Row, name = keyOf(row)): Origin {
	const { collection, identity } = entity;
	return {
		item: identity.by === "site" ? collection : `${collection}/${name}`,
		id: row.id,
		german: entity.ownLanguage && hasGermanFields(ownLanguageNames(entity), row),
		within: "",
	};
}

/** Returns a list, or null if it is empty and not required. */
function listOrNull(list: readonly unknown[], required = false): readonly unknown[] | null {
	return list.length > 0 || required ? list : null;
}

/** Returns the time of a row for documents; midnight becomes a date without time, except in a moment. */
function dateOf({ format }: Field, value: unknown): string | null {
	const text = textOf(value);
	if (text === null) return null;
	return format === "moment" ? isoTimestamp(text) : isoTimestamp(text).replace(/T00:00:00Z$/, "");
}

/** Converts a value within JSON; editors write it as text even if it is a number in files. */
function entryValue(
	{ kind, json, fields, blockTypes }: Field,
	value: unknown,
	builder: FolderBuilder,
): unknown {
	if (blockTypes) return objectsOf(value).map((entry) => blockOf(entry, blockTypes, builder));
	if (kind === "image") return value ? builder.imageNamed(value) : null;
	if (kind === "images") return listOf(value).map((name) => builder.imageNamed(name));
	if (kind === "list" && fields && Array.isArray(value))
		return objectsOf(value).map((entry) => entryOf(entry, fields, builder));
	const isNumberToo = Array.isArray(json.type) && json.type.includes("integer");
	return isNumberToo && typeof value === "string" && /^\d{1,2}$/.test(value.trim()) ? Number(value) : value;
}

/** Converts an entry of a list within JSON. Unknown fields stay, so that a finding can name them. */
function entryOf(entry: Json, fields: Fields, builder: FolderBuilder): Json {
	const values = Object.entries(fields).flatMap(([name, own]) =>
		entry[name] === undefined || entry[name] === null ? [] : [[name, entryValue(own, entry[name], builder)]],
	);
	return { ...entry, ...Object.fromEntries(values) };
}

/**
 * Converts a block. Only the fields of its type stay, because editors' form shows those of all types; a block of an
 * unknown type keeps all.
 */
function blockOf(entry: Json, blockTypes: NonNullable<Field["blockTypes"]>, builder: FolderBuilder): Json {
	const type = String(entry.type);
	if (!Object.hasOwn(blockTypes, type)) return entry;
	const fields = blockTypes[type]?.fields ?? {};
	const names = Object.entries(fields).flatMap(([name, { inFilesOnly }]) => (inFilesOnly ? [] : [name]));
	const own = Object.fromEntries(
		Object.entries(pick(entry, names)).map(([name, value]) => {
			const fieldModel = fields[name];
			const inner = fieldModel?.kind === "list" && fieldModel.fields ? Object.keys(fieldModel.fields) : null;
			return [name, inner ? objectsOf(value).map((item) => pick(item, inner)) : value];
		}),
	);
	return { type: entry.type, ...entryOf(own, fields, builder) };
}

/** Returns a linked list, which files write as names or ids. */
function linkedOf(
	list: Field,
	rows: NonNullable<Field["rows"]>,
	id: string,
	builder: FolderBuilder,
): unknown {
	const values = builder.below(rows.collection, rows.owner, id).map((row) => {
		const member = row[rows.member];
		if (list.kind === "images") return builder.imageName(member);
		const key = list.to ? builder.keyOf(list.to.entity, member) : null;
		return key ?? (rows.text ? row[rows.text] : null);
	});
	return listOrNull(
		values.filter((value) => value !== null && value !== undefined),
		list.required,
	);
}

function valueOfField(
	name: string,
	field: Field,
	row: Row,
	builder: FolderBuilder,
	above: ReadonlySet<string>,
): unknown {
	const { kind, to, rows } = field;
	const value = row[name];
	if (rows) return linkedOf(field, rows, row.id, builder);
	switch (kind) {
		case "id":
			return keyOf(row);
		case "children":
			if (to && isFoldedList(field))
				return listOrNull(entriesOf(entityNamed(to.entity), value, builder), field.required);
			return to ? listOrNull(childrenOf(to, row.id, builder, above), field.required) : null;
		case "image":
			return builder.imageName(value);
		case "reference":
			return to?.by === "slug" ? builder.slugOf(to.entity, value) : builder.keyOf(to?.entity ?? "", value);
		case "number":
			return parseDecimal(value) === null ? value : Number(value);
		case "timestamp":
			return dateOf(field, value);
		case "texts":
			return listOrNull(listOf(value));
		case "list":
			return value === null ? null : entryValue(field, value, builder);
		default:
			return value;
	}
}

/** Returns the items of an entity without a collection, from the field that has them as a list. */
export function entriesOf({ fields }: Entity, list: unknown, builder: FolderBuilder): readonly Json[] {
	return objectsOf(list).map((entry) => entryOf(entry, fields, builder));
}

/** Returns the items within another item. Leaves out those that contain that item, because editors can create cycles. */
function childrenOf(
	{ entity, by }: NonNullable<Field["to"]>,
	id: string,
	builder: FolderBuilder,
	above: ReadonlySet<string>,
): readonly Json[] {
	const within = new Set([...above, id]);
	return builder
		.below(entity, by, id)
		.filter((row) => !within.has(row.id))
		.map((row) => documentOf(entityNamed(entity), row, builder, within));
}

/** Returns the row of a product or variant with its price histories; others as they are. */
function withPrices(entity: Entity, row: Row, builder: FolderBuilder): Row {
	const { id } = row;
	if (entity === product) return { ...withRecordedPrices(row), id };
	if (entity !== variant) return row;
	return { ...withVariantPrices(row, builder.row(product.collection, row.product) ?? {}), id };
}

/** Returns the document of an item; absent values are null. */
export function documentOf(
	entity: Entity,
	row: Row,
	builder: FolderBuilder,
	above: ReadonlySet<string> = new Set(),
): Json {
	const { fields, ownLanguage } = entity;
	const content = withPrices(entity, row, builder);
	const values = Object.entries(fields).flatMap(([name, field]) => {
		if (field.inFilesOnly) return [];
		if (ownLanguage && name === "translations")
			return [[name, translationsGermanFirst(ownLanguageNames(entity), content)] as const];
		return [[name, valueOfField(name, field, content, builder, above)] as const];
	});
	return Object.fromEntries(values);
}
