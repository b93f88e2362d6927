import type { Field, Fields } from "#core/content/field.ts";
import { oncePer } from "#core/shared/once-per.ts";

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

/**
 * Returns what finds an item's values of the fields that are wanted, at any depth, in the order of its definition; none for
 * null. Fields that neither are wanted nor hold one that is are not looked at: a shop has thousands of items.
 */
export function createValuesOf(
	isWanted: (field: Field) => boolean,
): (fields: Fields, item: unknown, way?: string) => readonly FieldValue[] {
	const holds = oncePer((field: Field): boolean =>
		field.fields ? Object.values(field.fields).some(holds) : isWanted(field),
	);
	const wantedOf = oncePer((fields: Fields) => Object.entries(fields).filter(([, field]) => holds(field)));

	function valuesIn(field: Field, value: unknown, path: string): readonly FieldValue[] {
		const { fields, kind } = field;
		if (!fields) return [{ field, value, path }];
		if (kind === "object") return valuesOf(fields, value, `${path}.`);
		return entriesOf(value).flatMap(([place, entry]) => valuesOf(fields, entry, `${path}.${place}.`));
	}

	function valuesOf(fields: Fields, item: unknown, way = ""): readonly FieldValue[] {
		if (typeof item !== "object" || item === null) return [];
		const values = item as Readonly<Record<string, unknown>>;
		return wantedOf(fields).flatMap(([name, field]) => {
			const value = Object.hasOwn(values, name) ? (values[name] ?? null) : null;
			return value === null ? [] : valuesIn(field, value, `${way}${name}`);
		});
	}
	return valuesOf;
}

function isName(value: unknown): value is string | number {
	return typeof value === "string" || typeof value === "number";
}

// A list that may hold texts of its own as well names nothing by itself.
const namingValuesOf = createValuesOf(
	({ kind, to, rows }) => to !== null && kind !== "children" && !rows?.text,
);

/** All that an item of those fields names, in the order of its fields; values that are none are left out. */
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
