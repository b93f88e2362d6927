import type { Field, Fields } from "#core/content/field.ts";

/** A value of an item, at any depth, with its field. */
export interface FieldValue {
	readonly field: Field;
	readonly value: unknown;
	/** Where it is within the item, e.g. "attributes.0.attribute_group". */
	readonly path: string;
}

/** A place of an item that names an item of another entity. */
export interface Reference {
	readonly to: NonNullable<Field["to"]>;
	readonly value: string | number;
	/** Where it is within the item, e.g. "attributes.0.attribute_group". */
	readonly path: string;
}

const entriesOf = (value: unknown) => (Array.isArray(value) ? [...value.entries()] : []);

function valuesIn(field: Field, value: unknown, path: string): readonly FieldValue[] {
	const { fields, kind } = field;
	if (!fields) return [{ field, value, path }];
	if (kind === "object") return valuesOf(fields, value, `${path}.`);
	return entriesOf(value).flatMap(([place, entry]) => valuesOf(fields, entry, `${path}.${place}.`));
}

/** The values of an item's fields and of the fields within them, in the order of its definition; none for null. */
export function valuesOf(fields: Fields, item: unknown, way = ""): readonly FieldValue[] {
	if (typeof item !== "object" || item === null) return [];
	const values = new Map(Object.entries(item));
	return Object.entries(fields).flatMap(([name, field]) => {
		const value = values.get(name) ?? null;
		return value === null ? [] : valuesIn(field, value, `${way}${name}`);
	});
}

function isName(value: unknown): value is string | number {
	return typeof value === "string" || typeof value === "number";
}

/** All that an item of those fields names, in the order of its fields; values that are none are left out. */
export function referencesOf(fields: Fields, item: unknown): readonly Reference[] {
	return valuesOf(fields, item).flatMap(
		({ field: { kind, to, rows }, value, path }): readonly Reference[] => {
			// A list that may hold texts of its own as well names nothing by itself.
			if (!to || kind === "children" || rows?.text) return [];
			if (kind === "reference") return isName(value) ? [{ to, value, path }] : [];
			return entriesOf(value).flatMap(([place, name]) =>
				isName(name) ? [{ to, value: name, path: `${path}.${place}` }] : [],
			);
		},
	);
}
