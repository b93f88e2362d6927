import type { Field, Fields } from "#core/content/field.ts";

/** Takes a value that the content gives for a field, with its place: "items.0.image". */
export type VisitField = (field: Field, value: unknown, place: string) => void;

/** Visits each value of an object with those fields, at any depth, in the order of the fields. */
export function visitFields(fields: Fields, values: object, visit: VisitField, within = ""): void {
	const own = new Map<string, unknown>(Object.entries(values));
	for (const [name, field] of Object.entries(fields)) {
		const value = own.get(name) ?? null;
		if (value === null) continue;
		const place = within + name;
		visit(field, value, place);
		if (Array.isArray(value))
			for (const [index, entry] of value.entries()) visitEntry(field, entry, visit, `${place}.${index}.`);
		else visitEntry(field, value, visit, `${place}.`);
	}
}

function visitEntry({ fields, blockTypes }: Field, entry: unknown, visit: VisitField, within: string): void {
	if (typeof entry !== "object" || entry === null) return;
	const type = blockTypes && "type" in entry ? String(entry.type) : null;
	const own =
		type !== null && blockTypes && Object.hasOwn(blockTypes, type) ? blockTypes[type]?.fields : fields;
	if (own) visitFields(own, entry, visit, within);
}
