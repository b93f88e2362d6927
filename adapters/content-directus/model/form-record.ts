import { createHash } from "node:crypto";
import * as v from "valibot";
import type { FieldDefinition } from "#adapters/content-directus/model/definitions.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { isDeepEqual, sortedJson } from "#adapters/content-directus/model/rows.ts";

/** The properties of a field's form that an administrator may change. */
const formProperties = [
	"interface",
	"options",
	"display",
	"display_options",
	"note",
	"width",
	"required",
	"translations",
] as const;

/** A property of a field in Directus: of its form, or of its validation. */
export type Meta = Readonly<Record<string, unknown>>;

const fieldRecord = v.object({ form: v.string(), group: v.nullable(v.string()) });
const formRecord = v.record(v.string(), v.record(v.string(), fieldRecord));

/** The form that a field was given last: a digest of its properties, and its group. */
export type FieldRecord = v.InferOutput<typeof fieldRecord>;

/** The forms that the data model's fields were given last, by collection and field. */
export type FormRecord = v.InferOutput<typeof formRecord>;

/** The hidden field of the project that stores the {@link FormRecord}. It has no column, and no data of items. */
export const recordField = "facette_forms";

/** Returns the record that a Directus stores; null if it has none. */
export function readRecord(meta: Meta | null | undefined): FormRecord | null {
	const parsed = v.safeParse(v.object({ forms: formRecord }), meta?.options);
	return parsed.success ? parsed.output.forms : null;
}

/** Returns the field that stores a record. */
function recordDefinition(forms: FormRecord): FieldDefinition {
	return {
		field: recordField,
		type: "alias",
		schema: null,
		meta: {
			interface: "presentation-divider",
			special: ["alias", "no-data"],
			hidden: true,
			readonly: true,
			options: { forms },
			note: "What facette schema has set in forms, so that it keeps what you change by hand.",
		},
	};
}

/** Returns the properties of a field's form. */
export function formOf(meta: Meta): Meta {
	return Object.fromEntries(formProperties.map((name) => [name, meta[name] ?? null]));
}

function digest(value: unknown): string {
	return createHash("sha1").update(sortedJson(value)).digest("hex").slice(0, 10);
}

/** Returns a short digest of a field's form. */
export function formDigest(meta: Meta): string {
	return digest(formOf(meta));
}

/**
 * Returns a short digest of what the navigation shows of a collection, without its folder, and of what is copied. Without the
 * latter it is that of earlier versions.
 */
export function navigationDigest({ icon, color, note, translations, ...rest }: Meta): string {
	const copied = rest.item_duplication_fields ?? null;
	const look = [icon ?? null, color ?? null, note ?? null, translations ?? null];
	return digest(copied === null ? look : [...look, copied]);
}

/** Returns the record of a field that has the form of the model. */
export function recordOf({ meta }: FieldDefinition): FieldRecord {
	return { form: formDigest(meta), group: typeof meta.group === "string" ? meta.group : null };
}

/** Returns those of the new values that differ from the stored ones. */
export function differences(next: Meta, stored: Meta): Meta {
	return Object.fromEntries(
		Object.entries(next).filter(([name, value]) => !isDeepEqual(value ?? null, stored[name] ?? null)),
	);
}

/** Stores a record unless it is stored already. */
export async function storeRecord(send: Send, last: FormRecord | null, next: FormRecord): Promise<void> {
	const { meta, ...field } = recordDefinition(next);
	if (last === null) await send("POST", "/fields/project", { ...field, meta });
	else if (!isDeepEqual(last, next))
		await send("PATCH", `/fields/project/${recordField}`, { meta: { options: meta.options } });
}
