import {
	type Documents,
	objectOf,
	objectsOf,
	type Row,
	type Rows,
	textOf,
} from "#adapters/content-directus/model/rows.ts";
import { filesOf } from "#adapters/content-directus/seed/documents.ts";
import { addItem, type GrowingRows } from "#adapters/content-directus/seed/item-rows.ts";
import { completeManufacturers } from "#adapters/content-directus/seed/manufacturers.ts";
import { createSeedContext, type SeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import type { Entity } from "#core/content/entity.ts";
import { entities } from "#core/content/model.ts";

/** A product with what its file's name says; products of other projects are left to theirs. */
function completeProducts(
	files: ReturnType<typeof filesOf>,
	{ domain }: SeedContext,
): ReturnType<typeof filesOf> {
	return files
		.filter(([, { project }]) => !textOf(project) || project === domain)
		.map(([name, source]) => [name, { ...source, id: textOf(source.id) ?? name, slug: source.slug ?? name }]);
}

function addEntity(rows: GrowingRows, entity: Entity, documents: Documents, context: SeedContext): void {
	const { file, identity } = entity;
	if (file === null) return;
	const [folder = ""] = file.split("/*");
	if (file.includes("*")) {
		const files = filesOf(documents, folder);
		const complete = entity.collection === "ecommerce_product" ? completeProducts(files, context) : files;
		for (const [index, [name, source]] of complete.entries())
			addItem(rows, entity, source, { place: index + 1, owner: null, name }, context);
	} else if (identity.by === "site") {
		addItem(rows, entity, objectOf(documents.get(file)), { place: 1, owner: null, name: null }, context);
	} else {
		const isManufacturer = entity.collection === "ecommerce_manufacturer";
		const list = isManufacturer ? completeManufacturers(documents) : objectsOf(documents.get(file));
		for (const [index, source] of list.entries())
			addItem(rows, entity, source, { place: index + 1, owner: null, name: null }, context);
	}
}

/** All items of a project from a content folder's documents; the same documents always give the same items. */
export function projectItems(documents: Documents, domain: string, images: readonly string[]): Rows {
	const context = createSeedContext(domain, documents);
	const rows: GrowingRows = new Map();
	const hasShop = documents.has("shop/settings.json");
	for (const entity of entities) {
		const isShop = entity.file?.startsWith("shop/") ?? false;
		if (entity.collection !== "media" && (hasShop || !isShop)) addEntity(rows, entity, documents, context);
	}
	const website = { domain, media: context.mediaFolder };
	return {
		...Object.fromEntries(rows),
		project: (rows.get("project") ?? []).map(({ project: _, ...row }) => ({
			...row,
			...website,
			id: row.id,
		})),
		directus_files: images.map((name) =>
			fileRow(name, documents, context.image(name) ?? "", context.mediaFolder),
		),
	};
}

const types: ReadonlyMap<string, string> = new Map([
	["png", "image/png"],
	["svg", "image/svg+xml"],
]);

function fileRow(name: string, documents: Documents, id: string, folder: string): Row {
	const entry = objectsOf(documents.get("media/index.json")).find(
		(other) => String(other.name).trim().toLowerCase() === name.toLowerCase(),
	);
	return {
		id,
		folder,
		filename_download: name,
		title: name.replace(/\.[^.]+$/, ""),
		type: types.get(name.split(".").at(-1)?.toLowerCase() ?? "") ?? "image/jpeg",
		translations: entry?.translations ?? null,
	};
}
