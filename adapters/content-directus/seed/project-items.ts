import { fileFields } from "#adapters/content-directus/model/collections.ts";
import { foldedInto, foldOf } from "#adapters/content-directus/model/folds.ts";
import {
	type Documents,
	type Json,
	objectOf,
	objectsOf,
	type Row,
	type Rows,
	textOf,
} from "#adapters/content-directus/model/rows.ts";
import { withImplied } from "#adapters/content-directus/seed/implied-items.ts";
import {
	addItem,
	type GrowingRows,
	storedEntries,
	storedValues,
} from "#adapters/content-directus/seed/item-rows.ts";
import { filesOf } from "#adapters/content-directus/seed/read-documents.ts";
import { createSeedContext, type SeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { mediaType } from "#core/content/documents.ts";
import { type Entity, fileOf } from "#core/content/entity.ts";
import { entities } from "#core/content/model.ts";
import { project } from "#core/content/project.ts";
import { shopSettings } from "#core/content/shop-settings.ts";
import { media } from "#core/content/site-lists.ts";
import { machineDomain } from "#core/internet/domain-name.ts";
import { readableDomain } from "#core/internet/readable-domain.ts";

/** Returns an item; its implied fields default to the name of its file. */
function completed({ fields }: Entity, name: string, source: Json): Json {
	const implied = Object.entries(fields).filter(([, { isImplied }]) => isImplied);
	return {
		...source,
		...Object.fromEntries(implied.map(([field]) => [field, textOf(source[field]) ?? name])),
	};
}

function isOfDomain(project: string | null, domain: string): boolean {
	return !project || project === domain || machineDomain(project) === domain;
}

/** Returns the items of an entity's files, each with its file's name. Items of other projects are left out. */
function itemsOf(
	entity: Entity,
	file: string,
	documents: Documents,
	{ domain }: SeedContext,
): readonly (readonly [name: string | null, source: Json])[] {
	if (file.includes("*"))
		return filesOf(documents, file)
			.filter(([, { project }]) => isOfDomain(textOf(project), domain))
			.map(([name, source]) => [name, completed(entity, name, source)]);
	if (entity.identity.by === "site") return [[null, objectOf(documents.get(file))]];
	const list = entity.impliedBy ? withImplied(entity, documents) : objectsOf(documents.get(file));
	return list.map((source) => [null, source]);
}

function addEntity(rows: GrowingRows, entity: Entity, documents: Documents, context: SeedContext): void {
	if (entity.file === null || foldOf(entity) !== null) return;
	for (const [index, [name, source]] of itemsOf(entity, entity.file, documents, context).entries())
		addItem(rows, entity, source, { place: index + 1, owner: null, name }, context);
}

/** Returns the values of the project's item that come from files of entities without a collection. */
function foldedValues(documents: Documents, context: SeedContext): Json {
	const parts = foldedInto(project).flatMap(({ entity, fold }): readonly (readonly [string, unknown])[] => {
		const document = documents.get(fileOf(entity));
		if (fold.as === "list") return [[fold.field, storedEntries(entity, document)]];
		const values = storedValues(entity, objectOf(document), context);
		return Object.entries(values).map(([name, value]) => [`${fold.prefix}${name}`, value]);
	});
	return Object.fromEntries(parts);
}

/**
 * Returns all items of a project from a content folder's documents. The same documents always result in the same
 * items.
 */
export function projectItems(documents: Documents, domain: string, images: readonly string[]): Rows {
	const context = createSeedContext(domain, documents);
	const rows: GrowingRows = new Map();
	const hasShop = documents.has(fileOf(shopSettings));
	for (const entity of entities) {
		const isShop = entity.file?.startsWith("shop/") ?? false;
		if (entity !== media && (hasShop || !isShop)) addEntity(rows, entity, documents, context);
	}
	const website = {
		...foldedValues(documents, context),
		domain: readableDomain(domain),
		media: context.mediaFolder,
	};
	return {
		...Object.fromEntries(rows),
		project: (rows.get(project.collection) ?? []).map(({ project: _, ...row }) => ({
			...row,
			...website,
			id: row.id,
		})),
		directus_files: images.map((name) =>
			fileRow(name, documents, context.image(name) ?? "", context.mediaFolder),
		),
	};
}

function fileRow(name: string, documents: Documents, id: string, folder: string): Row {
	const entry = objectsOf(documents.get(fileOf(media))).find(
		(other) => String(other.name).trim().toLowerCase() === name.toLowerCase(),
	);
	return {
		id,
		folder,
		filename_download: name,
		title: name.replace(/\.[^.]+$/, ""),
		type: mediaType(name),
		...Object.fromEntries(fileFields.map(({ field }) => [field, entry?.[field] ?? null])),
	};
}
