import * as v from "valibot";
import type { Entity } from "#core/content/entity.ts";
import { type Field, type FieldInfo, type Fields, field, type ValuesOf } from "#core/content/field.ts";
import { findingMessage } from "#core/content/message.ts";
import { orEmpty, strictObject } from "#core/content/structures.ts";

/**
 * Items of an entity of their own within the file of the item that they belong to; `by` is the field in which content
 * services name that item. "some" needs at least one.
 */
export function children<const Of extends Fields>(
	{ collection, fields }: Entity<Of>,
	by: string,
	needed: "any" | "some",
	info: FieldInfo,
): Field<readonly ValuesOf<Of>[]> {
	return field<readonly ValuesOf<Of>[]>("children", info, {
		fields,
		to: { entity: collection, by },
		required: needed === "some",
		json: needed === "some" ? { minItems: 1 } : {},
		schema: (context) => {
			const items = v.array(strictObject(fields, context));
			return needed === "any"
				? orEmpty(items)
				: v.pipe(items, v.minLength(1, findingMessage("content.list.empty", {})));
		},
	});
}
