import type { Field, Fields } from "#core/content/field.ts";
import { oncePer } from "#core/shared/once-per.ts";

/** A value at any depth of an item, with its field. */
export interface FieldValue {
	readonly field: Field;
	readonly value: unknown;
	/** The path within the item, e.g. "attributes.0.attribute_group". */
	readonly path: string;
}

/** A reference to an item of another entity. */
export interface Reference {
	readonly to: NonNullable<Field["to"]>;
	readonly value: string | number;
	/** The path within the item, e.g. "attributes.0.attribute_group". */
	readonly path: string;
}

const entriesOf = (value: unknown) => (Array.isArray(value) ? [...value.entries()] : []);

/**
 * Creates a function that returns an item's values of the selected fields at any depth, in the order of the
 * definition; null values are left out. Fields that contain no selected field are skipped, because a shop has
 * thousands of items.
 */
export function createValueFinder(
	isSelected: (field: Field) => boolean,
): (fields: Fields, item: unknown, prefix?: string) => readonly FieldValue[] {
	const holds = oncePer((field: Field): boolean =>
		field.fields ? Object.values(field.fields).some(holds) : isSelected(field),
	);
	const selectedFields = oncePer((fields: Fields) =>
		Object.entries(fields).filter(([, field]) => holds(field)),
	);

	function valuesIn(field: Field, value: unknown, path: string): readonly FieldValue[] {
		const { fields, kind } = field;
		if (!fields) return [{ field, value, path }];
		if (kind === "object") return valuesOf(fields, value, `${path}.`);
		return entriesOf(value).flatMap(([place, entry]) => valuesOf(fields, entry, `${path}.${place}.`));
	}

	function valuesOf(fields: Fields, item: unknown, prefix = ""): readonly FieldValue[] {
		if (typeof item !== "object" || item === null) return [];
		const values = item as Readonly<Record<string, unknown>>;
		return selectedFields(fields).flatMap(([name, field]) => {
			const value = Object.hasOwn(values, name) ? (values[name] ?? null) : null;
			return value === null ? [] : valuesIn(field, value, `${prefix}${name}`);
		});
	}
	return valuesOf;
}

function isName(value: unknown): value is string | number {
	return typeof value === "string" || typeof value === "number";
}

// A list that also allows free texts contains no references.
const namingValuesOf = createValueFinder(
	({ kind, to, rows }) => to !== null && kind !== "children" && !rows?.text,
);

/** Returns all references in an item, in the order of its fields; values that are not references are left out. */
export function referencesOf(fields: Fields, item: unknown): readonly Reference[] {
	return namingValuesOf(fields, item).flatMap(
		({ field: { kind, to }, value, path }): readonly Reference[] => {
			if (!to) return [];
			if (kind === "reference") return isName(value) ? [{ to, value, path }] : [];
			return entriesOf(value).flatMap(([place, name]) =>
				isName(name) ? [{ to, value: name, path: `${path}.${place}` }] : [],
			);
		},
	);
}
