import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import { fieldDefinition } from "#adapters/content-directus/model/definitions.ts";
import type { StoredFields } from "#adapters/content-directus/model/ensure-form.ts";
import type { FieldModel } from "#adapters/content-directus/model/field.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { readAll } from "#adapters/content-directus/model/read-all.ts";
import { parseDecimal } from "#core/money/decimal-text.ts";

/** A column of numbers, as earlier versions have added it, that is a column of text in the data model. */
export interface NumericColumn {
	readonly collection: string;
	readonly model: FieldModel;
	/** Its type in Directus: "decimal", and "float" with SQLite. */
	readonly found: string;
}

const numericTypes: ReadonlySet<string> = new Set(["decimal", "float", "integer", "bigInteger"]);

/** Returns whether a field of decimals has a column of this type in Directus that is converted. */
export function isNumericColumn({ kind }: FieldModel, type: string): boolean {
	return kind === "decimal" && numericTypes.has(type);
}

/** Returns the columns of decimals that are columns of numbers in a Directus. */
export function numericColumns(storedFields: StoredFields): readonly NumericColumn[] {
	return collectionModels().flatMap(({ collection, fields }) =>
		fields.flatMap((model) => {
			const found = storedFields.get(`${collection}.${model.field}`)?.type ?? "";
			return isNumericColumn(model, found) ? [{ collection, model, found }] : [];
		}),
	);
}

/** The number of items per request. */
const batch = 100;

/**
 * Changes the type of a column of numbers to text. Databases write its values as "1290.0" or "1290.0000", and SQLite only
 * 15 digits, so each value is stored as it was read before. Returns the line of the report. Rejects if Directus refuses it.
 */
export async function convertColumn(
	send: Send,
	{ collection, model, found }: NumericColumn,
): Promise<string> {
	const { field } = model;
	const read = () => readAll(send, collection, `id,${field}`);
	const before = (await read()).filter((item) => item[field] !== null);
	const { type, schema } = fieldDefinition(model, 0);
	await send("PATCH", `/fields/${collection}/${field}`, { type, schema });
	const after = new Map((await read()).map((item) => [item.id, item[field]]));
	const changed = before.flatMap(({ id, [field]: value }) => {
		const text = parseDecimal(value) ?? String(value);
		return after.get(id) === text ? [] : [{ id, [field]: text }];
	});
	for (let start = 0; start < changed.length; start += batch)
		await send("PATCH", `/items/${collection}`, changed.slice(start, start + batch));
	return `${collection}.${field}: ${found} → ${type} (${before.length})`;
}
