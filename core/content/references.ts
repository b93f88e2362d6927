import type { Field, Fields } from "#core/content/field.ts";

/** A place of an item that names an item of another entity. */
export interface Reference {
	readonly to: NonNullable<Field["to"]>;
	readonly value: string | number;
	/** Where it is within the item, e.g. "attributes.0.attribute_group". */
	readonly path: string;
}

function isName(value: unknown): value is string | number {
	return typeof value === "string" || typeof value === "number";
}

function referencesIn({ kind, to, rows, fields }: Field, value: unknown, path: string): readonly Reference[] {
	const entries = Array.isArray(value) ? value.entries() : [];
	if (fields && kind === "object") return referencesOf(fields, value, `${path}.`);
	if (fields)
		return [...entries].flatMap(([place, entry]) => referencesOf(fields, entry, `${path}.${place}.`));
	// A list that may hold texts of its own as well names nothing by itself.
	if (!to || kind === "children" || rows?.text) return [];
	if (kind === "reference") return isName(value) ? [{ to, value, path }] : [];
	return [...entries].flatMap(([place, name]) =>
		isName(name) ? [{ to, value: name, path: `${path}.${place}` }] : [],
	);
}

/** All that an item of those fields names, in the order of its fields; values that are none are left out. */
export function referencesOf(fields: Fields, item: unknown, way = ""): readonly Reference[] {
	if (typeof item !== "object" || item === null) return [];
	const values = new Map(Object.entries(item));
	return Object.entries(fields).flatMap(([name, of]) =>
		referencesIn(of, values.get(name) ?? null, `${way}${name}`),
	);
}
