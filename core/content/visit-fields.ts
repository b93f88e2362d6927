import type { Field, Fields } from "#core/content/field.ts";

/** Receives a field's value with its path, e.g. "items.0.image". */
export type VisitField = (field: Field, value: unknown, place: string) => void;

/** Visits each value of an object at any depth, in the order of the fields. */
export function visitFields(fields: Fields, values: object, visit: VisitField, prefix = ""): void {
	const byName = new Map<string, unknown>(Object.entries(values));
	for (const [name, field] of Object.entries(fields)) {
		const value = byName.get(name) ?? null;
		if (value === null) continue;
		const place = prefix + name;
		visit(field, value, place);
		if (Array.isArray(value))
			for (const [index, entry] of value.entries()) visitEntry(field, entry, visit, `${place}.${index}.`);
		else visitEntry(field, value, visit, `${place}.`);
	}
}

function visitEntry({ fields, blockTypes }: Field, entry: unknown, visit: VisitField, prefix: string): void {
	if (typeof entry !== "object" || entry === null) return;
	const type = blockTypes && "type" in entry ? String(entry.type) : null;
	const entryFields =
		type !== null && blockTypes && Object.hasOwn(blockTypes, type) ? blockTypes[type]?.fields : fields;
	if (entryFields) visitFields(entryFields, entry, visit, prefix);
}
