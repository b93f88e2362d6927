import { fileContent } from "#core/content/files.ts";
import { entities, entityNamed } from "#core/content/model.ts";
import {
	canRename,
	changeAt,
	type FormerName,
	isJson,
	type Json,
	type Migration,
	withName,
} from "#core/content/upgrade/migration.ts";
import { migrations } from "#core/content/upgrade/migrations.ts";

/** A former name, with the format in which it was replaced. */
export interface FoundName extends FormerName {
	readonly migration: Migration;
}

/** A value with the present names, and the former names that it had. */
export interface Upgraded<Value> {
	readonly value: Value;
	readonly found: readonly FoundName[];
}

/** Returns the migrations that lead from a format to the newest one. */
export function migrationsAfter(
	format: number,
	all: readonly Migration[] = migrations,
): readonly Migration[] {
	return all.filter(({ to }) => to > format);
}

/** Returns the fields of an entity with items of other entities, which have changes of their own. */
function childFields(collection: string): readonly (readonly [name: string, collection: string])[] {
	return Object.entries(entityNamed(collection).fields).flatMap(([name, { kind, to }]) =>
		kind === "children" && to ? [[name, to.entity] as const] : [],
	);
}

function migrateItem(collection: string, item: Json, migration: Migration): Upgraded<Json> {
	let value = item;
	const found: FoundName[] = [];
	for (const change of migration.content) {
		if (change.collection !== collection) continue;
		const applied = change.apply(value);
		value = applied.item;
		found.push(...applied.found.map((name) => ({ ...name, migration })));
	}
	for (const [name, child] of childFields(collection))
		value = changeAt(value, [name, "*"], (entry, place) => {
			const migrated = migrateItem(child, entry, migration);
			found.push(...migrated.found.map((one) => ({ ...one, field: [...place, one.field].join(".") })));
			return migrated.value;
		}) as Json;
	return { value, found };
}

/**
 * Returns an item of an entity, and the items within it, with the present names. An item without former names is returned
 * itself.
 */
export function upgradeItem(collection: string, item: Json, pending: readonly Migration[]): Upgraded<Json> {
	let value = item;
	const found: FoundName[] = [];
	for (const migration of pending) {
		const migrated = migrateItem(collection, value, migration);
		value = migrated.value;
		found.push(...migrated.found);
	}
	return { value, found };
}

/** Returns the entity whose items a file of a content folder has; undefined for other files. */
function entityOfFile(file: string) {
	const pattern = file.replace(/[^/]+$/, "*.json");
	return (
		entities.find((entity) => entity.file === file) ?? entities.find((entity) => entity.file === pattern)
	);
}

/** Returns an entity and those of the items within it, at any depth. */
function withChildren(collection: string, collected: ReadonlySet<string> = new Set()): ReadonlySet<string> {
	if (collected.has(collection)) return collected;
	return childFields(collection).reduce(
		(found, [, child]) => withChildren(child, found),
		new Set([...collected, collection]) as ReadonlySet<string>,
	);
}

/** Returns the files of a content folder that migrations change, in the form of {@link Entity.file}. */
export function changedFiles(pending: readonly Migration[]): readonly string[] {
	const changed = new Set(pending.flatMap(({ content }) => content.map(({ collection }) => collection)));
	return entities.flatMap(({ collection, file }) =>
		file !== null && [...withChildren(collection)].some((one) => changed.has(one)) ? [file] : [],
	);
}

/**
 * Returns the parsed JSON of a content file with the present names, in the form that it was given: an item, a list,
 * or a list in `items`. Fields of names within a list begin with the entry's index.
 */
export function upgradeFile(file: string, json: unknown, pending: readonly Migration[]): Upgraded<unknown> {
	const entity = entityOfFile(file);
	if (!entity) return { value: json, found: [] };
	const list = fileContent(json);
	if (!Array.isArray(list))
		return isJson(json) ? upgradeItem(entity.collection, json, pending) : { value: json, found: [] };
	const found: FoundName[] = [];
	const upgraded = list.map((entry: unknown, index) => {
		if (!isJson(entry)) return entry;
		const item = upgradeItem(entity.collection, entry, pending);
		found.push(...item.found.map((name) => ({ ...name, field: `${index}.${name.field}` })));
		return item.value;
	});
	if (found.length === 0) return { value: json, found };
	return { value: isJson(json) ? { ...json, items: upgraded } : upgraded, found };
}

/** Returns a configuration with the present options. */
export function upgradeOptions(config: unknown, pending: readonly Migration[]): Upgraded<unknown> {
	let value = config;
	const found: FoundName[] = [];
	for (const migration of pending)
		for (const option of migration.options)
			value = changeAt(value, option.within, (object) => {
				if (!canRename(object, option)) return object;
				const { within, from, to } = option;
				found.push({ field: [...within, from].join("."), name: from, replacement: to, migration });
				return withName(object, from, to);
			});
	return { value, found };
}
