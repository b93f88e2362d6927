import * as v from "valibot";
import { foldedInto, foldOf } from "#adapters/content-directus/model/folds.ts";
import { collectionNamed } from "#adapters/content-directus/model/model.ts";
import { along, type Condition, type Send } from "#adapters/content-directus/model/permissions.ts";
import { entityNamed } from "#core/content/model.ts";
import { project } from "#core/content/project.ts";
import { currentFormat, formatOf } from "#core/content/upgrade/format.ts";
import type { ContentChange, Json, Migration } from "#core/content/upgrade/migration.ts";
import { migrationsAfter, upgradeItem } from "#core/content/upgrade/upgrade-value.ts";

/** A column that has another name in the data model now. */
export interface RenamedColumn {
	readonly collection: string;
	readonly from: string;
	readonly to: string;
}

/** A former column with texts that the present one lacks. */
export interface FormerColumn extends RenamedColumn {
	readonly items: number;
}

const rows = v.array(v.looseObject({ id: v.string() }));

async function readItems(
	send: Send,
	collection: string,
	fields: readonly string[],
	filter: Condition,
): Promise<readonly (Json & { readonly id: string })[]> {
	const query = `fields=${["id", ...fields].join(",")}&filter=${encodeURIComponent(JSON.stringify(filter))}`;
	return v.parse(rows, await send("GET", `/items/${collection}?limit=-1&${query}`));
}

/** Returns the columns that the migrations rename. */
export function renamedColumns(all: readonly Migration[] = migrationsAfter(0)): readonly RenamedColumn[] {
	return all.flatMap(({ content }) =>
		content.flatMap(({ collection, column }) => {
			const fold = foldOf(entityNamed(collection));
			if (column === null || fold?.as === "list") return [];
			if (fold === null) return [{ collection, ...column }];
			const { prefix, owner } = fold;
			return [{ collection: owner.collection, from: prefix + column.from, to: prefix + column.to }];
		}),
	);
}

/** Reads the items whose text is in the former column only. */
function itemsOfFormer(send: Send, { collection, from, to }: RenamedColumn) {
	const filter = { _and: [{ [from]: { _nnull: true } }, { [to]: { _null: true } }] };
	return readItems(send, collection, [from], filter);
}

/**
 * Copies what a former column holds to the present one, which was just added. The former column stays, for older programs.
 * Returns the lines of the report; none if the former column is empty.
 */
export async function copyFormerColumn(send: Send, column: RenamedColumn): Promise<readonly string[]> {
	const { collection, from, to } = column;
	const items = await itemsOfFormer(send, column);
	for (const item of items) await send("PATCH", `/items/${collection}/${item.id}`, { [to]: item[from] });
	return items.length === 0 ? [] : [`${collection}.${from} → ${collection}.${to}: ${items.length}`];
}

/** Returns a former column with the number of items whose text is there only; none if there are no such items. */
export async function formerColumn(send: Send, column: RenamedColumn): Promise<readonly FormerColumn[]> {
	const items = await itemsOfFormer(send, column);
	return items.length === 0 ? [] : [{ ...column, items: items.length }];
}

/** Returns whether a change is made within a field of Directus: not in a column, or in entries of a list. */
function isInField({ collection, column }: ContentChange): boolean {
	return column === null || foldOf(entityNamed(collection))?.as === "list";
}

/** Returns the collections that changes within fields concern, with these fields. */
function changedFields(pending: readonly Migration[]): ReadonlyMap<string, ReadonlySet<string>> {
	const fields = new Map<string, Set<string>>();
	for (const { collection, former } of pending.flatMap(({ content }) => content.filter(isInField))) {
		const fold = foldOf(entityNamed(collection));
		const [field = ""] = former.split(".");
		const place = fold?.owner.collection ?? collection;
		const name = fold === null ? field : fold.as === "list" ? fold.field : fold.prefix + field;
		fields.set(place, (fields.get(place) ?? new Set()).add(name));
	}
	return fields;
}

function withoutColumns(pending: readonly Migration[]): readonly Migration[] {
	return pending.map((migration) => ({ ...migration, content: migration.content.filter(isInField) }));
}

/** Returns an item with the present names, also those of the items that are stored in the project's. */
function upgradeRow(collection: string, item: Json, pending: readonly Migration[]): Json {
	const { value } = upgradeItem(collection, item, pending);
	if (collection !== project.collection) return value;
	const parts = foldedInto(project).flatMap(({ entity, fold }): readonly (readonly [string, unknown])[] => {
		if (fold.as === "list") {
			const list = item[fold.field];
			if (!Array.isArray(list)) return [];
			const entries = list.map((entry) => upgradeItem(entity.collection, entry, pending).value);
			return entries.some((entry, place) => entry !== list[place]) ? [[fold.field, entries]] : [];
		}
		const own = Object.entries(item).flatMap(([name, inner]) =>
			name.startsWith(fold.prefix) ? [[name.slice(fold.prefix.length), inner] as const] : [],
		);
		const upgraded = upgradeItem(entity.collection, Object.fromEntries(own), pending).value;
		return Object.entries(upgraded).map(([name, inner]) => [fold.prefix + name, inner]);
	});
	return { ...value, ...Object.fromEntries(parts) };
}

async function upgradeProject(send: Send, id: string, pending: readonly Migration[]): Promise<string[]> {
	const changes: string[] = [];
	const within = withoutColumns(pending);
	for (const [collection, names] of changedFields(pending)) {
		const filter = along([...collectionNamed(collection).scope, "id"], { _eq: id });
		for (const item of await readItems(send, collection, [...names], filter)) {
			const value = upgradeRow(collection, item, within);
			const changed = [...names].filter((name) => value[name] !== item[name]);
			if (changed.length === 0) continue;
			const values = Object.fromEntries(changed.map((name) => [name, value[name]]));
			await send("PATCH", `/items/${collection}/${item.id}`, values);
			changes.push(`${collection} ${item.id}: ${changed.join(", ")}`);
		}
	}
	return changes;
}

/**
 * Brings the items of projects with an older format to the newest one: what changed within fields. A project's format is
 * written last, so that an interrupted upgrade is done again. Returns the lines of the report.
 */
export async function upgradeItems(send: Send): Promise<readonly string[]> {
	const changes: string[] = [];
	const { collection } = project;
	for (const item of await readItems(send, collection, ["domain", "format"], {})) {
		const pending = migrationsAfter(formatOf(item) ?? currentFormat);
		if (pending.length === 0) continue;
		changes.push(...(await upgradeProject(send, item.id, pending)));
		await send("PATCH", `/items/${collection}/${item.id}`, { format: currentFormat });
		changes.push(`${item.domain}: format ${currentFormat}`);
	}
	return changes;
}
