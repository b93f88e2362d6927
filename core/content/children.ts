import * as v from "valibot";
import type { Entity } from "#core/content/entity.ts";
import { type Field, type FieldInfo, type Fields, field, type ValuesOf } from "#core/content/field.ts";
import { findingMessage } from "#core/content/message.ts";
import { orEmpty, strictObject } from "#core/content/structures.ts";

/**
 * Creates a field for items of another entity in the file of the item that they belong to. `by` is the field that
 * refers to that item in content services. "some", for texts by language, requires at least one.
 */
export function children<const FieldMap extends Fields>(
	{ collection, fields }: Entity<FieldMap>,
	by: string,
	minimum: "any" | "some",
	info: FieldInfo,
): Field<readonly ValuesOf<FieldMap>[]> {
	return field<readonly ValuesOf<FieldMap>[]>("children", info, {
		fields,
		to: { entity: collection, by },
		required: minimum === "some",
		json: minimum === "some" ? { minItems: 1 } : {},
		schema: (context) => {
			const items = v.array(strictObject(fields, context));
			return minimum === "any"
				? orEmpty(items)
				: v.pipe(items, v.minLength(1, findingMessage("content.translations.none", {})));
		},
	});
}
