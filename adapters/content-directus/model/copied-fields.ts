import type { CollectionModel, FieldModel } from "#adapters/content-directus/model/field.ts";
import { isOwned } from "#adapters/content-directus/model/field-form.ts";
import { collectionNamed } from "#adapters/content-directus/model/model.ts";

/** The fields that only one item can have, and the record of its past: its names, numbers, prices and ratings. */
const singular: ReadonlySet<string> = new Set([
	"key",
	"domain",
	"gtin",
	"reference_number",
	"price_history",
	"recorded_prices",
	"show_reduction",
	"ratings",
	"date_created",
	"date_updated",
]);

/** Returns whether a copy has the field of the item. A copy is a draft, and gets a slug of its own. */
function isCopied({ field, kind, isDerived }: FieldModel): boolean {
	return kind !== "modified" && !isDerived && field !== "status" && !singular.has(field);
}

/** Returns the fields of the parts that a list owns, which a copy has as parts of its own. */
function partFields(list: FieldModel, above: readonly string[]): readonly string[] {
	const part = collectionNamed(list.to ?? "");
	if (!isOwned(list) || above.includes(part.collection)) return [];
	const fields = part.fields.filter(({ field }) => field !== list.back);
	return fieldsOf({ ...part, fields }, above).map((name) => `${list.field}.${name}`);
}

function fieldsOf({ collection, fields }: CollectionModel, above: readonly string[]): readonly string[] {
	return fields
		.filter(isCopied)
		.flatMap((own) => (own.kind === "items" ? partFields(own, [...above, collection]) : [own.field]));
}

/**
 * Returns the fields that the Data Studio copies when an editor saves an item as a copy, with those of its parts:
 * `attributes.display_values.value`. Without them, it would take parts of parts away from the original.
 */
export function copiedFields(model: CollectionModel): readonly string[] {
	return fieldsOf(model, []);
}
