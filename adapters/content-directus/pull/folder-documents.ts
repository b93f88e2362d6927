import { fileFields } from "#adapters/content-directus/model/collections.ts";
import { type Fold, foldOf } from "#adapters/content-directus/model/folds.ts";
import { type Json, objectOf, type Row, textOf } from "#adapters/content-directus/model/rows.ts";
import { type FolderBuilder, isFileName } from "#adapters/content-directus/pull/folder-builder.ts";
import { documentOf, entriesOf, keyOf, originOf } from "#adapters/content-directus/pull/item-documents.ts";
import { plainOrigin } from "#adapters/content-directus/pull/origins.ts";
import { type Entity, fileOf } from "#core/content/entity.ts";
import { entities, listOwners } from "#core/content/model.ts";
import { shopSettings } from "#core/content/shop-settings.ts";
import { media } from "#core/content/site-lists.ts";

/** Returns the name of a list's entry in findings. */
function entryName({ identity, display }: Entity, row: Row): string {
	const [, field = ""] = /^\{\{(\w+)\}\}$/.exec(display) ?? [];
	return identity.by === "id" ? keyOf(row) : (textOf(row[field]) ?? row.id);
}

/** Returns whether an item belongs to no other item, so that it is in its entity's own list. */
function isTop(row: Row, entity: Entity): boolean {
	return listOwners(entity).every(({ by }) => row[by] === null || row[by] === undefined);
}

/** Returns the file name of each product: the first free one of its slug, key and id. */
function productNames(rows: readonly Row[]): ReadonlyMap<Row, string> {
	const taken = new Set<string>();
	return new Map(
		rows.map((row) => {
			const names = [textOf(row.slug), textOf(row.key), row.id].filter(
				(name) => name !== null && isFileName.test(name),
			);
			const name = names.find((candidate) => candidate !== null && !taken.has(candidate)) ?? row.id;
			taken.add(name);
			return [row, name];
		}),
	);
}

function writeProducts(entity: Entity, folder: string, builder: FolderBuilder): void {
	const rows = builder.includedRows(entity.collection);
	for (const [row, name] of productNames(rows)) {
		const { id, slug, ...document } = documentOf(entity, row, builder);
		const own: Json = {
			...(id === name ? {} : { id }),
			...((slug ?? id) === name ? {} : { slug: slug ?? id }),
			// Drafts are read only if they are to be shown.
			status: row.status === "archived" ? "archived" : null,
			...document,
		};
		builder.writeNamed({ folder, name, field: "slug" }, own, originOf(entity, row));
	}
}

function writeFiles(entity: Entity, folder: string, builder: FolderBuilder): void {
	const { identity, collection } = entity;
	if (identity.by !== "file") {
		writeProducts(entity, folder, builder);
		return;
	}
	for (const row of builder.includedRows(collection)) {
		const name = textOf(row[identity.field]) ?? row.id;
		const file = { folder, name, field: identity.field };
		builder.writeNamed(file, documentOf(entity, row, builder), plainOrigin(collection, row, { name }));
	}
}

/** Writes the file of an entity whose items are in fields of the project. */
function writeFolded(entity: Entity, fold: Fold, file: string, builder: FolderBuilder): void {
	const { collection } = fold.owner;
	const [row] = builder.rowsOf(collection);
	if (!row) return;
	if (fold.as === "fields") {
		const own = Object.entries(row).flatMap(([name, value]) =>
			name.startsWith(fold.prefix) ? [[name.slice(fold.prefix.length), value] as const] : [],
		);
		const document = documentOf(entity, { ...Object.fromEntries(own), id: row.id }, builder);
		builder.write(file, document, plainOrigin(collection, row, { within: fold.prefix }));
		return;
	}
	const entries = entriesOf(entity, row[fold.field], builder).map((value, place) => ({
		value,
		origin: plainOrigin(collection, row, { within: `${fold.field}.${place}.` }),
	}));
	if (entries.length > 0) builder.writeList(file, entries);
}

function writeEntity(entity: Entity, file: string, builder: FolderBuilder): void {
	const { collection, identity } = entity;
	const fold = foldOf(entity);
	if (fold !== null) {
		writeFolded(entity, fold, file, builder);
		return;
	}
	if (file.includes("/*")) {
		writeFiles(entity, file.split("/*")[0] ?? "", builder);
		return;
	}
	const rows = builder.includedRows(collection);
	if (identity.by === "site") {
		const [row] = rows;
		if (row) builder.write(file, documentOf(entity, row, builder), plainOrigin(collection, row));
		return;
	}
	const entries = rows
		.filter((row) => isTop(row, entity))
		.map((row) => ({
			value: documentOf(entity, row, builder),
			origin: originOf(entity, row, entryName(entity, row)),
		}));
	// A required list has a file even without entries.
	if (entries.length > 0 || entity.isNeeded) builder.writeList(file, entries);
}

/** Writes the metadata of images. An image without any is not listed; one with an empty list of texts is decorative. */
function writeMedia({ includedRows: shown, imageName, writeList }: FolderBuilder): void {
	const entries = shown("directus_files").flatMap((row) => {
		const name = imageName(row.id);
		const texts = fileFields.flatMap(({ field }) =>
			row[field] == null ? [] : [[field, row[field]] as const],
		);
		if (name === null || texts.length === 0) return [];
		const value = { name, ...Object.fromEntries(texts) };
		return [{ value, origin: plainOrigin("directus_files", row, { name }) }];
	});
	const byName = entries.toSorted((one, other) => (one.value.name < other.value.name ? -1 : 1));
	if (byName.length > 0) writeList(fileOf(media), byName);
}

/** Writes all files of a content folder; those of the shop only if it has settings. */
export function writeDocuments(builder: FolderBuilder): void {
	const hasShop = builder.rowsOf(shopSettings.collection).length > 0;
	for (const entity of entities) {
		const { file } = entity;
		if (file === null || (file.startsWith("shop/") && !hasShop)) continue;
		if (entity === media) writeMedia(builder);
		else writeEntity(entity, file, builder);
	}
}

/** Returns the drafts among items with a status, by their id in the content folder. */
export function draftsOf(rows: readonly Row[] | undefined, name: string): readonly string[] {
	return (rows ?? []).flatMap((row) =>
		row.status === "draft" ? [textOf(objectOf(row)[name]) ?? row.id] : [],
	);
}
