import * as v from "valibot";
import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import { copiedFields } from "#adapters/content-directus/model/copied-fields.ts";
import { navigationOf, sectionDefinition } from "#adapters/content-directus/model/definitions.ts";
import type { CollectionModel } from "#adapters/content-directus/model/field.ts";
import {
	differences,
	type FieldRecord,
	type FormRecord,
	type Meta,
	navigationDigest,
} from "#adapters/content-directus/model/form-record.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { sections } from "#adapters/content-directus/model/sections.ts";

/** The place of the navigation in the record of forms. */
const navigation = "directus_collections";

const rows = v.array(
	v.object({ collection: v.string(), meta: v.nullable(v.record(v.string(), v.unknown())) }),
);

/** The places of the fields that a Directus has, such as "page.translations". */
type StoredFieldNames = Pick<ReadonlySet<string>, "has">;

/** The collections and folders of a Directus with their properties. */
export type StoredCollections = ReadonlyMap<string, Meta | null>;

/** Reads the collections and folders of a Directus. */
export async function readCollections(send: Send): Promise<StoredCollections> {
	const list = v.parse(rows, await send("GET", "/collections"));
	return new Map(list.map(({ collection, meta }) => [collection, meta]));
}

/**
 * Adds the folders of the navigation; one that somebody has removed stays removed. Returns the names of those that exist
 * afterwards.
 */
export async function addSections(
	send: Send,
	stored: StoredCollections,
	last: FormRecord,
	changes: string[],
): Promise<ReadonlySet<string>> {
	const present = new Set(sections.map(({ collection }) => collection).filter((name) => stored.has(name)));
	for (const [place, section] of sections.entries()) {
		const { collection } = section;
		if (stored.has(collection) || last[navigation]?.[collection]) continue;
		await send("POST", "/collections", sectionDefinition(section, place + 1));
		present.add(collection);
		changes.push(collection);
	}
	return present;
}

/**
 * Returns the copied fields of an item as an administrator has chosen them, with the fields that are only added now. Directus
 * removes a deleted field from the list, and does not restore it with the field.
 */
function withNewFields(model: CollectionModel, found: Meta, storedFields: StoredFieldNames): Meta {
	const listed: unknown = found.item_duplication_fields;
	if (!Array.isArray(listed)) return {};
	const isNew = (path: string) => !storedFields.has(`${model.collection}.${path.split(".")[0]}`);
	const all = copiedFields(model);
	const copied = all.filter((path) => listed.includes(path) || isNew(path));
	const others = listed.filter((path) => !all.includes(path));
	return copied.some(isNew) ? { item_duplication_fields: [...copied, ...others] } : {};
}

/** Returns the changes of an existing collection. Without a record, only what is not set at all is set. */
function changesOf(
	model: CollectionModel,
	found: Meta,
	last: FieldRecord | undefined,
	folders: ReadonlySet<string>,
	storedFields: StoredFieldNames,
) {
	const { group, ...look } = navigationOf(model);
	const changed = differences(look, found);
	const unset = Object.fromEntries(
		Object.entries(changed).filter(([name]) => (found[name] ?? null) === null),
	);
	const isOurs = last?.form === navigationDigest(found);
	const lastGroup = last?.group ?? null;
	const exists = model.section === null || folders.has(model.section.collection);
	const isMoved = exists && (found.group ?? null) === lastGroup && group !== lastGroup;
	const renewed = last === undefined ? unset : isOurs ? changed : withNewFields(model, found, storedFields);
	return { ...renewed, ...(isMoved ? { group } : {}) };
}

/**
 * Gives the collections of a Directus their folders, icons and texts in the navigation. What somebody has changed by hand
 * since the last time stays. Returns the record of the navigation.
 */
export async function ensureNavigation(
	send: Send,
	stored: StoredCollections,
	folders: ReadonlySet<string>,
	storedFields: StoredFieldNames,
	lastRecord: FormRecord,
	changes: string[],
): Promise<FormRecord> {
	const record: Record<string, FieldRecord> = {};
	for (const { collection } of sections) record[collection] = { form: "", group: null };
	for (const model of collectionModels()) {
		const { collection } = model;
		const next = navigationOf(model);
		const last = lastRecord[navigation]?.[collection];
		const found = stored.get(collection);
		const isChanged = last !== undefined && found && last.form !== navigationDigest(found);
		record[collection] = { form: isChanged ? last.form : navigationDigest(next), group: next.group };
		if (!found) continue;
		const changed = changesOf(model, found, last, folders, storedFields);
		if (Object.keys(changed).length === 0) continue;
		await send("PATCH", `/collections/${collection}`, { meta: changed });
		changes.push(`${collection} in the navigation`);
	}
	return { [navigation]: record };
}
