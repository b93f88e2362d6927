import type { FieldDefinition } from "#adapters/content-directus/model/definitions.ts";
import {
	differences,
	type FieldRecord,
	type FormRecord,
	formDigest,
	formOf,
	type Meta,
	recordOf,
} from "#adapters/content-directus/model/form-record.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { objectOf } from "#adapters/content-directus/model/rows.ts";

/** A field as Directus stores it. */
export interface StoredField {
	readonly collection: string;
	readonly field: string;
	readonly type: string;
	readonly meta: Meta | null;
}

/** The stored fields by place: "ecommerce_product.stock". */
export type StoredFields = ReadonlyMap<string, StoredField>;

/** The fields of a collection's form, with its groups. */
export interface Form {
	readonly collection: string;
	readonly definitions: readonly FieldDefinition[];
}

/** Returns the record of a form that was just added, by its collection. */
export function newRecord({ collection, definitions }: Form): readonly [string, FormRecord[string]] {
	return [collection, Object.fromEntries(definitions.map((own) => [own.field, recordOf(own)]))];
}

/** The parts of options that follow the model even where somebody has changed the form: what can be chosen and entered. */
function requiredOptions(found: Meta, next: Meta): Meta {
	const { choices, fields } = objectOf(next.options);
	const required = { ...(choices ? { choices } : {}), ...(fields ? { fields } : {}) };
	return Object.keys(required).length === 0 ? {} : { options: { ...objectOf(found.options), ...required } };
}

/**
 * Returns whether a form that no record names is as earlier versions left it. They set no displays and kept labels up to
 * date only when a field changed.
 */
function isFormer(found: Meta, next: Meta): boolean {
	const { interface: face, display, translations } = differences(next, found);
	const isReplaced = face === undefined || found.interface === "input";
	return isReplaced && (display === undefined || !found.display) && translations === undefined;
}

/** Returns the changes of an existing field. A form that somebody has changed by hand stays, and so does a group. */
function changesOf(
	definition: FieldDefinition,
	found: Meta,
	last: FieldRecord | undefined,
	hasGroup: boolean,
) {
	const { meta } = definition;
	const isOurs = last ? last.form === formDigest(found) : isFormer(found, meta);
	const { validation, validation_message, conditions, sort } = meta;
	const group = hasGroup ? (meta.group ?? null) : null;
	const isMoved = (found.group ?? null) === (last?.group ?? null) && group !== (last?.group ?? null);
	const next = {
		...(isOurs ? formOf(meta) : requiredOptions(found, meta)),
		...{ validation, validation_message },
		...(conditions ? { conditions } : {}),
	};
	return { ...differences(next, found), ...(isMoved ? { group, sort } : {}) };
}

/** Adds the missing fields of a form and updates the others. Returns the form's record. */
async function ensureFields(
	send: Send,
	{ collection, definitions }: Form,
	storedFields: StoredFields,
	last: FormRecord[string],
	changes: string[],
): Promise<FormRecord[string]> {
	const isGroup = ({ type, meta }: FieldDefinition) =>
		type === "alias" && String(meta.special).includes("group");
	const place = (field: string) => `${collection}.${field}`;
	// A group that somebody has removed stays removed.
	const present = definitions.filter(
		(own) => !isGroup(own) || storedFields.has(place(own.field)) || last[own.field] === undefined,
	);
	const groups = new Set(present.filter(isGroup).map(({ field }) => field));
	const updates: { readonly field: string; readonly meta: Meta }[] = [];
	for (const definition of present.toSorted((one, other) => Number(isGroup(other)) - Number(isGroup(one)))) {
		const { field, meta } = definition;
		const hasGroup = groups.has(String(meta.group));
		const found = storedFields.get(place(field));
		const changed = found ? changesOf(definition, found.meta ?? {}, last[field], hasGroup) : {};
		if (found && Object.keys(changed).length === 0) continue;
		if (found) updates.push({ field, meta: changed });
		else
			await send("POST", `/fields/${collection}`, {
				...definition,
				meta: { ...meta, ...(hasGroup ? {} : { group: null }) },
			});
		changes.push(place(field));
	}
	// Directus empties its caches after each request.
	if (updates.length > 0) await send("PATCH", `/fields/${collection}`, updates);
	return Object.fromEntries(
		definitions.map((own) => [
			own.field,
			recordAfter(own, storedFields.get(place(own.field)), last[own.field]),
		]),
	);
}

/** Returns the record after a form was ensured. That of a form changed by hand stays, so that it is recognized again. */
function recordAfter(
	definition: FieldDefinition,
	found: StoredField | undefined,
	last: FieldRecord | undefined,
) {
	const next = recordOf(definition);
	const isChanged = last !== undefined && found !== undefined && last.form !== formDigest(found.meta ?? {});
	return isChanged ? { ...next, form: last.form } : next;
}

/** Removes groups that the model has no longer and in which no field is left. */
async function removeGroups(
	send: Send,
	{ collection, definitions }: Form,
	storedFields: StoredFields,
	last: FormRecord[string],
	changes: string[],
): Promise<void> {
	const fields = new Map(definitions.map((own) => [own.field, own]));
	const former = Object.keys(last).filter((name) => !fields.has(name));
	for (const name of former) {
		const place = `${collection}.${name}`;
		const isGroup = String(storedFields.get(place)?.meta?.special).includes("group");
		if (!isGroup) continue;
		const members = [...storedFields.values()].filter(
			(field) => field.collection === collection && field.meta?.group === name,
		);
		if (members.some(({ field }) => last[field]?.group !== name || !fields.has(field))) continue;
		await send("DELETE", `/fields/${collection}/${name}`);
		changes.push(`${place}: removed`);
	}
}

/**
 * Gives forms the fields, groups and texts of the model. What somebody has changed by hand since the last time stays: a form
 * by {@link FormRecord}, a field moved to another group, a removed group. Choices and checks always follow the model.
 * Returns the new record.
 */
export async function ensureForms(
	send: Send,
	forms: readonly Form[],
	storedFields: StoredFields,
	record: FormRecord,
	changes: string[],
): Promise<FormRecord> {
	const next: [string, FormRecord[string]][] = [];
	for (const form of forms) {
		const last = record[form.collection] ?? {};
		next.push([form.collection, await ensureFields(send, form, storedFields, last, changes)]);
		await removeGroups(send, form, storedFields, last, changes);
	}
	return Object.fromEntries(next);
}
